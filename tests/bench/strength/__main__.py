"""Play contests between computer players, and report on them."""

from __future__ import annotations

import argparse
import sys

from tests.bench.command import run
from tests.bench.strength import play, report

ACTIONS = {
    "play": (play, "play the games that are missing in a file; it can be interrupted and goes on"),
    "report": (report, "write the report on the games in some files"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, (module, about) in ACTIONS.items():
        module.add_arguments(actions.add_parser(name, help=about, description=about))


def main(args: argparse.Namespace) -> int:
    module, _ = ACTIONS[args.action]
    return int(module.main(args))


if __name__ == "__main__":
    sys.exit(run("strength.__main__"))
