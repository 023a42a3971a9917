"""Draw an example of every picture, from games between computer players."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games.brilliant.levels.files import LEVELS, require_playable
from bot.pages.texts import LANGUAGES
from bot.render.theme import DEFAULT, THEMES
from tests.bench.command import run
from tests.bench.level import read_level
from tests.bench.registry import TOOLS
from tests.bench.wide import wide_picture

WIDE = {
    "sheets": ("sheet", "brikks-sheet"),
    "table": ("table",),
    "duel": ("brikks-duel", "brikks-duel-minis"),
    "end": ("brikks-table-finished",),
}
"""The pictures for a directory of apps, with the examples that each shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("pictures"),
        metavar="DIR",
        help="created if missing; pictures of the same names are overwritten",
    )
    parser.add_argument("--level", type=Path, default=LEVELS / "3.toml", metavar="FILE", help="of BRILLIANT")
    parser.add_argument(
        "--wide", action="store_true", help="only a few, of 1280 by 720, as a directory of apps wants them"
    )
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)
    parser.add_argument("--locale", choices=LANGUAGES, default="en")


def main(args: argparse.Namespace) -> int:
    level, parsed = read_level(args.level)
    require_playable(args.level, parsed)
    args.out.mkdir(parents=True, exist_ok=True)
    pictures = example_pictures(level, args.theme, args.locale)
    for name, picture in wide_pictures(dict(pictures), args.theme) if args.wide else pictures:
        path = args.out / f"{name}.png"
        path.write_bytes(picture)
        print(f"{path}  {len(picture):,} bytes")
    return 0


def example_pictures(level: str, theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of all games."""
    for tools in TOOLS.values():
        yield from tools.pictures({"level": level}, theme, locale)


def wide_pictures(pictures: Mapping[str, bytes], theme: str) -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of what a directory of apps shows; `pictures` are all examples."""
    for name, shown in WIDE.items():
        yield name, wide_picture([pictures[one] for one in shown], THEMES[theme].ground)


if __name__ == "__main__":
    sys.exit(run("render"))
