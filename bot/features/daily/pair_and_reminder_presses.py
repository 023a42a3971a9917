"""Commands that keep a habit: streaks of two people, and the reminder."""

from __future__ import annotations

from bot.features.daily.page import ON_PAGE
from bot.features.daily.pairs import Pairs, streak_of_pair
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
from bot.features.daily.reminders import REMINDER_OF, STOP_REMINDER, reminder_set
from bot.features.daily.store import DailyStore
from bot.features.daily.verbs import DailyVerb
from bot.features.days import day_of
from bot.interactions.answers import Answer, Posted, Private, Shown
from bot.interactions.commands.opening import server_defaults
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.settings_lines import take_clock
from bot.pages.cities import last_and_next
from bot.pages.page import Page
from bot.pages.texts import Language
from bot.store.settings import ZONE
from bot.store.statements import statement
from bot.turns.limits import INVITATIONS
from bot.turns.look import Refused


class PairPresses:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._pairs = Pairs(services.store)
        self.handlers: Asks = {
            DailyVerb.DAILYPAIRS: self._show,
            DailyVerb.DAILYASK: self._ask,
            DailyVerb.DAILYPAIR: self._answer,
        }

    async def _show(self, request: Request) -> Answer:
        return Private(pairs_page(await self._shown(request), request))

    async def _ask(self, request: Request) -> Answer:
        """Ask somebody who plays here to keep a streak, in the channel and on their own page."""
        guild_id, asker = request.where.server, request.user_id
        known = (
            []
            if guild_id is None
            else await self._pairs.neighbours(guild_id, asker, self._services.coordinator.now())
        )
        asked = next((one.user_id for one in known if str(one.user_id) == request.value), None)
        if asked is None:
            raise Refused("pair_known")
        self._services.coordinator.limiter.take(INVITATIONS, (asker, asked))
        await self._pairs.ask(asker, asked, self._services.coordinator.now())
        language = (await server_defaults(self._services, request)).language
        return Posted(asking_page(asker, asked, Language(language)), [asker, asked])

    async def _answer(self, request: Request) -> Answer:
        """Accept, refuse or end a streak; a message in the channel then says so, and a page shows what is
        left."""
        what, _, other = request.control.arg.partition(",")
        if not other.isdigit():
            raise Refused("pair_not_asked")
        asker = int(other)
        if what == ACCEPT:
            await self._pairs.accept(asker, request.user_id, self._services.coordinator.now())
        elif what == REFUSE:
            await self._pairs.refuse(asker, request.user_id)
        else:
            await self._pairs.end(request.user_id, asker)
        if request.control.tag == ON_PAGE:
            return Shown(pairs_page(await self._shown(request), request))
        language = (await server_defaults(self._services, request)).language
        return Shown(answered_page(asker, request.user_id, Language(language), is_accepted=what == ACCEPT))

    async def _shown(self, request: Request) -> ShownPairs:
        guild_id, user_id, now = request.where.server, request.user_id, self._services.coordinator.now()
        found = await self._pairs.of(user_id)
        daily, today = DailyStore(self._services.store), day_of(now)
        own_today = today in await daily.finished_days(user_id)
        shared = [
            KeptPair(
                pair,
                await streak_of_pair(self._services.store, pair, now),
                own_today,
                today in await daily.finished_days(pair.other(user_id)),
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
            tag=request.tag,
        )


def reminder_handlers(services: Services) -> Asks:
    store, settings = services.store, services.records.settings

    async def change(request: Request) -> Answer:
        """Open the reminder's page, or do what was asked on it."""
        user_id = request.user_id
        if request.control.arg != STOP and not request.where.reaches_reader:
            raise Refused("guest_writes")
        of_day = next((hour for hour in range(24) if str(hour) == request.value), None)
        now_is: int | None = None
        match request.control.arg:
            case "":
                pass
            case _ if request.control.arg == STOP:
                await store.commit((statement(STOP_REMINDER, user_id=user_id),))
            case "hour" if of_day is not None:
                zone = (await settings.fresh("person", user_id))[ZONE]
                await store.commit((reminder_set(user_id, of_day, zone, request.locale, request.now),))
            case _:
                now_is = await take_clock(settings, request)
        if request.control.arg == STOP and request.where.is_direct:
            # Below the reminder itself, or on the page in direct messages.
            return Shown(Page(request.say("daily-remind-stopped")))
        reminder = await store.row(REMINDER_OF, user_id=user_id)
        zone = (await settings.fresh("person", user_id))[ZONE]
        due_at = None if reminder is None else last_and_next(reminder.hour, zone, request.now)[1]
        page = reminder_page(due_at, zone, request, now_is)
        return Shown(page) if request.control.arg else Private(page)

    return {DailyVerb.DAILYREMIND: change}
