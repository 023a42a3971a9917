"""Sessions with Discord begin one after the other, and a tenth of a day's is never used."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from unittest.mock import Mock

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.shard import Shard

from bot.interactions import gateway
from bot.interactions.gateway import GatewayClient
from bot.interactions.logins import Logins
from bot.local.starts import Sharding
from bot.local.state import Setup
from bot.store.database import Store
from bot.turns.clocks import SharedClock
from bot.turns.processes import Alone, Processes
from tests.strict.faults import Fault
from tests.strict.rules import start
from tests.strict.watch import watch
from tests.times import Time
from tests.waiting import PATIENCE


class Reply:
    reason = ""

    def __init__(self, status: int) -> None:
        self.status = status
        self.headers: dict[str, str] = {}


DAY = 24 * 60 * 60 * 1000


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that each caller waits; they pass at once."""
    found: list[float] = []
    own = asyncio.sleep

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        await own(0)

    monkeypatch.setattr("bot.interactions.logins.asyncio.sleep", sleep)
    return found


def logins(time: Time, *left: int) -> Logins:
    """Return a limiter. Discord reports these numbers of sessions left of 1,000 in turn, then the last one again."""
    told = list(left)

    async def quota() -> tuple[int, int, int]:
        return 1000, told.pop(0) if len(told) > 1 else told[0], DAY

    return Logins(quota, seconds=time.seconds)


async def test_with_many_sessions_left_none_waits(slept: list[float]) -> None:
    limiter = logins(Time(), 900)
    await limiter.turn(0)
    await limiter.turn(1)
    assert slept == [0, 0]


async def test_the_last_tenth_is_kept(slept: list[float], caplog: pytest.LogCaptureFixture) -> None:
    await logins(Time(), 100, 100, 1000).turn(0)
    assert len([record for record in caplog.records if "kept in reserve" in record.getMessage()]) == 2
    assert slept == [600, 600, 0]


async def test_scarce_sessions_are_spread_over_the_rest_of_the_day(slept: list[float]) -> None:
    await logins(Time(), 300).turn(0)
    assert slept == [DAY / 1000 / 200]


async def test_a_shard_that_is_cancelled_while_waiting_keeps_its_place() -> None:
    time = Time()
    limiter = logins(time, 300)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(limiter.turn(0), 0.05)
    time.now += DAY // 200
    await asyncio.wait_for(limiter.turn(0), PATIENCE)


async def test_a_long_refusal_of_discord_is_waited_for(
    slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py raises the refusal, which would end the process."""
    server = await start(setup=Setup(people=("Ada",)), sharding=Sharding(3, max_concurrency=2))
    monkeypatch.setattr(discord.http.Route, "BASE", server.api_url)
    client = GatewayClient(Alone(), intents=discord.Intents(guilds=True), max_ratelimit_timeout=30.0)
    try:
        await client.login("any token")
        watch(server.hub).faults.add(Fault("gateway_bot", status=429, retry_after=45.0))
        total, remaining, _ = await client._quota()
    finally:
        await client.close()
        await server.stop()
    assert max(slept) == 45.0
    assert total >= remaining > 0


def unfound(status: int | None = None) -> discord.GatewayNotFound:
    """What discord.py raises when Discord does not say where its gateway is, or answers with this status."""
    made: Callable[[], discord.GatewayNotFound] = discord.GatewayNotFound
    error = made()
    if status is not None:
        error.__cause__ = discord.HTTPException(Reply(status), "away")
    return error


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> GatewayClient:
    monkeypatch.setattr(gateway, "FIND_AGAIN_SECONDS", 0.01)
    return GatewayClient(Alone(), intents=discord.Intents(guilds=True), has_door=True)


@pytest.mark.parametrize(
    "error",
    [unfound(503), unfound(403), unfound(429), unfound(), discord.RateLimited(0.01), TimeoutError()],
)
async def test_the_gateway_is_looked_for_until_discord_says_where_it_is(
    client: GatewayClient, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    asked: list[int] = []

    async def connect(_: discord.AutoShardedClient, *, reconnect: bool) -> None:
        asked.append(reconnect)
        if len(asked) < 3:
            raise error

    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    await asyncio.wait_for(client.connect(), PATIENCE)
    assert len(asked) == 3


async def test_a_refusal_of_the_token_is_no_outage(
    client: GatewayClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect(_: discord.AutoShardedClient, *, reconnect: bool) -> None:
        raise unfound(401)

    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    with pytest.raises(discord.GatewayNotFound):
        await client.connect()


async def test_a_token_refused_while_a_session_begins_ends_the_bot(
    client: GatewayClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would ask again for ever."""

    async def refuse() -> None:
        raise unfound(401)

    monkeypatch.setattr(client.http, "get_bot_gateway", refuse)
    with pytest.raises(discord.LoginFailure):
        await client.before_identify_hook(0)


@pytest.mark.usefixtures("slept")
async def test_a_shard_is_connected_however_often_that_fails(
    client: GatewayClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py tries again a level deeper each time, which Python ends after a thousand."""
    depths: list[int] = []
    connected = Mock(shard_id=0)

    async def connect(*_: object, **__: object) -> object:
        depths.append(len(inspect.stack(0)))
        if len(depths) < 5:
            raise OSError(101, "Network is unreachable")
        return connected

    monkeypatch.setattr(DiscordWebSocket, "from_client", connect)
    monkeypatch.setattr(Shard, "launch", lambda _: None)
    await client._async_setup_hook()
    client._reconnect = True
    await client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, 0)
    assert len(depths) == 5
    assert len(set(depths)) == 1


async def test_a_process_that_waits_to_become_the_keeper_can_be_stopped(store: Store) -> None:
    time = Time()
    first, second = (Processes(store, SharedClock(time.wall, time.wall), time.seconds, n) for n in "ab")
    await first.beat()
    await second.beat()
    waiting = asyncio.create_task(GatewayClient(second, intents=discord.Intents.none()).connect())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
