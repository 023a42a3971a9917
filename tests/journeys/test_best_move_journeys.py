"""The best move of a game: shown privately with its picture, and posted with one press more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.computers.workers import Progress
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.verbs import ReviewVerb
from bot.games.registry import PARTS
from bot.games.review import Decided, Review, SeatReview, format_review
from bot.pages.control import Control, Verb
from bot.turns.clocks import DAY
from engine.game import Moved
from engine.games import GAMES, parse_log
from tests.journeys.screen import button_labels, controls, words
from tests.journeys.test_second_try_journeys import here, short_game
from tests.journeys.world import Person, World

THROWS = 6


async def all_best(header: str, lines: Sequence[str], _: Progress) -> str:
    """A review that finds no better move anywhere."""
    log, rules, decisions = parse_log(header, lines), GAMES["brilliant"], []
    for step, (state, event) in enumerate(zip(log.states, log.events, strict=False)):
        for seat, move in event.moves if isinstance(event, Moved) else ():
            number = rules.view(state, seat).round
            decisions.append(Decided(step, number, rules.format_move(move), 0.0, 0.0))
    return format_review(Review("brilliant", (SeatReview(0, 10.0, (), tuple(decisions)),)))


async def finished(world: World, anna: Person, *, secret_until: int | None = None) -> str:
    """A short game alone, as the master plays it; others may get its throws until then."""
    world.bot.running["reviews"].service.compute = all_best
    strong = PARTS["brilliant"].players["strong"]
    return await short_game(world, anna, THROWS, strong, secret_until=secret_until)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SecondTries, "compute", here)


async def test_the_best_move_is_posted_with_the_second_press(
    world: World, anna: Person, bert: Person
) -> None:
    game = await finished(world, anna)
    opened = await anna.slash("home")
    before = len(world.public())
    answer = await anna.press_control(Control(ReviewVerb.BEST, game), opened.shown)
    assert answer.is_private
    page = answer.shown
    [picture] = page.attachments
    assert str(picture.description).startswith("Best move · round ")
    assert "🌟 **" in words(page)
    assert len(world.public()) == before
    await anna.press("Post it here", page)
    public = world.public()[-1]
    assert len(world.public()) == before + 1
    assert f"🌟 {anna.mention}: the best move of BRILLIANT" in words(public)
    assert public.attachments[0].description == picture.description
    assert [control.verb for control in controls(public)] == [Verb.REVIEW]

    # Nobody else can post it, nor a move that is not among the best.
    [post] = [one for one in controls(page) if one.verb == ReviewVerb.POSTBEST]
    assert "not in this game" in (await bert.press_control(post, public)).text
    start = Control(ReviewVerb.POSTBEST, game, 0, "C2=1", "0")
    assert (await anna.press_control(start, public)).is_private
    assert len(world.public()) == before + 1


async def test_nothing_of_a_sheet_that_others_may_still_play_is_posted(
    world: World, anna: Person, bert: Person
) -> None:
    game = await finished(world, anna, secret_until=world.bot.coordinator.now() + DAY)
    opened = await anna.slash("home")
    answer = await anna.press_control(Control(ReviewVerb.BEST, game), opened.shown)
    assert "Only you see this for now" in answer.text
    assert "Post it here" not in button_labels(answer.shown)
    before = len(world.public())
    step = next(
        number for number, line in enumerate(world.log(game)[1:]) if line.startswith("move 0:") and number
    )
    forged = Control(ReviewVerb.POSTBEST, game, step, "pass", "0")
    assert "others may still be playing" in (await anna.press_control(forged, opened.shown)).text
    assert len(world.public()) == before
    refused = await bert.press_control(Control(ReviewVerb.BEST, game), (await bert.slash("home")).shown)
    assert not refused.shown.attachments
