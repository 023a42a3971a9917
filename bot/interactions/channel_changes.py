"""Handle games when servers and channels appear, disappear or become closed to the bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf
from time import monotonic
from typing import Any

import discord

from bot.interactions.gateway import GatewayClient
from bot.interactions.permissions import missing
from bot.store.database import Store
from bot.store.memos import DELETE_MEMO, INSERT_MEMO
from bot.store.statements import sql, statement
from bot.turns import appearance, lobby
from bot.turns.clocks import HOUR
from bot.turns.coordinator import Coordinator

SHOWN_LATE = 24 * HOUR
"""How long after a game its result is still shown if the channel opens again (ms)."""

LOBBIES_IN_GUILD = sql("""
    select id, channel_id from game
    where guild_id = :guild_id and status in ('lobby', 'running') and status = 'lobby'
""")
GAMES_IN_CHANNEL = sql("""
    select id from game where channel_id = :channel_id and status in ('lobby', 'running')
""")
GAMES_IN_GUILD = sql("select id from game where guild_id = :guild_id and status in ('lobby', 'running')")
GUILDS_OF_GAMES = sql("""
    select distinct guild_id from game
    where guild_id is not null and ends_at is null and status in ('lobby', 'running')
        and mode not in ('solo', 'ghosts')
""")
# A game that ended while hidden is still shown, unless that was too long ago.
HIDDEN_GAMES = sql("""
    select id, channel_id from game
    where guild_id = :guild_id and is_hidden = 1 and (status in ('lobby', 'running') or ended_at > :since)
""")
# Servers in which a game is open, or may have to be shown again.
SERVERS_WITH_GAMES = sql("""
    select guild_id from game where guild_id is not null and status in ('lobby', 'running')
    union
    select guild_id from game where guild_id is not null and is_hidden = 1 and ended_at > :since
""")
# Servers that the bot was on since it began to greet them, or where somebody has set something.
SERVERS_KNOWN = sql("""
    select substr(name, 9) from memo where name like 'greeted %'
    union select cast(id as text) from setting where owner = 'server'
""")
SERVERS_LEFT = sql("select substr(name, 6) from memo where name like 'left %'")


class ChannelChanges:
    """Hides games in lost servers and channels, and shows them again once the bot can write there; closes
    lobbies that nobody can reach any more."""

    def __init__(
        self,
        client: GatewayClient,
        store: Store,
        coordinator: Coordinator,
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._store = store
        self._coordinator = coordinator
        self._now = now
        self.servers: frozenset[int] = frozenset()
        """The servers with games, as noted lately."""
        self._noted_at = -inf

    async def note_servers(self, max_age: float = 0.0) -> None:
        """Note which servers have games, unless that was done within so many seconds."""
        if monotonic() - self._noted_at >= max_age:
            self._noted_at = monotonic()
            found = await self._store.rows(SERVERS_WITH_GAMES, since=self._now() - SHOWN_LATE)
            self.servers = frozenset(int(guild) for (guild,) in found)

    async def look_around(self) -> None:
        """Catch up on missed events after an identify."""
        guilds = [int(guild) for (guild,) in await self._store.rows(GUILDS_OF_GAMES)]
        left = {int(guild) for (guild,) in await self._store.rows(SERVERS_LEFT)}
        known = {int(guild) for (guild,) in await self._store.rows(SERVERS_KNOWN)}
        for guild_id in {*guilds, *known.difference(left)}:
            if self._client.get_guild(guild_id) is None:
                await self.lose_guild(guild_id)
        for guild_id in left:
            if self._client.get_guild(guild_id) is not None:
                await self.find_guild(guild_id)
        await self.note_servers()
        for guild_id in self.servers:
            if guild := self._client.get_guild(guild_id):
                await self.look_again(guild)

    async def lose_guild(self, guild_id: int) -> None:
        """Hide the games of a server that the bot has left, and note when it did."""
        mark = statement(INSERT_MEMO, name=f"left {guild_id}", value=str(self._now()))
        await self._store.commit((mark,))
        await self._lose(await self._store.rows(GAMES_IN_GUILD, guild_id=guild_id))

    async def find_guild(self, guild_id: int) -> None:
        """Keep a server that the bot is on again."""
        await self._store.commit((statement(DELETE_MEMO, name=f"left {guild_id}"),))

    async def lose_channel(self, channel_id: int) -> None:
        await self._lose(await self._store.rows(GAMES_IN_CHANNEL, channel_id=channel_id))

    async def close_lobbies(self, thread_id: int) -> None:
        """Close the lobbies in an archived thread, where nobody can press."""
        for (game,) in await self._store.rows(GAMES_IN_CHANNEL, channel_id=thread_id):
            await self._coordinator.change(game, lobby.close)

    async def look_again(self, guild: discord.Guild) -> None:
        """Show the hidden games of a server again where the bot may write now, and close the lobbies where it no longer
        may."""
        if self._client.user not in guild.members:
            # A new session has only named it: what the bot may do there, Discord tells with the server.
            return
        hidden = await self._store.rows(HIDDEN_GAMES, guild_id=guild.id, since=self._now() - SHOWN_LATE)
        lobbies = await self._store.rows(LOBBIES_IN_GUILD, guild_id=guild.id)
        if hidden or lobbies:
            await self._client.know_channels(guild)
        for game, channel_id in hidden:
            if _is_open(guild, int(channel_id)):
                await self._coordinator.change(str(game), appearance.show_again)
        for game, channel_id in lobbies:
            # A private thread may be unknown although people press there.
            is_known = guild.get_channel_or_thread(int(channel_id)) is not None
            if is_known and not _is_open(guild, int(channel_id)):
                await self._coordinator.change(str(game), lobby.close)

    async def _lose(self, games: Iterable[tuple[str, ...]]) -> None:
        for (game,) in games:
            await self._coordinator.change(game, appearance.hide, is_gone=True)


def _is_open(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether the bot may show a game there; archived threads are not cached and count as closed."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return False
    return not missing(channel.permissions_for(guild.me), is_thread=isinstance(channel, discord.Thread))


def person_of(event: Mapping[str, Any]) -> int | None:
    """Return the id of the person who has added or removed the bot, by a webhook event; None for any other event."""
    match event:
        case {"type": str(), "data": {"user": {"id": str(given)}}} if given.isdecimal():
            return int(given)
    return None


def server_of(event: Mapping[str, Any]) -> int | None:
    """Return the id of the server that a webhook event is about; None for one about a person, or of another form."""
    match event:
        case {"type": str(), "data": {"guild": {"id": str(given)}}} if given.isdecimal():
            return int(given)
    return None
