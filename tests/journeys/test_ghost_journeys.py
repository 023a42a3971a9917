"""Games with the throws of a finished one: challenges of today, and the races against a table of earlier versions."""

from __future__ import annotations

import pytest

from bot.features.ghosts.duel_page import GAME, NEW, THROWS
from bot.features.ghosts.verbs import ChallengeVerb
from bot.pages.control import Control
from bot.store.settings import LISTED
from bot.turns import lobby
from bot.turns.game import load
from bot.turns.look import Person as Seated
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.duels import begin, begin_against, choose, duel_page, framed_controls
from tests.journeys.screen import button_labels, control_of, controls, framed_selects
from tests.journeys.skipping import to_the_end
from tests.journeys.test_daily_journeys import begin as begin_daily
from tests.journeys.test_daily_journeys import page, play
from tests.journeys.world import Person, World
from tests.races import open_race
from tests.third.rules import KEEPS, ROUNDS

pytestmark = pytest.mark.usefixtures("third_sheets")


async def table_of(world: World, anna: Person, bert: Person) -> str:
    """A finished table at which Anna kept the first dice and Bert the second."""
    game = await world.lobby(anna, bert, command="third play", players=2)
    await to_the_end(world, game, anna, bert, choose=lambda view: KEEPS[view.seat])
    return game


async def old_race(person: Person, first: str) -> str:
    """Sit down against the ghosts of this table, as in earlier versions; returns the game."""
    world = person.world
    source = await load(world.bot.store, first)
    whose = Seated(person.id, person.name, "en-US")
    game = await open_race(world.bot.coordinator, source, whose, channel_id=world.channel.id)
    await person.slash("sheet")
    return game


def offered(shown: Answer) -> dict[str, str]:
    """The games whose throws the page offers, with whose they are and their points."""
    races = (menu for menu in framed_selects(shown.shown) if control_of(menu).tag.startswith(THROWS))
    return {
        option.value: option.label.split(" · ")[0]
        for menu in races
        for option in menu.options
        if option.value != NEW
    }


def thrown(log: list[str]) -> list[str]:
    return [line for line in log if line.startswith("roll ")]


async def test_races_against_a_table_that_earlier_versions_began_go_on_to_their_end(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await table_of(world, anna, bert)
    closing = world.closing(first)
    before = len(world.public())
    then = (await world.look(first)).view.points
    last = anna if then[0] < then[1] else bert
    other = bert if last is anna else anna

    # The button of then says what there is instead.
    assert "ghost" not in [control.verb for control in controls((await cleo.press("More", closing)).shown)]
    with world.unchanged():
        for arg in ("", "go"):
            old = await cleo.press_control(Control(ChallengeVerb.GHOST, first, arg=arg), closing)
            assert "was played at a table" in old.text
            assert "/challenge" in old.text

    # Cleo has the seat of the last; the other one is a ghost, whose move nobody sees before the round closes.
    game = await old_race(cleo, first)
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
    await _own_seat(world, anna, bert, first)


async def _own_seat(world: World, anna: Person, bert: Person, first: str) -> None:
    """Whoever is deleted leaves a ghost without a name."""
    own = await world.look(await old_race(bert, first), bert)
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


async def test_a_finished_game_is_challenged_on_the_same_page(
    world: World, anna: Person, bert: Person
) -> None:
    opened = await duel_page(anna)
    assert not offered(opened)
    await anna.slash("third solo")
    await play(anna, "first", "second")
    solo = controls(anna.panel)[-1].game
    await world.tick(2)
    await table_of(world, anna, bert)
    (points,) = (await world.look(solo)).view.points
    shown = await duel_page(anna)
    assert offered(shown) == {solo: f"Your best: {points} points"}, "no game of a table"

    # One's own best game: alone, and the points of then run along. An old button leads to the same page.
    chosen = await choose(anna, shown, THROWS, solo)
    old = await anna.press_control(Control(ChallengeVerb.GHOST, solo, arg="go"), anna.panel)
    assert (chosen.is_new, old.is_new, page(old)) == (False, True, page(chosen))
    assert f"Beat your **{points} points**" in page(chosen)
    assert "It counts nowhere" in page(chosen)
    tags = [control.tag[:1] for control in framed_controls(chosen.shown) if control.kind == "s"]
    assert tags == [GAME, THROWS], "nobody else plays, and level and length are that game's"
    assert "You both play the same sheet" in page(await choose(anna, chosen, THROWS, NEW))
    await begin(anna, old)
    look = await world.look(controls(anna.panel)[0].game, anna)
    assert (look.mode, look.dice.throws_of, len(look.players)) == ("solo", solo, 1)
    assert "shows the points you made then" in anna.panel_text
    assert "To beat: 0" in anna.panel_text
    await world.restart()
    await play(anna, "first", "second")
    assert f"⚔️ Level: {points} to {points} back then." in anna.panel_text
    assert thrown(world.log(look.game)) == thrown(world.log(solo))
    assert {row["uncounted"] for row in held(world.place, "result") if row["game"] == look.game} == {
        "challenge"
    }
    # Its end has the buttons of every challenge.
    assert {"Rematch", "Review"} <= {*button_labels(anna.panel)}
    assert "Play again" not in button_labels(anna.panel)
    await anna.press("Rematch")
    again = await world.look(controls(anna.panel)[0].game)
    assert again.dice.throws_of == solo
    await world.bot.coordinator.change(again.game, lobby.depart, anna.id)

    # Somebody else's newest games here are offered once they are chosen.
    page_of_bert = await duel_page(bert, anna)
    assert offered(page_of_bert)[solo].startswith("Theirs: ")
    theirs = await choose(bert, page_of_bert, THROWS, solo)
    assert f"Beat {anna.mention}’s **{points} points**" in page(theirs)
    raced = await begin_against(bert, page_of_bert, solo)
    await bert.press("Keep the first")
    await bert.ready()
    assert f"Challenge: {anna.mention}’s game" in bert.panel_text
    assert "To beat" in bert.panel_text

    # Whoever is deleted is named no more, wherever the challenge goes on.
    async with world.bot.coordinator.games.set_aside():
        assert not await world.bot.records.delete_user(anna.id, now=world.now)
    await world.tick(3)
    assert "Challenge: somebody’s game" in bert.panel_text
    assert str(anna.id) not in str(held(world.place, "game"))
    await world.bot.coordinator.change(raced, lobby.depart, bert.id)


async def test_games_that_cannot_be_challenged(world: World, anna: Person, bert: Person) -> None:
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
    day = await begin_daily(anna)
    await play(anna, "first")
    told = await world.refusal(anna.press_control(Control(ChallengeVerb.GHOST, day), anna.panel))
    assert "Others may still be playing this sheet" in told
    assert solo in offered(await duel_page(bert, anna))
    assert day not in offered(await duel_page(bert, anna))
    await world.bot.records.settings.save(anna.id, LISTED.to(False))
    assert solo not in offered(await duel_page(bert, anna))
