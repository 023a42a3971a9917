"""Discord's events of servers and channels: where the bot may write, and what is gone."""

from __future__ import annotations

import logging
import sys

import discord

from bot.cluster.client import ShardedClient
from bot.interactions.places import Places
from bot.store.errors import StoreBusy

logger = logging.getLogger(__name__)


class Surroundings(ShardedClient):
    """A client that passes on to `places` what becomes of servers and channels."""

    places: Places
    _is_blind = False
    """Whether an event was lost."""

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """What a server or channel became was not noted: look around again with the next second."""
        error = sys.exception()
        if isinstance(error, StoreBusy):
            logger.warning("event %s: %s", event_method, error)
        else:
            logger.error("event %s failed", event_method, exc_info=error)
        self._is_blind = True

    def missed(self, _: str) -> None:
        """It may have said what became of a server or channel: look around again with the next second."""
        self._is_blind = True

    async def on_ready(self) -> None:
        await self.places.look_around()

    async def on_shard_ready(self, shard_id: int) -> None:
        await super().on_shard_ready(shard_id)
        if self.cluster is not None:
            # In a cluster there is no moment at which all shards are ready.
            await self.places.look_around()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.places.lose_guild(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.places.lose_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.places.lose_channel(payload.thread_id)

    # Events that may let the bot write in a channel again

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.places.look_again(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.places.look_again(guild)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self.places.look_again(channel.guild)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        if guild := self.get_guild(payload.guild_id):
            await self.places.look_again(guild)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self.places.look_again(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if member == member.guild.me:
            await self.places.look_again(member.guild)

    async def look_again_if_blind(self) -> None:
        """Make up for a lost event, once all servers are known."""
        if not self._is_blind or not self.is_ready():
            return
        self._is_blind = False
        try:
            await self.places.look_around()
        except BaseException:
            self._is_blind = True
            raise
