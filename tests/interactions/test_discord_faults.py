"""Whatever keeps the bot from Discord is told in one short line."""

from __future__ import annotations

import ssl
from types import SimpleNamespace
from typing import cast
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey

from bot.interactions.discord_faults import fault_of
from bot.settings import ExitCode
from tests.interactions.test_logins import Reply, unfound

KEY = cast("ConnectionKey", SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True))
SELF_SIGNED = ssl.SSLCertVerificationError(1, "certificate verify failed:\nself-signed certificate")
LONG_PAGE = "<html><head><title>\n" + "blocked " * 100 + "\n</title></head>" + "<p>words</p>\n" * 1000


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Mock(), shard_id=0, code=code)


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (aiohttp.ClientConnectorCertificateError(KEY, SELF_SIGNED), ExitCode.NETWORK, "self-signed"),
        (
            aiohttp.ClientConnectorDNSError(KEY, OSError(-2, "?")),
            ExitCode.NETWORK,
            "no address of discord.com",
        ),
        (aiohttp.ClientConnectorError(KEY, OSError(101, "Unreachable")), ExitCode.NETWORK, "discord.com:443"),
        (aiohttp.ClientOSError(104, "Connection reset by peer"), ExitCode.NETWORK, "reset by peer"),
        (aiohttp.ServerDisconnectedError(), ExitCode.NETWORK, "Server disconnected"),
        (aiohttp.ClientPayloadError("Response payload is not completed"), ExitCode.NETWORK, "not completed"),
        (aiohttp.ClientResponseError(Mock(), (), status=407), ExitCode.NETWORK, "asks for a login (407)"),
        (aiohttp.WSServerHandshakeError(Mock(), (), status=403), ExitCode.NETWORK, "not Discord (403"),
        (TimeoutError(), ExitCode.NETWORK, "no answer in time"),
        (discord.Forbidden(Reply(403), LONG_PAGE), ExitCode.NETWORK, "not Discord (403: 'blocked blocked"),
        (discord.HTTPException(Reply(418), ""), ExitCode.NETWORK, "not Discord (418: '')"),
        (
            discord.HTTPException(Reply(400), {"code": 1, "message": "x" * 900}),
            ExitCode.NETWORK,
            "refuses: x",
        ),
        (discord.HTTPException(Reply(401), {"code": 0}), ExitCode.TOKEN, "refuses the token"),
        (discord.HTTPException(Reply(403), {"code": 40001}), ExitCode.TOKEN, "(40001)"),
        (discord.DiscordServerError(Reply(521), LONG_PAGE), ExitCode.NETWORK, "out of order (521)"),
        (unfound(), ExitCode.NETWORK, "gateway to connect to discord was not found"),
        (unfound(401), ExitCode.TOKEN, "refuses the token"),
        (unfound(502), ExitCode.NETWORK, "out of order (502)"),
        (closed(4004), ExitCode.TOKEN, "refuses the token"),
        (closed(4009), ExitCode.NETWORK, "closed with 4009"),
    ],
)
def test_a_fault_is_one_short_line_with_its_exit_code(error: Exception, code: ExitCode, words: str) -> None:
    fault = fault_of(error)
    assert fault is not None
    assert fault.code == code
    assert fault.passes is (code is ExitCode.NETWORK)
    line = str(fault)
    assert words in line
    assert len(line.splitlines()) == 1
    assert len(line) < 300
    assert "<" not in line


@pytest.mark.parametrize(
    ("given", "seconds"),
    [
        ("65", 65.0),
        ("0.5", 0.5),
        ("Wed, 21 Oct 2026 07:28:00 GMT", 0.0),
        ("-1", 0.0),
        ("nan", 0.0),
        (None, 0.0),
    ],
)
def test_a_limit_says_when_to_ask_again(given: str | None, seconds: float) -> None:
    reply = Reply(429)
    reply.headers = {} if given is None else {"Retry-After": given}
    fault = fault_of(discord.HTTPException(reply, LONG_PAGE))
    assert fault is not None
    assert fault.seconds == seconds


@pytest.mark.parametrize(
    "error", [None, KeyError("id"), OSError(98, "Address in use"), discord.InvalidData()]
)
def test_other_errors_are_no_fault_of_discord(error: Exception | None) -> None:
    assert fault_of(error) is None
