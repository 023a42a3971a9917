"""Draw an example of every picture, from games between computer players."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.games.brilliant.levels.files import LEVELS, require_playable
from bot.pages.texts import LANGUAGES
from bot.render.theme import DEFAULT, THEMES
from tests.bench.command import run
from tests.bench.level import read_level
from tests.bench.registry import TOOLS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("pictures"),
        metavar="DIR",
        help="created if missing; pictures of the same names are overwritten",
    )
    parser.add_argument("--level", type=Path, default=LEVELS / "3.toml", metavar="FILE", help="of BRILLIANT")
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)
    parser.add_argument("--locale", choices=LANGUAGES, default="en")


def main(args: argparse.Namespace) -> int:
    level, parsed = read_level(args.level)
    require_playable(args.level, parsed)
    args.out.mkdir(parents=True, exist_ok=True)
    for name, picture in example_pictures(level, args.theme, args.locale):
        path = args.out / f"{name}.png"
        path.write_bytes(picture)
        print(f"{path}  {len(picture):,} bytes")
    return 0


def example_pictures(level: str, theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of all games."""
    for tools in TOOLS.values():
        yield from tools.pictures({"level": level}, theme, locale)


if __name__ == "__main__":
    sys.exit(run("render"))
