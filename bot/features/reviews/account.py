"""A seat's review in figures: each figure is the sum of the parts shown beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.review import SLIP, Decided, Grade, Review, SeatReview, Unit, round_to_tenths
from engine.game import Seat

Term = tuple[str, float]
"""`ideal`, `start`, `loss`, `luck`, `gained` or `rest`, and by how much it changed what the seat had at the end."""


@dataclass(frozen=True)
class Account:
    """One seat's review, added up."""

    seat: SeatReview
    is_solo: bool

    @property
    def ideal(self) -> float:
        """Return what the best moves make of the game with average throws.

        In solo there are only throws and decisions: the points without both are the answer, and nothing is
        left over. At a table and in a duel the others take part, so it is what the reviewer expected at the
        start.
        """
        own = self.seat
        return round_to_tenths(own.end - own.luck + own.loss) if self.is_solo else own.start

    @property
    def rest(self) -> float:
        """Return what the other players did and the estimates missed; 0 in solo, where nothing is left over."""
        return 0.0 if self.is_solo else self.seat.rest

    @property
    def base(self) -> float:
        """Return what was within reach from the first throw on; the start before it is no decision of the
        game."""
        return round_to_tenths(self.ideal - self.seat.start_loss)

    @property
    def kept(self) -> float:
        """Return the part of `base` that the decisions kept."""
        return round_to_tenths(self.base - self.seat.played_loss)

    @property
    def accuracy(self) -> int:
        """Return, in per cent, the share of the points that the decisions kept or, where chances count, the
        share of good decisions."""
        if self.is_share_of_points:
            share = self.kept / self.base
        else:
            share = self.good / self.decisions if self.decisions else 1.0
        return round(100 * min(1.0, max(0.0, share)))

    @property
    def is_share_of_points(self) -> bool:
        return self.seat.unit is Unit.POINTS and self.base > 0

    @property
    def decisions(self) -> int:
        return len(self.seat.played)

    @property
    def good(self) -> int:
        """Count the decisions that were best or good."""
        return self.count(Grade.BEST) + self.count(Grade.FINE)

    def count(self, grade: Grade) -> int:
        return len(self._of(grade))

    @property
    def terms(self) -> Sequence[Term]:
        """Return the terms whose sum is the end, in tenths; the first is `ideal`."""
        own = self.seat
        changes = (
            ("start", -own.start_loss),
            ("loss", -own.played_loss),
            ("luck", own.luck),
            ("gained", own.gained),
            ("rest", self.rest),
        )
        return (("ideal", self.ideal), *((name, change + 0.0) for name, change in changes if change))

    @property
    def losses(self) -> Iterator[tuple[str, int, float]]:
        """Yield the terms of the decisions' loss: kind, number of decisions, and how much was lost.

        `better` are moves that proved better than the reviewer's: their loss is below 0.
        """
        kinds = (
            ("blunder", self._of(Grade.BLUNDER)),
            ("slip", self._of(Grade.SLIP)),
            ("unsure" if self._is_unsure else "small", self.seat.small_losses),
            ("better", tuple(one for one in self.seat.played if one.loss < 0)),
        )
        for kind, decisions in kinds:
            if decisions:
                yield kind, len(decisions), round_to_tenths(sum(one.loss for one in decisions))

    @property
    def _is_unsure(self) -> bool:
        """Return whether some losses that are no mistakes are as large as a slip, but not sure."""
        small = self.seat.small_losses
        return bool(small) and small[0].loss >= SLIP[self.seat.unit]

    def _of(self, grade: Grade) -> Sequence[Decided]:
        return [one for one in self.seat.played if one.grade is grade]


def account(review: Review, seat: Seat) -> Account:
    return Account(review.seats[seat], is_solo=len(review.seats) == 1)
