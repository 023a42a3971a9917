"""Sessions with Discord begin one at a time for each bucket, and a tenth of a day's is never used."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

import discord
import pytest

from bot.cluster.client import ShardedClient
from bot.cluster.starts import PAUSE, SLOT, Starts
from bot.local.faults import Fault
from bot.local.ratelimit import Limits
from bot.local.server import start
from bot.local.starts import Sharding
from bot.local.state import Setup
from bot.store.database import Store, Transaction
from bot.store.errors import StoreBusy
from bot.store.statements import CoreSql
from tests.cluster.members import Time

DAY = 24 * 60 * 60 * 1000


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that each caller waits; they pass at once."""
    found: list[float] = []
    own = asyncio.sleep

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        await own(0)

    monkeypatch.setattr("bot.cluster.starts.asyncio.sleep", sleep)
    return found


def starts(store: Store | None, time: Time, *left: int, buckets: int = 2) -> Starts:
    """Return the limiter of a single process. Discord reports these numbers of sessions left of 1,000 in
    turn, then the last one again."""
    told = list(left)

    async def limits() -> tuple[int, int, int, int]:
        return 1000, told.pop(0) if len(told) > 1 else told[0], DAY, buckets

    return Starts(limits, store, time.wall, time.seconds)


async def test_processes_take_turns_in_each_bucket(store: Store, slept: list[float]) -> None:
    time = Time()
    one, other = starts(store, time, 900), starts(store, time, 900)
    for process, shard in ((one, 0), (other, 2), (one, 1), (other, 4)):
        await process.turn(shard)
    assert slept == [0, SLOT / 1000, 0, 2 * SLOT / 1000]
    time.now += 4 * SLOT
    await one.turn(0)
    assert slept[-1] == 0


async def test_what_is_scarce_is_spread_over_the_day(slept: list[float]) -> None:
    process = starts(None, Time(), 500, 499)
    await process.turn(0)
    assert slept == [0]
    await process.turn(0)
    assert slept[-1] == pytest.approx(DAY // 399 / 1000)


async def test_whoever_is_cancelled_while_waiting_keeps_the_turn(store: Store) -> None:
    time = Time()
    process, other = starts(store, time, 900), starts(store, time, 900)
    await other.turn(0)
    waiting = asyncio.create_task(process.turn(0))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(waiting, 0.1)
    time.now += SLOT
    await asyncio.wait_for(process.turn(0), 0.1)
    async with store.transaction() as tx:
        free_in = await tx.value(CoreSql.take_slot, bucket=0, gap=SLOT, now=time.now)
    assert free_in == SLOT, "only one turn was taken"


async def test_whoever_was_paused_takes_another_turn(store: Store, slept: list[float]) -> None:
    time = Time()
    process = starts(store, time, 900)
    ahead = iter([time.now + 1000 + SLOT, time.now + 1000 + SLOT])

    def seconds() -> float:
        # A second passes too many while it waits for its first turn.
        return (next(ahead, time.now) if len(slept) == 1 else time.now) / 1000

    process._seconds = seconds
    await process.turn(0)
    assert slept == [0, SLOT / 1000]


async def test_a_database_that_is_away_is_waited_for(
    store: Store, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    own, failures = store.transaction, iter([StoreBusy("it is locked")])

    def transaction() -> AbstractAsyncContextManager[Transaction]:
        for failure in failures:
            raise failure
        return own()

    monkeypatch.setattr(store, "transaction", transaction)
    await starts(store, Time(), 900).turn(0)
    assert slept == [PAUSE, 0]


async def test_a_long_refusal_of_discord_is_waited_for(
    store: Store, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py raises the refusal, which would end the process."""
    limits = Limits(global_limit=100_000, rules={})
    server = await start(setup=Setup(people=("Ada",)), limits=limits, sharding=Sharding(3, max_concurrency=2))
    monkeypatch.setattr(discord.http.Route, "BASE", server.api_url)
    client = ShardedClient(store, None, intents=discord.Intents(guilds=True), max_ratelimit_timeout=30.0)
    try:
        await client.login("any token")
        server.hub.faults.add(Fault("gateway_bot", status=429, retry_after=45.0))
        shards, limit = await client.shards_told()
    finally:
        await client.close()
        await server.stop()
    assert max(slept) == 45.0
    assert (shards, limit["max_concurrency"]) == (3, 2)


async def test_the_last_tenth_is_kept(slept: list[float], caplog: pytest.LogCaptureFixture) -> None:
    await starts(None, Time(), 100, 100, 1000).turn(0)
    assert len([record for record in caplog.records if "kept in reserve" in record.getMessage()]) == 2
    assert slept == [600, 600, 0]
