"""`python -m bot level ACTION`: make, check and show levels."""

from __future__ import annotations

import argparse

from bot.tools.registry import TOOLS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for tools in TOOLS.values():
        for name, action in tools.level_actions.items():
            own = actions.add_parser(name, help=action.about, description=action.about)
            action.add_arguments(own)
            own.set_defaults(act=action.main)


def main(args: argparse.Namespace) -> int:
    return int(args.act(args))
