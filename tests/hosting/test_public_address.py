"""What `doctor` finds out about the public address, and how it sets it at Discord."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot import __main__ as command_line
from bot.door.server import EVENTS, INTERACTIONS, Doorway, opened
from bot.door.signature import Verifier
from bot.hosting import examination, public_address
from bot.hosting.public_address import TYPES, application_checks, reached, settled, way_fault
from bot.settings import ExitCode, Settings, SettingsError, load
from tests.door.knocking import HOST, PUBLIC
from tests.hosting.conftest import TOKEN
from tests.local.test_monitored import free_port

URL = "https://bot.example.org"
SET = {
    "interactions_endpoint_url": URL + INTERACTIONS,
    "event_webhooks_url": URL + EVENTS,
    "event_webhooks_status": 2,
    "event_webhooks_types": [*TYPES, "ENTITLEMENT_CREATE"],
}


@asynccontextmanager
async def answering(*statuses: int) -> AsyncIterator[str]:
    """A server that answers a press, an event and anything else with these."""

    async def answer(request: web.Request) -> web.Response:
        places = {INTERACTIONS: 0, EVENTS: 1}
        return web.Response(status=statuses[places.get(request.path, 2)], headers={"Location": "/x"})

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    async with TestServer(app) as server:
        yield str(server.make_url("")).rstrip("/")


async def test_a_door_is_reached() -> None:
    doorway = Doorway(Verifier(PUBLIC), interactions=lambda _: None, events=lambda _: None)
    async with opened(doorway, HOST, 0) as url:
        found = await reached(url)
    assert found.is_met
    assert found.found.startswith("refuses a bad signature after ")


@pytest.mark.parametrize(
    ("statuses", "found", "remedy"),
    [
        ((200, 401, 404), "/interactions answers 200 to a bad signature", "pass this path on as it is"),
        ((202, 401, 404), "/interactions answers 202", "pass this path on"),
        ((404, 401, 404), "/interactions answers 404", "pass this path on"),
        ((405, 401, 404), "/interactions answers 405", "pass this path on"),
        ((502, 502, 502), "/interactions answers 502", "start the bot"),
        ((503, 401, 404), "/interactions answers 503", "start the bot"),
        ((308, 401, 404), "/interactions answers 308", "Discord follows no redirect"),
        ((401, 404, 404), "/events answers 404", "pass this path on"),
        ((401, 401, 200), "/interactions/elsewhere answers 200, not 404", "nothing else answer there"),
    ],
)
async def test_another_answer_says_what_to_do(statuses: tuple[int, ...], found: str, remedy: str) -> None:
    async with answering(*statuses) as url:
        check = await reached(url)
    assert (check.is_met, check.code) == (False, ExitCode.ADDRESS)
    assert url + found in check.found
    assert remedy in check.remedy


async def test_an_address_where_nothing_listens_is_not_reached() -> None:
    check = await reached(f"http://{HOST}:{free_port()}")
    assert check.is_met is False
    assert "cannot be reached" in check.found
    assert "firewall" in check.remedy


async def test_an_address_that_keeps_silent_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_address, "PATIENCE_SECONDS", 0.1)
    silence = asyncio.Event()

    async def wait(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await silence.wait()
        writer.close()

    server = await asyncio.start_server(wait, HOST, 0)
    check = await reached(f"http://{HOST}:{server.sockets[0].getsockname()[1]}")
    assert "gives no answer within" in check.found
    silence.set()
    server.close()
    await server.wait_closed()


async def test_a_certificate_that_nobody_vouches_for_is_told(tmp_path: Path) -> None:
    certificate = own_certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)

    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=401)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    async with TestServer(app, scheme="https") as server:
        await server.start_server(ssl=context)
        check = await reached(f"https://localhost:{server.port}")
    assert check.is_met is False
    assert "certificate" in check.found
    assert "proxy fetch a certificate" in check.remedy
