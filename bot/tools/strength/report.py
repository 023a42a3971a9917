"""`strength report`: figures from stored outcomes as Markdown, with plots beside it."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from bot.store.text_files import shown
from bot.tools.strength.outcomes import kept
from bot.tools.strength.page import by_game, page
from engine.game import MalformedText


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="outcomes that `play` kept")
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"), help="(%(default)s)")


def main(args: argparse.Namespace) -> int:
    if find_spec("matplotlib") is None:
        raise MalformedText("matplotlib is missing: run `python3 -m bot.bootstrap report`")
    from bot.tools.strength.plots import draw  # noqa: PLC0415 (it needs matplotlib)

    if any(args.out.resolve() == path.resolve() for path in args.files):
        raise MalformedText(f"--out {shown(args.out)}: would overwrite the outcomes; name another file")
    outcomes = kept(args.files).values()
    if not outcomes:
        raise MalformedText("the files hold no outcomes")
    figures = by_game(outcomes)
    folder = args.out.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    draw(figures, folder)
    args.out.write_text(page(figures, folder.name), encoding="utf-8", newline="\n")
    print(f"{args.out}  {len(outcomes):,} games")
    return 0
