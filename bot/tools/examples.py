"""`python -m bot render`: example pictures of games that computer players play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games.files import shown
from bot.games.simulation import Options
from bot.pages.texts import LANGUAGES
from bot.render.theme import DEFAULT, THEMES
from bot.tools.game_files import add_files, read_files
from bot.tools.registry import TOOLS
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
    add_files(parser)
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)
    parser.add_argument("--locale", choices=LANGUAGES, default="en")


def main(args: argparse.Namespace) -> int:
    """Write every example; returns the exit code."""
    try:
        options = read_files(args)
        args.out.mkdir(parents=True, exist_ok=True)
        for name, picture in example_pictures(options, args.theme, args.locale):
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


def example_pictures(
    options: Mapping[str, Options], theme: str = DEFAULT, locale: str = "en"
) -> Iterator[tuple[str, bytes]]:
    """Names and PNGs of all games; `options` are those of each game's header."""
    for game, tools in TOOLS.items():
        yield from tools.pictures(options[game], theme, locale)
