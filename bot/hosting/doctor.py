"""`doctor`: checks what the bot needs and says what to do; never shows the token."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from bot.hosting import backup_folder
from bot.settings import DATABASE, SettingsError, TokenMissing, load, load_sound
from bot.store import health

if TYPE_CHECKING:
    from bot.hosting.checks import Check

MARKS = {True: ("met", "green"), False: ("failed", "bold red"), None: ("not checked", "yellow")}
WARNING = ("met, but", "yellow")
"""The mark of a check that is met, but asks to do something."""
ASKED = {"discord_api", "public_url", "presses", "discord_client_secret"}
"""The settings that Discord is asked about, besides the token."""


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
    from bot.hosting import checks as local  # noqa: PLC0415 (fonts and levels: not for the health check every half minute)
    from bot.hosting import discord_checks as remote  # noqa: PLC0415 (discord.py: not for the health check either)

    settings, sound, faults = load_sound()
    token = settings.discord_token.get_secret_value() if settings and "discord_token" in sound else ""
    checks = [*local.settings_checks(faults), *local.machine_checks()]
    if settings and sound >= DATABASE:
        checks += local.database_checks(settings.database)
        checks.append(local.held_back_check(settings.database_path, time.monotonic()))
    if settings and "backup_dir" in sound:
        checks.append(local.backup_check(settings.backup_dir))
    if settings and token and not arguments.offline and sound >= ASKED:
        if not arguments.json and sys.stdin.isatty():
            asyncio.run(remote.settle(token, settings))
        checks += asyncio.run(
            remote.discord_checks(
                token,
                settings.discord_api,
                time.time,
                channel=arguments.message,
                person=arguments.dm,
                settings=settings,
            )
        )
    else:
        found = (
            "--offline"
            if arguments.offline
            else "needs a token"
            if any(isinstance(fault, TokenMissing) for fault in faults)
            else "a setting that it needs is wrong"
        )
        checks.append(local.Check("Discord", is_met=None, found=found))
    if arguments.json:
        print(json.dumps({"checks": [asdict(check) for check in checks]}, indent=2, ensure_ascii=False))
    else:
        _show(checks, faults)
    return next((check.code for check in checks if check.is_met is False), 0)


def _id(given: str) -> int:
    """Return an id of Discord; raises ArgumentTypeError for anything else."""
    if not (given.isascii() and given.isdigit() and int(given) < 1 << 63):
        raise argparse.ArgumentTypeError(f"{given} is no id: switch on Discord's developer mode and copy one")
    return int(given)


def _show(checks: Sequence[Check], faults: Sequence[SettingsError]) -> None:
    from bot.hosting.checks import LINK, SETTINGS  # noqa: PLC0415 (fonts and levels: not for the health check)

    # Paths are too long for a narrow window, and half a path is no use.
    table = Table("Check", "", *(Column(name, overflow="fold") for name in ("Found", "To do")))
    link = "shown here once Discord has taken the token"
    for check in checks:
        if check.name == LINK:
            link = check.found
            continue
        word, style = WARNING if check.is_met and check.remedy else MARKS[check.is_met]
        table.add_row(check.name, Text(word, style), Text(check.found), Text(check.remedy))
    console = Console(highlight=False)
    console.print(table)
    _say(console, f"{LINK}: {link}")
    for check in checks:
        if check.is_met is False and check.name != SETTINGS:
            _say(console, f"error: {check.found}")
    for fault in faults:
        _say(console, f"error: {fault}")


def _say(console: Console, line: str) -> None:
    """Print one line without wrapping, so that it can be copied."""
    console.print(line, soft_wrap=True, markup=False)


def _health() -> int:
    settings = load(uses=DATABASE)
    path = health.sign_path(settings.database_path)
    fault = health.fault(path, time.monotonic())
    print(fault or f"alive: {path}")
    if settings.backup_dir is not None:
        print(backup_folder.describe_newest(settings.backup_dir, time.time()))
    return 1 if fault else 0
