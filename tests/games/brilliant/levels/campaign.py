"""Check many generated levels in full: `python -m tests.games.brilliant.levels.campaign --codes 50`.

For each difficulty: how many codes give a level that meets every figure of `level check` and whose lines
are tidy, and how many candidates and seconds they took.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from statistics import median

from bot.games.brilliant.generator.codes import DIFFICULTIES, Code
from bot.games.brilliant.generator.make import candidate
from bot.games.brilliant.generator.margins import LEAST_BETWEEN, LONGEST_TOGETHER
from bot.games.brilliant.pictures.layout import PLATE_HEIGHT, SheetLayout
from engine.brilliant.level import Level, faults
from tests.bench.brilliant.acceptance import measure
from tests.bench.report import show
from tests.render.lines import meetings


def main() -> int:
    """The exit code: 1 if a level fails."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--codes", type=int, default=50, help="for each difficulty")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--difficulty", type=int, choices=DIFFICULTIES, action="append")
    args = parser.parse_args()
    missed, rows = 0, []
    for difficulty in args.difficulty or DIFFICULTIES:
        tried, seconds, bad = [], [], 0
        for seed in range(args.first, args.first + args.codes):
            code, began = Code(difficulty, seed), time.process_time()
            number, level = first_level(code)
            seconds.append(time.process_time() - began)
            tried.append(number + 1.0)
            if wrong := [*shortcomings(level, difficulty, args.games)]:
                bad += 1
                print(f"{code}: {'; '.join(wrong)}", flush=True)
        missed += bad
        rows.append((f"{difficulty}", f"{args.codes - bad} of {args.codes}", spread(tried), spread(seconds)))
    columns = ("difficulty", "pass", "candidates, median (most)", "seconds for a level, median (most)")
    show("Generated levels, checked in full", columns, rows)
    return int(missed > 0)


def first_level(code: Code) -> tuple[int, Level]:
    """The candidate that a code names, and its number."""
    return next((number, level) for number in count() if (level := candidate(code, number)))


def shortcomings(level: Level, difficulty: int, games: int) -> Iterator[str]:
    yield from map(str, faults(level))
    yield from untidy(SheetLayout(level))
    report = measure(level, difficulty, games, seed=1)
    yield from (f"{figure.name} {figure.measured}" for figure in report.figures if not figure.is_met)


def untidy(layout: SheetLayout) -> Iterator[str]:
    """Faults in the drawn lines to the scoring fields."""
    yield from (f"{one} meets {other}" for one, other in meetings(layout))
    lengths: dict[int, list[int]] = {}
    for index, tie in layout.routes.ties.items():
        middle = layout.plates[index][1] + PLATE_HEIGHT / 2
        if abs(layout.top + tie.entry * layout.cell - middle) > PLATE_HEIGHT * 3 / 4:
            yield f"tie {index} leads away from its scoring field"
        lines = {row for row, _ in tie.nodes}
        if len(lines) > 1:
            yield f"tie {index} is bent"
        for line in lines:
            lengths.setdefault(line, []).append(len(tie.nodes) - 1)
    if any(len(both) == 2 and layout.level.columns - sum(both) < LEAST_BETWEEN for both in lengths.values()):
        yield "two ties look like one"
    if sum(map(sum, lengths.values())) > LONGEST_TOGETHER:
        yield "ties are long"


def spread(values: list[float]) -> str:
    """The median and the maximum."""
    return f"{median(values):.3g} ({max(values):.3g})"


if __name__ == "__main__":
    sys.exit(main())
