"""All checks of `doctor` as one table, the install link, and one line for a wrong setting."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict

import aiohttp
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from bot.hosting.checks import Check, backup_check, database_checks, held_back_check, machine_checks
from bot.hosting.portal import LINK, TestMessages, discord_checks
from bot.hosting.public_address import settled
from bot.settings import DATABASE, ExitCode, Settings, SettingsError, TokenMissing, load_sound

SETTINGS = "Settings"
MARKS = {True: ("met", "green"), False: ("failed", "bold red"), None: ("not checked", "yellow")}
WARNING = ("met, but", "yellow")
"""The mark of a check that is met, but asks to do something."""
ASKED = {"discord_api", "public_url", "presses", "discord_client_secret"}
"""The settings that Discord is asked about, besides the token."""


def examine(
    *,
    is_offline: bool,
    is_json: bool = False,
    channel: int | None = None,
    person: int | None = None,
) -> int:
    """Print every check, with a test message to a channel and to a person if they are given; return zero if all pass, else the exit code of the first that fails."""
    settings, sound, faults = load_sound()
    token = settings.discord_token.get_secret_value() if settings and "discord_token" in sound else ""
    checks = [*_settings_checks(faults), *machine_checks()]
    if settings and sound >= DATABASE:
        checks += database_checks(settings.database)
        checks.append(held_back_check(settings.database_path, time.monotonic()))
    if settings and "backup_dir" in sound:
        checks.append(backup_check(settings.backup_dir))
    if settings and token and not is_offline and sound >= ASKED:
        if not is_json and sys.stdin.isatty():
            asyncio.run(_settle(token, settings))
        tests = TestMessages(channel, person)
        checks += asyncio.run(discord_checks(token, settings.discord_api, time.time, tests, settings))
    else:
        is_missing = any(isinstance(fault, TokenMissing) for fault in faults)
        found = (
            "--offline"
            if is_offline
            else "needs a token"
            if is_missing
            else "a setting that it needs is wrong"
        )
        checks.append(Check("Discord", is_met=None, found=found))
    if is_json:
        print(json.dumps({"checks": [asdict(check) for check in checks]}, indent=2, ensure_ascii=False))
    else:
        _show(checks, faults)
    return next((check.code for check in checks if check.is_met is False), 0)


async def _settle(token: str, settings: Settings) -> None:
    """Offer to let presses come the way that the settings want."""
    with suppress(aiohttp.ClientError, TimeoutError):
        # The checks say what they are about.
        async for line in settled(token, settings.discord_api, settings.presses_url, _agrees):
            print(line)


def _agrees(question: str) -> bool:
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _settings_checks(faults: Sequence[SettingsError]) -> Iterator[Check]:
    if not faults:
        yield Check(SETTINGS, is_met=True, found="complete, with a token")
    for fault in faults:
        found, _, remedy = str(fault).rpartition(": ")
        yield Check(SETTINGS, is_met=False, found=found, remedy=remedy, code=ExitCode.CONFIG)


def _show(checks: Sequence[Check], faults: Sequence[SettingsError]) -> None:
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
