"""Several shards of one application, and how often their sessions may begin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.local.server import Server
from bot.local.starts import Sharding
from tests.local.conftest import COMMAND, Api, check_wire, point_at
from tests.local.control import add_guild, connected
from tests.local.gateway_client import Closed, GatewayClient
from tests.local.people import Player
from tests.strict.rules import start
from tests.waiting import PATIENCE

PAUSE = 5.0


class Clock:
    """A clock that only tests set, so that a slow machine changes nothing."""

    now = 0.0

    def pause(self) -> None:
        self.now += PAUSE


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("bot.local.hub.monotonic", lambda: made.now)
    return made


@pytest.fixture
async def server(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    running = await start(sharding=Sharding(shards=4, max_concurrency=2, identify_seconds=PAUSE, starts=6))
    point_at(monkeypatch, running)
    yield running
    await running.stop()
    check_wire(running)


async def begun(server: Server, session: aiohttp.ClientSession, shard: int) -> GatewayClient:
    gateway = await GatewayClient.open(session, server.gateway_url)
    await gateway.identify(shard=[shard, 4])
    return gateway


async def test_each_server_is_served_by_its_shard(server: Server, session: aiohttp.ClientSession) -> None:
    added = [add_guild(server.hub, f"Club {shard}", shard) for shard in (2, 3)]
    third, fourth = [await begun(server, session, shard) for shard in (2, 3)]
    for gateway, channel in zip((third, fourth), added, strict=True):
        assert channel.guild_id is not None
        assert channel.guild_id in [guild["id"] for guild in gateway.ready["guilds"]]
        assert (int(channel.guild_id) >> 22) % 4 == gateway.ready["shard"][0]
    late = add_guild(server.hub, "Late", 3)
    async with asyncio.timeout(PATIENCE):
        while (await fourth.until("GUILD_CREATE"))["id"] != late.guild_id:
            pass


async def test_every_session_of_a_shard_gets_its_events(
    server: Server, clock: Clock, session: aiohttp.ClientSession, api: Api, ada: Player
) -> None:
    await api("PUT", f"/applications/{server.hub.world.application_id}/commands", [COMMAND])
    home = (int(server.hub.world.guild.id) >> 22) % 4
    old = await begun(server, session, home)
    clock.pause()
    new = await begun(server, session, home)
    await ada.command("play")
    both = [await gateway.until("INTERACTION_CREATE") for gateway in (old, new)]
    assert both[0] == both[1]
    assert {session.shard for session in connected(server.hub.gateway)} == {home}


async def test_a_session_that_begins_too_soon_is_invalid(
    server: Server, clock: Clock, session: aiohttp.ClientSession
) -> None:
    await begun(server, session, 0)
    beside = await begun(server, session, 1)
    assert beside.ready["shard"] == [1, 4]
    early = await GatewayClient.open(session, server.gateway_url)
    await early.say(2, {"token": "x", "intents": 1, "properties": {}, "shard": [2, 4]})
    assert await early.hear() == {"op": 9, "d": False}
    assert server.hub.gateway.starts.refused == 1
    clock.pause()
    assert (await early.identify(shard=[2, 4]))["shard"] == [2, 4]


async def test_the_starts_of_a_day_are_counted_and_end_every_session(
    server: Server, clock: Clock, session: aiohttp.ClientSession
) -> None:
    url = f"{server.api_url}/gateway/bot"
    opened = []
    for shard in (0, 1, 0, 1, 0, 1):
        opened.append(await begun(server, session, shard))
        clock.pause()
    async with session.get(url, headers={"Authorization": "Bot x"}) as answer:
        told = await answer.json()
    assert told["shards"] == 4
    limit = told["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (6, 0, 2)
    last = await GatewayClient.open(session, server.gateway_url)
    await last.say(2, {"token": "x", "intents": 1, "properties": {}, "shard": [0, 4]})
    assert await last.end() == 4004
    for gateway in opened:
        with pytest.raises(Closed):
            await gateway.until("NOTHING")
    assert connected(server.hub.gateway) == []
