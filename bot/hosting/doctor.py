"""`doctor`: checks what the bot needs and says what to do; never shows the token."""

from __future__ import annotations

import argparse
import sys
import time

from bot.hosting import backup_folder
from bot.settings import DATABASE, ExitCode, SettingsError, load
from bot.store import health


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--offline", action="store_true", help="do not ask Discord")
    parser.add_argument("--health", action="store_true", help="only report whether a running bot is alive")
    parser.add_argument("--json", action="store_true", help="print the checks as JSON, for other programs")
    parser.add_argument("--message", type=_id, metavar="CHANNEL", help="send a test message to this channel")
    parser.add_argument("--dm", type=_id, metavar="USER", help="send a test direct message to this person")


def main(arguments: argparse.Namespace) -> int:
    """Return zero if every check passes, else the exit code of the first that fails."""
    if arguments.health:
        return _health()
    from bot.hosting.examination import examine  # noqa: PLC0415 (discord, fonts and levels: not for the health check every half minute)

    return examine(
        is_offline=arguments.offline,
        is_json=arguments.json,
        channel=arguments.message,
        person=arguments.dm,
    )


def _id(given: str) -> int:
    """Return an id of Discord; raises ArgumentTypeError for anything else."""
    if not (given.isascii() and given.isdigit() and int(given) < 1 << 63):
        raise argparse.ArgumentTypeError(f"{given} is no id: switch on Discord's developer mode and copy one")
    return int(given)


def _health() -> int:
    try:
        settings = load(uses=DATABASE)
    except SettingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.CONFIG
    path = health.sign_path(settings.database_path)
    fault = health.fault(path, time.monotonic())
    print(fault or f"alive: {path}")
    if settings.backup_dir is not None:
        print(backup_folder.described(settings.backup_dir, time.time()))
    return 1 if fault else 0
