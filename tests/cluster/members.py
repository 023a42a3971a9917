"""Processes on one database, with a clock that only the test moves."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.cluster.leases import Leases
from bot.cluster.taking import Taken
from bot.store.database import Store

LEASE = 2_000
"""Milliseconds; shorter than a press waits, as in the real bot."""
SHARDS = 4


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000

    def wall(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1000


class Member:
    """A process that connects as soon as it wants a shard."""

    def __init__(self, store: Store, name: str, time: Time, *, shards: int = SHARDS) -> None:
        self.name = name
        self.gained: list[tuple[int, bool]] = []
        self.written: list[int] = []
        self.lost: list[int] = []
        self.begun: list[int] = []
        """The interactions that it processes."""
        self.leases = Leases(
            store,
            name,
            shards,
            time.wall,
            gained=self._gained,
            giving=self._giving,
            lost=self.lost.append,
            told=lambda: None,
            most=shards,
            lease=LEASE,
            seconds=time.seconds,
        )

    async def beat(self) -> None:
        """Look at the leases, connect, and drop shards that are handed over."""
        await self.leases.beat()
        self.leases.connected = set(self.leases.wanted)
        await asyncio.gather(*self.leases._handing.values())

    @property
    def serving(self) -> set[int]:
        return set(self.leases.serving)

    def hear(self, *interactions: int) -> None:
        for interaction in interactions:
            self.leases.hear(interaction, None, partial(self.begun.append, interaction))

    def takes(self, interaction: int) -> Taken:
        """Return whether it answers an interaction that it has received."""
        with self.leases.answering(interaction, None) as taken:
            assert taken.is_ours == (interaction in self.begun)
            return taken

    async def _gained(self, shard: int, was_handed_over: bool) -> None:
        self.gained.append((shard, was_handed_over))

    async def _giving(self, shard: int) -> None:
        self.written.append(shard)


async def settle(*members: Member) -> None:
    """Let all processes look until nothing changes any more."""
    for _ in range(12):
        for member in members:
            await member.beat()


async def handed_over(leaving: asyncio.Task[None], heir: Member) -> None:
    """Let the heir look until it has seen that the owner has left."""
    while not leaving.done():
        await heir.beat()
    # Its last look may have been before the last change.
    await heir.beat()
