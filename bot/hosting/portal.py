"""The checks that `doctor` makes with Discord."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Any

import aiohttp
import discord

from bot import __version__
from bot.games.contract import Unmet
from bot.hosting.activity_checks import activity_checks
from bot.hosting.checks import Check, examined
from bot.hosting.public_address import application_checks, reached
from bot.interactions.discord_faults import DISCORD_ERRORS, fault_of
from bot.interactions.permissions import install_link
from bot.messages.wrong_answers import WrongAnswer, summary
from bot.settings import ExitCode, Settings
from engine.game import cut

TIMEOUT_SECONDS = 10
# Discord's answer has whole seconds and takes a while to arrive.
MOST_DRIFT_SECONDS = 3.0
# Discord resets the token of a bot that uses up its starts, so keep some in reserve.
FEWEST_STARTS = 0.1
# Presence, members and message content, each in full and in the form for small bots.
PRIVILEGED = 0b11 << 12 | 0b11 << 14 | 0b11 << 18
TEST = "🩺 A test message of this bot's `doctor`: it can write here."
SILENT = 1 << 12
"""The flag of a message that notifies nobody."""
LINK = "Install link"


@dataclass(frozen=True, slots=True)
class Answer:
    body: Mapping[str, Any]
    date: float | None
    """Discord's time in seconds, if the answer has it."""


@dataclass(frozen=True, slots=True)
class TestMessages:
    """Where test messages go: the ids of a channel and of a person; None sends none."""

    channel: int | None = None
    person: int | None = None


async def discord_checks(
    token: str,
    base: str,
    now: Callable[[], float],
    tests: TestMessages = TestMessages(),
    settings: Settings | None = None,
) -> list[Check]:
    """Check token, application, starts left and clock with the API at `base`, and send what is asked for; with
    settings also which way presses come, and the Activity."""
    timeout = aiohttp.ClientTimeout(total=TIMEOUT_SECONDS)
    headers = {
        "Authorization": f"Bot {token}",
        "User-Agent": f"DiscordBot (roll-and-write, {__version__})",
    }
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            user = await _ask(session, f"{base}/users/@me", "username")
            asked_at = now()
            application = await _ask(session, f"{base}/applications/@me", "id")
            gateway = await _ask(session, f"{base}/gateway/bot", "session_start_limit")
            sent = [check async for check in _sent(session, base, tests)]
            ways = [] if settings is None else await _ways(base, application.body, settings)
    except DISCORD_ERRORS as error:
        if (fault := fault_of(error)) is None:
            raise
        name = "Token" if fault.code is ExitCode.TOKEN else "Discord"
        return [Check(name, is_met=False, found=fault.found, remedy=fault.remedy, code=fault.code)]
    return [
        Check("Token", is_met=True, found=f"Discord knows it as {user.body['username']}"),
        examined("Application", lambda: described(application.body)),
        *ways,
        Check("Privileged intents", is_met=True, found=superfluous_intents(application.body)),
        examined("Starts", lambda: starts_left(gateway.body["session_start_limit"])),
        examined("Clock", lambda: clock(user.date, asked_at), ExitCode.CLOCK),
        *sent,
        Check(LINK, is_met=True, found=install_link(int(application.body["id"]))),
    ]


async def _ways(base: str, application: Mapping[str, Any], settings: Settings) -> list[Check]:
    """Check by which ways people reach the bot."""
    checks, url = application_checks(settings.presses_url, application), settings.public_url
    if url:
        checks.append(await reached(url))
    secret = settings.discord_client_secret.get_secret_value().strip()
    return [*checks, *[check async for check in activity_checks(base, application, url, secret)]]


async def _sent(session: aiohttp.ClientSession, base: str, tests: TestMessages) -> AsyncIterator[Check]:
    if tests.channel is not None:
        remedy = "let the bot see this channel and write there"
        yield await _tried("Test message", session, base, tests.channel, remedy)
    if tests.person is not None:
        remedy = "share a server with the bot and allow direct messages from its members"
        opened = await _post(session, f"{base}/users/@me/channels", {"recipient_id": str(tests.person)})
        if isinstance(opened, str):
            yield Check("Test DM", is_met=False, found=opened, remedy=remedy, code=ExitCode.MESSAGE)
        else:
            yield await _tried("Test DM", session, base, int(opened["id"]), remedy)


async def _tried(name: str, session: aiohttp.ClientSession, base: str, channel: int, remedy: str) -> Check:
    body = {"content": TEST, "allowed_mentions": {"parse": []}, "flags": SILENT}
    answer = await _post(session, f"{base}/channels/{channel}/messages", body)
    if isinstance(answer, str):
        return Check(name, is_met=False, found=answer, remedy=remedy, code=ExitCode.MESSAGE)
    return Check(name, is_met=True, found=f"arrived in channel {channel}")


async def _post(session: aiohttp.ClientSession, url: str, body: Mapping[str, Any]) -> Mapping[str, Any] | str:
    """Return Discord's answer, or the reason for its refusal."""
    async with session.post(url, json=body) as response:
        try:
            return await _said(response)
        except discord.HTTPException as error:
            return f"refused: {cut(summary(error.text))} ({error.status})"


async def _ask(session: aiohttp.ClientSession, url: str, field: str) -> Answer:
    """Return an answer that has this field."""
    async with session.get(url) as response:
        body, date = await _said(response), response.headers.get("Date")
        if field not in body:
            raise WrongAnswer(response.status, str(body), response.headers)
        return Answer(body, parsedate_to_datetime(date).timestamp() if date else None)


async def _said(response: aiohttp.ClientResponse) -> Mapping[str, Any]:
    """Return what Discord says; raises discord.HTTPException for a refusal, and WrongAnswer for what Discord does not
    say."""
    text, said = await response.text(errors="replace"), None
    with suppress(ValueError):
        said = json.loads(text)
    if response.status >= HTTPStatus.MULTIPLE_CHOICES:
        raise discord.HTTPException(response, said if isinstance(said, dict) else text)
    if not isinstance(said, dict):
        raise WrongAnswer(response.status, text, response.headers)
    return said


def described(application: Mapping[str, Any]) -> str:
    """Describe the application by name and id; raises Unmet for a switch in the portal that stops this bot."""
    if application.get("bot_require_code_grant"):
        raise Unmet("requires a code grant", "switch it off: Developer Portal, Bot")
    return f"{application['name']} ({application['id']})"


def superfluous_intents(application: Mapping[str, Any]) -> str:
    is_any_on = int(application.get("flags") or 0) & PRIVILEGED
    return "none needed; those on in the portal may be switched off" if is_any_on else "none needed"


def starts_left(limit: Mapping[str, int]) -> str:
    found = f"{limit['remaining']} of {limit['total']} left today"
    if limit["remaining"] < limit["total"] * FEWEST_STARTS:
        hours = limit["reset_after"] / 3_600_000
        raise Unmet(found, f"wait {hours:.1f} hours and find out why the bot restarts so often")
    return found


def clock(date: float | None, now: float) -> str:
    if date is None:
        return "Discord's answer has no time"
    drift = now - date
    if abs(drift) > MOST_DRIFT_SECONDS:
        side = "ahead of" if drift > 0 else "behind"
        raise Unmet(f"{abs(drift):.0f} s {side} Discord's", "synchronise this machine's clock (NTP)")
    return "agrees with Discord's"
