"""Keep edits of the same message out of each other's way: answers to presses, redraws, and the table that moves to the
bottom of its channel."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from bot.messages.game_messages import may_return
from bot.pages.page import Picture
from bot.store.messages import leads_to
from bot.store.recent import Recent
from bot.store.rows import MessageRow
from bot.store.settings import TABLE_STYLE, Choices
from bot.turns.games import Games
from bot.turns.look import Look
from bot.turns.messages import Messages

MOST = 1000
"""Messages remembered with everything their pictures show; the least recently edited is dropped, and its next
edit uploads."""
PATIENCE = 1.0
"""The longest delay in seconds: a panel that moves is better than a late answer."""

Pictures = tuple[Picture, ...]


@dataclass(slots=True)
class Edit:
    is_shown: bool
    """Whether the message already shows the pictures of this edit."""
    is_done: bool = False
    """Set once Discord has confirmed the edit."""


class ShownPictures:
    """The pictures that messages show: an edit that changes none uploads none, and clients do not reload them.

    Remembers them in memory only; with `most=0`, none, if other processes edit the same messages.
    """

    def __init__(self, most: int = MOST) -> None:
        self._shown = Recent[int, Pictures](most)
        """The pictures of each message by its id; messages being edited are left out."""
        self._edits: Counter[int] = Counter()
        self._crossed: set[int] = set()
        """Messages with several edits at once, whose order at Discord is unknown."""

    def shows(self, message_id: int, pictures: Pictures) -> None:
        """Record that a new message shows these pictures."""
        self._shown[message_id] = pictures

    @contextmanager
    def editing(self, message_id: int, pictures: Pictures) -> Iterator[Edit]:
        """Hold during an edit of a message to these pictures."""
        known = self._shown.pop(message_id, None)
        edit = Edit(is_shown=bool(pictures) and known == pictures)
        self._edits[message_id] += 1
        if self._edits[message_id] > 1:
            self._crossed.add(message_id)
        try:
            yield edit
        finally:
            is_crossed = message_id in self._crossed
            self._edits[message_id] -= 1
            if not self._edits[message_id]:
                del self._edits[message_id]
                self._crossed.discard(message_id)
            if edit.is_done and not is_crossed:
                self.shows(message_id, pictures)


class EditsUnderWay:
    """The messages of games that are being written, by answers and by redraws."""

    def __init__(self, games: Games, messages: Messages) -> None:
        self._games = games
        self._messages = messages
        self._count: Counter[int] = Counter()
        """The number of writers, by message row."""

    def is_free(self, row: MessageRow) -> bool:
        return row.id not in self._count

    async def sent(self, row: MessageRow) -> None:
        """Note a new message; those that lead to it and are being written still have the old link."""
        game = await self._games.game(row.game)
        self._messages.crossed.update(
            one.id for one in game.messages if one.id in self._count and leads_to(one, row, game.row)
        )

    @asynccontextmanager
    async def writing(self, row: MessageRow) -> AsyncIterator[None]:
        """Hold while changing a message; if another writer or a shift of times interferes, it is drawn
        again."""
        ahead = self._games.ahead
        self._count[row.id] += 1
        if self._count[row.id] > 1:
            self._messages.crossed.add(row.id)
        try:
            yield
        finally:
            self._count[row.id] -= 1
            if self._games.ahead != ahead:
                self._messages.crossed.add(row.id)
            if not self._count[row.id]:
                del self._count[row.id]
                if row.id in self._messages.crossed:
                    self._messages.crossed.discard(row.id)
                    await self._messages.redraw(row)


class MovingTables:
    """Lets the answer to a press wait until the table has moved to the bottom of the channel: a table that came after
    the answer would push the panel away from under a thumb about to press."""

    def __init__(
        self,
        messages: Messages,
        server: Callable[[int | None], Awaitable[Choices]],
        busy: Callable[[], Collection[str]],
    ) -> None:
        """Create it; `busy` returns the games that are redrawn now or soon."""
        self._messages = messages
        self._server = server
        self._busy = busy
        self._waiting: dict[str, list[tuple[int, asyncio.Event]]] = {}
        """The waiting presses of each game, with the revision that the table message has to show."""

    async def wait(self, look: Look, row: MessageRow) -> None:
        """Wait briefly until it is certain whether the table message returns below this panel."""
        is_beside = row.kind == "panel" and row.channel_id == look.place.channel_id
        if not is_beside or not await self._is_likely(look):
            return
        waiter = (look.revision, asyncio.Event())
        waiting = self._waiting.setdefault(look.game, [])
        waiting.append(waiter)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(waiter[1].wait(), PATIENCE)
        finally:
            waiting.remove(waiter)
            if not waiting:
                del self._waiting[look.game]

    def settled(self, look: Look) -> None:
        """Record that the table message of this look has returned, or stays where it is."""
        for revision, event in self._waiting.get(look.game, ()):
            if revision <= look.revision:
                event.set()

    async def _is_likely(self, look: Look) -> bool:
        rows = [
            row for row in await self._messages.of(look.game) if row.kind == "table" and not row.is_retired
        ]
        style = (await self._server(look.place.guild_id))[TABLE_STYLE]
        return look.game in self._busy() and any(may_return(look, row, style) for row in rows)
