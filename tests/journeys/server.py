"""One server with the bot: what its database keeps, and what Discord lets it do there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from simcord import Env
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType

from bot.client import FEATURES, Bot
from bot.features.feature import Feature
from bot.store.address import Place
from bot.store.database import Store
from bot.store.rows import MessageRow
from bot.store.settings import Change
from tests.databases import held_each
from tests.journeys.guests import GuestPlace
from tests.stored import log_of

GAME_TABLES = ("game", "player", "event", "entry", "result", "guest")


@dataclass(frozen=True)
class More:
    """What a bot gets besides its own features."""

    features: Sequence[Feature] = ()
    has_activity: bool = False
    host_guild: int | None = None
    guest_place: GuestPlace | None = None
    """Where people play, if the bot is no member there."""
    is_hushed: bool = False
    """Whether Discord shows its answers there to their reader alone."""
    keep_inactive: int = 24
    support_server: str = ""


def bot_on(store: Store, more: More) -> Bot:
    """Return a bot that has not begun yet."""
    features = (*FEATURES, *more.features)
    return Bot(
        store,
        features=features,
        has_activity=more.has_activity,
        host_guild=more.host_guild,
        keep_inactive=more.keep_inactive,
        support_server=more.support_server,
    )


@dataclass
class Server:
    env: Env
    place: Place
    bot: Bot
    guild: GuildHandle

    @property
    def path(self) -> Path:
        """The file of a bot on SQLite."""
        assert isinstance(self.place, Path)
        return self.place

    @property
    def now(self) -> int:
        """The time in this Discord; milliseconds UTC."""
        return int(self.env.now().timestamp() * 1000)

    async def rows(self, game: str) -> list[MessageRow]:
        return list(await self.bot.messages.of(game))

    async def set_up(self, *changes: Change) -> None:
        """What a server's administrators have set."""
        await self.bot.records.settings.save(self.guild.id, *changes)

    def stored(self, *tables: str) -> list[tuple[Any, ...]]:
        """Return everything in these tables, by default those of games without messages."""
        names = tables or GAME_TABLES
        rows = zip(names, held_each(self.place, names), strict=True)
        return [
            (table, *(row[name] for name in row if name != "noted")) for table, found in rows for row in found
        ]

    def log(self, game: str) -> list[str]:
        """The events of a game."""
        return log_of(self.place, game)

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Check that nothing done inside changes a game."""
        before = self.stored()
        yield
        assert self.stored() == before

    def deny(self, channel: ChannelHandle, **permissions: bool) -> None:
        """A moderator takes these permissions in a channel from the bot, and gives back all others."""
        denied = discord.Permissions(**permissions).value
        overwrite = Overwrite(target_id=self.env.backend.bot_user.id, type=OverwriteType.MEMBER, deny=denied)
        self.env.backend.set_overwrite(channel.id, overwrite)
