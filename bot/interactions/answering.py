"""Take presses and commands, and tell people why one failed: at once, or as soon as Discord takes an answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from time import monotonic
from typing import Any

import discord
from discord import app_commands

from bot.interactions.border import READER, reader_of
from bot.interactions.languages import as_chosen
from bot.interactions.request import Reader
from bot.messages import first_answer
from bot.messages.failures import BLOCKED
from bot.messages.first_answer import AnsweredElsewhere, Interaction, has_expired, is_answered, server_of
from bot.messages.sender import Delivery
from bot.pages.control import Control, Verb
from bot.pages.page import Page, button, link
from bot.pages.texts import refusal, text
from bot.store.errors import (
    LostRace,
    StoreAway,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreUnsure,
    StoreUnwritable,
)
from bot.store.recent import Recent
from bot.store.records import Records
from bot.turns.coordinator import Coordinator
from bot.turns.limits import COMMANDS, PRESSES, REFUSALS, Limit
from bot.turns.look import Refused
from bot.turns.tasks import Background

FIRST_ANSWER = 3.0
"""Seconds after which Discord accepts no first answer."""
PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 320.0)
"""Seconds between attempts; their sum is less than the fifteen minutes of a token."""
TOO_LATE = (10015, 50027)
"""Codes for an interaction that Discord has forgotten or whose token has expired: no error of ours."""
REMEMBERED = 1000
"""How many interactions are remembered: Discord may send recent ones again, as after a lost connection."""
LIMITS: Mapping[int, Limit] = {
    discord.InteractionType.application_command.value: COMMANDS,
    discord.InteractionType.component.value: PRESSES,
}
"""The rate limit for each type of interaction."""
HOUR, DAY = 60, 24 * 60
"""Minutes."""

Otherwise = Callable[[], Awaitable[None]]
"""What to do if the person cannot be answered."""

logger = logging.getLogger(__name__)


class Tally:
    """Counts the presses and commands of the last day, only in memory, so that a restart begins at zero."""

    def __init__(self) -> None:
        self._begun = monotonic()
        self._minutes = Recent[int, int](DAY)
        """The count of each minute in which something was counted."""

    def count(self) -> None:
        minute = int(monotonic()) // 60
        self._minutes[minute] = self._minutes.get(minute, 0) + 1

    def within(self, minutes: int) -> int:
        """Return the count of the last minutes."""
        since = int(monotonic()) // 60 - minutes
        return sum(count for minute, count in self._minutes.items() if minute > since)

    @property
    def uptime(self) -> float:
        """Return the seconds since counting began."""
        return monotonic() - self._begun


class Answering:
    """Answers people when something fails. It never raises: an error in one answer must not leave a person
    without one."""

    def __init__(
        self, delivery: Delivery, records: Records, coordinator: Coordinator, support_server: str = ""
    ) -> None:
        """Create it; the people who are blocked get the invitation to the support server, if there is one."""
        self._support_server = support_server
        self._delivery = delivery
        self._records = records
        self._coordinator = coordinator
        self.tally = Tally()
        self._later = Background()
        """The answers that are still under way."""
        self._newest = Recent[int, Refused | None](REMEMBERED)
        """The recent interactions, with the refusal of those over a limit."""

    def hears(self, data: Mapping[str, Any]) -> bool:
        """Count an interaction as Discord sent it; return False for duplicates and for those over a limit
        whose author was just told."""
        limit = LIMITS.get(data["type"])
        if limit is None:
            return True
        return self.takes(int(data["id"]), int(data.get("member", data)["user"]["id"]), limit)

    def takes(self, interaction: int, user_id: int, limit: Limit = PRESSES) -> bool:
        """Count an interaction or a press on a screen, like `hears`."""
        if interaction in self._newest:
            return False
        self.tally.count()
        refused = None
        try:
            self._coordinator.limiter.take(limit, user_id)
        except Refused as error:
            if self._coordinator.limiter.wait(REFUSALS, user_id):
                return False
            refused = error
        self._newest[interaction] = refused
        self._later.begin(self._note_seen(user_id))
        return True

    def why_not(
        self, interaction: int, reader: Reader, server: int | None, *, is_unbarred: bool = False
    ) -> Page | None:
        """Return the refusal of a press or command over the person's limit, or from a blocked person; None if it
        is to be carried out.

        Blocked people may still use what is unbarred.
        """
        refused = self._newest.get(interaction)
        if refused is not None:
            return Page(sentence(reader.locale, refused, "limit"))
        if not is_unbarred:
            try:
                self._coordinator.admission.need_admitted(reader.id, server)
            except Refused as blocked:
                own = button(Control(Verb.PRIVACY), reader.say("blocked-own-data"), emoji="🔒")
                support = self._support_server
                to_support = (link(reader.say("about-support"), support),) if support else ()
                return Page(sentence(reader.locale, blocked, "block"), rows=((own, *to_support),))
        return None

    async def meet(self, interaction: Interaction) -> Reader:
        """Return the person behind an interaction, in the language that they have chosen; from now on, they have their
        present name everywhere."""
        reader = await as_chosen(self._records.settings, reader_of(interaction))
        interaction.extras[READER] = reader
        try:
            games = await self._records.people.rename(
                reader.id, reader.own_name, server_of(interaction) or 0, reader.name
            )
            if games is not None:
                await self._coordinator.rename(reader.id, reader.name, games)
        except (StoreError, LostRace, Refused) as error:
            # Their old name stays.
            logger.warning("interaction %s: its person's name is not noted (%s)", interaction.id, error)
        return reader

    async def _note_seen(self, user_id: int) -> None:
        try:
            await self._records.people.note_seen(user_id, self._coordinator.now())
        except StoreError as error:
            # Their next press notes it.
            logger.info("that somebody was there is not noted (%s)", error)

    async def failed(self, interaction: Interaction, error: BaseException, what: str) -> None:
        """Say why a command failed; the log calls it `what`."""
        if not isinstance(error, AnsweredElsewhere):
            await self.tell(interaction, Page(sentence(reader_of(interaction).locale, error, what)))

    def in_time(self, interaction: Interaction) -> AbstractAsyncContextManager[None]:
        """Give Discord a first answer to the command that is run inside, even if the database is slow."""
        if interaction.type is not discord.InteractionType.application_command:
            return nullcontext()
        return self._delivery.deferring_overdue(interaction)

    async def tell(self, interaction: Interaction, page: Page, otherwise: Otherwise | None = None) -> None:
        """Answer with a page that says why nothing was done; do `otherwise` if Discord takes none."""
        if not await self._is_told(interaction, page):
            self._later.begin(self._tell_later(interaction, page, otherwise))

    def grow(
        self,
        request_id: int,
        pages: Iterator[Awaitable[Page | None]],
        show: Callable[[Page], Awaitable[bool]],
    ) -> None:
        """Show each page as soon as it is there; `show` returns whether another one can follow."""
        self._later.begin(_show_each(request_id, pages, show))

    async def close(self) -> None:
        """Answer nothing more; pages that were still growing have a button to ask again."""
        self._later.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)

    async def _tell_later(self, interaction: Interaction, page: Page, otherwise: Otherwise | None) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            if not _is_open(interaction):
                break
            if await self._is_told(interaction, page):
                return
        logger.warning("interaction %s: its person could not be told", interaction.id)
        if otherwise is not None:
            try:
                await otherwise()
            except Exception:
                logger.exception("interaction %s: nothing else could be done either", interaction.id)

    async def _is_told(self, interaction: Interaction, page: Page) -> bool:
        try:
            if is_answered(interaction) and interaction.type is discord.InteractionType.application_command:
                # The page replaces the message that says that the bot is thinking.
                return await self._delivery.answer(interaction, page)
            return await self._delivery.answer_private(interaction, page) is not None
        except AnsweredElsewhere:
            return True
        except discord.HTTPException as error:
            if error.code in BLOCKED:
                # Any other sentence would be blocked too; a press is at least not shown as failed.
                if interaction.type is discord.InteractionType.component:
                    await self._delivery.acknowledge(interaction)
                return True
            logger.warning("interaction %s: its answer was refused (%s)", interaction.id, error.code)
            return False
        except Exception:
            logger.exception("interaction %s: it could not be answered", interaction.id)
            return False


async def _show_each(
    request_id: int, pages: Iterator[Awaitable[Page | None]], show: Callable[[Page], Awaitable[bool]]
) -> None:
    try:
        for waiting in pages:
            page = await waiting
            if page is not None and not await show(page):
                return
    except Exception:
        logger.exception("interaction %s: its answer stopped growing", request_id)


def _is_open(interaction: Interaction) -> bool:
    """Return whether Discord may still accept an answer."""
    age = discord.utils.utcnow() - interaction.created_at
    return not has_expired(interaction) and (is_answered(interaction) or age.total_seconds() < FIRST_ANSWER)


def sentence(locale: str, error: BaseException, what: str) -> str:
    """Return why something failed, which the log calls `what`."""
    try:
        return _sentence(locale, error, what)
    except Exception:
        logger.exception("%s has no sentence", error)
        return text(locale, "press-failed")


def _sentence(locale: str, error: BaseException, what: str) -> str:
    match error:
        case Refused():
            return refusal(locale, error.code, error.values)
        case app_commands.MissingPermissions():
            return text(locale, "refused-not-administrator")
        case StoreDamaged():
            # The store has said so once, as in the next cases.
            return text(locale, "store-damaged")
        case StoreUnwritable():
            return text(locale, "store-unwritable")
        case StoreAway():
            return text(locale, "store-away")
        case StoreClosed():
            return text(locale, "store-busy")
        case StoreUnsure():
            logger.warning("%s: %s", what, error)
            return text(locale, "store-unsure")
        case StoreBusy():
            logger.warning("%s: %s", what, error)
            return text(locale, "store-busy")
        case discord.NotFound(code=first_answer.UNKNOWN_MESSAGE):
            logger.warning("%s: the message to show it on is gone", what)
            return text(locale, "press-deleted")
        case discord.HTTPException(code=code) if code in BLOCKED:
            # The delivery has said it, once for each channel.
            return text(locale, "press-blocked")
        case discord.HTTPException(code=code) if code in TOO_LATE:
            logger.warning("%s: Discord takes no answer any more (%d)", what, code)
            return text(locale, "press-failed")
    logger.error("%s failed", what, exc_info=error)
    return text(locale, "press-failed")
