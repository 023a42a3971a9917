"""Forget people who have pressed nothing for a long time, and servers that have removed the bot."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime

import discord

from bot.features.settings.privacy import privacy_button
from bot.features.settings.removals import Removals
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.answers import Answer, Shown
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.failures import is_passing
from bot.messages.first_answer import ACCIDENTS
from bot.pages.control import Control
from bot.pages.page import Page, Style, button
from bot.pages.texts import Language, Speech
from bot.store.jobs import ADD_JOB
from bot.store.statements import Batch, sql, statement
from bot.store.tidying import next_day
from bot.turns.clocks import DAY, HOUR, SECOND

INACTIVITY = "inactivity"
"""The daily job."""
HOUR_OF_DAY = 15 * HOUR
"""When it begins (ms after 0:00 UTC): a message then wakes nobody in Europe or America."""
NOTICE = 30 * DAY
"""How long people have to come back once they are told, and servers to add the bot again (ms)."""
MOST_TOLD = 100
"""The most people told on one day: Discord takes a bot that writes to many more at once for a spammer."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Away:
    """Somebody who has pressed nothing for long."""

    user_id: int
    seen_at: int
    locale: str
    """The language that they have chosen, or that of their last game; empty if neither is known."""


# For new people, and those from before this was noted, the time begins now.
BEGIN_TO_WATCH = sql("update person set seen_at = :now where seen_at = 0")
PEOPLE_TO_TELL_OF_DELETION = sql(
    Away,
    """
    select person.id as user_id, seen_at, coalesce(language, (
        select player.locale from player join game on game.id = player.game where player.user_id = person.id
        order by game.created_at desc limit 1
    ), '') as locale
    from person left join person_language on person_language.id = person.id
    where forget_at is null and seen_at > 0 and seen_at < :since
    order by seen_at, person.id limit :limit
    """,
)
# Unless they have come back in the meantime.
DECIDE_TO_FORGET = sql("""
    update person set forget_at = :forget_at where id = :id and forget_at is null and seen_at < :since
""")
PEOPLE_TO_FORGET = sql(
    "select id from person where forget_at <= :now and seen_at < :since order by forget_at, id"
)
SERVERS_LEFT_BEFORE = sql("""
    select substr(name, 6) from memo where name like 'left %' and cast(value as bigint) < :before order by name
""")


def next_look(now: int) -> tuple[str, int]:
    """Return the coming day as a slot, and when the job of that day begins (ms UTC)."""
    slot, begins_at = next_day(now)
    return slot, begins_at + HOUR_OF_DAY


class Inactivity:
    """Tells people by direct message, once, that they will be forgotten, and forgets them if they stay away."""

    def __init__(self, services: Services, removals: Removals) -> None:
        self._services = services
        self._removals = removals
        self._keeps = services.keep_inactive * 365 * DAY // 12
        """How long people stay (ms)."""

    async def keep(self, request: Request) -> Answer:
        await self._services.records.people.keep(request.user_id, request.now)
        return Shown(Page(request.say("inactive-kept")))

    async def looked_after(self, _: str) -> Batch:
        """Do what is due today; return the statement that schedules tomorrow's job."""
        now = self._services.coordinator.now()
        await self._services.store.commit((statement(BEGIN_TO_WATCH, now=now),))
        if not self._services.coordinator.clock.is_away:
            await self._tell(now)
            await self._forget_people(now)
            await self._forget_servers(now)
        slot, due = next_look(now)
        return (statement(ADD_JOB, kind=INACTIVITY, slot=slot, due=due),)

    async def _tell(self, now: int) -> None:
        """Tell people who have been away for long enough. People whom no message reaches are forgotten just as soon."""
        since, store = now - self._keeps, self._services.store
        for person in await store.rows(PEOPLE_TO_TELL_OF_DELETION, since=since, limit=MOST_TOLD):
            forget_at = now + NOTICE
            try:
                await self._send(person, forget_at)
            except ACCIDENTS as error:
                logger.info("somebody was not told of their deletion (%s)", type(error).__name__)
                if is_passing(error):
                    # The others would not be reached either; tomorrow is another day.
                    return
            decided = statement(DECIDE_TO_FORGET, id=person.user_id, forget_at=forget_at, since=since)
            await store.commit((decided,))

    async def _send(self, person: Away, forget_at: int) -> None:
        if self._services.coordinator.admission.is_blocked(person.user_id):
            return
        page = notice_page(self._services.keep_inactive, forget_at, Language(person.locale))
        # It is the same after a crash, so Discord takes it for the same message.
        nonce = f"i{person.seen_at // DAY:x}.{person.user_id:x}"
        sent = await self._services.delivery.send_direct(person.user_id, page, nonce, is_first=False)
        await self._services.coordinator.messages.shown_to_all(*sent, [person.user_id])

    async def _forget_people(self, now: int) -> None:
        found = await self._services.store.rows(PEOPLE_TO_FORGET, now=now, since=now - self._keeps)
        for (user_id,) in found:
            try:
                known = await self._services.records.people.direct_channel(user_id)
                direct = known or await self._removals.direct_channel(user_id)
            except ACCIDENTS as error:
                logger.info("a deletion waits until tomorrow (%s)", type(error).__name__)
                return
            async with self._services.coordinator.games.set_aside():
                # People with a seat in an open game stay until it ends.
                await self._services.records.delete_user(
                    user_id,
                    now=now,
                    asked_by=discord.utils.time_snowflake(datetime.fromtimestamp(now / SECOND, UTC)),
                    direct_channel=direct,
                    is_asked=False,
                )
        if found:
            logger.info("people to forget, who stayed away: %d", len(found))

    async def _forget_servers(self, now: int) -> None:
        for (server,) in await self._services.store.rows(SERVERS_LEFT_BEFORE, before=now - NOTICE):
            if await self._is_on(int(server)):
                continue
            async with self._services.coordinator.games.set_aside():
                await self._services.records.delete_server(int(server))
            logger.info("server %s removed the bot and is forgotten", server)

    async def _is_on(self, server: int) -> bool:
        """Return whether the bot may be on a server: it may have been added again unseen."""
        try:
            await self._services.delivery.client.http.get_guild(server, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return False
        except ACCIDENTS as error:
            logger.info(
                "whether the bot is on server %s is asked tomorrow (%s)", server, type(error).__name__
            )
        return True


def notice_page(months: int, forget_at: int, reader: Speech) -> Page:
    """Return the direct message to somebody who will be forgotten."""
    said = reader.say("inactive-notice", months=months, time=f"<t:{forget_at // SECOND}:D>")
    keep = button(Control(SettingsVerb.KEEP), reader.say("inactive-keep"), Style.PRIMARY, emoji="💾")
    return Page(said, rows=((keep, privacy_button(reader)),))
