"""The checks that `doctor` makes with Discord."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Any

import aiohttp
import discord

from bot import PROGRAM, __version__
from bot.door.activity.server import PREFIX
from bot.door.server import EVENTS, INTERACTIONS
from bot.door.signature import SIGNATURE, TIMESTAMP
from bot.games.contract import Unmet
from bot.hosting.checks import LINK, OWN_LINK, Check, check_of
from bot.interactions.discord_faults import DISCORD_ERRORS, fault_of
from bot.interactions.permissions import install_link, own_install_link
from bot.messages.first_answer import PERSON_INSTALLED
from bot.messages.wrong_answers import WrongAnswer, summary
from bot.settings import ExitCode, Settings
from engine.game import cut

INTERACTIONS_URL, EVENTS_URL = "interactions_endpoint_url", "event_webhooks_url"
"""The application's fields at Discord, as the next two."""
EVENTS_STATUS, EVENTS_TYPES = "event_webhooks_status", "event_webhooks_types"
OFF, ON = 1, 2
"""Values of the status."""
TYPES = ("APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED")
PATIENCE_SECONDS = 3.0
"""Seconds for which Discord waits."""
ELSEWHERE = f"{INTERACTIONS}/elsewhere"
"""A path at which nothing is."""
FORGED = "00" * 64
BAD_GATEWAY = (HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT)
RUN_DOCTOR = f"run `{PROGRAM} doctor` in a terminal while the bot runs, and answer its question with yes"

Ask = Callable[[str], bool]
"""Asks a question that is answered by yes or no."""

EMBEDDED = 1 << 17
"""The flag of an application whose Activity is switched on."""
PORTAL = "Developer Portal, your application"
POLICY = "Content-Security-Policy"

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


@dataclass(frozen=True, slots=True)
class Answer:
    body: Mapping[str, Any]
    date: float | None
    """Discord's time in seconds, if the answer has it."""


async def discord_checks(
    token: str,
    base: str,
    now: Callable[[], float],
    *,
    channel: int | None = None,
    person: int | None = None,
    settings: Settings | None = None,
) -> list[Check]:
    """Check token, application, starts left and clock with the API at `base`, and send a test message to the channel
    and to the person with these ids; with settings also which way presses come, and the Activity."""
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
            sent = [check async for check in _sent(session, base, channel, person)]
            ways = [] if settings is None else await _ways(base, application.body, settings)
    except DISCORD_ERRORS as error:
        if (fault := fault_of(error)) is None:
            raise
        name = "Token" if fault.code is ExitCode.TOKEN else "Discord"
        return [Check(name, is_met=False, found=fault.found, remedy=fault.remedy, code=fault.code)]
    return [
        Check("Token", is_met=True, found=f"Discord knows it as {user.body['username']}"),
        check_of("Application", lambda: describe_application(application.body)),
        *ways,
        Check("Privileged intents", is_met=True, found=superfluous_intents(application.body)),
        check_of("Starts", lambda: starts_left(gateway.body["session_start_limit"])),
        check_of("Clock", lambda: clock(user.date, asked_at), ExitCode.CLOCK),
        *sent,
        Check(LINK, is_met=True, found=install_link(int(application.body["id"]))),
        Check(OWN_LINK, is_met=True, found=_own_link(application.body)),
    ]


def _own_link(application: Mapping[str, Any]) -> str:
    """Return the link that adds the bot to a person's account, or what is missing for it."""
    if str(PERSON_INSTALLED) in application.get("integration_types_config", {}):
        return own_install_link(int(application["id"]))
    return "none, as User Install is off on the portal's page Installation; with it, people can play where the bot is not"


async def _ways(base: str, application: Mapping[str, Any], settings: Settings) -> list[Check]:
    """Check by which ways people reach the bot."""
    checks, url = application_checks(settings.presses_url, application), settings.public_url
    if url:
        checks.append(await check_address(url))
    secret = settings.discord_client_secret.get_secret_value().strip()
    return [*checks, *[check async for check in activity_checks(base, application, url, secret)]]


async def _sent(
    session: aiohttp.ClientSession, base: str, channel: int | None, person: int | None
) -> AsyncIterator[Check]:
    if channel is not None:
        remedy = "let the bot see this channel and write there"
        yield await _tried("Test message", session, base, channel, remedy)
    if person is not None:
        remedy = "share a server with the bot and allow direct messages from its members"
        opened = await _post(session, f"{base}/users/@me/channels", {"recipient_id": str(person)})
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


def describe_application(application: Mapping[str, Any]) -> str:
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


