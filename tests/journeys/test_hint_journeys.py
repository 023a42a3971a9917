"""Hints as their player sees them: requested, shown, taken or dismissed, and hidden from the others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.computers.pool import Pool
from bot.pages.control import Control, Verb
from engine.brikks.notation import parse_move
from tests.computers import Threads
from tests.journeys.brikks_table import SOLO, seen
from tests.journeys.screen import button_labels, controls, read_out
from tests.journeys.world import Person, World

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A quick player replaces the master, except in tests of the master itself."""
    quick = Threads()

    async def think(_: Pool, game: str, player: str, view: Any, random: Random) -> Any:
        return await quick.think(game, "strong" if player == "master" else player, view, random)

    if "master" not in request.node.name:
        monkeypatch.setattr(Pool, "think", think)


def hinted(person: Person) -> Control:
    """The control that takes the hint on their sheet."""
    return next(c for c in controls(person.panel) if c.tag == "hint" and c.verb == "move")


async def test_the_master_helps_through_a_solo_game_of_brilliant(world: World, anna: Person) -> None:
    await anna.slash("brilliant solo")
    asked = await anna.press("Hint")
    assert not asked.is_new
    assert "does not count for the leaderboard" in asked.text
    with world.unchanged():
        await anna.press("Play without")
    assert "leaderboard" not in anna.panel_text
    await anna.press("Hint")
    answer = await anna.press("Show hints")
    assert not answer.is_new
    assert "💡 **1 at " in answer.private_text
    await anna.press("Take the hint")
    assert "Your start numbers are placed." in anna.panel_text
    assert "Hint" not in button_labels(anna.panel)
    await anna.ready()
    with world.unchanged():
        text = (await anna.press("Hint")).text
        assert "💡" in text
        assert "leaderboard" not in text
        await anna.press("Hide the hint")
        assert "💡" not in anna.panel_text
        assert (await anna.press("Hint")).text == text
    assert "Hint" not in button_labels(anna.panel), "the way on takes its place"
    with world.unchanged():
        ahead = await anna.press("Show how it goes on")
    assert ahead.is_private
    assert "throws of a typical game: made up" in ahead.text or "Every computer player" in ahead.text
    move = hinted(anna).arg
    await anna.press("Take the hint")
    await anna.ready()
    assert world.log(controls(anna.panel)[0].game)[-2] == f"move 0:{move}"


async def test_hints_in_german_and_by_direct_message(world: World, jonas: Person) -> None:
    await jonas.slash_in_dm("solo brikks")
    game = controls(jonas.panel)[0].game
    assert "zählt nicht für die Rangliste" in (await jonas.press("Tipp")).text
    assert "💡 **" in (await jonas.press("Tipps zeigen")).text
    assert "So beginnen?" in jonas.panel_text
    await jonas.press("Tipp übernehmen")
    await jonas.press("Nächster Wurf")
    for _ in range(3):
        text = (await jonas.press("Tipp")).text
        assert "💡 **" in text
        assert "✏️" in text or "💥" in text
        drafted = next(c for c in controls(jonas.panel) if c.tag == "hint")
        await jonas.press("Tipp übernehmen")
        await jonas.press("Nächster Wurf")
        assert parse_move(drafted.arg) == (await seen(world, game, jonas)).sheets[0].last


async def test_a_table_with_hints_says_so_and_keeps_each_hint_to_its_player(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna, bert, hints=True)
    assert "With hints: this game does not count for the leaderboard." in read_out(world.table())
    await anna.press("Start", world.table())
    await world.round(anna, bert)
    await bert.press("My sheet", world.table())
    seen_before = set(bert.seen_texts), set(bert.seen_pictures)
    answer = await anna.press("Hint")
    hint = next(line for line in answer.text.split("\n") if line.startswith("💡 **"))
    await anna.press("Take the hint")
    assert "You wrote" in anna.panel_text or "You pass" in anna.panel_text
    assert (set(bert.seen_texts), set(bert.seen_pictures)) == seen_before
    assert not any(hint in text for text in bert.seen_texts)
    mine = (await bert.press("Hint")).private_text
    assert not any(mine.split("\n")[0] in text for text in anna.seen_texts - {hint})


async def test_a_table_without_hints_shows_none(world: World, anna: Person, game: str) -> None:
    assert "Hint" not in button_labels(anna.panel)
    step = (await world.look(game)).step
    with world.unchanged():
        for arg in ("", "sure"):
            answer = await anna.press_control(Control(Verb.HINT, game, step, arg), anna.panel)
            assert "played without hints" in answer.text


async def test_late_and_double_presses_are_answered_kindly(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert, hints=True)
    step = (await world.look(game)).step
    old = Control(Verb.HINT, game, step)
    await world.at_once(*(anna.press_control(old, anna.panel) for _ in range(2)))
    assert "💡 **1 at" in anna.panel_text
    await anna.place_first()
    with world.unchanged():
        assert "you have already chosen" in (await anna.press_control(old, anna.panel)).text
    await bert.place_first()
    for person in (anna, bert):
        await person.ready()
    with world.unchanged():
        assert "already closed" in (await anna.press_control(old, anna.panel)).text


async def test_a_restart_between_question_and_hint_does_no_harm(world: World, anna: Person) -> None:
    await anna.slash_in_dm("solo brilliant")
    await anna.press("Hint")
    await world.restart()
    agreed = Control(Verb.HINT, controls(anna.panel)[0].game, 0, "sure")
    assert "\n💡 **" in (await anna.press_control(agreed, anna.panel)).text
    await world.restart()
    assert "\n💡 **" in (await anna.press("Hint")).text


async def test_a_hint_that_is_not_found_costs_nothing(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the master is gone")

    await anna.slash(SOLO)
    await anna.press("Hint")
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.coordinator.thinking, "thought", fail)
        await anna.press("Show hints")
    [game] = await world.bot.coordinator.games_of(anna.id)
    assert not (await world.look(game)).is_casual
    await anna.press("Show hints")
    assert (await world.look(game)).is_casual


async def test_the_master_itself_may_take_longer_than_discord_waits(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.sender.THINKING_TIME", 0)
    await anna.slash(SOLO)
    await anna.press("Hint")
    await anna.press("Show hints")
    assert anna.panel_words.startswith("💡 **")
