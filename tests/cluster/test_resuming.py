"""Presses that no process received reach the next one, which resumes a dead process's session."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.cluster.client import ShardedClient
from bot.cluster.clock import SharedClock
from bot.cluster.cluster import Cluster
from bot.local.ratelimit import Limits
from bot.local.server import Server, start
from bot.local.session import Session
from bot.local.state import Setup
from bot.store.database import Store
from bot.store.statements import CoreSql

PATIENCE = 20.0
FAR = 3_600_000
"""Milliseconds."""


class Process(ShardedClient):
    """A process that only records what it would answer."""

    cluster: Cluster

    def __init__(self, store: Store, name: str) -> None:
        super().__init__(store, Cluster(store, SharedClock()), intents=discord.Intents(guilds=True))
        self._connection.guild_ready_timeout = 0.05
        self.name = name
        self.answers: dict[int, bool] = {}
        """For each interaction, whether no other process can have answered it."""
        self.running = asyncio.create_task(self.start(name))

    async def close(self) -> None:
        await self.finish(0)
        await super().close()

    async def setup_hook(self) -> None:
        async def gained(shard: int, was_handed_over: bool) -> None: ...

        async def giving(shard: int) -> None: ...

        await self.cluster.begin(
            1, 1, gained=gained, giving=giving, lost=lambda _: None, changed=lambda: None
        )

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        with self.taking(interaction) as taken:
            if taken.is_ours:
                assert interaction.id not in self.answers
                self.answers[interaction.id] = taken.is_sure()

    def stand_still(self) -> None:
        assert self._keeping is not None
        self._keeping.cancel()

    async def die(self, server: Server) -> None:
        """Cut its connections and stop it."""
        self.stand_still()
        for task in (self.running, *self._launched.values()):
            task.cancel()
        for session in sessions(server, self.name):
            assert session.connection is not None
            session.connection.abort()
        await until(lambda: self.name not in server.hub.gateway.hearers(None))


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    running = await start(setup=Setup(people=("Ada",)), limits=Limits(global_limit=100_000, rules={}))
    monkeypatch.setattr(discord.http.Route, "BASE", running.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(running.gateway_url))
    monkeypatch.setattr("bot.cluster.starts.SLOT", 0)
    yield running
    await running.stop()


@asynccontextmanager
async def running(store: Store, *names: str) -> AsyncIterator[list[Process]]:
    processes = [Process(store, name) for name in names]
    try:
        yield processes
    finally:
        for process in processes:
            await process.close()
            with suppress(asyncio.CancelledError):
                await process.running


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 (several things may bring it about)
            await asyncio.sleep(0.02)


async def close_the_door(store: Store) -> None:
    """Let no session begin for an hour from now on."""
    async with store.transaction() as tx:
        await tx.value(CoreSql.take_slot, bucket=0, gap=FAR, now=SharedClock().wall())


def sessions(server: Server, name: str) -> list[Session]:
    return [session for session in server.hub.gateway._sessions.values() if session.token == name]


def pressed(server: Server) -> int:
    made = server.hub.new_id()
    user = {"id": "7", "username": "ada", "discriminator": "0", "avatar": None}
    press = {"id": made, "application_id": "1", "type": 3, "token": "x", "version": 1, "user": user}
    press |= {"data": {"custom_id": "x", "component_type": 2}, "attachment_size_limit": 1}
    server.hub.gateway.interaction(press, None)
    return int(made)


def hears(server: Server, process: Process) -> bool:
    return process.name in server.hub.gateway.hearers(None) and process.cluster.leases.connected == {0}


async def until_written(store: Store, process: Process, *ids: str) -> None:
    """Wait until the database has these sessions of a process."""
    cluster = process.cluster
    async with asyncio.timeout(PATIENCE):
        while True:
            async with store.reading() as tx:
                found = await tx.values(
                    CoreSql.sessions, shards=1, owner=cluster.owner, now=cluster.clock.wall()
                )
            if sorted(str(id_) for id_, _, owner, *_ in found if owner == cluster.owner) == sorted(ids):
                return
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("is_there", [True, False], ids=["a third one", "one that starts afterwards"])
async def test_when_all_die_that_hear_a_shard_the_next_one_hears_what_was_pressed(
    server: Server, store: Store, is_there: bool
) -> None:
    async with running(store, "owner", "heir") as (owner, heir):
        await until(lambda: hears(server, owner) and hears(server, heir))
        await until(lambda: owner.cluster.serving or heir.cluster.serving)
        await close_the_door(store)
        early = pressed(server)
        await until(lambda: owner.answers or heir.answers)
        assert {**owner.answers, **heir.answers} == {early: True}
        begun = server.hub.gateway.starts.used
        async with running(store, *(["third"] if is_there else [])) as there:
            await until(lambda: all(process._keeping for process in there))
            await asyncio.gather(owner.die(server), heir.die(server))
            missed = pressed(server)
            async with running(store, *([] if is_there else ["third"])) as late:
                [third] = there + late
                await until(lambda: missed in third.answers)
                assert not third.answers[missed], "a dead one may have heard it, too"
                assert not third.answers.get(early, False), "and answered this one"
                await until(lambda: hears(server, third))
                late_press = pressed(server)
                await until(lambda: late_press in third.answers)
                assert third.answers[late_press]
                assert server.hub.gateway.starts.used == begun
                # The servers are not known before a session of its own begins.
                assert not third.knows(int(server.hub.world.guild.id))


async def test_what_discord_does_not_resume_begins_anew(server: Server, store: Store) -> None:
    async with running(store, "dead", "next") as (dead, following):
        await until(lambda: hears(server, dead) and hears(server, following))
        [old] = sessions(server, "dead")
        [own] = sessions(server, "next")
        await until_written(store, following, own.id)
        await asyncio.gather(dead.die(server), following.die(server))
        server.hub.gateway.invalidate(resumable=False)
        async with running(store, "last") as [last]:
            await until(lambda: hears(server, last))
            await until(lambda: last.knows(int(server.hub.world.guild.id)))
            press = pressed(server)
            await until(lambda: press in last.answers)
            await until(lambda: not last._bridges.shards)
            [new] = sessions(server, "last")
            await until_written(store, last, new.id)
            assert new.id not in (old.id, own.id)


async def test_whoever_stood_still_does_not_take_its_session_back(server: Server, store: Store) -> None:
    async with running(store, "paused") as [paused]:
        await until(lambda: hears(server, paused))
        [own] = sessions(server, "paused")
        await until_written(store, paused, own.id)
        await close_the_door(store)
        paused.stand_still()
        async with running(store, "other") as [other]:
            await until(lambda: hears(server, other))
            await until(lambda: server.hub.gateway.hearers(None) == ("other",))
            # It would begin a new one.
            await until(lambda: paused._given_up == {0})
            assert server.hub.gateway.hearers(None) == ("other",)
            press = pressed(server)
            await until(lambda: press in other.answers)
            assert not paused.answers


async def test_whoever_leaves_ends_its_sessions(server: Server, store: Store) -> None:
    async with running(store, "leaving") as [leaving]:
        await until(lambda: hears(server, leaving))
        [own] = sessions(server, "leaving")
        await until_written(store, leaving, own.id)
        await leaving.cluster.leave()
        await until_written(store, leaving)
        await leaving.finish(0)
        await until(lambda: not sessions(server, "leaving"))
