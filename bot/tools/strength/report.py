"""`strength report`: prints figures from stored outcomes as Markdown."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.store.text_files import printable
from bot.tools.strength.outcomes import read_outcomes
from bot.tools.strength.page import by_game, page
from engine.game import MalformedText


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="outcomes that `play` kept")
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"), help="(%(default)s)")


def main(args: argparse.Namespace) -> int:
    if any(args.out.resolve() == path.resolve() for path in args.files):
        raise MalformedText(f"--out {printable(args.out)}: would overwrite the outcomes; name another file")
    outcomes = read_outcomes(args.files).values()
    if not outcomes:
        raise MalformedText("the files hold no outcomes")
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(page(by_game(outcomes)), encoding="utf-8", newline="\n")
    print(f"{args.out}  {len(outcomes):,} games")
    return 0
