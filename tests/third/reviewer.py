"""Its review, exact to the last digit: the better die is always the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from bot.games.review import Unit
from bot.games.reviewing import Lead, Verdict
from engine.game import Header, Seat
from tests.third.rules import DICE, KEEPS, ROUNDS, State

MEAN = sum(max(throw) for throw in product(*(range(1, size + 1) for size in DICE))) / 36


class Reviewer:
    unit = Unit.POINTS

    def __init__(self, header: Header, seed: str, /, effort: int = 1) -> None:
        del header, seed, effort

    def end(self, state: State) -> Sequence[int]:
        return state.points

    def start(self, state: State) -> Sequence[float]:
        return [ROUNDS * MEAN] * len(state.points)

    def luck(self, before: State, after: State) -> Sequence[float]:
        return [max(after.throw or ()) - MEAN] * len(before.points)

    def verdict(self, state: State, seat: Seat, moves: Mapping[Seat, str]) -> Verdict | None:
        thrown, best, move = state.throw or (), self.choose(state, seat), moves[seat]
        if len(set(thrown)) == 1:
            return None
        return Verdict(float(max(thrown) - thrown[KEEPS.index(move)]), 0.0, best)

    def choose(self, state: State, seat: Seat) -> str:
        del seat
        thrown = state.throw or ()
        return KEEPS[thrown.index(max(thrown))]

    def lead(self, state: State, seat: Seat) -> Lead | None:
        """Two dice to choose from make a puzzle here."""
        thrown, best = state.throw or (), self.choose(state, seat)
        if not thrown:
            return None
        others = tuple(keep for keep in KEEPS if keep != best)
        lead = float(max(thrown) - min(thrown))
        return Lead((best,), others, lead, 0.0, (lead,) * len(others))
