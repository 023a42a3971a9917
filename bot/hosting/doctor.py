"""`doctor`: checks what the bot needs and says what to do; never shows the token."""

from __future__ import annotations

import argparse
import sys
import time

from bot.hosting import backup_folder
from bot.settings import ExitCode, SettingsError, load
from bot.store import health


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--offline", action="store_true", help="do not ask Discord")
    parser.add_argument("--health", action="store_true", help="only report whether a running bot is alive")


def main(arguments: argparse.Namespace) -> int:
    """Return zero if every check passes, else the exit code of the first that fails."""
    if arguments.health:
        return _health()
    from bot.hosting.examination import examine  # noqa: PLC0415 (discord, fonts and levels: not for the health check every half minute)

    return examine(is_offline=arguments.offline)


def _health() -> int:
    try:
        settings = load(require_token=False)
    except SettingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.CONFIG
    path = health.sign_path(settings.database_path)
    fault = health.fault(path, time.monotonic())
    print(fault or f"alive: {path}")
    if settings.backup_dir is not None:
        print(backup_folder.described(settings.backup_dir, time.time()))
    return 1 if fault else 0
