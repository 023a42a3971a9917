"""A Discord client whose shards come and go with their leases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.gateway import DiscordWebSocket

from bot.cluster.cluster import Cluster
from bot.cluster.starts import Starts
from bot.cluster.taking import Taken
from bot.store.database import Store

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

INTERACTION = "INTERACTION_CREATE"
MESSAGE_READ = ("id", "type", "content", "flags")
"""What is read of a pressed message: discord.py would make objects of all its controls, pictures and people, and of
whom it is a direct message to."""

logger = logging.getLogger(__name__)


class ShardedClient(discord.AutoShardedClient):
    """Without a cluster it serves every shard; with one, those that its process holds or is about to take over."""

    def __init__(self, store: Store, cluster: Cluster | None, **options: Any) -> None:
        super().__init__(**options)
        self.cluster = cluster
        wall = cluster.clock.wall if cluster else lambda: 0
        self._starts = Starts(self._limits, store if cluster else None, wall)
        self._launched: dict[int, asyncio.Task[None]] = {}
        self._given_up: set[int] = set()
        """Shards whose connection was given up while they were not wanted."""
        self._keeping: asyncio.Task[None] | None = None
        self._taken: set[asyncio.Task[Any]] = set()
        """The tasks of interactions that are under way."""
        # discord.py has no public way to see an interaction before it makes objects of it.
        parsers = self._connection.parsers
        self._parse = parsers[INTERACTION]
        parsers[INTERACTION] = self._hear

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "socket_event_type":
            # It comes with every event, and a task for each costs more than to note it.
            self.heard()
        else:
            super().dispatch(event, *args, **kwargs)

    def heard(self) -> None:
        """Called with each sign of life from Discord."""

    def wants(self, _: Mapping[str, Any], /) -> bool:
        """Whether anything is to be made of an interaction, given as it came."""
        return True

    @contextmanager
    def taking(self, interaction: discord.Interaction[Any]) -> Iterator[Taken]:
        """Who answers an interaction; it is under way inside."""
        task = asyncio.current_task()
        if task is not None:
            self._taken.add(task)
        try:
            if self.cluster is None:
                yield Taken(is_ours=True)
                return
            with self.cluster.answering(interaction.id, interaction.guild_id) as whose:
                yield whose
        finally:
            self._taken.discard(task)

    async def finish(self, seconds: float) -> None:
        """Let no more interactions come, and give those that came so long to be answered."""
        kept = [task for task in (self._keeping, *self._launched.values()) if task is not None]
        for task in kept:
            task.cancel()
        await asyncio.gather(*kept, return_exceptions=True)
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()), return_exceptions=True)
        if self._taken:
            _, late = await asyncio.wait(self._taken, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _hear(self, data: dict[str, Any]) -> None:
        """An interaction as it came; those that another process answers stay as they are."""
        begin = partial(self._begin_interaction, data)
        if self.cluster is None:
            begin()
        else:
            guild_id = data.get("guild_id")
            self.cluster.hear(int(data["id"]), None if guild_id is None else int(guild_id), begin)

    def _begin_interaction(self, data: dict[str, Any]) -> None:
        try:
            if self.wants(data):
                self._parse(_read(data))
                return
        except Exception:
            # One that cannot be read must end neither the connection nor the renewal of leases.
            logger.exception("interaction %s cannot be read", data.get("id"))
        if self.cluster is not None:
            guild_id = data.get("guild_id")
            with self.cluster.answering(int(data["id"]), None if guild_id is None else int(guild_id)):
                pass  # nothing more becomes of it

    async def launch_shards(self) -> None:
        """Connect; in a cluster, in the background and as leases are gained."""
        if self.cluster is None:
            await super().launch_shards()
        elif not self.is_closed():
            self.shard_count = self._connection.shard_count = self.cluster.shards
            self._keeping = asyncio.create_task(self._keep_shards(self.cluster))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        shard = shard_id or 0
        self._need(shard)
        await self._starts.turn(shard)
        if self.cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
        # Somebody else may have taken it over meanwhile.
        self._need(shard)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._note(shard_id, is_ready=True)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._note(shard_id, is_ready=True)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._note(shard_id, is_ready=False)

    def _note(self, shard: int, *, is_ready: bool) -> None:
        if self.cluster is None:
            return
        known = self.get_shard(shard)
        # discord.py says that a session is ready some seconds later, when it may be over again.
        is_open = shard in self._launched and known is not None and not known.is_closed()
        self.cluster.connected(shard, is_ready=is_ready and is_open)

    def _need(self, shard: int) -> None:
        """discord.py gives up a connection quietly only if it is cancelled."""
        if self.cluster is not None and shard not in self.cluster.wanted:
            self._given_up.add(shard)
            raise asyncio.CancelledError

    async def shards_told(self) -> tuple[int, SessionStartLimit]:
        """How many shards Discord wants, and the sessions it allows; waits while it refuses to tell.

        discord.py would end the process.
        """
        while True:
            try:
                shards, _, limit = await self.http.get_bot_gateway()
            except discord.RateLimited as refused:
                logger.warning(
                    "Discord does not say for %d s how many sessions it allows", refused.retry_after
                )
                await asyncio.sleep(refused.retry_after)
            else:
                return shards, limit

    async def _limits(self) -> tuple[int, int, int, int]:
        _, limit = await self.shards_told()
        return limit["total"], limit["remaining"], limit["reset_after"], limit["max_concurrency"]

    async def _keep_shards(self, cluster: Cluster) -> None:
        while not self.is_closed():
            await cluster.beat()
            for shard in self._launched.keys() & ((self._launched.keys() - cluster.wanted) | self._given_up):
                await self._drop(shard)
            for shard in sorted(cluster.wanted - self._launched.keys()):
                launch = self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
                self._launched[shard] = asyncio.create_task(launch)

    async def _drop(self, shard: int) -> None:
        """End the session of a shard that another process serves, and forget its servers, of which no news comes."""
        self._given_up.discard(shard)
        task = self._launched.pop(shard)
        task.cancel()
        with suppress(asyncio.CancelledError, discord.DiscordException):
            await task
        if (known := self.get_shard(shard)) is not None:
            await known.disconnect()
        self._note(shard, is_ready=False)
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._connection._remove_guild(guild)  # noqa: SLF001 (no public way to forget a server)


def _read(data: dict[str, Any]) -> dict[str, Any]:
    """An interaction without what nobody reads of its message."""
    message = data.get("message")
    if not message:
        return data
    channel = {**data.get("channel", {}), "recipients": []}
    return {
        **data,
        "channel": channel,
        "message": {name: message[name] for name in MESSAGE_READ if name in message},
    }
