"""`python -m bot level ACTION`: make, check and show levels."""

from __future__ import annotations

import argparse

from bot.games.brilliant.levels import check as level_check
from bot.games.brilliant.levels import gallery as level_gallery
from bot.games.brilliant.levels import make as level_make

ACTIONS = {
    "make": (level_make, "make a new level, or the level of a code"),
    "check": (level_check, "check level files"),
    "gallery": (level_gallery, "draw one picture of many generated levels"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, (module, about) in ACTIONS.items():
        module.add_arguments(actions.add_parser(name, help=about, description=about))


def main(args: argparse.Namespace) -> int:
    module, _ = ACTIONS[args.action]
    return int(module.main(args))
