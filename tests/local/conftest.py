"""A server for each test, with a bot and people; at the end every request and response is checked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.hosting.child import settings_for
from bot.local.carrier import GATEWAY
from bot.local.hub import Hub
from bot.local.server import Server
from bot.settings import Settings
from tests.databases import fresh
from tests.local import schema
from tests.local.gateway_client import GatewayClient
from tests.local.people import Json, Player, sit_down
from tests.local.sample_bot import SampleBot
from tests.local.ways import addresses_by
from tests.strict.rules import start
from tests.strict.watch import watch
from tests.waiting import PATIENCE

UNDESCRIBED = ("/oauth2/token",)
"""Paths that Discord documents but does not describe."""
COMMAND: Json = {"name": "play", "description": "Play"}
Api = Callable[..., Awaitable[tuple[int, Any]]]
Sit = Callable[[int], Awaitable[Player]]


def point_at(patch: pytest.MonkeyPatch, server: Server) -> None:
    """From now on discord.py talks to this server."""
    patch.setattr(discord.http.Route, "BASE", server.api_url)
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))


@pytest.fixture
def way() -> str:
    """How presses come to the bot, unless a test says it."""
    return GATEWAY


@pytest.fixture
def activity() -> str | None:
    """Where the application serves the page of its Activity, if a test gives it one."""
    return None


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch, way: str, activity: str | None) -> AsyncIterator[Server]:
    running = await start(addresses=addresses_by(way), activity=activity)
    point_at(monkeypatch, running)
    yield running
    await running.stop()
    assert not watch(running.hub).journal.missing
    check_wire(running)


def check_wire(server: Server) -> None:
    """Every accepted request and every response matches Discord's description."""
    if not schema.FILE:
        return
    faults = set()
    for entry in watch(server.hub).journal.entries:
        if 200 <= entry.status < 300 and not entry.is_fault and entry.path not in UNDESCRIBED:
            faults |= {schema.fault_in_request(entry.method, entry.path, entry.sent)}
            faults |= {schema.fault_in_response(entry.method, entry.path, entry.status, entry.answer)}
    assert "\n".join(filter(None, faults)) == ""


@pytest.fixture
def settings(server: Server, tmp_path: Path) -> Settings:
    given = settings_for(server, tmp_path)
    return Settings.model_validate({name.lower(): value for name, value in given.items()})


@pytest.fixture
def unlimited(hub: Hub) -> None:
    """Without rate limits, which would make the bot wait for seconds."""
    hub.rates.limits.rules.clear()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return fresh(tmp_path / "bot.db")


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


async def running_bot() -> tuple[SampleBot, asyncio.Task[None]]:
    """A bot that is ready, and the task in which it runs."""
    made = SampleBot()
    # Without the login there is nothing to wait for: `wait_for` begins at once from Python 3.12 on.
    await made.login("any token")
    running = asyncio.create_task(made.connect())
    await asyncio.wait_for(made.wait_until_ready(), PATIENCE)
    return made, running


async def stopped(bot: SampleBot, running: asyncio.Task[None]) -> None:
    await bot.close()
    await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[SampleBot]:
    made, running = await running_bot()
    yield made
    await stopped(made, running)


@pytest.fixture
async def sit(server: Server, session: aiohttp.ClientSession) -> AsyncIterator[Sit]:
    """Opens the page of the n-th person."""
    opened: list[Player] = []

    async def open_page(place: int) -> Player:
        opened.append(await sit_down(session, server.base_url, place))
        return opened[-1]

    yield open_page
    for player in opened:
        await player.close()


@pytest.fixture
async def ada(sit: Sit) -> Player:
    return await sit(0)


@pytest.fixture
async def ben(sit: Sit) -> Player:
    return await sit(1)


@pytest.fixture
def api(server: Server, session: aiohttp.ClientSession) -> Api:
    """Sends a request as a bot (method, path, JSON body); returns status and JSON."""

    async def ask(method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        headers = {"Authorization": "Bot x", **more.pop("headers", {})}
        url = f"{server.api_url}{path}"
        async with session.request(method, url, json=body, headers=headers, **more) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    return ask


@pytest.fixture
async def known(server: Server, api: Api) -> None:
    """The bot has the command `/play`."""
    await api("PUT", f"/applications/{server.hub.world.application_id}/commands", [COMMAND])


@pytest.fixture
async def gateway(server: Server, session: aiohttp.ClientSession) -> AsyncIterator[GatewayClient]:
    """A minimal bot, which answers nothing by itself."""
    opened = await GatewayClient.open(session, server.gateway_url)
    await opened.identify()
    yield opened
    await opened.close()


async def refusal(asked: Awaitable[tuple[int, Any]]) -> tuple[int, int]:
    """The status and the code with which Discord refuses a request."""
    status, answer = await asked
    return status, answer["code"]


@pytest.fixture
def hub(server: Server) -> Hub:
    """What the server keeps and does, beside Discord's interface."""
    return server.hub
