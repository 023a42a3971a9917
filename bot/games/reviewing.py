"""Reviewing a finished game: one game's reviewer judges its throws and decisions, one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Protocol, TypeVar

from bot.games.review import SURE, Decided, Review, SeatReview, Thrown, Unit, round_to_tenths
from engine.game import Event, Header, Moved, OpaqueGame, Rolled, Seat

S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision as a reviewer sees it."""

    loss: float
    """The margin of the best move over the chosen one; not negative, up to noise."""
    error: float
    """The standard error of the loss."""
    best: Any
    """The best move; the chosen one if none is better."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The mean of paired differences, with its standard error."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        return self.mean > 0 and self.mean >= SURE * self.error


def difference(ones: Sequence[float], others: Sequence[float]) -> Difference:
    """Return how much greater the first of two results is, over the same two or more futures."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    return Difference(fmean(differences), stdev(differences) / sqrt(len(differences)))


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead of a decision's best move over all others."""

    moves: tuple[Any, ...]
    """The best move, then those with equal results."""
    others: tuple[Any, ...]
    """The best of the rest, which it was compared with."""
    points: float
    """Its margin over the next best; negative if another move proved better."""
    error: float
    """The standard error of that."""
    behind: tuple[float, ...] = ()
    """How many points each of the others is behind it."""


class Reviewer(Protocol[S_contra]):
    """Judges one game by what a seat may expect at the end; the same seed gives the same figures."""

    unit: Unit
    """The unit of start, luck, losses and the end."""

    def end(self, state: S_contra, /) -> Sequence[int]:
        """Return the outcome of a finished game, by seat."""

    def start(self, state: S_contra, /) -> Sequence[float]:
        """Return what the reviewer would make of a game that begins with this state, by seat."""

    def luck(self, before: S_contra, after: S_contra, /) -> Sequence[float]:
        """Return what a throw brought beyond the mean over all throws, by seat; the mean of that is 0."""

    def verdict(self, state: S_contra, seat: Seat, moves: Mapping[Seat, Any], /) -> Verdict | None:
        """Judge a seat's move among the legal ones made at once; None if the seat has no choice, or one that
        its own sheet does not show."""

    def choose(self, state: S_contra, seat: Seat, /) -> Any:
        """Return the move that the reviewer would make for a seat that owes one."""

    def lead(self, state: S_contra, seat: Seat, /) -> Lead | None:
        """Return the lead of the best move of a seat that owes one; None if there are fewer than three moves,
        or if several may be the best."""


class MakeReviewer(Protocol):
    def __call__(self, header: Header, seed: str, /, effort: int = 1) -> Reviewer[Any]:
        """Return the reviewer of one game; `effort` multiplies the futures that it looks at."""


def review(
    rules: OpaqueGame,
    header: Header,
    events: Sequence[Event],
    reviewer: Reviewer[Any],
    progress: Callable[[int], object] = lambda _: None,
) -> Review:
    """Return the review of a finished game; `progress` is called after each event with the number done.

    Raises ValueError for a game that is not over, and what the rules raise for events they refuse.
    """
    state = rules.start(header)
    starts = reviewer.start(state)
    throws: list[list[Thrown]] = [[] for _ in range(header.seats)]
    decisions: list[list[Decided]] = [[] for _ in range(header.seats)]
    for step, event in enumerate(events):
        after = rules.apply(state, event)
        number = rules.view(after, None).round
        match event:
            case Rolled():
                for seat, luck in enumerate(reviewer.luck(state, after)):
                    throws[seat].append(Thrown(step, number, round_to_tenths(luck)))
            case Moved(moves):
                for seat, move in moves:
                    verdict = reviewer.verdict(state, seat, dict(moves))
                    if verdict is not None:
                        decisions[seat].append(
                            stored_decision(rules, step, number, move, verdict, unit=reviewer.unit)
                        )
        state = after
        progress(step + 1)
    if rules.result(state) is None:
        raise ValueError(f"a game of {header.kind} that is not over after {len(events)} events")
    seats = [
        SeatReview(end, round_to_tenths(start), tuple(thrown), tuple(decided), reviewer.unit)
        for end, start, thrown, decided in zip(reviewer.end(state), starts, throws, decisions, strict=True)
    ]
    if reviewer.unit is Unit.CHANCE:
        one, other = seats
        seats = [replace(one, gained=other.loss), replace(other, gained=one.loss)]
    return Review(header.kind, tuple(seats))


def stored_decision(
    rules: OpaqueGame, step: int, number: int, move: Any, verdict: Verdict, *, unit: Unit
) -> Decided:
    """Return a verdict as it is stored; a better move is named only if it is surely better."""
    loss, error = round_to_tenths(verdict.loss), round_to_tenths(verdict.error)
    is_sure = verdict.loss > 0 and verdict.loss >= SURE * verdict.error and loss >= SURE * error
    better = rules.format_move(verdict.best) if is_sure and verdict.best != move else None
    return Decided(step, number, rules.format_move(move), loss, error, better, unit)
