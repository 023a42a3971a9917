"""What does not come from Discord is refused before discord.py takes it for Discord's."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route

from bot.messages.request_limits import InvalidRequests, trace
from bot.messages.wrong_answers import WrongAnswer

HTML, JSON = "text/html", "application/json"
SECRET = "aW50ZXJhY3Rpb246MTIz"  # noqa: S105 (in the shape of an interaction's token)


async def asked(status: int, kind: str, body: bytes, method: str = "PATCH") -> object:
    """What discord.py makes of an answer to a request with a token in its address."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, body=body, headers={"Content-Type": kind})

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as server:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Route, "BASE", str(server.make_url("/api/v10")))
            http = HTTPClient(
                asyncio.get_running_loop(), http_trace=trace(InvalidRequests()), max_ratelimit_timeout=30.0
            )
            try:
                with pytest.MonkeyPatch.context() as login:
                    login.setattr(HTTPClient, "request", nothing)
                    await http.static_login("any token")
                route = Route(method, "/webhooks/1/{webhook_token}", webhook_token=SECRET)
                return await http.request(route)
            finally:
                await http.close()


async def nothing(*_: object) -> None:
    """Let a session begin without a request."""


@pytest.mark.parametrize(
    ("status", "kind", "body", "answer"),
    [
        (200, JSON, b'{"id": "1"}', {"id": "1"}),
        (204, HTML, b"", ""),
    ],
)
async def test_what_discord_says_is_heard(status: int, kind: str, body: bytes, answer: object) -> None:
    assert await asked(status, kind, body) == answer


@pytest.mark.parametrize(
    ("status", "kind", "body"),
    [
        (200, HTML, b"<title>Log in</title>"),
        (200, "text/plain", b"ok"),
        (200, f"{JSON}; charset=utf-8", b"{}"),
        (200, HTML, b"\xe4"),
        # Neither could discord.py read these.
        (403, HTML, "<title>Gesperrt für Geräte</title>".encode("latin-1")),
        (407, HTML, b"\xff\xfe"),
        (429, JSON, b'{"message": "You are being blocked from accessing our API", "code": 0}'),
        (429, JSON, b'{"retry_after": "soon"}'),
        (429, JSON, b"[]"),
        (429, JSON, b"{"),
    ],
)
async def test_what_discord_does_not_say_is_a_failed_request(status: int, kind: str, body: bytes) -> None:
    with pytest.raises(aiohttp.ClientError) as raised:
        await asked(status, kind, body)
    assert isinstance(raised.value, WrongAnswer)
    assert raised.value.status == status
    assert SECRET not in f"{raised.value} {raised.value!r}"


@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_json_that_breaks_off_is_a_failed_request(method: str) -> None:
    with pytest.raises(WrongAnswer):
        await asked(200, JSON, b'{"id": "1"', method)


@pytest.mark.parametrize(
    ("status", "kind", "body"),
    [
        (403, HTML, b"<title>Access denied</title>"),
        (403, JSON, b'{"message": "Missing Access", "code": 50001}'),
        (429, HTML, b"<title>error code: 1015</title>"),
        (503, HTML, "<title>Außer Betrieb</title>".encode()),
    ],
)
async def test_what_discord_py_can_read_is_left_to_it(status: int, kind: str, body: bytes) -> None:
    with pytest.raises(discord.HTTPException) as raised:
        await asked(status, kind, body)
    assert raised.value.status == status
