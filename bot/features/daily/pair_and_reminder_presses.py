"""Commands that keep a habit: streaks of two people, and the reminder."""

from __future__ import annotations

from bot.features.daily.days import day_of
from bot.features.daily.page import ON_PAGE
from bot.features.daily.pairs import Pairs
from bot.features.daily.pairs_page import (
    ACCEPT,
    REFUSE,
    KeptPair,
    ShownPairs,
    answered_page,
    asking_page,
    pairs_page,
)
from bot.features.daily.reminder_page import STOP, reminder_page
from bot.features.daily.reminders import ReminderStore
from bot.features.daily.store import DailyStore
from bot.features.daily.verbs import DailyVerb
from bot.interactions.commands.opening import channel_of, server_defaults
from bot.interactions.own_clock import take_clock
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.pages.cities import last_and_next
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.settings import ZONE
from bot.turns.limits import INVITATIONS
from bot.turns.look import Refused


def pair_and_reminder_handlers(services: Services) -> Handlers:
    pairs = _PairPresses(services)
    return {
        DailyVerb.DAILYPAIRS: pairs.show,
        DailyVerb.DAILYASK: pairs.ask,
        DailyVerb.DAILYPAIR: pairs.answer,
        DailyVerb.DAILYREMIND: _ReminderPresses(services).change,
    }


class _PairPresses:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._pairs = Pairs(services.store)
        self._daily = DailyStore(services.store)
        self._now = services.coordinator.now

    async def show(self, press: Press) -> None:
        page = pairs_page(await self._shown(press), press.locale)
        await self._services.delivery.answer_private(press.interaction, page)

    async def ask(self, press: Press) -> None:
        """Ask somebody who plays here to keep a streak, in the channel and on their own page."""
        guild_id, asker = press.interaction.guild_id, press.user_id
        known = [] if guild_id is None else await self._pairs.neighbours(guild_id, asker, self._now())
        asked = next((one.user_id for one in known if str(one.user_id) == press.value), None)
        if asked is None:
            raise Refused("pair_known")
        self._services.coordinator.limiter.take(INVITATIONS, (asker, asked))
        await self._pairs.ask(asker, asked, self._now())
        language = (await server_defaults(self._services, press.interaction)).language
        page = asking_page(asker, asked, language)
        message_id = await self._services.delivery.answer_public(press.interaction, page)
        if message_id is not None:
            channel_id = channel_of(press.interaction)
            await self._services.coordinator.messages.shown_to_all(channel_id, message_id, [asker, asked])

    async def answer(self, press: Press) -> None:
        """Accept, refuse or end a streak; a message in the channel then says so, and a page shows what is
        left."""
        what, _, other = press.control.arg.partition(",")
        if not other.isdigit():
            raise Refused("pair_not_asked")
        asker = int(other)
        if what == ACCEPT:
            await self._pairs.accept(asker, press.user_id, self._now())
        elif what == REFUSE:
            await self._pairs.refuse(asker, press.user_id)
        else:
            await self._pairs.end(press.user_id, asker)
        if press.control.tag == ON_PAGE:
            page = pairs_page(await self._shown(press), press.locale)
        else:
            language = (await server_defaults(self._services, press.interaction)).language
            page = answered_page(asker, press.user_id, language, is_accepted=what == ACCEPT)
        await self._services.delivery.answer(press.interaction, page)

    async def _shown(self, press: Press) -> ShownPairs:
        guild_id, user_id, now = press.interaction.guild_id, press.user_id, self._now()
        found = await self._pairs.of(user_id)
        own_today = await self._has_finished(user_id, now)
        shared = [
            KeptPair(
                pair,
                await self._pairs.streak(pair, now),
                own_today,
                await self._has_finished(pair.other(user_id), now),
            )
            for pair in found
            if pair.since is not None
        ]
        return ShownPairs(
            user_id=user_id,
            kept=shared,
            asked=[pair for pair in found if pair.since is None],
            neighbours=[] if guild_id is None else await self._pairs.neighbours(guild_id, user_id, now),
            is_here=guild_id is not None,
            tag=f"{press.id:x}",
        )

    async def _has_finished(self, user_id: int, now: int) -> bool:
        return day_of(now) in await self._daily.finished_days(user_id)


class _ReminderPresses:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._reminders = ReminderStore(services.store)

    async def change(self, press: Press) -> None:
        """Open the reminder's page, or do what was asked on it."""
        settings, user_id = self._services.records.settings, press.user_id
        of_day = next((hour for hour in range(24) if str(hour) == press.value), None)
        now_is: int | None = None
        match press.control.arg:
            case "":
                pass
            case _ if press.control.arg == STOP:
                await self._reminders.stop(user_id)
            case "hour" if of_day is not None:
                zone = (await settings.fresh("person", user_id))[ZONE]
                await self._reminders.set(user_id, of_day, zone, press.locale, press.now)
            case _:
                now_is = await take_clock(settings, press)
        if press.control.arg == STOP and press.interaction.guild_id is None:
            # Below the reminder itself, or on the page in direct messages.
            page = Page(text(press.locale, "daily-remind-stopped"))
            await self._services.delivery.answer(press.interaction, page)
            return
        reminder, zone = await self._reminders.of(user_id), (await settings.fresh("person", user_id))[ZONE]
        due_at = None if reminder is None else last_and_next(reminder.hour, zone, press.now)[1]
        page = reminder_page(due_at, zone, press.interaction, now_is)
        if press.control.arg:
            await self._services.delivery.answer(press.interaction, page)
        else:
            await self._services.delivery.answer_private(press.interaction, page)
