"""Send one announcement to every server with open games."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass

from bot.features.host.page import announcement_page
from bot.interactions.languages import server_locale
from bot.interactions.services import Services
from bot.messages.failures import TRY_GAP, is_passing
from bot.messages.first_answer import ACCIDENTS
from bot.pages.texts import Language
from bot.store.errors import StoreError
from bot.store.memos import DELETE_MEMO, MEMO, SET_MEMO
from bot.store.statements import guard, sql, statement
from bot.turns.clocks import DAY
from bot.turns.look import Refused

AT_ONCE = 20
DRAFT = "announcement"
"""The memo of the announcement that waits for its confirmation, as JSON."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Announcement:
    guild_id: int
    channel_id: int
    said_at: int
    sentence: str


# The newest open game of each server comes last.
ANNOUNCEMENT_PLACES = sql("""
    select guild_id, channel_id from game
    where guild_id is not null and ends_at is null and status in ('lobby', 'running')
        and mode not in ('solo', 'ghosts')
    order by created_at
""")
INSERT_ANNOUNCEMENT = sql("""
    insert into announcement (guild_id, channel_id, said_at, sentence)
    values (:guild_id, :channel_id, :said_at, :sentence)
""")
ANNOUNCEMENTS = sql(
    Announcement,
    """
    select guild_id, channel_id, said_at, sentence from announcement order by said_at, guild_id limit :limit
    """,
)
DELETE_ANNOUNCEMENT = sql("delete from announcement where guild_id = :guild_id and said_at = :said_at")


class Announcements:
    """Sends an announcement and then forgets it; after a failure it is sent again, which Discord recognizes
    as the same message."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._next_at = 0

    async def channels(self) -> Mapping[int, int]:
        """Return one channel for each server with open games, that of the newest."""
        return dict(await self._services.store.rows(ANNOUNCEMENT_PLACES))

    async def draft(self, sentence: str) -> str:
        """Store a sentence until it is confirmed; return its name."""
        name = str(self._services.coordinator.now())
        value = json.dumps({"name": name, "sentence": sentence})
        await self._services.store.commit((statement(SET_MEMO, name=DRAFT, value=value),))
        return name

    async def confirm(self, name: str) -> int:
        """Announce the draft of this name; return on how many servers. Raises Refused if it is not the
        newest, or was announced already."""
        kept = await self._services.store.value(MEMO, name=DRAFT)
        draft = json.loads(str(kept)) if kept is not None else {}
        if draft.get("name") != name:
            raise Refused("host_no_draft")
        channels, now = await self.channels(), self._services.coordinator.now()
        rows = (
            statement(
                INSERT_ANNOUNCEMENT,
                guild_id=server,
                channel_id=channel,
                said_at=now,
                sentence=draft["sentence"],
            )
            for server, channel in channels.items()
        )
        if not await self._services.store.try_commit((guard(DELETE_MEMO, name=DRAFT), *rows)):
            raise Refused("host_no_draft")
        return len(channels)

    async def sweep(self) -> None:
        """Send what is waiting; do nothing while Discord is away, and for a minute after a failure."""
        now = self._services.coordinator.now()
        # The clock may have been set back.
        is_paused = now < self._next_at <= now + TRY_GAP
        if (
            self._services.coordinator.clock.is_away
            or not self._services.coordinator.peers.is_keeper
            or is_paused
        ):
            return
        found = await self._services.store.rows(ANNOUNCEMENTS, limit=AT_ONCE)
        if not all(await asyncio.gather(*map(self._send, found))):
            self._next_at = now + TRY_GAP

    async def _send(self, one: Announcement) -> bool:
        """Send one and forget it; return whether that is done, or must be tried again."""
        try:
            chosen = await self._services.records.settings.of("server", one.guild_id)
            language = await server_locale(self._services.delivery.client, one.guild_id, chosen)
            page = announcement_page(one.sentence, Language(language))
            # At most 25 characters, Discord's limit for a nonce.
            nonce = f"a{one.guild_id:x}{one.said_at // 1000:x}"[:25]
            await self._services.delivery.send_public(one.channel_id, page, nonce, is_first=False)
        except StoreError as error:
            logger.warning("an announcement waits (%s)", error)
            return False
        except ACCIDENTS as error:
            logger.info("server %s: an announcement was not sent (%s)", one.guild_id, type(error).__name__)
            if is_passing(error) and self._services.coordinator.now() - one.said_at < DAY:
                return False
        done = statement(DELETE_ANNOUNCEMENT, guild_id=one.guild_id, said_at=one.said_at)
        await self._services.store.commit((done,))
        return True
