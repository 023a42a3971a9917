"""In slow games, tell each person once that it is their turn, and once that time is running out."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Literal

import discord

from bot.features.notices.settings import NOTIFY, NotifyPlace
from bot.features.notices.turn_notices import WARNING, quiet_until
from bot.games.registry import PARTS
from bot.interactions.services import Services
from bot.messages.failures import TRY_GAP, UNREACHABLE, Refusal, is_passing, refusal
from bot.messages.first_answer import ACCIDENTS
from bot.messages.game_messages import address_of_table, player_in_seat
from bot.messages.more_pages import open_button
from bot.messages.table import sheet_button
from bot.pages.control import Control, Verb
from bot.pages.layouts import timestamp
from bot.pages.page import Item, Page, button, jump_url, link
from bot.pages.texts import Speech
from bot.store.errors import StoreError
from bot.store.rows import MessageRow
from bot.store.settings import Choices
from bot.store.statements import guard, sql, statement
from bot.turns.clocks import MINUTE
from bot.turns.look import Look, Seated

AT_ONCE = 20
"""How many notices one sweep handles."""
NOWHERE = (0, 0)
"""The message of a notice that reaches nobody."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """The notice for one decision of one seat."""

    game: str
    seat: int
    step: int
    """The step at which the decision was asked for."""
    guild_id: int | None
    """The server of the game."""
    state: Literal["owes", "rests", "over"]
    """Whether the decision is still owed, made (though the entry may be taken back), or past."""
    wants: int
    told: int
    """The newest notice that the person got."""
    due_at: int | None
    """When to handle it (ms UTC); None if there is nothing to do."""
    channel_id: int
    message_id: int
    """The id of the message; 0 if there is none."""


# Selects due notices, the longest due first.
DUE_TURN_NOTICES = sql(
    TurnNotice,
    """
    select * from turn_notice
    where due_at <= :now
    order by due_at
    limit :limit
    """,
)
# Also claims it for a time before it is sent, so that only one process sends it.
PUT_TURN_NOTICE_OFF = sql("""
    update turn_notice set due_at = :until
    where game = :game and seat = :seat and step = :step and due_at = :due_at
""")
# If the decision is over by now, the message is removed at once; if time has begun to run out, the next sweep
# sends the warning.
TURN_NOTICE_SENT = sql("""
    update turn_notice set told = :wants, channel_id = :channel_id, message_id = :message_id,
        due_at = case when state <> 'owes' then :at when wants <> :wants then due_at end
    where game = :game and seat = :seat and step = :step and told < :wants
""")
TURN_NOTICE_GONE = sql("""
    update turn_notice set message_id = 0, due_at = case when state = 'owes' then due_at end
    where game = :game and seat = :seat and step = :step
""")
DELETE_TURN_NOTICE = sql("""
    delete from turn_notice where game = :game and seat = :seat and step = :step and state = 'over'
