"""`python -m bot render`: example pictures of games between computer players."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games.simulation import Options
from bot.pages.texts import LANGUAGES
from bot.render.theme import DEFAULT, THEMES
from bot.store.text_files import printable
from bot.tools.game_files import add_files, read_files
from bot.tools.registry import TOOLS
from engine.game import MalformedText


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("pictures"),
        metavar="DIR",
        help="created if missing; pictures of the same names are overwritten",
    )
    add_files(parser)
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT)
    parser.add_argument("--locale", choices=LANGUAGES, default="en")


def main(args: argparse.Namespace) -> int:
    """Write every example; return the exit code."""
    options = read_files(args)
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise MalformedText(f"--out {printable(args.out)}: is not a directory; name a directory") from error
    for name, picture in example_pictures(options, args.theme, args.locale):
        path = args.out / f"{name}.png"
        path.write_bytes(picture)
        print(f"{path}  {len(picture):,} bytes")
    return 0


def example_pictures(
    options: Mapping[str, Options], theme: str = DEFAULT, locale: str = "en"
) -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of all games; `options` has each game's header options."""
    for game, tools in TOOLS.items():
        yield from tools.pictures(options[game], theme, locale)
