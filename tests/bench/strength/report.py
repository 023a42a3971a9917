"""`strength report`: prints figures from stored outcomes as Markdown."""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.bench.strength.outcomes import read_outcomes
from tests.bench.strength.page import by_game, page


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="outcomes that `play` kept")
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"), help="(%(default)s)")


def main(args: argparse.Namespace) -> int:
    outcomes = read_outcomes(args.files).values()
    args.out.write_text(page(by_game(outcomes)), encoding="utf-8", newline="\n")
    print(f"{args.out}  {len(outcomes):,} games")
    return 0
