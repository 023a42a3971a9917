"""Tune the weights of the evaluation: `python -m bot.games.brilliant.players.tuning` prints each generation.

Separable natural evolution strategies (SNES): a generation samples variants of the weights, plays solo
games on all levels with each, all with the same throws, and moves towards the better half. Variants
come in mirrored pairs.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Any

from bot.computers.kernels import fastest
from bot.games.brilliant.levels.files import load, names
from bot.games.brilliant.players import compact, evaluation, rollouts
from bot.games.brilliant.players.compact import STARS, TAKES, THROWS, board_of, started
from bot.games.brilliant.players.evaluation import BASE, PER_RULE, parameters
from engine.brilliant.state import SOLO_ROLLS

VARIANTS = 24
SPREAD = 0.25
SHEETS = 64
"""Random start positions for each level."""
BEGIN = (2.0, 0.0, 0.2, 0.0, 0.1, 0.02)
"""Plausible initial weights, the same for every number rule."""


@dataclass(frozen=True, slots=True)
class Generation:
    number: int
    points: float
    """The mean over all levels with the central weights, on separate throws."""
    weights: tuple[float, ...]


class Trial:
    """Solo games on every level, to test weights on."""

    def __init__(self, seed: int) -> None:
        self._kernels = fastest([compact, evaluation, rollouts])
        random = Random(f"{seed}:sheets")
        self._levels = [self._level(name, random) for name in names()]

    def _level(self, name: str, random: Random) -> tuple[Any, list[Any]]:
        board = board_of(load(name))
        orders = (random.sample(board[STARS:TAKES], 6) for _ in range(SHEETS))
        return self._kernels.whole(board), [self._kernels.whole(started(board, order)) for order in orders]

    def points(self, weights: Sequence[float], games: int, random: Random) -> float:
        """The mean over `games` games on each level."""
        model = self._kernels.real(parameters(weights))
        each = max(1, games // SHEETS)
        throws = self._kernels.whole(random.randrange(THROWS) for _ in range(each * SOLO_ROLLS))
        alone = self._kernels.whole([-1] * each * SOLO_ROLLS)
        values = self._kernels.real([0.0] * each)
        game = (throws, alone, 1, SOLO_ROLLS, SOLO_ROLLS, values, 0)
        return fmean(
            float(self._kernels.roll_out(board, sheet, model, *game)) / each
            for board, sheets in self._levels
            for sheet in sheets
        )


def tuned(seed: int, generations: int, games: int) -> Iterator[Generation]:
    """The generations in order."""
    trial, random = Trial(seed), Random(seed)
    middle = [_free(place, weight) for place, weight in enumerate(BEGIN * len(compact.RULES))]
    spread = [SPREAD] * len(middle)
    rate = (3 + log(len(middle))) / (5 * sqrt(len(middle)))
    for number in range(1, generations + 1):
        half = [[random.gauss(0, 1) for _ in middle] for _ in range(VARIANTS // 2)]
        steps = [*half, *([-step for step in variant] for variant in half)]
        scores = [
            trial.points(_weights(middle, spread, step), games, Random(f"{seed}:{number}")) for step in steps
        ]
        ranked = [steps[i] for i in sorted(range(VARIANTS), key=scores.__getitem__, reverse=True)]
        for place in range(len(middle)):
            moved = [utility * step[place] for utility, step in zip(_utilities(), ranked, strict=True)]
            wider = [u * (step[place] ** 2 - 1) for u, step in zip(_utilities(), ranked, strict=True)]
            middle[place] += spread[place] * sum(moved)
            spread[place] *= exp(rate / 2 * sum(wider))
        weights = _weights(middle, spread, [0.0] * len(middle))
        yield Generation(number, trial.points(weights, games, Random(f"{seed}:check")), weights)


def _utilities() -> list[float]:
    """The weight of each rank; negative for the worse half."""
    raw = [max(0.0, log(VARIANTS / 2 + 1) - log(rank)) for rank in range(1, VARIANTS + 1)]
    return [value / sum(raw) - 1 / VARIANTS for value in raw]


def _weights(middle: Sequence[float], spread: Sequence[float], step: Sequence[float]) -> tuple[float, ...]:
    varied = (m + s * x for m, s, x in zip(middle, spread, step, strict=True))
    return tuple(exp(w) if place % PER_RULE >= BASE else w for place, w in enumerate(varied))


def _free(place: int, weight: float) -> float:
    """BASE and ROOM must stay positive, so the search varies their logarithms."""
    return log(weight) if place % PER_RULE >= BASE else weight


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=300)
    parser.add_argument("--games", type=int, default=192, help="on each level, for each variant")
    args = parser.parse_args()
    for generation in tuned(args.seed, args.generations, args.games):
        print(f"{generation.number}: {generation.points:.2f} points")
        for begin in range(0, len(generation.weights), PER_RULE):
            print("   ", *(f"{weight:.4g}," for weight in generation.weights[begin : begin + PER_RULE]))


if __name__ == "__main__":
    main()
