"""A Discord client that takes interactions from the gateway or over HTTP, and survives what it cannot read."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from structlog.contextvars import bound_contextvars

from bot.interactions.discord_faults import DISCORD_ERRORS, fault_of
from bot.interactions.logins import Logins
from bot.turns.processes import Peers, Processes

if TYPE_CHECKING:
    import yarl
    from discord.guild import GuildChannel
    from discord.types.gateway import SessionStartLimit

INTERACTION = "INTERACTION_CREATE"
READY = "READY"
GUILD_CREATE = "GUILD_CREATE"
CHANNEL_EVENTS = ("CHANNEL_UPDATE", "CHANNEL_DELETE")
"""Events that discord.py reports only for channels that it keeps."""
MESSAGE_READ = ("id", "type", "content", "flags")
"""The fields to keep of a pressed message: discord.py would parse all its controls, pictures and people, and
the recipients of a direct message."""

LATE_SECONDS = 0.75
"""The age from which a load balancer may already have tried an interaction at another process."""

FIND_AGAIN_SECONDS = 10.0
"""Seconds until Discord is asked for its gateway's address again."""

logger = logging.getLogger(__name__)


class GatewayClient(discord.AutoShardedClient):
    """Connects to the gateway once this process is the keeper, and passes on every interaction."""

    def __init__(
        self,
        peers: Peers,
        *,
        has_door: bool = False,
        sessions_left: Callable[[int], None] = lambda _: None,
        **options: Any,
    ) -> None:
        """Create the client. With a door, interactions come over HTTP, and everything else over the gateway."""
        super().__init__(**options)
        self.peers = peers
        self.has_door = has_door
        self._logins = Logins(self._quota, sessions_left)
        self._running: set[asyncio.Task[Any]] = set()
        """The tasks of running interactions."""
        # discord.py has no public way to see an interaction before parsing it.
        parsers = self._connection.parsers
        self._parse = parsers[INTERACTION]
        self._whole: set[int] = set()
        """The servers whose channels and roles are kept."""
        # An exception in a parser would end the connection, and with a KeyError the whole process.
        self._broken: set[str] = set()
        parsers[READY] = partial(self._begin_session, parsers[READY])
        parsers[GUILD_CREATE] = partial(self._enter, parsers[GUILD_CREATE])
        parsers.update({name: partial(self._tell, name, parsers[name]) for name in CHANNEL_EVENTS})
        parsers.update({name: partial(self._read, name, parser) for name, parser in parsers.items()})
        parsers[INTERACTION] = self.receive

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "socket_event_type":
            # This event is frequent, and a task for each would cost more than setting a flag.
            self.heard()
            return
        super().dispatch(event, *args, **kwargs)

    def heard(self) -> None:
        """Take note of a sign of life from Discord."""

    def wants(self, _: Mapping[str, Any], /) -> bool:
        """Return whether to process an interaction, given as it came."""
        return True

    def needs_channels(self, _: int, /) -> bool:
        """Return whether the channels and roles of a server are needed."""
        return True

    async def know_channels(self, guild: discord.Guild) -> None:
        """Ask Discord for a server's channels and roles if they were left out."""
        if guild.id in self._whole:
            return
        told, channels, threads = await asyncio.gather(
            self.http.get_guild(guild.id, with_counts=False),
            self.http.get_all_guild_channels(guild.id),
            self.http.get_active_threads(guild.id),
        )
        whole = {**told, "channels": channels, "threads": threads["threads"]}
        self._connection.parsers["GUILD_UPDATE"](whole)
        self._whole.add(guild.id)

    def get_channel(self, channel_id: int, /) -> GuildChannel | discord.Thread | None:
        """Return a channel or thread of a server whose channels are kept; discord.py would look through all servers."""
        servers = filter(None, map(self.get_guild, self._whole))
        return next((found for one in servers if (found := one.get_channel_or_thread(channel_id))), None)

    def missed(self, _: str) -> None:
        """Take note of an event that could not be read."""

    def receive(self, data: dict[str, Any]) -> None:
        """Take an interaction as Discord sent it, over the gateway or HTTP."""
        try:
            if self.wants(data):
                self._parse(strip_message(data))
        except Exception:
            # An unreadable interaction must not end the connection.
            logger.exception("interaction %s cannot be read", data.get("id"))

    def is_sure(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether no other process can have answered an interaction: a load balancer tries another
        process when an answer is late, and a paused keeper receives from the gateway what its successor has
        received."""
        if not isinstance(self.peers, Processes):
            return True
        if not self.has_door:
            return self.peers.is_keeper
        return self.peers.clock.wall() / 1000 - interaction.created_at.timestamp() < LATE_SECONDS

    @contextmanager
    def under_way(self, request: int, server: int | None) -> Iterator[None]:
        """Carry out a request inside: a stop waits for this task, and the log names the request."""
        task = asyncio.current_task()
        if task is not None:
            self._running.add(task)
        try:
            with bound_contextvars(interaction=request, server=server):
                yield
        finally:
            if task is not None:
                self._running.discard(task)

    async def finish(self, seconds: float) -> None:
        """Receive no more from the gateway, and give running interactions this many seconds to finish."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()), return_exceptions=True)
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway; with several processes, once this one is the keeper."""
        if isinstance(self.peers, Processes):
            await self.peers.until_keeper()
        while not await self._connected(reconnect=reconnect):
            pass

    async def _connected(self, *, reconnect: bool) -> bool:
        """Stay connected until the client is closed. If Discord does not say where its gateway is, pause and
        return False: behind its door, the bot answers all the same."""
        try:
            await super().connect(reconnect=reconnect)
        except DISCORD_ERRORS as error:
            fault = fault_of(error)
            if fault is None or not fault.passes or self.is_closed():
                raise
        else:
            return True
        pause = fault.seconds or FIND_AGAIN_SECONDS
        logger.warning("Discord does not say where its gateway is (%s): again in %.0f s", fault.found, pause)
        await asyncio.sleep(pause)
        return False

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, trying as often as necessary; raises errors that only a person can fix."""
        if (failure := sys.exception()) is not None:
            # discord.py tries again by calling this while it handles the failure, which Python endures less than a
            # thousand times, and tries for ever what cannot succeed.
            raise failure
        while True:
            try:
                await super().launch_shard(gateway, shard_id, initial=initial)
            except Exception as error:
                fault = fault_of(error)
                if fault is not None and not fault.passes:
                    raise
                initial = False
            else:
                return

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self._logins.turn(shard_id or 0)
        await super().before_identify_hook(shard_id, initial=initial)

    def _begin_session(self, parser: Callable[[Any], None], data: Any) -> None:
        """Forget the servers that a new session does not list: AutoShardedClient would keep those that it lost while
        the gateway was away."""
        shard, *_ = data.get("shard") or (0,)
        listed = {int(guild["id"]) for guild in data["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == shard and guild.id not in listed:
                self._connection._remove_guild(guild)  # noqa: SLF001 (discord.py has no public way to forget a server)
        self._whole -= listed
        parser(data)

    def _enter(self, parser: Callable[[Any], None], data: Any) -> None:
        """Leave out most of a server that has no game now: its channels and roles take nine tenths of its memory."""
        guild_id = int(data["id"])
        has_joined = data.get("unavailable") is not False
        if has_joined or guild_id in self._whole or self.needs_channels(guild_id):
            self._whole.add(guild_id)
        else:
            own = {data["id"], *(role for member in data["members"] for role in member["roles"])}
            roles = [role for role in data["roles"] if role["id"] in own]
            data = {**data, "roles": roles, "channels": []}
        parser(data)

    def _tell(self, event: str, parser: Callable[[Any], None], data: Any) -> None:
        parser(data)
        self.dispatch(f"raw_{event.lower()}", data)

    def _read(self, event: str, parser: Callable[[Any], None], data: Any) -> None:
        try:
            parser(data)
        except Exception:
            if event not in self._broken:
                logger.exception("an event %s cannot be read; others like it are left out in silence", event)
            self._broken.add(event)
            self.missed(event)

    async def _quota(self) -> tuple[int, int, int]:
        """Return the sessions of a day, those left, and the milliseconds until they are renewed; wait while Discord
        refuses to say, because an error would make discord.py end the process."""
        while True:
            try:
                limit: SessionStartLimit = (await self.http.get_bot_gateway())[2]
            except discord.RateLimited as refused:
                logger.warning(
                    "Discord does not say for %d s how many sessions it allows", refused.retry_after
                )
                await asyncio.sleep(refused.retry_after)
            except discord.GatewayNotFound as error:
                if (fault := fault_of(error)) is not None and not fault.passes:
                    # discord.py would ask with this token for ever.
                    raise discord.LoginFailure(fault.found) from error
                raise
            else:
                return limit["total"], limit["remaining"], limit["reset_after"]


def strip_message(data: dict[str, Any]) -> dict[str, Any]:
    """Return an interaction without the fields of its message that we never read."""
    message = data.get("message")
    if not message:
        return data
    return {
        **data,
        "channel": {**data.get("channel", {}), "recipients": []},
        "message": {name: message[name] for name in MESSAGE_READ if name in message},
    }
