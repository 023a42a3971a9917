"""The making of reviews, and their pages for every kind of decision."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from multiprocessing import active_children
from multiprocessing.connection import wait
from typing import Any

import pytest

from bot.computers.self_play import play_on
from bot.computers.workers import Progress
from bot.features.reviews.film_frames import frames
from bot.features.reviews.page import Reviewed, overview_page, public_page, round_page
from bot.features.reviews.reviews import KEEP_REVIEW, NAME, Reviews, StoredReview, compute_review, in_process
from bot.features.reviews.spare_time_reviews import SpareTimeReviews
from bot.features.reviews.words import figure
from bot.features.spare_time import computed_apart
from bot.games.brilliant.levels.files import level_text
from bot.games.registry import PARTS, players
from bot.games.review import Decided, Review, SeatReview, Unit, format_review
from bot.games.reviewing import Lead, Verdict, review
from bot.pages.page import Button, Row
from bot.pages.texts import Language, text
from bot.store.statements import statement
from bot.turns.finished import finished_game
from bot.turns.look import Refused
from engine.brikks.state import new_header
from engine.brikks.view import placements as brikks_placements
from engine.brilliant.view import placements
from engine.game import (
    Event,
    Header,
    Left,
    OpaqueGame,
    Rolled,
    Seat,
    Step,
    format_event,
    format_header,
    parse_header,
    states_of,
)
from engine.games import GAMES
from tests.journeys.drawn import LOCALES, check_limits, look_at
from tests.turns.tables import Table
from tests.waiting import PATIENCE

# The process yields to all others, and may get no time for minutes on a busy machine.
TABLE = Header("brilliant", 2, {"level": level_text("1")})


def events_of(header: Header, most: int | None = None) -> list[Event]:
    """Return a random game, or its first events, after which everyone leaves."""
    rules: Any = GAMES[header.kind]
    seated = [players(header.kind)["random"]] * header.seats
    events = [event for event, _ in play_on(rules, header, b"review", seated)][:most]
    return events if most is None else [*events, *(Left(Seat(seat)) for seat in range(header.seats))]


class Strict:
    """Judges at once: the move of a timeout is always better."""

    unit = Unit.POINTS

    def __init__(self, rules: OpaqueGame, seats: int) -> None:
        self._rules, self._seats = rules, seats

    def end(self, state: Any) -> Sequence[int]:
        result = self._rules.result(state)
        return () if result is None else result.points

    def start(self, _: Any) -> Sequence[float]:
        return [50.0] * self._seats

    def luck(self, before: Any, after: Any) -> Sequence[float]:
        del before, after
        return [-1.5] * self._seats

    def verdict(self, state: Any, seat: Seat, moves: Mapping[Seat, Any]) -> Verdict | None:
        best, move = self.choose(state, seat), moves[seat]
        return Verdict(0.0, 0.0, move) if best == move else Verdict(3.5, 0.5, best)

    def choose(self, state: Any, seat: Seat) -> Any:
        return self._rules.forced(state, seat)

    def lead(self, state: Any, seat: Seat) -> Lead | None:
        return Lead((self.choose(state, seat),), (), 3.5, 0.5)


class Preferring(Strict):
    """Says that another place is always better."""

    def choose(self, state: Any, seat: Seat) -> Any:
        found = others(self._rules, state, seat)
        return found[-1] if found else super().choose(state, seat)


def others(rules: OpaqueGame, state: Any, seat: Seat) -> Sequence[Any]:
    """Return the places for a number or a block."""
    view: Any = rules.view(state, seat)
    of_game = brikks_placements if view.__class__.__module__.startswith("engine.brikks") else placements
    return of_game(view) if view.throw is not None and seat in rules.pending(state) else ()


@pytest.mark.parametrize("header", [TABLE, new_header(1, {}), new_header(2, {"variant": "duel"})])
def test_every_decision_has_a_page_that_discord_takes(header: Header) -> None:
    shown = reviewed_by(header, Strict)
    found = shown.review
    for locale in LOCALES:
        check_limits(public_page(shown))
        for number, one in enumerate(found.seats):
            check_limits(overview_page(read_in(shown, locale), Seat(number)))
            assert one.turning_points, "each of them is drawn"
            for played_round in one.rounds:
                page = round_page(read_in(shown, locale), Seat(number), played_round.number)
                check_limits(page)
                better = sum(decided.better is not None for decided in played_round.decisions)
                assert page.words.count("> ") == better
                assert all(picture.draw for picture in page.pictures)
    missed = found.seats[0].turning_points[0]
    page = round_page(shown, Seat(0), missed.round)
    made = PARTS[header.kind].pictures.sheet(shown.at(Seat(0), missed.step, missed.move), "")
    assert page.pictures[0].draw() != made.draw(), "the better move is drawn"


@pytest.mark.parametrize(
    ("header", "moves"),
    [(Header("brilliant", 1, {"level": level_text("1")}), 3), (new_header(1, {}), 3)],
)
def test_a_mistake_shows_the_move_made_in_dashes_on_the_sheet_of_the_better_one(
    header: Header, moves: int
) -> None:
    shown = reviewed_by(header, Preferring)
    found = [one for one in shown.review.seats[0].mistakes if is_placed(one.move) and is_placed(one.better)]
    assert len(found) >= moves
    for locale, words in (
        ("en", ("Solid: the better move. Dashed: your move.", "dashe", "Dashed: the move made")),
        ("de", ("Durchgezogen: der bessere Zug. Gestrichelt: dein Zug.", "estrichelt", "der gemachte Zug")),
    ):
        own = seen_by(shown, Seat(0), locale)
        for one in found[:moves]:
            page = round_page(own, Seat(0), one.round)
            [picture] = page.pictures
            assert words[0] in page.words
            assert words[1] in picture.description, "the alt text names both"
            entered = shown.at(Seat(0), one.step, one.better)
            assert picture.draw() != PARTS[header.kind].pictures.sheet(entered.read_in(locale), "").draw()
        other = seen_by(shown, None, locale)
        assert words[2] in round_page(other, Seat(0), found[0].round).words


def is_placed(move: str | None) -> bool:
    return move is not None and "=" in move and not move.startswith(("start", "out"))


class Winning(Strict):
    """The same in chances to win."""

    unit = Unit.CHANCE


def test_a_duel_is_told_in_chances_to_win() -> None:
    shown = reviewed_by(new_header(2, {"variant": "duel"}), Winning)
    page = overview_page(shown, Seat(0))
    own, other = shown.review.seats
    assert "A duel begins even: **50.0%**" in page.words
    assert f"gave away **{other.loss:.1f}**" in page.words
    assert f"= **{own.end}**%" in page.words
    assert "chances of winning in per cent" in page.words
    assert "chances of winning" not in overview_page(reviewed_by(TABLE, Strict), Seat(0)).words


@pytest.mark.parametrize("header", [TABLE, new_header(2, {})])
def test_the_start_before_the_first_throw_is_nowhere_called_a_mistake(header: Header) -> None:
    shown = reviewed_by(header, Strict)
    starts = tuple(
        replace(seat, decisions=tuple(one for one in seat.decisions if not one.round))
        for seat in shown.review.seats
    )
    assert any(one.better and one.loss >= 3 for seat in starts for one in seat.decisions)
    shown = replace(shown, review=Review(header.kind, starts))
    for locale, words in (("en", ("slip,", "blunder,")), ("de", ("Ausrutscher,", "Patzer,"))):
        for number, seat in enumerate(starts):
            pages = (
                public_page(shown),
                overview_page(read_in(shown, locale), Seat(number)),
                round_page(read_in(shown, locale), Seat(number), 0),
            )
            told = "\n".join(page.words for page in pages)
            assert not any(word in told for word in words)
            assert not any(sign in told for sign in ("⚠️", "❌"))
            assert not any(
                item.emoji in ("⚠️", "❌") for page in pages for row in page.rows for item in buttons(row)
            )
            if seat.start_loss:
                cost = figure(seat.start_loss, Language(locale))
                assert text(locale, "review-says-start", unit="points", sign="minus", points=cost) in told
    assert all(
        mark is None for frame in frames(shown.rounds, header.seats, shown.review) for mark in frame.grades
    )


def buttons(row: Row) -> Sequence[Button]:
    return [item for item in row if isinstance(item, Button)]


def read_in(found: Reviewed, locale: str) -> Reviewed:
    return replace(found, look=found.look.read_in(locale))


def seen_by(found: Reviewed, seat: Seat | None, locale: str) -> Reviewed:
    viewer = replace(found.look.viewer, seat=seat, locale=locale)
    return replace(found, look=replace(found.look, viewer=viewer))


def reviewed_by(header: Header, judge: type[Strict]) -> Reviewed:
    """A finished game at random, judged by this reviewer, as its first seat may see it."""
    rules, events = GAMES[header.kind], events_of(header)
    found, states = (
        review(rules, header, events, judge(rules, header.seats)),
        states_of(rules, header, events),
    )
    look = look_at(header.kind, states[-1], Seat(0), variant="1")
    throws = tuple(
        (Step(step), event.values) for step, event in enumerate(events) if isinstance(event, Rolled)
    )
    return Reviewed(replace(look, dice=replace(look.dice, throws=throws)), states, found, is_shown=False)


@pytest.mark.slow
async def test_a_process_makes_the_same_review_and_tells_how_far_it_is() -> None:
    header = new_header(2, {})
    events = events_of(header, 3)
    lines = [format_event(GAMES[header.kind], event) for event in events]
    told: list[int] = []
    async with asyncio.timeout(PATIENCE):
        content = await in_process(format_header(header), lines, told.append)
    assert content == compute_review(format_header(header), lines, lambda _: None)
    assert told == list(range(1, len(lines) + 1))


@pytest.mark.slow
async def test_cancelling_ends_the_process() -> None:
    work = asyncio.create_task(in_process(format_header(TABLE), [], lambda _: None))
    await asyncio.sleep(0)
    [process] = [one for one in active_children() if one.name == NAME]
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert await asyncio.to_thread(wait, [process.sentinel], PATIENCE)


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_reviews_are_made_one_after_another_and_kept(table: Table) -> None:
    first, second = await finished(table), await finished(table)
    running = await table.started(1, mode="solo")
    gate = asyncio.Event()

    async def slow(header: str, lines: Sequence[str], told: Progress) -> str:
        told(len(lines))
        await gate.wait()
        return format_review(Review(parse_header(header).kind, ()))

    reviews = Reviews(table.store, slow)
    with pytest.raises(Refused, match="review_not_over"):
        await finished_game(table.store, running, 1, 0)
    games = [await finished_game(table.store, game, 1, 0) for game in (first, second)]
    underway = [reviews.make(game) for game in games]
    assert reviews.make(games[0]) is underway[0]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [
        (one.percent, reviews.ahead(game)) for one, game in zip(underway, (first, second), strict=True)
    ] == [(100, 0), (0, 1)]
    await reviews.close()
    assert [await reviews.stored(game) for game in (first, second)] == [None, None]

    gate.set()
    again = Reviews(table.store, slow)
    await asyncio.gather(*(again.make(game).task for game in games))
    stored = await again.stored(second)
    assert stored == StoredReview(Review("brilliant", ()), is_shown=False)
    assert await again.set_shown(second, is_shown=True)
    assert not await again.set_shown(second, is_shown=True)
    assert (await again.stored(second)) == StoredReview(Review("brilliant", ()), is_shown=True)
    await again.set_shown(second, is_shown=False)

    table.rows("update review set is_examined = 1")
    await again.make(games[1]).task
    looked_at = {
        row["game"]: row["is_examined"] for row in table.rows("select game, is_examined from review")
    }
    assert looked_at == {first: 1, second: 0}, "what is made again is looked at again for what it found"

    table.rows("update result set points = points + 1")
    with pytest.raises(Refused, match="old_rules"):
        await finished_game(table.store, first, 1, 0)


async def test_what_a_start_cost_counts_for_no_board(table: Table) -> None:
    start, played = Decided(0, 0, "a", 9.0, 0.1, "b"), Decided(3, 2, "a", 0.5, 0.1)
    game = await finished(table)
    review = Review("brilliant", (SeatReview(20, 20.0, (), (start, played)),))
    await table.store.commit((statement(KEEP_REVIEW, game=game, content=format_review(review)),))
    unasked = SpareTimeReviews(table.store, lambda: 1_800_000_000_000, computed_apart)
    assert await unasked.examine()
    [noted] = table.rows("select decisions, loss from result")
    assert dict(noted) == {"decisions": 1, "loss": 5}


async def finished(table: Table) -> str:
    game = await table.started(1, mode="solo")
    await table.play_out(game, (0,))
    return game
