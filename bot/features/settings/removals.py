"""Remove from Discord, bit by bit and across restarts, what names a person who asked to be forgotten."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.messages.failures import Refusal, is_passing, refusal
from bot.messages.first_answer import ACCIDENTS
from bot.store.database import Store
from bot.store.messages import pause_after
from bot.store.statements import sql, statement
from bot.turns.processes import Peers
from bot.turns.tasks import KeyedTasks

AT_ONCE = 5
"""How many removals one sweep makes: they are not urgent, and leave room for the games."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Removal:
    channel_id: int
    message_id: int
    is_all: int
    """Whether to remove everything that the bot wrote in the channel before this message."""
    failures: int


DUE_REMOVALS = sql(
    Removal,
    """
    select channel_id, message_id, is_all, failures from removal where due_at <= :now order by due_at
    limit :limit
    """,
)
REMOVAL_FAILED = sql("""
    update removal set failures = failures + 1, due_at = :due_at
    where channel_id = :channel_id and message_id = :message_id
""")
DELETE_REMOVAL = sql("delete from removal where channel_id = :channel_id and message_id = :message_id")


class Removals:
    def __init__(self, client: discord.Client, store: Store, peers: Peers, now: Callable[[], int]) -> None:
        self._client = client
        self._store = store
        self._peers = peers
        self._now = now
        self._due: dict[str, Removal] = {}
        self._tasks = KeyedTasks("removal", self._remove, AT_ONCE, names="removal")

    async def direct_channel(self, user_id: int) -> int | None:
        """Return the person's DM channel; None if there can be none."""
        try:
            return (await self._client.create_dm(discord.Object(user_id))).id
        except discord.HTTPException as error:
            # A deletion does not wait until the bot may open channels again.
            if refusal(error) is Refusal.PASSING:
                raise
            return None

    async def sweep(self) -> None:
        """Continue pending removals; called once a second, in one process."""
        if not self._peers.is_keeper:
            return
        for removal in await self._store.rows(DUE_REMOVALS, now=self._now(), limit=AT_ONCE):
            key = f"{removal.channel_id}-{removal.message_id}"
            if key not in self._tasks.busy():
                self._due[key] = removal
                self._tasks.wake_later(key)

    async def close(self) -> None:
        await self._tasks.close()

    async def _remove(self, key: str) -> None:
        removal = self._due.pop(key)
        place = {"channel_id": removal.channel_id, "message_id": removal.message_id}
        try:
            await self._delete(removal)
        except ACCIDENTS as error:
            logger.info("removal in channel %s failed (%s)", removal.channel_id, type(error).__name__)
            if is_passing(error):
                due_at = self._now() + pause_after(removal.failures)
                await self._store.commit((statement(REMOVAL_FAILED, **place, due_at=due_at),))
                return
        await self._store.commit((statement(DELETE_REMOVAL, **place),))

    async def _delete(self, removal: Removal) -> None:
        channel = self._client.get_partial_messageable(removal.channel_id)
        if not removal.is_all:
            await channel.get_partial_message(removal.message_id).delete()
            return
        own = self._client.user
        async for message in channel.history(limit=None, before=discord.Object(removal.message_id)):
            if message.author == own:
                await message.delete()
