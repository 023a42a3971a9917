"""`config`: shows every setting that is in force, and where it came from."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from bot.settings import ExitCode, SettingsError, in_force, load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "of a secret, only whether it is set is shown"
    parser.add_argument("action", choices=["show"], metavar="show")


def main(options: argparse.Namespace) -> int:
    """Zero if the settings are sound."""
    del options
    try:
        settings = load(require_token=False)
    except SettingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.CONFIG
    # Paths are too long for a narrow window, and half a path is no use.
    columns = (Column(name, overflow="fold") for name in ("Value", "From"))
    table = Table(Column("Setting", no_wrap=True), *columns)
    for value in in_force(settings):
        table.add_row(value.key, Text(value.text), Text(value.source))
    Console(highlight=False).print(table)
    return 0
