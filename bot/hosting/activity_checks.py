"""The checks that `doctor` makes of the Activity: its page, the client secret, and the switch at Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from http import HTTPStatus
from typing import Any

import aiohttp

from bot.door.activity.server import PREFIX
from bot.hosting.checks import Check
from bot.settings import ExitCode

EMBEDDED = 1 << 17
"""The flag of an application whose Activity is switched on."""
PORTAL = "Developer Portal, your application"
POLICY = "Content-Security-Policy"


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
    asked = {"grant_type": "client_credentials", "scope": "identify"}
    form = {**asked, "client_id": client_id, "client_secret": secret}
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
