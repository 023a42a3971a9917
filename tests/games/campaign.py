"""Compares the compact forms with the engine on many positions: `python -m tests.games.campaign`.

BRILLIANT on every level file and on generated levels, in plain Python and, where numba is installed,
compiled; BRIKKS in plain Python. It stops at the first difference and says how to reproduce it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from bot.computers.kernels import HAS_NUMBA, Kernels, PlainKernels, fastest
from bot.games.brilliant.generator.codes import DIFFICULTIES, SEEDS, Code
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import compact
from tests.bench.report import Figure, show_figures
from tests.games.brikks.players import positions as brikks_positions
from tests.games.brilliant.players import positions

GENERATED = 2
"""Levels of each difficulty."""

Compare = Callable[[int], int]
"""Checks this many positions; returns the number checked."""


def levels(seed: int) -> list[str]:
    """The texts of all level files, then of levels generated from the seed."""
    random = Random(seed)
    codes = [
        Code(difficulty, random.randrange(SEEDS)) for difficulty in DIFFICULTIES for _ in range(GENERATED)
    ]
    return [level_text(name) for name in (*names(), *map(str, codes))]


def comparisons(seed: int, first: int = 0) -> Iterator[tuple[str, Compare]]:
    """The comparisons by name, each starting at game `first`."""
    texts = levels(seed)

    def brilliant(kernels: Kernels) -> Compare:
        return lambda count: positions.compare(texts, count, seed, kernels, first)

    yield "BRILLIANT", brilliant(PlainKernels([compact]))
    if HAS_NUMBA:
        yield "BRILLIANT compiled", brilliant(fastest([compact]))
    yield "BRIKKS", lambda count: brikks_positions.compare(count, seed, first)


def main(arguments: list[str]) -> int:
    """Zero when nothing differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.campaign", description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000, help="of each game and form")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin at this game")
    options = parser.parse_args(arguments)
    figures = []
    for name, compare in comparisons(options.seed, options.first):
        begin = process_time()
        try:
            count = compare(options.positions)
        except positions.Mismatch as difference:
            print(f"{name}: {difference}")
            return 1
        seconds = Figure(f"{name}, CPU time", process_time() - begin, "s")
        figures += [
            Figure(f"{name}, positions that agree", count, "", options.positions, at_least=True),
            seconds,
        ]
    return show_figures("Compact forms beside the engine", figures)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
