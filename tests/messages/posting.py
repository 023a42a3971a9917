"""A fake Discord for the code that sends and redraws messages, and a refresher that uses it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import Any

import discord

from bot.messages.refresher import Refresher
from bot.messages.sender import Delivery
from bot.pages.page import Page
from bot.store.rows import GuildRow, MessageRow
from tests.turns.tables import Table

Guild = Callable[[int | None], Awaitable[GuildRow]]


class Arriving(Delivery):
    """Takes every message and every edit, and keeps what each shows."""

    def __init__(self) -> None:
        self.public: list[Page] = []
        self.direct: list[tuple[int, Page]] = []
        """Each direct message with its recipient."""
        self.edited: list[MessageRow] = []
        self.removed: list[MessageRow] = []

    @property
    def people(self) -> list[int]:
        """Return the recipients of direct messages."""
        return [user_id for user_id, _ in self.direct]

    async def send_public(
        self, channel_id: int, page: Page, nonce: str, *, is_first: bool
    ) -> tuple[int, int]:
        del nonce, is_first
        self.public.append(page)
        return channel_id, 100 + len(self.public)

    async def send_direct(self, user_id: int, page: Page, nonce: str, *, is_first: bool) -> tuple[int, int]:
        del nonce, is_first
        self.direct.append((user_id, page))
        return user_id, 200 + len(self.direct)

    async def edit(self, row: MessageRow, page: Page, now: int) -> None:
        del page, now
        self.edited.append(row)

    async def remove(self, row: MessageRow, now: int) -> None:
        del now
        self.removed.append(row)

    async def fetch(self, row: MessageRow, now: int) -> Mapping[str, Any] | None:
        del row, now
        return None


async def stay(_: int | None) -> GuildRow:
    return GuildRow(0, table_style="stay")


async def rounds(_: int | None) -> GuildRow:
    return GuildRow(0, table_style="rounds")


def refresher(table: Table, delivery: Delivery, guild: Guild = stay) -> Refresher:
    """Return a refresher that asks for the server's settings after it has looked at the game."""
    return Refresher(
        table.coordinator,
        table.messages,
        delivery,
        lambda: table.now,
        guild,
    )


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """Return Discord's answer to a request."""
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})
