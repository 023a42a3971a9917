"""`python -m bot render`: example pictures of games that computer players play."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot.games.brikks.pictures import examples as brikks
from bot.games.brilliant.pictures import examples as brilliant
from bot.games.brilliant.pictures.sample import DEFAULT_LEVEL
from bot.pages.texts import LANGUAGES
from bot.render.theme import DEFAULT, THEMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=Path("pictures"), metavar="DIR")
    parser.add_argument("--level", type=Path, default=DEFAULT_LEVEL, metavar="FILE", help="of BRILLIANT")
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)
    parser.add_argument("--locale", choices=LANGUAGES, default="en")


def main(args: argparse.Namespace) -> int:
    """Write every example; returns the exit code."""
    args.out.mkdir(parents=True, exist_ok=True)
    level = args.level.read_text(encoding="utf-8")
    for name, picture in example_pictures(level, args.theme, args.locale):
        path = args.out / f"{name}.png"
        path.write_bytes(picture)
        print(f"{path}  {len(picture):,} bytes")
    return 0


def example_pictures(level: str, theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Names and PNGs of all games; those of BRIKKS begin with its name."""
    yield from brilliant.example_pictures(level, theme, locale)
    for name, picture in brikks.example_pictures(theme, locale):
        yield f"brikks-{name}", picture
