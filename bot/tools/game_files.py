"""Command-line options for the files that `render` and `bench` read."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from bot.games.simulation import Options
from bot.pages.texts import DEFAULT, text
from bot.tools.registry import TOOLS


def add_files(parser: argparse.ArgumentParser) -> None:
    for game, tools in TOOLS.items():
        for name, file in tools.files.items():
            about = f"of {game_title(game)}"
            parser.add_argument(f"--{name}", type=Path, default=file.usual, metavar="FILE", help=about)


def read_files(args: argparse.Namespace) -> Mapping[str, Options]:
    """Return the header options that come from files, by game; raises MalformedText naming the file."""
    return {
        game: {name: file.read(getattr(args, name)) for name, file in tools.files.items()}
        for game, tools in TOOLS.items()
    }


def game_title(game: str) -> str:
    return text(DEFAULT, f"game-{game}")
