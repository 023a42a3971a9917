"""A fake Discord for the code that sends and redraws messages, and a refresher that uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import Any

import discord

from bot.messages.refresher import Refresher
from bot.messages.sender import Delivery
from bot.pages.page import Page
from bot.store.rows import MessageRow
from bot.store.settings import TABLE_STYLE, Choices
from bot.turns.clocks import MINUTE
from tests.turns.tables import Table

Server = Callable[[int | None], Awaitable[Choices]]


class Arriving(Delivery):
    """Takes every message and every edit, and keeps what each shows."""

    def __init__(self) -> None:
        self.public: list[Page] = []
        self.direct: list[tuple[int, Page]] = []
        """Each direct message with its recipient."""
        self.edited: list[MessageRow] = []
        self.deleted: list[tuple[int, int]] = []
        """The channel and id of each message that belongs to no game."""

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

    async def open_direct(self, user_id: int) -> None:
        pass

    async def delete(self, channel_id: int, message_id: int) -> None:
        self.deleted.append((channel_id, message_id))

    async def send_direct(self, user_id: int, page: Page, nonce: str, *, is_first: bool) -> tuple[int, int]:
        del nonce, is_first
        self.direct.append((user_id, page))
        return user_id, 200 + len(self.direct)

    async def edit(self, row: MessageRow, page: Page, now: int, *, is_lent: bool = False) -> None:
        del page, now, is_lent
        self.edited.append(row)

    async def remove(self, row: MessageRow, now: int, *, is_lent: bool = False) -> None:
        pass

    async def fetch(self, row: MessageRow, now: int, *, is_lent: bool = False) -> Mapping[str, Any] | None:
        del row, now, is_lent
        return None


class Killed(BaseException):
    """The process ends here."""


class Post(Delivery):
    """Discord as several processes see it: a message that was sent stays, whatever happens to its sender, and sent
    again within five minutes it is the same."""

    def __init__(self, now: Callable[[], int] = lambda: 0) -> None:
        self._now = now
        self.sent: list[tuple[str, str]] = []
        """The nonce of each message, and its first sign."""
        self.there: dict[int, str] = {}
        self.faults: list[tuple[str, BaseException]] = []
        """What happens to the next requests, `before` or `after` the message is on Discord."""
        self.public_faults: list[tuple[str, BaseException]] = []
        """The same for those that are not direct."""
        self.tried = 0
        self._known: dict[str, tuple[int, int]] = {}

    async def open_direct(self, user_id: int) -> None:
        pass

    async def send_direct(self, user_id: int, page: Page, nonce: str, *, is_first: bool) -> tuple[int, int]:
        del is_first
        assert page.notified == ()
        return await self._arrives(user_id, page, nonce, self.faults)

    async def send_public(
        self, channel_id: int, page: Page, nonce: str, *, is_first: bool
    ) -> tuple[int, int]:
        del is_first
        return await self._arrives(channel_id, page, nonce, self.public_faults)

    async def _arrives(
        self, place: int, page: Page, nonce: str, faults: list[tuple[str, BaseException]]
    ) -> tuple[int, int]:
        await asyncio.sleep(0)
        self.tried += 1
        assert len(nonce) <= 25
        when, fault = faults.pop(0) if faults else ("", None)
        if fault is not None and when == "before":
            raise fault
        message, at = self._known.get(nonce, (0, 0))
        if not message or self._now() - at > 5 * MINUTE:
            self.sent.append((nonce, page.content[:1]))
            message = len(self.sent)
            self.there[message] = nonce
            self._known[nonce] = message, self._now()
        if fault is not None:
            raise fault
        return place, message

    async def delete(self, channel_id: int, message_id: int) -> None:
        del channel_id
        self.there.pop(message_id, None)


async def stay(_: int | None) -> Choices:
    return Choices().having(TABLE_STYLE.to("stay"))


async def rounds(_: int | None) -> Choices:
    return Choices().having(TABLE_STYLE.to("rounds"))


def refresher(table: Table, delivery: Delivery, server: Server = stay) -> Refresher:
    """Return a refresher that asks for the server's settings after it has looked at the game."""
    return Refresher(table.coordinator, table.messages, delivery, lambda: table.now, server)


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """Return Discord's answer to a request."""
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})
