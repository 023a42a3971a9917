"""Say in one line what keeps the bot from Discord, and whether it passes by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

import aiohttp
import discord

from bot.messages.wrong_answers import WrongAnswer, summary
from bot.settings import WHERE_TOKENS_ARE, ExitCode
from engine.game import cut, quote

DISCORD_ERRORS = (discord.DiscordException, aiohttp.ClientError, TimeoutError)
"""The errors that requests to Discord and the connection to its gateway raise."""
UNVERIFIED = (40001, 40002)
"""Codes for an account that may do nothing until its owner has acted."""
NEW_TOKEN = f"take a new one from {WHERE_TOKENS_ARE}"
OPEN_WAY = "log in to this network, or let proxy and firewall pass discord.com and gateway.discord.gg"
LATER = "wait, and look for what else uses this token or address"
UPDATE = "update the bot"
NO_COUNT = "leave SHARD_COUNT out, so that Discord says how many"
SECONDS = re.compile(r"\d{1,9}(\.\d+)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class DiscordFault:
    """Why Discord does not serve the bot."""

    found: str
    remedy: str
    code: ExitCode = ExitCode.NETWORK
    seconds: float = 0.0
    """After how many seconds to ask again, if Discord says so."""

    @property
    def passes(self) -> bool:
        """Return whether it may end without a change of settings, token or program."""
        return self.code is ExitCode.NETWORK

    def __str__(self) -> str:
        return f"{self.found}: {self.remedy}"


CLOSES = {
    4004: DiscordFault("Discord refuses the token", NEW_TOKEN, ExitCode.TOKEN),
    4010: DiscordFault("Discord refuses this number of shards (4010)", NO_COUNT, ExitCode.CONFIG),
    4011: DiscordFault("Discord wants more shards (4011)", NO_COUNT, ExitCode.CONFIG),
    4012: DiscordFault("Discord's gateway no longer takes this version (4012)", UPDATE, ExitCode.CONFIG),
    4013: DiscordFault("Discord does not know the intents (4013)", UPDATE, ExitCode.INTENTS),
    4014: DiscordFault("Discord refuses the intents (4014)", UPDATE, ExitCode.INTENTS),
}
"""Faults by the codes with which the gateway closes for good."""


def fault_of(error: BaseException | None) -> DiscordFault | None:
    """Return what an error says about Discord or the way to it; None if it says nothing about them."""
    match error:
        case discord.GatewayNotFound(__cause__=discord.HTTPException() as cause):
            return fault_of(cause)
        case discord.LoginFailure():
            return CLOSES[4004]
        case discord.PrivilegedIntentsRequired():
            return CLOSES[4014]
        case discord.ConnectionClosed() if error.code in CLOSES:
            return CLOSES[error.code]
        case discord.RateLimited():
            return _limit(error.retry_after)
        case discord.HTTPException():
            return _refusal(error.status, error.text, error.code, getattr(error.response, "headers", {}))
        case WrongAnswer():
            return _refusal(error.status, error.text, 0, error.headers)
        case aiohttp.ClientConnectorCertificateError():
            found = f"the certificate of {error.host} is not trusted ({cut(_line(error.certificate_error))})"
            remedy = "let this system trust what opens TLS on the way, such as a proxy; else set its clock"
            return DiscordFault(found, remedy)
        case aiohttp.ClientConnectorDNSError():
            return DiscordFault(f"there is no address of {error.host}", "check the network and its DNS")
        case aiohttp.ClientResponseError():
            return _refusal(error.status, error.message, 0, {})
        case discord.ConnectionClosed() | discord.GatewayNotFound() | aiohttp.ClientError() | TimeoutError():
            reason = cut(_line(error)) or "no answer in time"
            return DiscordFault(
                f"Discord cannot be reached ({reason})", "check the network, its proxy and firewall"
            )
    return None


def _refusal(status: int, text: str, code: int, headers: Mapping[str, str]) -> DiscordFault:
    """Return what an HTTP status means, with the text of the answer and Discord's code, zero if it has none."""
    if status == HTTPStatus.UNAUTHORIZED:
        return CLOSES[4004]
    if code in UNVERIFIED:
        remedy = "do what Discord asks of the account that owns the application"
        return DiscordFault(
            f"Discord refuses this account: {cut(_line(text))} ({code})", remedy, ExitCode.TOKEN
        )
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return _limit(_seconds(headers.get("Retry-After")))
    if status == HTTPStatus.PROXY_AUTHENTICATION_REQUIRED:
        return DiscordFault("a proxy on the way to Discord asks for a login (407)", OPEN_WAY)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return DiscordFault(f"Discord is out of order ({status})", "wait; discordstatus.com says more")
    if code:
        return DiscordFault(f"Discord refuses: {cut(_line(text))} ({code})", "wait, or update the bot")
    is_forbidden = status == HTTPStatus.FORBIDDEN
    remedy = f"{OPEN_WAY}; where Cloudflare blocks this address, wait" if is_forbidden else OPEN_WAY
    return DiscordFault(f"what answers is not Discord ({status}: {quote(summary(text))})", remedy)


def _limit(seconds: float) -> DiscordFault:
    until = f"for {seconds:.0f} s" if seconds else "for now"
    return DiscordFault(f"Discord takes no requests from here {until} (429)", LATER, seconds=seconds)


def _seconds(text: object) -> float:
    """Return the seconds in a header; zero if it has another form."""
    return float(text) if isinstance(text, str) and SECONDS.fullmatch(text) else 0.0


def _line(text: object) -> str:
    return " ".join(str(text).split())
