"""`config`: shows every setting that is in force, and where it came from."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from bot.settings import ExitCode, TokenMissing, in_force, load_sound


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "of a secret, only whether it is set is shown"
    parser.add_argument("action", choices=["show"], metavar="show")


def main(options: argparse.Namespace) -> int:
    """Return zero if the settings are sound, even without a token."""
    del options
    settings, sound, found = load_sound()
    faults = [fault for fault in found if not isinstance(fault, TokenMissing)]
    if settings is not None:
        # Paths are too long for a narrow window, and half a path is no use.
        columns = (Column(name, overflow="fold") for name in ("Value", "From"))
        table = Table(Column("Setting", no_wrap=True), *columns)
        for value in in_force(settings):
            # A wrong setting has its default here, which would be no use either.
            text = value.text if value.key.lower().removesuffix("_file") in sound else ""
            table.add_row(value.key, Text(text), Text(value.source))
        Console(highlight=False).print(table)
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    return ExitCode.CONFIG if faults else 0
