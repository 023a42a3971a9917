"""`python -m bot level ACTION`: make, check and show levels of BRILLIANT."""

from __future__ import annotations

import argparse

from tests.bench.brilliant import check, gallery, make

ACTIONS = {
    "make": (make, "make a new level, or the level of a code"),
    "check": (check, "check level files"),
    "gallery": (gallery, "draw one picture of many generated levels"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, (module, about) in ACTIONS.items():
        module.add_arguments(actions.add_parser(name, help=about, description=about))


def main(args: argparse.Namespace) -> int:
    module, _ = ACTIONS[args.action]
    return int(module.main(args))
