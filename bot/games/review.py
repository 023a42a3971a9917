"""The review of a finished game as a value: what was luck, what was skill.

For every seat, end = start + luck - loss + gained + rest; docs/review.md says what these are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Any

from engine.game import MalformedText, parse_json, quote

FORMAT = 4
"""Changes whenever an old reader would misread a new review, or a game would be reviewed differently."""
SURE = 3.0
"""The number of standard errors from which a loss names a better move."""
SHOWN = 3
"""How many of the decisions that mattered most are shown."""
DIGITS = 1
"""All figures are rounded to tenths, so that their sums hold as shown."""


class Unit(StrEnum):
    """The unit of all figures of a review."""

    POINTS = "points"
    CHANCE = "chance"
    """Percent of a win, in a game won by lasting longer: 100 for a win, 50 for a draw."""


SLIP = {Unit.POINTS: 1.0, Unit.CHANCE: 5.0}
BLUNDER = {Unit.POINTS: 3.0, Unit.CHANCE: 15.0}
"""The loss from which a decision is a blunder."""


class Grade(StrEnum):
    BEST = "best"
    FINE = "fine"
    """Perhaps not the best, but the difference is small or uncertain."""
    SLIP = "slip"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Thrown:
    step: int
    round: int
    luck: float


@dataclass(frozen=True, slots=True)
class Decided:
    step: int
    round: int
    """0 before the first throw."""
    move: str
    loss: float
    error: float
    better: str | None = None
    """A move that is better by at least `SURE` standard errors."""
    unit: Unit = Unit.POINTS

    @property
    def grade(self) -> Grade:
        if self.better is None:
            return Grade.BEST if self.loss <= 0 else Grade.FINE
        if self.loss < SLIP[self.unit] or not self.round:
            # Before the first throw the bot itself suggests a random start, so that is not the player's
            # mistake.
            return Grade.FINE
        return Grade.SLIP if self.loss < BLUNDER[self.unit] else Grade.BLUNDER

    @property
    def is_mistake(self) -> bool:
        return self.grade in (Grade.SLIP, Grade.BLUNDER)


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    """The number of the round; 0 is before the first throw."""
    throws: tuple[Thrown, ...]
    decisions: tuple[Decided, ...]

    @property
    def luck(self) -> float:
        return _total(throw.luck for throw in self.throws)

    @property
    def loss(self) -> float:
        return _total(decision.loss for decision in self.decisions)


@dataclass(frozen=True, slots=True)
class SeatReview:
    end: int
    """What the seat had when the game was over: its points, or 100, 50 or 0 for a win, a draw or a defeat."""
    start: float
    """What the reviewer would have made of the game, with throws that are neither lucky nor unlucky."""
    throws: tuple[Thrown, ...]
    decisions: tuple[Decided, ...]
    """The decisions in which the seat had a choice."""
    unit: Unit = Unit.POINTS
    gained: float = 0.0
    """What the other seat's decisions lost, in a game that only one can win; in points, nothing is gained by
    that."""

    @property
    def luck(self) -> float:
        return _total(throw.luck for throw in self.throws)

    @property
    def loss(self) -> float:
        return _total(decision.loss for decision in self.decisions)

    @property
    def rest(self) -> float:
        """Return what neither the seat nor its throws did: others' moves, and what the reviewer misjudged."""
        return round_to_tenths(self.end - self.start - self.luck + self.loss - self.gained)

    @property
    def rounds(self) -> tuple[Round, ...]:
        by_round = attrgetter("round")
        throws = {number: tuple(of) for number, of in groupby(self.throws, by_round)}
        decisions = {number: tuple(of) for number, of in groupby(self.decisions, by_round)}
        numbers = sorted(throws.keys() | decisions.keys())
        return tuple(Round(n, throws.get(n, ()), decisions.get(n, ())) for n in numbers)

    @property
    def mistakes(self) -> tuple[Decided, ...]:
        """Return all slips and blunders, in the order of the game."""
        return tuple(one for one in self.decisions if one.is_mistake)

    @property
    def turning_points(self) -> tuple[Decided, ...]:
        """Return the mistakes that mattered most, the worst first."""
        return tuple(sorted(self.mistakes, key=lambda one: (-one.loss, one.step))[:SHOWN])

    @property
    def played(self) -> tuple[Decided, ...]:
        """Return the decisions from the first throw on; the start before it is suggested by the bot."""
        return tuple(one for one in self.decisions if one.round)

    @property
    def played_loss(self) -> float:
        return _total(one.loss for one in self.played)

    @property
    def start_loss(self) -> float:
        """Return what the start before the first throw cost."""
        return _total(one.loss for one in self.decisions if not one.round)

    @property
    def small_losses(self) -> tuple[Decided, ...]:
        """Return the losses from the first throw on that are neither slips nor blunders, the largest
        first."""
        lost = (one for one in self.played if one.loss > 0 and one.grade is Grade.FINE)
        return tuple(sorted(lost, key=lambda one: (-one.loss, one.step)))

    @property
    def luckiest(self) -> Thrown | None:
        return max(self.throws, key=attrgetter("luck"), default=None)

    @property
    def unluckiest(self) -> Thrown | None:
        return min(self.throws, key=attrgetter("luck"), default=None)


