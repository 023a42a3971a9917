"""Measure what a tap in the Activity costs beside a press in the chat, and how soon a page shows its sheet."""

from __future__ import annotations

import argparse
import asyncio
import sys
from statistics import median

from tests.bench.command import run
from tests.bench.load.measure import ATTRIBUTED, PAIRS, PRESSES, TAPS, measure_taps
from tests.bench.report import show


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=int, default=PAIRS, metavar="N", help="pairs of windows")
    parser.add_argument(
        "--games", type=int, default=ATTRIBUTED, help="how many are pressed, and how many tapped"
    )


def main(args: argparse.Namespace) -> int:
    tapped = asyncio.run(measure_taps(args.games, args.runs))
    first = [f"{1000 * seconds:.1f} ms" for seconds in (median(tapped.first), max(tapped.first))]
    rows = [
        ("presses, until the callback", *tapped.figures(PRESSES).cells()),
        ("taps, until the page shows it", *tapped.figures(TAPS).cells()),
        (),
        ("tap to press, in pairs", "", "", "", tapped.ratio(TAPS, PRESSES)),
        ("first sheet after the page, and the last", "", *first, ""),
    ]
    title = f"{args.games} games of four pressed and as many tapped; medians of {len(tapped.windows[TAPS])} windows"
    show(title, ("played by", "a second", "p50", "p99", "CPU for one"), rows)
    return 0


if __name__ == "__main__":
    sys.exit(run("taps"))
