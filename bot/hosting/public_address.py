"""The bot's public address: whether Discord reaches it, and whether the application has it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from http import HTTPStatus
from typing import Any

import aiohttp

from bot import PROGRAM
from bot.door.server import EVENTS, INTERACTIONS
from bot.door.signature import SIGNATURE, TIMESTAMP
from bot.games.contract import Unmet
from bot.hosting.checks import Check
from bot.settings import ExitCode

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
    found = _way(application.get(INTERACTIONS_URL))
    fault = way_fault(public_url, application.get(INTERACTIONS_URL))
    checks = [_check("Presses", fault, f"Discord sends them {found}")]
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


async def reached(public_url: str) -> Check:
    """Ask the public address as Discord does when it checks one; only Discord can sign the rest of its test."""
    name = "Public address"
    timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
    try:
        async with aiohttp.ClientSession(timeout=timeout) as session:
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


async def settled(token: str, base: str, public_url: str, ask: Ask) -> AsyncIterator[str]:
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
        if public_url and not (await reached(public_url)).is_met:
            # What the checks say comes first: Discord would refuse the address.
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
    addresses = {INTERACTIONS_URL: public_url + INTERACTIONS, EVENTS_URL: public_url + EVENTS}
    return question, {**addresses, EVENTS_STATUS: ON, EVENTS_TYPES: [*TYPES]}


def reason(answer: Mapping[str, Any]) -> str:
    """Return the first cause that Discord names in an error, else its message."""
    for field, errors in (answer.get("errors") or {}).items():
        for error in errors.get("_errors", ()):
            return f"{field}: {error.get('message')}"
    return str(answer.get("message", "no reason given"))
