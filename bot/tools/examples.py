"""`python -m bot render`: example pictures of games that computer players play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.games.brikks.pictures import examples as brikks
from bot.games.brilliant.levels.files import playable_text
from bot.games.brilliant.pictures import examples as brilliant
from bot.games.brilliant.pictures.sample import DEFAULT_LEVEL
from bot.games.files import shown
from bot.pages.texts import LANGUAGES
from bot.render.theme import DEFAULT, THEMES
from engine.game import MalformedText

WRITTEN, BAD_USE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("pictures"),
        metavar="DIR",
        help="made if it is missing; pictures of the same names in it are written anew",
    )
    parser.add_argument("--level", type=Path, default=DEFAULT_LEVEL, metavar="FILE", help="of BRILLIANT")
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)
    parser.add_argument("--locale", choices=LANGUAGES, default="en")


def main(args: argparse.Namespace) -> int:
    """Write every example; returns the exit code."""
    try:
        level = playable_text(args.level)
        args.out.mkdir(parents=True, exist_ok=True)
        for name, picture in example_pictures(level, args.theme, args.locale):
            path = args.out / f"{name}.png"
            path.write_bytes(picture)
            print(f"{path}  {len(picture):,} bytes")
    except MalformedText as error:
        return _fail(str(error))
    except FileExistsError:
        return _fail(f"--out {shown(args.out)}: is not a directory; name one, new or to write into")
    return WRITTEN


def _fail(reason: str) -> int:
    print(f"render: {reason}", file=sys.stderr)
    return BAD_USE


def example_pictures(level: str, theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Names and PNGs of all games; those of BRIKKS begin with its name."""
    yield from brilliant.example_pictures(level, theme, locale)
    for name, picture in brikks.example_pictures(theme, locale):
        yield f"brikks-{name}", picture