async def activity_checks(
    base: str, application: Mapping[str, Any], public_url: str, secret: str
) -> AsyncIterator[Check]:
    """Check what an Activity needs, if a client secret is set; `base` is the address of Discord's API."""
    if not secret:
        return
    if not public_url:
        found, remedy = "DISCORD_CLIENT_SECRET is set, but PUBLIC_URL is not", "set both, or neither"
        yield Check("Activity", is_met=False, found=found, remedy=remedy, code=ExitCode.ADDRESS)
        return
    yield await activity_page(public_url)
    yield await _secret(base, str(application["id"]), secret)
    if int(application.get("flags") or 0) & EMBEDDED:
        yield Check("Activity", is_met=True, found="switched on at Discord")
    else:
        remedy = f"switch it on: {PORTAL}, Activities, Settings, Enable Activities"
        yield Check(
            "Activity", is_met=False, found="switched off at Discord", remedy=remedy, code=ExitCode.ADDRESS
        )


async def activity_page(public_url: str) -> Check:
    """Ask for the page as Discord's proxy does."""
    name, url = "Activity's page", public_url + PREFIX
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=5)) as session,
            session.get(url, allow_redirects=False) as answer,
        ):
            if answer.status == HTTPStatus.OK and POLICY in answer.headers:
                return Check(name, is_met=True, found=f"served at {url}")
            found = f"{url} answers {answer.status}"
    except (aiohttp.ClientError, TimeoutError) as error:
        found = f"{url} cannot be reached: {error or 'no answer'}"
    remedy = "start the bot, and let the proxy pass this path on as it is, WebSockets included"
    return Check(name, is_met=False, found=found, remedy=remedy, code=ExitCode.ADDRESS)


async def _secret(base: str, client_id: str, secret: str) -> Check:
    """Ask for a token that only the holder of the secret gets, and do not use it."""
    form = {
        "grant_type": "client_credentials",
        "scope": "identify",
        "client_id": client_id,
        "client_secret": secret,
    }
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session,
        session.post(f"{base}/oauth2/token", data=form) as answer,
    ):
        if answer.status != HTTPStatus.UNAUTHORIZED:
            return Check("Client secret", is_met=True, found="Discord knows it")
    remedy = f"take it from the {PORTAL}, OAuth2, Client Secret"
    return Check(
        "Client secret", is_met=False, found="Discord refuses it", remedy=remedy, code=ExitCode.TOKEN
    )


def way_fault(public_url: str, set_url: str | None) -> str:
    """Say why presses do not come the way that the settings want; `set_url` is where the application sends them.
    Empty if they do."""
    if public_url and set_url != public_url + INTERACTIONS:
        return f"Discord sends presses {_way(set_url)}, not to {public_url}{INTERACTIONS}: {RUN_DOCTOR}"
    if set_url and not public_url:
        return (
            f"Discord sends presses to {set_url} and none over the gateway, but PUBLIC_URL is not set: set it, or run "
            f"`{PROGRAM} doctor` in a terminal, which offers to clear that address"
        )
    return ""


def application_checks(public_url: str, application: Mapping[str, Any]) -> list[Check]:
    """Compare what the application says with the settings."""
    url = application.get(INTERACTIONS_URL)
    checks = [_check("Presses", way_fault(public_url, url), f"Discord sends them {_way(url)}")]
    if public_url:
        checks.append(
            _check("Events", _events_fault(public_url, application), f"sent to {public_url}{EVENTS}")
        )
    return checks


def _check(name: str, fault: str, found: str) -> Check:
    if not fault:
        return Check(name, is_met=True, found=found)
    found, _, remedy = fault.rpartition(": ")
    return Check(name, is_met=False, found=found, remedy=remedy, code=ExitCode.ADDRESS)


def _way(set_url: str | None) -> str:
    return f"to {set_url}" if set_url else "over the gateway"


def _events_fault(public_url: str, application: Mapping[str, Any]) -> str:
    url = application.get(EVENTS_URL)
    if url != public_url + EVENTS:
        return f"Discord sends them {f'to {url}' if url else 'nowhere'}, not to {public_url}{EVENTS}: {RUN_DOCTOR}"
    if application.get(EVENTS_STATUS) != ON:
        return f"Discord has stopped sending them: {RUN_DOCTOR} again"
    if missing := set(TYPES) - set(application.get(EVENTS_TYPES) or ()):
        return f"Discord does not send {' and '.join(sorted(missing))}: {RUN_DOCTOR}"
    return ""


