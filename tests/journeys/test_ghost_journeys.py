"""Games against a finished one: its throws, its players' recorded moves, and no effect on records."""

from __future__ import annotations

import discord
import pytest

from bot.features.ghosts.duel_page import RACE
from bot.features.ghosts.verbs import ChallengeVerb
from bot.pages.control import Control
from bot.store.settings import LISTED
from bot.turns import lobby
from bot.turns.clocks import SECOND
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.duels import choose, duel_page, framed_controls
from tests.journeys.screen import control_of, controls, framed_selects
from tests.journeys.skipping import to_the_end
from tests.journeys.test_daily_journeys import begin, page, play
from tests.journeys.world import Person, World
from tests.third.rules import KEEPS, ROUNDS

pytestmark = pytest.mark.usefixtures("third_sheets")


async def table_of(world: World, anna: Person, bert: Person) -> str:
    """A finished table at which Anna kept the first dice and Bert the second."""
    game = await world.lobby(anna, bert, command="third play", players=2)
    await to_the_end(world, game, anna, bert, choose=lambda view: KEEPS[view.seat])
    return game


async def begin_race(person: Person, offer: Answer) -> None:
    """Press what begins the race on the page about it."""
    (go,) = (control for control in framed_controls(offer.shown) if control.verb == ChallengeVerb.GHOST)
    await person.press_id(go.custom_id(), offer.shown)


async def race(person: Person, on: discord.Message) -> None:
    """Race the game whose message this is."""
    await begin_race(person, await person.press("Race this game", on))


def offered(shown: Answer) -> dict[str, str]:
    """The games that the page offers to race, with whose they are and their points."""
    races = (menu for menu in framed_selects(shown.shown) if control_of(menu).tag.startswith(RACE))
    return {option.value: option.label.split(" · ")[0] for menu in races for option in menu.options}


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

    # Cleo takes the seat of the last; the other one is a ghost, whose move nobody sees before the round closes.
    offer = await cleo.more("Race this game", closing)
    assert offer.is_private
    said = page(offer)
    assert f"{other.mention}: **{max(then)} points**" in said
    assert f"You take the seat of {last.mention}, who made {min(then)} points" in said
    assert f"<t:{world.now // SECOND}"[:8] in said
    assert "Nothing counts." in said
    assert not cleo.panels(), "nothing begins before it is told"
    await begin_race(cleo, offer)
    game = controls(cleo.panel)[0].game
    look = await world.look(game, cleo)
    assert [(p.user_id, p.computer, p.ghost_user) for p in look.players] == [
        (cleo.id, None, None),
        (None, "ghost", other.id),
    ]
    assert "Against ghosts" in cleo.panel_text
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
    assert f"are those of game {first}" in (await cleo.more("Fair dice")).text
    await world.at_rest()
    await _own_seat(world, anna, bert, closing)


async def _own_seat(world: World, anna: Person, bert: Person, closing: discord.Message) -> None:
    """Whoever played takes their own seat; whoever is deleted leaves a ghost without a name."""
    mine = await bert.more("Race this game", closing)
    assert "You sit in your own seat again" in page(mine)
    await begin_race(bert, mine)
    own = await world.look(controls(bert.panel)[0].game, bert)
    assert own.players[1].ghost_user == anna.id
    async with world.bot.coordinator.games.set_aside():
        assert not await world.bot.records.delete_user(anna.id, now=world.now)
    await world.tick(3)
    kept = await world.look(own.game)
    assert (kept.players[1].name, kept.players[1].ghost_user) == ("", None)
    assert anna.id not in {row["ghost_user"] for row in held(world.place, "player")}
    await play(bert, "second")
    assert "A ghost" in bert.panel_text
    assert anna.name not in bert.panel_text


