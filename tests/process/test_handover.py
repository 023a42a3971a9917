"""Two instances of the bot in one process: the second takes over from the first while people play.

`tests.process.cluster` does this, and much worse, with real processes on PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from random import Random

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Bot
from bot.cluster.clock import SharedClock
from bot.cluster.cluster import Cluster
from bot.local.ratelimit import Limits
from bot.local.server import Server, start
from bot.local.starts import Sharding
from bot.local.state import Setup
from bot.store.database import Store
from tests.process.checks import Checker
from tests.process.gathering import Gathering

pytestmark = pytest.mark.slow

SHARDS = 2
TABLES = 2
PATIENCE = 60.0


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    limits = Limits(global_limit=100_000, rules={})
    sharding = Sharding(SHARDS, max_concurrency=16)
    running = await start(setup=Setup(people=("Ada",)), limits=limits, sharding=sharding)
    monkeypatch.setattr(discord.http.Route, "BASE", running.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(running.gateway_url))
    # This server lets sessions begin at once, and has sent every server of theirs by then.
    monkeypatch.setattr("bot.cluster.starts.SLOT", 0)
    # Rest comes sooner.
    monkeypatch.setattr("bot.messages.refresher.PROGRESS_GAP", 500)
    yield running
    await running.stop()


@asynccontextmanager
async def running(database: Path) -> AsyncIterator[Bot]:
    async with Store(database) as store:
        bot = Bot(store, grace=0, shards=None, cluster=Cluster(store, SharedClock()))
        bot._connection.guild_ready_timeout = 0.05
        task = asyncio.create_task(bot.start("any token"))
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 (several things may bring it about)
            await asyncio.sleep(0.02)


async def faults_at_rest(people: Gathering, checker: Checker) -> list[str]:
    people.pause_all()
    await until(lambda: not people.in_flight and checker.lag() is None)
    return await checker.faults()


def served(bot: Bot) -> tuple[int, ...]:
    assert bot.cluster is not None
    return bot.cluster.serving


async def test_a_new_process_takes_over_without_an_unanswered_press(server: Server, tmp_path: Path) -> None:
    hub, database = server.hub, tmp_path / "bot.db"
    channels = [hub.add_guild(f"Club {shard}", shard) for shard in range(SHARDS)]
    people = Gathering(hub, channels, Random(7), pause=0.1)
    people.invite(TABLES, direct=0, idle=0)
    # Its game is on the second shard, its sheets are on the first.
    people.tables[1].is_direct = True
    async with running(database) as old:
        await until(lambda: served(old) == (0, 1) and hub.gateway.connected == {0, 1})
        people.start()
        await until(lambda: sum(sent.verb == "move" for sent in people.sent) >= TABLES)
        async with running(database) as new:
            await until(lambda: len(served(new)) == 1)
            before = len(people.sent)
            await until(lambda: len(people.sent) >= before + TABLES)
            assert old.cluster is not None
            await old.cluster.leave()
            await old.close()
            await until(lambda: served(new) == (0, 1))
            before = len(people.sent)
            await until(lambda: len(people.sent) >= before + TABLES)
            assert await faults_at_rest(people, Checker(database, hub, people.ledger)) == []
    await people.stop()
    assert [sent for sent in people.sent if sent.seconds is None] == []
    assert people.twice == []


async def test_when_a_process_dies_another_one_answers_in_time(server: Server, tmp_path: Path) -> None:
    hub, database = server.hub, tmp_path / "bot.db"
    channels = [hub.add_guild(f"Club {shard}", shard) for shard in range(SHARDS)]
    people = Gathering(hub, channels, Random(7), pause=0.1)
    people.invite(TABLES, direct=0, idle=0)
    async with running(database) as dying, running(database) as other:
        await until(lambda: len(served(dying)) == len(served(other)) == 1)
        await until(lambda: all(len(hub.gateway.hearers(channel.guild_id)) == 2 for channel in channels))
        people.start()
        await until(lambda: sum(sent.verb == "move" for sent in people.sent) >= TABLES)
        # It leaves without notice, as a killed process does.
        await dying.close()
        await until(lambda: served(other) == (0, 1))
        before = len(people.sent)
        await until(lambda: len(people.sent) >= before + 2 * TABLES)
        assert await faults_at_rest(people, Checker(database, hub, people.ledger)) == []
    await people.stop()
    assert [sent for sent in people.sent if sent.seconds is None] == []
    assert max(sent.seconds for sent in people.sent if sent.seconds is not None) > 0.5, "some waited"


async def test_the_clock_goes_on_while_nobody_presses_though_a_shard_was_given_up(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gateway = server.hub.gateway
    strange = {"id": "17", "type": 3, "data": {}, "message": {"id": "1"}}
    monkeypatch.setattr("bot.local.gateway.HEARTBEAT", 500)
    signs: list[None] = []
    async with running(tmp_path / "bot.db") as bot:
        await until(lambda: served(bot) == (0, 1) and gateway.connected == {0, 1})
        gateway.dispatch("INTERACTION_CREATE", strange, guild_id=None)
        await until(lambda: "interaction 17 cannot be read" in caplog.text)
        assert gateway.connected == {0, 1}, "it ends no connection"
        monkeypatch.setattr(Cluster, "wanted", property(lambda _: {0}))
        await until(lambda: gateway.connected == {0} and dict(bot.latencies)[1] == inf)
        monkeypatch.setattr(bot._clock, "heard", lambda: signs.append(None))
        # Discord sends nothing any more except heartbeat acknowledgements.
        await until(lambda: len(signs) >= 3)
