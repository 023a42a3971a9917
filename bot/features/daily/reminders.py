"""Remind people of today's sheets by direct message, at the hour that they chose."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.features.daily.reminder_page import reminder_message
from bot.features.daily.store import DailyStore, streak_of_person
from bot.features.days import day_of, turns_at
from bot.interactions.services import Services
from bot.messages.failures import TRY_GAP, Refusal, is_passing, refusal
from bot.messages.first_answer import ACCIDENTS
from bot.pages.cities import last_and_next
from bot.pages.texts import Language
from bot.store.errors import StoreError
from bot.store.statements import Statement, guard, sql, statement
from bot.turns.clocks import HOUR

AT_ONCE = 20
"""How many reminders one sweep handles."""
LATEST = 2 * HOUR
"""How late a reminder may be sent (ms). A later one, for example after a pause of the bot, is not sent: it
would miss the person's hour."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reminder:
    user_id: int
    hour: int
    """The hour of the person's day at which the reminder comes, from 0 to 23."""
    locale: str
    due_at: int
    """When to handle the reminder next; 0 if that is to be computed, because their clock was set."""
    zone: str | None = None


REMINDER_OF = sql(
    Reminder,
    """
    select user_id, hour, locale, due_at, zone
    from daily_reminder left join person_zone on person_zone.id = daily_reminder.user_id
    where user_id = :user_id
    """,
)
SET_REMINDER = sql("""
    insert into daily_reminder (user_id, hour, locale, due_at) values (:user_id, :hour, :locale, :due_at)
    on conflict (user_id) do update set hour = excluded.hour, locale = excluded.locale,
        due_at = excluded.due_at
""")
STOP_REMINDER = sql("delete from daily_reminder where user_id = :user_id")
# In the language that the person has chosen, perhaps after they asked for it.
REMINDERS_DUE = sql(
    Reminder,
    """
    select user_id, hour, coalesce(language, daily_reminder.locale) as locale, due_at, zone
    from daily_reminder left join person_zone on person_zone.id = daily_reminder.user_id
        left join person_language on person_language.id = daily_reminder.user_id
    where due_at <= :now order by due_at limit :limit
    """,
)
# Written before and after sending; the process that comes second sends none.
PUT_REMINDER_OFF = sql("""
    update daily_reminder set due_at = :until where user_id = :user_id and due_at = :due_at
""")


def reminder_set(user_id: int, hour: int, zone: str | None, locale: str, now: int) -> Statement:
    """Return the statement that reminds a person when this hour begins next, and then every day."""
    _, due_at = last_and_next(hour, zone, now)
    return statement(SET_REMINDER, user_id=user_id, hour=hour, locale=locale, due_at=due_at)


class Reminders:
    """Claims a reminder for a minute before sending it, and until tomorrow afterwards."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def sweep(self) -> None:
        """Remind everybody who is due, except while Discord is away; called once a second."""
        if self._services.coordinator.clock.is_away:
            return
        now = self._services.coordinator.now()
        for reminder in await self._services.store.rows(REMINDERS_DUE, now=now, limit=AT_ONCE):
            try:
                await self._look_after(reminder, now)
            except StoreError:
                raise
            except Exception:
                # The others are still to be reminded.
                logger.exception("a reminder of the daily sheets failed")

    async def _look_after(self, reminder: Reminder, now: int) -> None:
        due_at = reminder.due_at
        last, coming = last_and_next(reminder.hour, reminder.zone, now)
        if due_at and now - last <= LATEST:
            claimed_until = now + TRY_GAP
            if not await self._put_off(reminder, due_at, claimed_until):
                return
            if not await self._remind(reminder, last, now):
                return
            due_at = claimed_until
        await self._put_off(reminder, due_at, coming)

    async def _remind(self, reminder: Reminder, hour: int, now: int) -> bool:
        """Remind a person who has finished no sheet today and is not blocked, and stop for good if they take no
        messages; return whether that is all for today. `hour` tells today's reminder from others."""
        day, user_id = day_of(now), reminder.user_id
        if self._services.coordinator.admission.is_blocked(user_id) or day in await DailyStore(
            self._services.store
        ).finished_days(user_id):
            return True
        streak = await streak_of_person(self._services.store, user_id, now)
        page = reminder_message(streak.days, turns_at(day), Language(reminder.locale))
        try:
            nonce = f"r{hour // HOUR:x}.{user_id:x}"
            sent = await self._services.delivery.send_direct(user_id, page, nonce, is_first=False)
        except ACCIDENTS as error:
            logger.info("a reminder of the daily sheets was not sent (%s)", type(error).__name__)
            if refusal(error) is Refusal.DOOR:
                await self._services.store.commit((statement(STOP_REMINDER, user_id=user_id),))
            return not is_passing(error)
        await self._services.coordinator.messages.shown_to_all(*sent, [user_id])
        return True

    async def _put_off(self, reminder: Reminder, due_at: int, until: int) -> bool:
        """Postpone the reminder; return False if another process has, or it was changed."""
        step = guard(PUT_REMINDER_OFF, user_id=reminder.user_id, due_at=due_at, until=until)
        return await self._services.store.try_commit((step,))