async def test_what_the_page_offers_to_race(world: World, anna: Person, bert: Person) -> None:
    assert "race a finished game" not in page(await duel_page(anna))
    await anna.slash("third solo")
    await play(anna, "first", "second")
    solo = controls(anna.panel)[-1].game
    await world.tick(2)
    first = await table_of(world, anna, bert)
    shown = await duel_page(anna)
    assert offered(shown) == {solo: f"Your best: {(await world.look(solo)).view.points[0]} points"} | {
        first: f"Yours: {(await world.look(first)).view.points[0]} points"
    }

    # One's own best game: alone, and the points of then run along.
    offer = await choose(anna, shown, RACE, solo)
    (points,) = (await world.look(solo)).view.points
    assert f"You yourself: **{points} points**" in page(offer)
    assert "You play the same throws on your own" in page(offer)
    await begin_race(anna, offer)
    look = await world.look(controls(anna.panel)[0].game, anna)
    assert (look.mode, look.dice.throws_of, len(look.players)) == ("solo", solo, 1)
    assert "shows the points you made then" in anna.panel_text
    assert "to beat 0" in anna.panel_text
    await world.restart()
    await play(anna, "first", "second")
    assert f"Level: {points} to {points} back then." in anna.panel_text
    assert f"those of game {solo}" in anna.panel_text
    assert thrown(world.log(look.game)) == thrown(world.log(solo))
    assert {row["uncounted"] for row in held(world.place, "result") if row["game"] == look.game} == {
        "challenge"
    }

    # Somebody else's newest games here are offered once they are chosen.
    page_of_bert = await duel_page(bert, anna)
    assert offered(page_of_bert)[solo].startswith("Theirs: ")
    theirs = await choose(bert, page_of_bert, RACE, solo)
    assert f"{anna.mention}: **{points} points**" in page(theirs)
    await begin_race(bert, theirs)
    raced = await world.look(controls(bert.panel)[0].game)
    await bert.press("Keep the first")
    await bert.ready()
    assert f"Race against {anna.mention}" in bert.panel_text
    assert "to beat" in bert.panel_text

    # Whoever is deleted is named no more, wherever the race goes on.
    async with world.bot.coordinator.games.set_aside():
        assert not await world.bot.records.delete_user(anna.id, now=world.now)
    await world.tick(3)
    assert "Race against somebody" in bert.panel_text
    assert str(anna.id) not in str(held(world.place, "game"))
    await world.bot.coordinator.change(raced.game, lobby.depart, bert.id)


async def test_what_cannot_be_raced(world: World, anna: Person, bert: Person) -> None:
    await anna.slash("third solo")
    await play(anna, "first", "second")
    solo = controls(anna.panel)[-1].game
    await bert.slash("third solo")
    running = controls(bert.panel)[0].game
    with world.unchanged():
        for game, person, why in (
            ("nosuch", anna, "no longer exists"),
            (running, bert, "once it has been played"),
        ):
            assert why in (await person.press_control(Control(ChallengeVerb.GHOST, game), person.panel)).text
    # In direct messages, only one's own.
    await world.bot.coordinator.change(running, lobby.depart, bert.id)
    await bert.slash_in_dm("solo third")
    with world.unchanged():
        elsewhere = await bert.press_control(Control(ChallengeVerb.GHOST, solo), bert.direct_messages()[-1])
    assert "no game with this id" in elsewhere.text
    await play(bert, "first")
    day = await begin(anna)
    await play(anna, "first")
    told = await world.refusal(anna.press_control(Control(ChallengeVerb.GHOST, day), anna.panel))
    assert "Others may still be playing this daily sheet" in told
    assert solo in offered(await duel_page(bert, anna))
    assert day not in offered(await duel_page(bert, anna))
    await world.bot.records.settings.save(anna.id, LISTED.to(False))
    assert solo not in offered(await duel_page(bert, anna))


async def test_last_seasons_champion_sits_there_once_more(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await table_of(world, anna, bert)
    winners = (await world.look(first)).winners
    assert "race a finished game" not in page(await duel_page(cleo))
    await world.restart(down=91 * 24 * 3600)
    shown = await duel_page(cleo)
    assert offered(shown)[first].startswith("Last season’s champion: ")
    await begin_race(cleo, await choose(cleo, shown, RACE, first))
    look = await world.look(controls(cleo.panel)[0].game)
    assert look.dice.throws_of == first
    assert look.players[1].ghost_user in {(anna.id, bert.id)[seat] for seat in winners}
    await cleo.press("Keep the first")
    await world.bot.coordinator.change(look.game, lobby.depart, cleo.id)
