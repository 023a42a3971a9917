"""Games against a finished one: its throws, its players' recorded moves, and no effect on records."""

from __future__ import annotations

import discord
import pytest

from bot.pages.control import Control, Verb
from bot.store.people import People
from tests.databases import held
from tests.journeys.screen import button_labels, controls, selects
from tests.journeys.test_daily_journeys import _quick, begin, page, play
from tests.journeys.world import Person, World
from tests.third.fixture import third_game
from tests.third.rules import ROUNDS

__all__ = ["_quick", "third_game"]


@pytest.fixture(autouse=True)
def _third(third_game: None) -> None:
    """Before the bot is made."""


async def table_of(world: World, anna: Person, bert: Person) -> str:
    """A finished table at which Anna kept the first dice and Bert the second."""
    game = await world.lobby(anna, bert, command="third play", players=2)
    for _ in range(ROUNDS):
        await anna.press("Keep the first")
        await bert.press("Keep the second")
        for person in (anna, bert):
            await person.ready()
    await world.grace()
    return game


def thrown(log: list[str]) -> list[str]:
    return [line for line in log if line.startswith("roll ")]


async def test_a_stranger_and_a_player_play_against_a_table(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await table_of(world, anna, bert)
    closing = world.closing(first)
    before = len(world.public())
    then = (await world.look(first)).view.points
    last = anna if then[0] < then[1] else bert
    other = bert if last is anna else anna

    # Cleo takes the last seat; the other one has a ghost, whose move stays secret until the round closes.
    opened = await cleo.more("Race its ghosts", closing)
    assert opened.is_private
    game = controls(cleo.panel)[0].game
    look = await world.look(game, cleo)
    assert [(p.user_id, p.computer, p.ghost_user) for p in look.players] == [
        (cleo.id, None, None),
        (None, "ghost", other.id),
    ]
    assert "against ghosts" in cleo.panel_text
    assert look.view.points == (0, 0)
    assert thrown(world.log(game)) == thrown(world.log(first))[:1], "nothing is thrown before its time"
    await world.restart()
    await play(cleo, "first" if last is anna else "second")
    assert (await world.look(game)).view.points == (min(then), max(then))
    assert thrown(world.log(game)) == thrown(world.log(first))
    assert f"{other.name}’s ghost" in cleo.panel_text
    assert f"those of game {first}" in cleo.panel_text
    assert len(world.public()) == before, "nobody else is told"

    # The proof says whose throws they are; nothing counts; once more with the same ghosts.
    checked = page(await cleo.open("verify", game))
    assert f"The throws of this game are those of game {first}." in checked
    assert f"✅ All {ROUNDS} throws follow from this seed." in checked
    assert f'"{first}:' in checked
    assert cleo.mention not in page(await cleo.slash("leaderboard", game="third", what="wins.table"))
    await cleo.press("Play again")
    again = controls(cleo.panel)[0].game
    assert again not in (first, game)
    sealed = await cleo.more("Fair dice")
    assert f"are those of game {first}" in sealed.text
    await world.at_rest()

    # People who played take their own seats; a deleted person leaves a ghost without a name.
    await bert.more("Race its ghosts", closing)
    own = await world.look(controls(bert.panel)[0].game, bert)
    assert own.players[1].ghost_user == anna.id
    async with world.bot.coordinator.set_aside():
        assert not await world.bot.records.delete_user(anna.id, now=world.now)
    await world.tick(3)
    kept = await world.look(own.game)
    assert (kept.players[1].name, kept.players[1].ghost_user) == ("", None)
    assert anna.id not in {row["ghost_user"] for row in held(world.place, "player")}
    await play(bert, "second")
    assert "A ghost" in bert.panel_text
    assert anna.name not in bert.panel_text


async def offered(person: Person) -> discord.Message:
    """The page that asks against which game of THIRD they want to play."""
    message = (await person.open("ghosts", arg="third")).message
    assert message is not None
    return message


async def test_whom_the_page_offers(world: World, anna: Person, bert: Person) -> None:
    with world.unchanged():
        assert "no finished game to play against" in (await anna.open("race", arg=str(anna.id))).text
    await anna.slash("third solo")
    await play(anna, "first", "second")
    solo = controls(anna.panel)[0].game
    await world.tick(2)
    first = await table_of(world, anna, bert)
    choice = await offered(anna)
    assert [option.value for select in selects(choice) for option in select.options] == [
        solo,
        first,
        "champion",
    ]

    # One's own best, at a table now; somebody's newest game, from their profile; any game, from its message.
    best = await anna.choose(solo, choice)
    assert best.is_private
    look = await world.look(controls(anna.panel)[0].game, anna)
    assert (look.dice.throws_of, len(look.players)) == (solo, 2)
    assert look.players[1].ghost_user == anna.id
    points = (await world.look(solo)).view.points[0]
    await play(anna, "first", "first")
    assert (await world.look(look.game)).view.points[1] == points
    profile = (await bert.slash("profile", player=anna.actor)).message
    await bert.press("Race their last game", profile)
    assert (await world.look(controls(bert.panel)[0].game)).dice.throws_of == first
    await bert.open("ghosts", solo)
    assert (await world.look(controls(bert.panel)[0].game)).dice.throws_of == solo

    # Refused: no game, an open one, a daily sheet that others still play, a person who stays off the boards.
    with world.unchanged():
        assert "no finished game" in (await anna.choose("champion", await offered(anna))).text
        assert "no longer exists" in (await anna.open("ghosts", "nosuch")).text
        running = controls(bert.panel)[0].game
        assert "once it has been played" in (await bert.open("ghosts", running)).text
        # In direct messages, only one's own.
        assert "no game with this id" in (await bert.open("ghosts", solo, in_dm=True)).text
    day = await begin(anna)
    await play(anna, "first")
    with world.unchanged():
        daily = await anna.press_id(Control(Verb.GHOST, day).custom_id(), anna.panel)
        assert "Others may still be playing this daily sheet" in daily.text
    await People(world.bot.store).set_unlisted(anna.id, is_unlisted=True)
    with world.unchanged():
        refused = await bert.open("race", arg=str(anna.id))
        assert "does not show their profile" in refused.text
    await anna.open("ghosts", solo, in_dm=True)
    assert anna.panel.guild is None
    assert "Hint" in button_labels(anna.panel)
    await play(anna, "second")


async def test_last_seasons_champion_sits_there_once_more(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await table_of(world, anna, bert)
    winners = (await world.look(first)).winners
    with world.unchanged():
        assert "no finished game" in (await cleo.choose("champion", await offered(cleo))).text
    await world.restart(down=91 * 24 * 3600)
    await cleo.choose("champion", await offered(cleo))
    look = await world.look(controls(cleo.panel)[0].game)
    assert look.dice.throws_of == first
    assert look.players[1].ghost_user in {(anna.id, bert.id)[seat] for seat in winners}
    await cleo.press("Keep the first")
    await world.bot.coordinator.leave(look.game, cleo.id)
