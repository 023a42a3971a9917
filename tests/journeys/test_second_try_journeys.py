"""A second try at a mistake of a reviewed game: private, without a trace, and as often as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.computers.workers import Progress, Work
from bot.features.reviews import second_tries
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.verbs import ReviewVerb
from bot.games.brilliant.levels.files import level_text
from bot.games.review import Decided, Review, SeatReview, format_review
from bot.pages.control import Control
from bot.turns.look import Person as Player
from bot.turns.look import Setup
from engine.brilliant.players import random_player
from engine.brilliant.sheet import Move, Placement
from engine.brilliant.view import View, placements
from engine.game import Moved
from engine.games import GAMES, parse_log
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, buttons, controls, read_out, words
from tests.journeys.test_review_journeys import kept, shown
from tests.journeys.world import Person, World

THROWS = 3


async def first_is_best(header: str, lines: Sequence[str], _: Progress) -> str:
    """A review in which each number should have gone to the last place, and cost 3.5 points if it did not."""
    log = parse_log(header, lines)
    decisions = []
    for step, (state, event) in enumerate(zip(log.states, log.events, strict=False)):
        for seat, move in event.moves if isinstance(event, Moved) else ():
            view: Any = GAMES["brilliant"].view(state, seat)
            best = placements(view)[-1] if isinstance(move, Placement) else move
            loss, better = (3.5, GAMES["brilliant"].format_move(best)) if best != move else (0.0, None)
            made = GAMES["brilliant"].format_move(move)
            decisions.append(Decided(step, view.round, made, loss, 0.5, better))
    return format_review(Review("brilliant", (SeatReview(0, 10.0, (), tuple(decisions)),)))


async def here(_: SecondTries, work: Work) -> str:
    return work(lambda _: None)


async def short_game(
    world: World,
    person: Person,
    throws: int,
    choose: Callable[[View, Random], Move],
    *,
    secret_until: int | None = None,
) -> str:
    """A game of so many throws alone, to its end; others may get them until then."""
    rules, place = {"level": level_text("1"), "throws": str(throws)}, (world.guild.id, world.channel.id)
    setup = Setup("brilliant", "1", "solo", rules, 1, "none", "dm", *place, "en", secret_until=secret_until)
    game = await world.bot.coordinator.open_lobby(setup, Player(person.id, person.name, "en"))
    for _ in range(throws + 1):
        look = await world.look(game, person)
        move = GAMES["brilliant"].format_move(choose(look.view, Random(3)))
        await world.bot.coordinator.submit(game, person.id, look.step, move, is_final=True)
        await world.tick(2)
    assert (await world.look(game)).status == "finished"
    return game


async def mistaken(world: World, anna: Person) -> tuple[str, Answer]:
    """A short game, and its review at the first mistake."""
    world.bot.running["reviews"].service.compute = first_is_best
    game = await short_game(world, anna, THROWS, first_place)
    answer = await anna.open("newest")
    await anna.press("Next mistake", shown(anna, answer))
    await anna.press("Show the answer", shown(anna, answer))
    return game, answer


def first_place(view: View, random: Random) -> Move:
    """Return the first place for a number, or start numbers at random."""
    found = placements(view)
    return found[0] if found else random_player(view, random)


def others(message: discord.Message, *but: str) -> list[Control]:
    """The places that are offered, except for these moves."""
    offered = [one for one in controls(message) if one.verb == ReviewVerb.RETRYMOVE and "=" in one.arg]
    return [one for one in offered if one.arg not in but]


async def test_a_mistake_can_be_played_again_and_the_answer_compares_both(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SecondTries, "compute", here)
    game, answer = await mistaken(world, anna)
    before = {table: world.stored(table) for table in ("game", "result", "event", "entry", "review")}
    page = shown(anna, answer)
    assert "Solid: the better move. Dashed: your move." in words(page)
    _, retry = [one for one in controls(page) if one.verb == ReviewVerb.RETRY]

    ahead = await anna.press("Show how it goes on", page)
    assert ahead.is_private
    assert [a.filename for a in ahead.shown.attachments] == ["ahead.png"]
    assert "How it may go on. Throws: " in str(ahead.shown.attachments[0].description)

    await anna.press("Try it again", page)
    asked = shown(anna, answer)
    assert "What would you play?" in words(asked)
    assert "blunder" not in read_out(asked)
    assert "Better" not in read_out(asked), "nothing tells the answer"
    assert "completes" not in read_out(asked)
    moves = [one.arg for one in others(asked)]
    best, step = moves[-1], retry.step
    made = next(one.move for one in decided(world, game) if one.step == step)
    assert made in moves

    # The best move.
    await anna.press_control(others(asked)[-1], asked)
    found = shown(anna, answer)
    assert "✅ **The best move:**" in words(found)
    assert "In the game: " in words(found)
    assert "3.5 points less" in words(found)

    # The move of the game, known without another look.
    await world.restart()
    await anna.press("Try it again", shown(anna, answer))
    asked = shown(anna, answer)
    await anna.press_control(next(one for one in others(asked) if one.arg == made), asked)
    found = shown(anna, answer)
    assert "❌ **Far from the best:**" in words(found)
    assert "On average it brings **3.5** ± 0.5 points less" in words(found)
    assert "It is the move that was made in the game." in words(found)
    assert "Dashed: your move." in words(found)
    assert "**Your move**: " in (await anna.press("Show how it goes on", found)).text
    assert "In a dashed frame, for comparison" in str(found.attachments[0].description)

    # Any other move is judged apart.
    await anna.press("Try it again", found)
    asked = shown(anna, answer)
    await anna.press_control(others(asked, best, made)[0], asked)
    found = shown(anna, answer)
    assert "comparing" not in words(found)
    assert any(sign in words(found) for sign in ("✅", "👌", "⚠️", "❌"))
    await anna.press("Back to the round", found)
    assert "Solid: the better move" in words(shown(anna, answer))

    assert before == {table: world.stored(table) for table in before}, "it counts nowhere"
    assert not any("What would you play?" in read_out(m) for m in (*world.public(), *bert.sees()))


async def test_a_move_that_cannot_be_judged_in_time_is_shown_beside_the_best_one(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_long(_: SecondTries, __: Work) -> str:
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(SecondTries, "compute", too_long)
    monkeypatch.setattr(second_tries, "LIMIT", 0.0)
    game, answer = await mistaken(world, anna)
    _, retry = [one for one in controls(shown(anna, answer)) if one.verb == ReviewVerb.RETRY]
    [one] = [one for one in decided(world, game) if one.step == retry.step]
    await anna.press("Try it again", shown(anna, answer))
    asked = shown(anna, answer)
    await anna.press_control(others(asked, one.move, str(one.better))[0], asked)
    found = shown(anna, answer)
    assert "I could not compare it this time" in words(found)
    assert "Dashed: your move." in words(found)
    assert "Try it again" in button_labels(found)

    # Controls of a review that is not there any more, and moves that the rules do not know.
    gone = await anna.press_control(replace(retry, step=retry.step + 1), found)
    assert "has been made again" in gone.text
    control = Control(ReviewVerb.RETRYMOVE, game, retry.step, "nonsense", "0")
    assert (await anna.press_control(control, found)).is_private
    place = others(asked)[0].arg
    never = next(number for number in "123456" if number not in {one.arg[-1] for one in others(asked)})
    taken = await anna.press_control(replace(control, arg=place[:-1] + never), found)
    assert "✅" not in taken.private_text
    assert buttons(shown(anna, answer))


def decided(world: World, game: str) -> Sequence[Decided]:
    return kept(world, game).seats[0].decisions