@dataclass(frozen=True, slots=True)
class Review:
    game: str
    seats: tuple[SeatReview, ...]


def format_review(reviewed: Review) -> str:
    """Return the review as one line of JSON; docs/record-format.md describes it."""
    seats = [
        {
            "unit": seat.unit,
            "end": seat.end,
            "start": seat.start,
            "luck": seat.luck,
            "loss": seat.loss,
            "gained": seat.gained,
            "rest": seat.rest,
            "throws": [[one.step, one.round, one.luck] for one in seat.throws],
            "decisions": [
                [one.step, one.round, one.move, one.loss, one.error, *([one.better] if one.better else [])]
                for one in seat.decisions
            ],
        }
        for seat in reviewed.seats
    ]
    return json.dumps({"format": FORMAT, "game": reviewed.game, "seats": seats}, separators=(",", ":"))


def parse_review(text: str) -> Review:
    """Return the review that `format_review` wrote; raises MalformedText."""
    match parse_json(text):
        case {"format": 4, "game": str(game), "seats": [*seats], **rest} if not rest:
            return Review(game, tuple(map(_parse_seat, seats)))
    raise MalformedText(f"review {quote(text)}: not exactly format {FORMAT}, a game and seats")


def _parse_seat(content: Mapping[str, Any]) -> SeatReview:
    match content:
        case {
            "unit": "points" | "chance" as word,
            "end": int(end),
            "start": float(start),
            "luck": float(luck),
            "loss": float(loss),
            "gained": float(gained),
            "rest": float(rest),
            "throws": [*throws],
            "decisions": [*decisions],
            **more,
        } if not more:
            unit = Unit(word)
            decided = tuple(map(partial(_parse_one, unit), decisions))
            seat = SeatReview(end, start, tuple(map(_parse_throw, throws)), decided, unit, gained)
            if (seat.luck, seat.loss, seat.rest) == (luck, loss, rest):
                return seat
            raise MalformedText(f"review: luck {luck}, loss {loss} and rest {rest} are not the sums")
    raise MalformedText(f"review: {quote(content)} is no seat")


def _parse_throw(content: Any) -> Thrown:
    match content:
        case [int(step), int(number), float(luck)]:
            return Thrown(step, number, luck)
    raise MalformedText(f"review: {quote(content)} is no throw")


def _parse_one(unit: Unit, content: Any) -> Decided:
    match content:
        case [int(step), int(number), str(move), float(loss), float(error)]:
            return Decided(step, number, move, loss, error, unit=unit)
        case [int(step), int(number), str(move), float(loss), float(error), str(better)]:
            return Decided(step, number, move, loss, error, better, unit)
    raise MalformedText(f"review: {quote(content)} is no decision")


def _total(figures: Iterable[float]) -> float:
    return round_to_tenths(sum(figures))


def round_to_tenths(figure: float) -> float:
    """Round to tenths; adding 0 turns -0.0 into 0.0."""
    return round(figure, DIGITS) + 0.0