async def check_address(public_url: str) -> Check:
    """Ask the public address as Discord does when it checks one; only Discord can sign the rest of its test."""
    name = "Public address"
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE_SECONDS)) as session:
            begin = time.monotonic()
            _need_refusal(INTERACTIONS, await _knock(session, public_url + INTERACTIONS))
            seconds = time.monotonic() - begin
            _need_refusal(EVENTS, await _knock(session, public_url + EVENTS))
            _need_nothing(await _knock(session, public_url + ELSEWHERE))
    except (aiohttp.ClientConnectorCertificateError, aiohttp.ClientSSLError) as error:
        found, remedy = (
            f"{public_url}: {error}",
            "let the proxy fetch a certificate that all accept, as Caddy does",
        )
    except TimeoutError:
        found = f"{public_url} gives no answer within {PATIENCE_SECONDS:.0f} s, for which Discord waits"
        remedy = "start the bot, let the proxy reach it, and your firewall pass the port"
    except aiohttp.ClientError as error:
        found = f"{public_url} cannot be reached: {error}"
        remedy = "point the name to your proxy, let it listen there, and your firewall pass the port"
    except Unmet as unmet:
        found, remedy = f"{public_url}{unmet.found}", unmet.remedy
    else:
        return Check(name, is_met=True, found=f"refuses a bad signature after {seconds * 1000:.0f} ms")
    return Check(name, is_met=False, found=found, remedy=remedy, code=ExitCode.ADDRESS)


async def _knock(session: aiohttp.ClientSession, url: str) -> int:
    """Return the status of the answer to a forged request."""
    headers = {SIGNATURE: FORGED, TIMESTAMP: str(int(time.time()))}
    async with session.post(url, json={"type": 1}, headers=headers, allow_redirects=False) as answer:
        return answer.status


def _need_refusal(path: str, status: int) -> None:
    """Raise Unmet for an answer to a forged request that Discord would not accept."""
    if status == HTTPStatus.UNAUTHORIZED:
        return
    if status in BAD_GATEWAY:
        remedy = "start the bot, and let the proxy pass requests to DOOR_HOST and DOOR_PORT"
    elif HTTPStatus.MULTIPLE_CHOICES <= status < HTTPStatus.BAD_REQUEST:
        remedy = "Discord follows no redirect: put the address to which it leads into PUBLIC_URL"
    else:
        remedy = "let the proxy pass this path on as it is, with body and headers, to DOOR_HOST and DOOR_PORT"
    raise Unmet(f"{path} answers {status} to a bad signature, not 401", remedy)


def _need_nothing(status: int) -> None:
    if status != HTTPStatus.NOT_FOUND:
        remedy = "let the proxy pass all paths on to DOOR_HOST and DOOR_PORT, and nothing else answer there"
        raise Unmet(f"{ELSEWHERE} answers {status}, not 404", remedy)


async def settle(token: str, settings: Settings) -> None:
    """Offer to let presses come the way that the settings want."""
    with suppress(aiohttp.ClientError, TimeoutError):
        # The checks say what they are about.
        async for line in change_addresses(token, settings.discord_api, settings.presses_url, agrees):
            print(line)


def agrees(question: str) -> bool:
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


async def change_addresses(token: str, base: str, public_url: str, ask: Ask) -> AsyncIterator[str]:
    """Bring the application's addresses in line with the settings, if the answer to a question is yes; yields what to
    print. Discord checks the addresses before it takes them, so that the bot has to run."""
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(total=10)) as session:
        async with session.get(f"{base}/applications/@me") as answer:
            if answer.status != HTTPStatus.OK:
                return
            application = await answer.json()
        if all(check.is_met for check in application_checks(public_url, application)):
            return
        if public_url and not (await check_address(public_url)).is_met:
            # The results of the checks come first: Discord would refuse the address.
            return
        question, body = _change(public_url, application)
        if not ask(question):
            return
        async with session.patch(f"{base}/applications/@me", json=body) as answer:
            if answer.status == HTTPStatus.OK:
                yield "Done: Discord has taken the change."
            else:
                yield f"error: Discord refused the change: {reason(await answer.json())}"


def _change(public_url: str, application: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """Return the question, and what to change at the application."""
    if not public_url:
        question = (
            f"Discord sends presses to {application.get(INTERACTIONS_URL)}. Clear that address, so that they come over "
            "the gateway?"
        )
        events = {EVENTS_URL: None, EVENTS_STATUS: OFF} if application.get(EVENTS_URL) else {}
        return question, {INTERACTIONS_URL: None, **events}
    question = (
        f"Discord sends presses {_way(application.get(INTERACTIONS_URL))}. Let it send them to "
        f"{public_url}{INTERACTIONS} from now on, and events to {public_url}{EVENTS}?"
    )
    return question, {
        INTERACTIONS_URL: public_url + INTERACTIONS,
        EVENTS_URL: public_url + EVENTS,
        EVENTS_STATUS: ON,
        EVENTS_TYPES: [*TYPES],
    }


def reason(answer: Mapping[str, Any]) -> str:
    """Return the first cause that Discord names in an error, else its message."""
    for field, errors in (answer.get("errors") or {}).items():
        for error in errors.get("_errors", ()):
            return f"{field}: {error.get('message')}"
    return str(answer.get("message", "no reason given"))
