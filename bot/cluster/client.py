"""A Discord client that connects and drops shards as their leases come and go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

import discord
from discord.gateway import DiscordWebSocket

from bot.cluster.balance import shard_of
from bot.cluster.bridge import ENDED, RESUMABLE, Bridges
from bot.cluster.cluster import Cluster
from bot.cluster.reading import guild_of, read
from bot.cluster.sessions import Session
from bot.cluster.starts import Starts
from bot.cluster.taking import Taken
from bot.store.database import Store

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

INTERACTION = "INTERACTION_CREATE"
UNKNOWN = "0" * 32
"""An id that no session has: Discord then asks for a new one."""

logger = logging.getLogger(__name__)


class ShardedClient(discord.AutoShardedClient):
    """Serves every shard without a cluster; with one, the shards that its process holds or is about to take
    over."""

    def __init__(
        self,
        store: Store,
        cluster: Cluster | None,
        *,
        sessions_left: Callable[[int], None] = lambda _: None,
        **options: Any,
    ) -> None:
        super().__init__(**options)
        self.cluster = cluster
        wall = cluster.clock.wall if cluster else lambda: 0
        self._starts = Starts(self._limits, store if cluster else None, wall, left=sessions_left)
        self._launched: dict[int, asyncio.Task[None]] = {}
        self._given_up: set[int] = set()
        """Shards whose connection was given up; it is restarted if they are wanted."""
        self._newest: dict[int, DiscordWebSocket] = {}
        """The last connection of each shard, ready or not, apart from bridges."""
        self._hearing: set[int] = set()
        """Shards whose own session receives events."""
        self._known: set[int] = set()
        """Shards whose servers Discord has reported."""
        self._bridges = Bridges(self, self._note)
        self._keeping: asyncio.Task[None] | None = None
        self._taken: set[asyncio.Task[Any]] = set()
        """The tasks of running interactions."""
        # discord.py has no public way to see an interaction before parsing it.
        parsers = self._connection.parsers
        self._parse = parsers[INTERACTION]
        # An exception in a parser would end the connection, and with a KeyError the whole process.
        self._broken: set[str] = set()
        parsers.update({name: partial(self._read, name, parser) for name, parser in parsers.items()})
        parsers[INTERACTION] = self._hear
        # Nor to see a connection before its session begins; without voice, this method does nothing else.
        setattr(self._connection, "_update_references", self._opened)  # noqa: B010 (it is none of its public names)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "socket_event_type":
            # This event is frequent, and a task for each would cost more than setting a flag.
            self.heard()
            return
        if event == "shard_disconnect":
            self._let_go(*args)
        super().dispatch(event, *args, **kwargs)

    def heard(self) -> None:
        """Called with each sign of life from Discord."""

    def wants(self, _: Mapping[str, Any], /) -> bool:
        """Return whether to process an interaction, given as it came."""
        return True

    def knows(self, guild_id: int) -> bool:
        """Return whether Discord has reported the servers of this server's shard: one that is missing is then
        gone."""
        return self.cluster is None or shard_of(guild_id, self.cluster.shards) in self._known

    @property
    def latencies(self) -> list[tuple[int, float]]:
        return [*super().latencies, *self._bridges.latencies]

    @contextmanager
    def taking(self, interaction: discord.Interaction[Any]) -> Iterator[Taken]:
        """Return who answers an interaction; it counts as running inside."""
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
        """Accept no more interactions, and give running ones this many seconds to finish."""
        kept = [task for task in (self._keeping, *self._launched.values()) if task is not None]
        for task in kept:
            task.cancel()
        await asyncio.gather(*kept, return_exceptions=True)
        ended = [shard.disconnect() for shard in self.shards.values()]
        ended += [self._bridges.end(shard) for shard in [*self._bridges.shards]]
        await asyncio.gather(*ended, return_exceptions=True)
        # Only afterwards: most are closed by now, and two closings of one connection wait for each other.
        await asyncio.gather(*map(self._close_newest, [*self._newest]), return_exceptions=True)
        if self._taken:
            _, late = await asyncio.wait(self._taken, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def missed(self, _: str) -> None:
        """Called with an event that could not be read."""

    def _read(self, event: str, parser: Callable[[Any], None], data: Any) -> None:
        try:
            parser(data)
        except Exception:
            if event not in self._broken:
                logger.exception("an event %s cannot be read; others like it are left out in silence", event)
            self._broken.add(event)
            self.missed(event)

    def receive(self, data: dict[str, Any]) -> None:
        """Take an interaction that came over HTTP, on the way of those from the gateway."""
        self._hear(data)

    def _hear(self, data: dict[str, Any]) -> None:
        """Handle an interaction as it came; one that another process answers is left untouched."""
        begin = partial(self._begin_interaction, data)
        if self.cluster is None:
            begin()
            return
        if self.cluster.is_cut_off:
            begin()
            return
        interaction, guild_id = int(data["id"]), guild_of(data)
        # Measured by the database's clock, which differs a little from Discord's.
        age = self.cluster.clock.wall() / 1000 - discord.utils.snowflake_time(interaction).timestamp()
        is_late = self._bridges.missed(shard_of(guild_id, self.cluster.shards), age)
        self.cluster.hear(interaction, guild_id, begin, age=max(0.0, age) if is_late else None)

    def _begin_interaction(self, data: dict[str, Any]) -> None:
        try:
            if self.wants(data):
                self._parse(read(data))
                return
        except Exception:
            # An unreadable interaction must end neither the connection nor the renewal of leases.
            logger.exception("interaction %s cannot be read", data.get("id"))
        if self.cluster is not None:
            with self.cluster.answering(int(data["id"]), guild_of(data)):
                pass  # the interaction is dropped

    async def launch_shards(self) -> None:
        """Connect; in a cluster, in the background and as leases are gained."""
        if self.cluster is None:
            await super().launch_shards()
        elif not self.is_closed():
            self.shard_count = self._connection.shard_count = self.cluster.shards
            self.cluster.leases.sessions.held = self._held
            self._keeping = asyncio.create_task(self._keep_shards(self.cluster))

    def _opened(self, socket: DiscordWebSocket) -> None:
        if socket.session_id is None or socket.session_id == UNKNOWN:
            self._newest[socket.shard_id or 0] = socket

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        shard = shard_id or 0
        if self.cluster is not None and not initial:
            # discord.py would make all other shards wait for this one's turn: it is launched again instead.
            await self._give_up(shard)
        await self._need(shard)
        await self._starts.turn(shard)
        if self.cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
        # Another process may have taken it over meanwhile.
        await self._need(shard)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._known.add(shard_id)
        await self._own_session(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self._own_session(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._hearing.discard(shard_id)
        self._note(shard_id)

    async def _own_session(self, shard: int) -> None:
        """Note that a session receives events again; if it is this process's own, the shard needs no
        bridge."""
        # discord.py reports it seconds later, when the connection may be lost again.
        if (socket := self._socket(shard)) is not None and socket.open and socket.session_id:
            self._hearing.add(shard)
        self._note(shard)
        if shard in self._hearing:
            await self._bridges.end(shard)

    def _note(self, shard: int) -> None:
        if self.cluster is None:
            return
        socket = self._socket(shard)
        is_open = socket is not None and socket.open and shard in self._hearing
        self.cluster.connected(shard, is_ready=is_open or self._bridges.hears(shard))

    def _socket(self, shard: int) -> DiscordWebSocket | None:
        """Return the newest connection of this process's own session of a shard, if it should have one."""
        is_there = shard in self._launched and self.get_shard(shard) is not None
        return self._get_websocket(shard_id=shard) if is_there else None

    def _held(self) -> Iterator[Session]:
        if self.cluster is None:
            return
        yield from self._bridges.sessions
        for shard in self._launched:
            socket = self._socket(shard)
            if socket is None or not socket.session_id or socket.sequence is None:
                continue
            if socket.session_id != UNKNOWN:
                url, owner = str(socket.gateway), self.cluster.owner
                yield Session(socket.session_id, shard, owner, url, socket.sequence)

    def _let_go(self, shard: int) -> None:
        """Do not reclaim a session that another process took up during a pause of this one, as discord.py
        would."""
        socket = self._socket(shard)
        if self.cluster is None or socket is None or not socket.session_id:
            return
        if self.cluster.leases.sessions.is_lost(socket.session_id):
            socket.session_id = UNKNOWN

    async def _need(self, shard: int) -> None:
        if self.cluster is not None and shard not in self.cluster.wanted:
            await self._give_up(shard)

    async def _give_up(self, shard: int) -> NoReturn:
        """End a connection: discord.py gives one up quietly only if its task is cancelled."""
        self._given_up.add(shard)
        await self._close_newest(shard)
        raise asyncio.CancelledError

    async def _close_newest(self, shard: int) -> None:
        """Close a connection that was given up before its session began: discord.py leaves it open."""
        if (socket := self._newest.pop(shard, None)) is not None and socket.open:
            await socket.close(ENDED)

    async def shards_told(self) -> tuple[int, SessionStartLimit]:
        """Return how many shards Discord wants, and the sessions it allows; wait while it refuses to say.

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
            try:
                for shard in cluster.leases.connected | self._bridges.shards:
                    self._note(shard)
                await cluster.beat()
                await self._follow_leases(cluster)
            except Exception:
                # If this loop ended, the process would never hear anything again.
                logger.exception("shards not kept")

    async def _follow_leases(self, cluster: Cluster) -> None:
        """Connect for the shards that this process is to serve, and for no others."""
        for shard in self._launched.keys() & ((self._launched.keys() - cluster.wanted) | self._given_up):
            await self._drop(shard)
        await self._bridges.begin(cluster.wanted - cluster.leases.connected, cluster.leases.sessions)
        for shard in sorted(cluster.wanted - self._launched.keys()):
            launch = self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=True)
            self._launched[shard] = asyncio.create_task(launch)
        for shard in self._launched:
            socket = self._socket(shard)
            if socket is not None and socket.session_id in cluster.leases.sessions.taken:
                await socket.close(RESUMABLE)

    async def _drop(self, shard: int) -> None:
        """End the session of a shard that is given up, and forget its servers, which get no more updates."""
        self._given_up.discard(shard)
        socket, task = self._socket(shard), self._launched.pop(shard)
        task.cancel()
        with suppress(asyncio.CancelledError, discord.DiscordException):
            await task
        if (known := self.get_shard(shard)) is not None:
            await known.disconnect()
        await self._close_newest(shard)
        if socket is not None:
            socket.session_id = None
        if self.cluster is None or shard not in self.cluster.wanted:
            await self._bridges.end(shard)
        self._hearing.discard(shard)
        self._known.discard(shard)
        self._note(shard)
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._connection._remove_guild(guild)  # noqa: SLF001 (no public way to forget a server)
