"""Reminds those who asked for it of today's sheets, by direct message, at an hour of their own."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from bot.features.daily.days import day_of, number_of, turns_at
from bot.features.daily.reminder_page import reminder_message
from bot.features.daily.statements import DailySql
from bot.features.daily.store import DailyStore
from bot.interactions.services import Services
from bot.messages.first_answer import ACCIDENTS
from bot.messages.sender import CLOSED_DMS
from bot.store.batch import LostRace, guard, statement
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.turns.clocks import DAY, HOUR

AT_ONCE = 20
"""Reminders looked after in one sweep."""
LATEST = 2 * HOUR
"""A reminder later than this, for example after a pause of the bot, is not sent: it is no longer the person's hour."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reminder:
    user_id: int
    hour: int
    """The hour of UTC in which it comes, from 0 to 23."""
    locale: str
    due_at: int


def next_at(hour: int, now: int, ahead: int = 0) -> int:
    """Return when this hour begins next, after `now`, on a clock that is `ahead` of UTC; all in milliseconds."""
    begun = (now + ahead) // DAY * DAY + hour * HOUR - ahead
    return begun if begun > now else begun + DAY


class ReminderStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user_id: int) -> Reminder | None:
        async with self._store.reading() as tx:
            return await tx.row(Reminder, DailySql.reminder_of, user_id=user_id)

    async def set(self, user_id: int, due_at: int, locale: str) -> None:
        """Remind a person then for the first time, and at the same time of every day after it."""
        values = {"user_id": user_id, "hour": due_at // HOUR % 24, "locale": locale, "due_at": due_at}
        await self._store.commit((statement(DailySql.set_reminder, **values),))

    async def stop(self, user_id: int) -> None:
        await self._store.commit((statement(DailySql.stop_reminder, user_id=user_id),))

    async def due(self, now: int) -> list[Reminder]:
        async with self._store.reading() as tx:
            return await tx.rows(Reminder, DailySql.reminders_due, now=now, limit=AT_ONCE)

    async def claim(self, reminder: Reminder, now: int) -> bool:
        """Put it off until tomorrow; False if another process has, or it was changed."""
        values = {"due_at": reminder.due_at, "next_at": now + DAY - (now - reminder.due_at) % DAY}
        try:
            await self._store.commit((guard(DailySql.claim_reminder, user_id=reminder.user_id, **values),))
        except LostRace:
            return False
        return True


class Reminders:
    """Claims a reminder before it is sent: a crash in between costs one, and none is sent twice."""

    def __init__(self, services: Services) -> None:
        self._delivery = services.delivery
        self._clock = services.coordinator.clock
        self._admission = services.coordinator.admission
        self._messages = services.coordinator.messages
        self._now = services.coordinator.now
        self._daily = DailyStore(services.store)
        self._reminders = ReminderStore(services.store)

    async def sweep(self) -> None:
        """Once a second: remind who is due; nothing while Discord is away."""
        if self._clock.is_away:
            return
        now = self._now()
        for reminder in await self._reminders.due(now):
            try:
                if await self._reminders.claim(reminder, now) and now - reminder.due_at <= LATEST:
                    await self._remind(reminder, now)
            except StoreError:
                raise
            except Exception:
                # The others are still to be reminded.
                logger.exception("a reminder of the daily sheets failed")

    async def _remind(self, reminder: Reminder, now: int) -> None:
        """Remind a person who has finished no sheet today and is not blocked; stop for good if they take no
        messages."""
        day, user_id = day_of(now), reminder.user_id
        if self._admission.is_blocked(user_id) or day in await self._daily.finished_days(user_id):
            return
        streak = await self._daily.streak(user_id, now)
        page = reminder_message(streak.days, turns_at(day), reminder.locale)
        try:
            sent = await self._delivery.send_direct(
                user_id, page, f"r{number_of(day)}.{user_id:x}", is_first=True
            )
        except ACCIDENTS as error:
            if isinstance(error, discord.HTTPException) and error.code in CLOSED_DMS:
                await self._reminders.stop(user_id)
            logger.info("a reminder of the daily sheets is lost (%s)", type(error).__name__)
            return
        await self._messages.shown_to_all(*sent, [user_id])