""")


class TurnNotices:
    """Claims a notice for a minute before it is sent, so that none is sent twice."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def sweep(self) -> None:
        """Send what is due and remove what is over, except while Discord is away; called once a second."""
        if self._services.coordinator.clock.is_away:
            # A notice claimed now would never arrive.
            return
        due = await self._services.store.rows(
            DUE_TURN_NOTICES, now=self._services.coordinator.now(), limit=AT_ONCE
        )
        await asyncio.gather(*map(self._look_after, due))

    async def _look_after(self, notice: TurnNotice) -> None:
        try:
            await (self._tell(notice) if notice.state == "owes" else self._put_away(notice))
        except StoreError as error:
            logger.warning("game %s: its turn notice waits (%s)", notice.game, error)
        except Exception:
            # The others must still be told.
            logger.exception("game %s: its turn notice failed", notice.game)

    async def _tell(self, notice: TurnNotice) -> None:
        look = await self._services.coordinator.look(notice.game)
        player, now = player_in_seat(look, notice.seat), self._services.coordinator.now()
        chosen = Choices().having(NOTIFY.to("none"))
        if player.user_id is not None:
            chosen = await self._services.records.settings.fresh("person", player.user_id)
        later = now if chosen[NOTIFY] == "none" else quiet_until(chosen, now)
        if later > now:
            await self._put_off(notice, later)
        elif await self._put_off(notice, now + TRY_GAP):
            if notice.message_id:
                # The warning replaces it.
                await self._remove(notice.channel_id, notice.message_id)
            sent = await self._send(notice, look, player, chosen[NOTIFY])
            if sent is not None and not await self._note(notice, *sent) and sent != NOWHERE:
                await self._remove(*sent)

    async def _send(
        self, notice: TurnNotice, look: Look, player: Seated, place: NotifyPlace
    ) -> tuple[int, int] | None:
        """Send a notice; return the channel and id of the message, `NOWHERE` if it has no place, or None if
        it must be tried again."""
        rows = await self._services.coordinator.messages.of(look.game)
        nonce = f"{notice.game}t{notice.seat}.{notice.step}.{notice.wants}"
        is_hidden, is_direct = look.place.is_hidden, place == "dm"
        try:
            if is_direct and player.user_id is not None:
                page = self._page(notice, look, player, rows, is_direct=True)
                try:
                    return await self._services.delivery.send_direct(
                        player.user_id, page, nonce, is_first=False
                    )
                except discord.HTTPException as error:
                    why = refusal(error)
                    if why not in UNREACHABLE or (is_hidden and why is Refusal.BOT):
                        raise
            if is_hidden or place == "none":
                return NOWHERE
            page = self._page(notice, look, player, rows, is_direct=False)
            return await self._services.delivery.send_public(
                look.place.channel_id, page, nonce, is_first=False
            )
        except ACCIDENTS as error:
            logger.info("game %s: a turn notice was not sent (%s)", look.game, type(error).__name__)
            return None if is_passing(error) else NOWHERE

    def _page(
        self, notice: TurnNotice, look: Look, player: Seated, rows: tuple[MessageRow, ...], *, is_direct: bool
    ) -> Page:
        look = look.read_in(player.locale) if is_direct else look
        page = turn_page(look, player, rows, is_late=notice.wants == WARNING, is_direct=is_direct)
        if not self._services.has_activity:
            return page
        return replace(page, rows=((open_button(look, look), *page.rows[0]),))

    async def _put_away(self, notice: TurnNotice) -> None:
        if notice.message_id and not await self._remove(notice.channel_id, notice.message_id):
            await self._put_off(notice, self._services.coordinator.now() + MINUTE)
        else:
            key = _key(notice)
            gone = statement(TURN_NOTICE_GONE, **key), statement(DELETE_TURN_NOTICE, **key)
            await self._services.store.commit(gone)

    async def _put_off(self, notice: TurnNotice, until: int) -> bool:
        """Postpone a notice, which also claims it; return False if another process has, or it is no longer
        needed."""
        step = guard(PUT_TURN_NOTICE_OFF, **_key(notice), due_at=notice.due_at, until=until)
        return await self._services.store.try_commit((step,))

    async def _note(self, notice: TurnNotice, channel_id: int, message_id: int) -> bool:
        """Record the message, or 0 for none; return False if the decision is over and forgotten."""
        told = {"wants": notice.wants, "channel_id": channel_id, "message_id": message_id}
        step = guard(TURN_NOTICE_SENT, **_key(notice), **told, at=self._services.coordinator.now())
        return await self._services.store.try_commit((step,))

    async def _remove(self, channel_id: int, message_id: int) -> bool:
        """Remove the message; return whether it is gone, or out of reach for good."""
        try:
            await self._services.delivery.delete(channel_id, message_id)
        except ACCIDENTS as error:
            logger.info("a turn notice in channel %s stays (%s)", channel_id, type(error).__name__)
            return not is_passing(error)
        return True


def turn_page(
    look: Look, player: Seated, rows: tuple[MessageRow, ...], *, is_late: bool, is_direct: bool
) -> Page:
    """Return the page for one player, whom it mentions in public; `rows` are the game's messages."""
    sentence = look.say(
        "turn-late" if is_late else "turn-notice",
        player="none" if is_direct else f"<@{player.user_id}>",
        title=PARTS[look.kind].words.title(look),
        channel=f"<#{look.place.channel_id}>",
        time=timestamp(look.times.deadline),
    )
    table = link(look.say("panel-table"), address_of_table(look, rows))
    items: tuple[Item, ...] = (*_to_sheet(player, rows, look), table) if is_direct else (sheet_button(look),)
    change = button(Control(Verb.NOTIFY), look.say("turn-change"), emoji="🔔")
    users = () if is_direct or player.user_id is None else (player.user_id,)
    return Page(sentence, rows=((*items, change),), notified=users)


def _to_sheet(player: Seated, rows: tuple[MessageRow, ...], reader: Speech) -> tuple[Item, ...]:
    """Return a link to the player's sheet in their direct messages."""
    key = ("panel", player.seat)
    row = next((r for r in rows if (r.kind, r.seat) == key and not r.is_retired and r.message_id), None)
    if row is None or player.panel != "dm":
        return ()
    return (link(reader.say("turn-sheet"), jump_url(None, row.channel_id, row.message_id)),)


def _key(notice: TurnNotice) -> dict[str, str | int]:
    return {"game": notice.game, "seat": notice.seat, "step": notice.step}
