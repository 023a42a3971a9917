"""Bring every kept message up to date; safe to run twice, late or after a crash."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from functools import partial

import discord

from bot.messages.additions import NONE, Additions
from bot.messages.edits import EditsUnderWay, MovingTables
from bot.messages.ended import round_page
from bot.messages.failures import ARCHIVED_THREAD, SHUT, UNREACHABLE, Refusal, is_passing, refusal
from bot.messages.first_answer import ACCIDENTS, UNKNOWN_MESSAGE
from bot.messages.game_messages import (
    PROGRESS_GAP,
    address_of_table,
    has_no_voice,
    is_about_to_close,
    is_closing_due,
    is_due,
    is_final,
    is_hidden,
    is_lost,
    is_new,
    is_outdated,
    may_return,
    page_of,
    people_named,
    user_of,
    wanted_messages,
)
from bot.messages.page_comparison import half_made, shows
from bot.messages.panel import moved_page, panel_page
from bot.messages.request_limits import ChannelShare
from bot.messages.sender import Delivery
from bot.pages.page import Page
from bot.store.errors import StoreError, StoreFaulty, StoreUnsure
from bot.store.messages import NOTHING, UNSENT, is_about_to_rest
from bot.store.rows import LASTING, TABLE_SEAT, MessageKind, MessageRow, TableStyle
from bot.store.settings import TABLE_STYLE, Choices
from bot.turns import appearance, lobby
from bot.turns.clocks import MINUTE, SECOND
from bot.turns.coordinator import Coordinator
from bot.turns.look import Look
from bot.turns.messages import Messages
from bot.turns.processes import DRAWING_TERM
from bot.turns.tasks import KeyedTasks

SWEEP = 100
"""How many lagging games to find a second, unless this many are already waiting."""
REFRESHES = 16
"""How many games are redrawn at once: Discord takes 50 requests a second, each lasting about a third of a
second."""
REFRESHES_BESIDE_PRESSES = 2
"""The limit below which background redraws start while a press waits for its answer."""
CHECK_SECONDS = 1.0
"""How long a check may take: Discord waits three seconds for an answer to somebody who wants to open another
lobby."""
HEAD_START = 900
"""For how many milliseconds an outdated message is left to the process holding its game in memory."""
SHARE = 8
"""The most lagging games of one server: a slow channel leaves the other half to others."""
RETURNS_EACH = MINUTE
"""The milliseconds for which a table stays where it is."""
RENEWED_EVERY = DRAWING_TERM / SECOND / 4
"""Seconds between two renewals of the claim to draw a game."""
Key = tuple[MessageKind, int]
TABLE: Key = ("table", TABLE_SEAT)
CLOSING: Key = ("reveal", TABLE_SEAT)
logger = logging.getLogger(__name__)


class Refresher:
    def __init__(
        self,
        coordinator: Coordinator,
        messages: Messages,
        delivery: Delivery,
        now: Callable[[], int],
        server: Callable[[int | None], Awaitable[Choices]],
        *,
        additions: Additions = NONE,
    ) -> None:
        self.additions = additions
        self._coordinator = coordinator
        self._messages = messages
        self._delivery = delivery
        self._now = now
        self._server = server
        self._tasks = KeyedTasks("refresh", self._refresh, REFRESHES)
        self.moving_tables = MovingTables(messages, server, self._tasks.busy)
        self._edits = EditsUnderWay(coordinator.games, messages)
        self.channels = ChannelShare(self.wake_later)
        self._left: dict[str, int] = {}
        """The games that were left to another process, with the time since when."""

    def wake(self, game: str) -> None:
        self._tasks.wake(game)

    def wake_later(self, game: str) -> None:
        """Redraw a game in the background, after games that people have just changed."""
        self._tasks.wake_later(game)

    def pressed(self) -> AbstractContextManager[None]:
        """Hold back background redraws while a press is answered."""
        return self._tasks.held_back(REFRESHES_BESIDE_PRESSES)

    async def sweep(self) -> None:
        """Redraw lagging games, called once a second; while many wait, as after a restart, look for no
        more."""
        now, waiting = self._now(), len(self._tasks.busy())
        limit = SWEEP + waiting if waiting < SWEEP else 0
        behind = await self._messages.behind(now, now - PROGRESS_GAP, share=SHARE, limit=limit)
        self._left = {
            game: self._left.get(game, now) for game in behind if not self._coordinator.games.is_at_hand(game)
        }
        for game in behind:
            if abs(now - self._left.get(game, 0)) >= HEAD_START:
                self.wake_later(game)
        for game in (
            *await self._coordinator.games.orphaned(limit),
            *self._coordinator.games.memory.about_to_rest(now),
        ):
            self.wake_later(game)

    async def check(self, games: Sequence[str]) -> None:
        """Look for the tables of these lobbies, for about a second; close a lobby whose table is gone."""
        for game in games:
            await self._messages.doubt_table(game)
            self.wake(game)
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECK_SECONDS):
                await self._tasks.done(games)

    async def resume(self, games: Iterable[str]) -> None:
        """Redraw these games after the only process was down; first those with messages that were being sent, which
        Discord recognizes for some minutes."""
        for row in await self._messages.unsent():
            self.wake(row.game)
        for game in games:
            self.wake_later(game)

    async def close(self) -> None:
        await self._tasks.close()

    @asynccontextmanager
    async def holding(self, row: MessageRow) -> AsyncIterator[None]:
        """Leave this message to the answer to a press, which shows the change anyway."""
        try:
            async with self._edits.writing(row):
                yield
        finally:
            if not self._messages.is_settled(row):
                self.wake(row.game)

    async def _refresh(self, game: str) -> None:
        if not await self._coordinator.games.begin_drawing(game):
            self._coordinator.peers.tell()
            return
        keeping = asyncio.create_task(self._keep_claim(game))
        try:
            await self._draw(game)
        finally:
            keeping.cancel()
            # A renewal that is being written ends before the claim does.
            await asyncio.gather(keeping, return_exceptions=True)
            if not self._tasks.is_woken_again(game):
                await self._coordinator.games.end_drawing(game)

    async def _keep_claim(self, game: str) -> None:
        """Renew the claim to draw a game for as long as Discord's limits let it wait."""
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            with suppress(StoreError):
                await self._coordinator.games.begin_drawing(game)

    async def _draw(self, game: str) -> None:
        look = await self._coordinator.look(game)
        server = await self._server(look.place.guild_id)
        style = server[TABLE_STYLE]
        rows = await self._messages.of(game)
        live = {(row.kind, row.seat): row for row in rows if not row.is_retired}
        wanted = list(wanted_messages(look, live, self.additions.wanted(server)))
        gone = [row for row in rows if row.is_retired or (row.kind, row.seat) not in wanted]
        table, returns = live.get(TABLE), False
        is_awake = TABLE in wanted and not self._is_at_rest(look, "table", table)
        if table and is_awake and may_return(look, table, style):
            returns = style == "rounds" or await self._has_scrolled_away(look, table)
        for key in {TABLE, CLOSING}.intersection(wanted):
            if is_new(look, live.get(key), self._now(), returns=returns):
                # The other messages link to these, so missing ones are sent first.
                wanted.remove(key)
                await self._show(look, *key, live.get(key), returns=returns)
        self.moving_tables.settled(look)
        if look.is_over:
            # Sheets that lead to the table are drawn again once the result is there, and are not left alone before.
            live |= {(row.kind, row.seat): row for row in await self._messages.of(game) if not row.is_retired}
            if is_closing_due(look, live):
                wanted = [key for key in wanted if (row := live.get(key)) is None or not is_final(look, row)]
        work = [self._remove(look, row, style) for row in gone if self._is_free(row)]
        wanted = [key for key in wanted if not self._is_at_rest(look, key[0], live.get(key))]
        work += [self._show(look, *key, live.get(key), returns=returns) for key in wanted]
        if len(work) == 1:
            await work[0]
        elif work:
            await asyncio.gather(*work)

    async def _has_scrolled_away(self, look: Look, table: MessageRow) -> bool:
        now = self._now()
        if now - table.created_at < RETURNS_EACH:
            return False
        newest = self._delivery.channels.newest_if_due(look, table, now)
        if newest is None:
            return False
        await self._messages.looked(table, look.revision, newest, now)
        return await self._delivery.channels.has_scrolled_away(table)

    async def _show(
        self, look: Look, kind: MessageKind, seat: int, row: MessageRow | None, *, returns: bool
    ) -> None:
        """Bring one message up to date by an edit or a new message, once its channel has room."""
        if self._is_at_rest(look, kind, row):
            return
        if row is not None and self._is_about_to_rest(look, row):
            await self._let_rest(look, row)
            return
        channel_id = look.place.channel_id
        # Requests with a token do not count towards the channel's limit, and direct messages have another channel.
        if row is None or row.token is not None or kind == "panel":
            await self._bring_up(look, kind, seat, row, returns=returns)
        elif self.channels.has_room(channel_id, look.game):
            with self.channels.writing(channel_id):
                await self._bring_up(look, kind, seat, row, returns=returns)

    async def _bring_up(
        self, look: Look, kind: MessageKind, seat: int, row: MessageRow | None, *, returns: bool
    ) -> None:
        if row is not None and is_final(look, row):
            await self._leave(look, row)
            return
        if row is not None and row.shows >= row.wants and await self._is_right(look, row):
            return
        if row is not None and is_lost(look, row, self._now()):
            # It can no longer be edited; its player can reopen it from the table.
            await self._messages.forget(row)
            return
        is_first = row is None or is_outdated(look, row, self._now(), returns=returns)
        if is_first:
            owner, now = user_of(look, seat), self._now()
            row = await self._messages.open(look.game, kind, seat, now=now, instead_of=row, user_id=owner)
        if row is None:
            return
        try:
            if row.message_id == UNSENT:
                await self._send(look, row, is_first=is_first)
            else:
                await self._edit(look, row)
        except (StoreFaulty, StoreUnsure):
            # The message is not to blame, and the others could not be noted either.
            raise
        except ACCIDENTS as error:
            is_missing = getattr(error, "code", 0) == UNKNOWN_MESSAGE
            if look.status == "lobby" and is_missing and await self._is_there(row):
                # Discord was mistaken, and a lobby would go with its message.
                await self._messages.failed(row, self._now())
            else:
                await self._react(look, row, error)
        except Exception:
            # Still update the game's other messages.
            logger.exception("game %s: %s could not be shown", look.game, kind)
            await self._messages.failed(row, self._now())

    async def _let_rest(self, look: Look, row: MessageRow) -> None:
        """Let a table say, while the bot still can, that it waits for a press."""
        async with self._edits.writing(row):
            with suppress(*ACCIDENTS):
                _, page = await self._page(look, row.kind, row.seat, is_resting=True)
                await self._delivery.edit(row, page, self._now(), is_lent=True)
        await self._messages.rest(row)

    async def _react(self, look: Look, row: MessageRow, error: Exception) -> None:
        """React to a failure of the network, or to a refusal: send a new message, hide the game, or try again later."""
        if not isinstance(error, discord.HTTPException):
            logger.warning("game %s: %s not delivered (%s)", look.game, row.kind, type(error).__name__)
            await self._messages.failed(row, self._now())
            return
        logger.info("game %s: %s refused by Discord with %s", look.game, row.kind, error.code)
        why = refusal(error)
        if look.place.is_guest and row.kind != "panel" and not is_passing(error):
            await self._messages.rest(row)
            return
        if row.kind == "panel" and why in UNREACHABLE:
            if row.message_id == UNSENT or row.is_retired:
                await self._messages.forget(row)
            else:
                # The message exists, but could never change again.
                await self._messages.retire(row)
            await self._coordinator.change(look.game, appearance.close_panel, row.seat)
        elif error.code == UNKNOWN_MESSAGE and row.kind in LASTING:
            # It was deleted; without its row it would be sent again.
            await self._messages.shown(row, look.revision, self._now())
        elif error.code == UNKNOWN_MESSAGE:
            if row.kind == "table":
                await self._coordinator.change(look.game, lobby.lose_table)
            await self._messages.forget(row)
            self.wake(look.game)
        elif row.token is not None and error.status in (401, 404):
            await self._messages.drop_token(row)
            self.wake(look.game)
        elif error.code == ARCHIVED_THREAD and row.message_id != UNSENT and look.status != "lobby":
            # A new message unarchives the thread; an edit cannot.
            await self._messages.retire(row)
            self.wake(look.game)
        elif row.kind != "panel" and why in SHUT:
            await self._coordinator.change(look.game, appearance.hide, is_gone=why is Refusal.GONE)
        else:
            await self._messages.failed(row, self._now())

    async def _is_there(self, row: MessageRow) -> bool:
        """Return False if Discord, asked again, reports a message gone, or the bot may not read it; otherwise True."""
        try:
            return await self._delivery.fetch(row, self._now()) is not None
        except ACCIDENTS as error:
            return getattr(error, "code", 0) != UNKNOWN_MESSAGE

    async def _is_right(self, look: Look, row: MessageRow) -> bool:
        """Return whether a message that is unchecked since the start needs no redraw."""
        if row.kind not in LASTING and not is_lost(look, row, self._now()):
            if row.shows == NOTHING:
                return False
            try:
                message = await self._delivery.fetch(row, self._now(), is_lent=look.place.is_guest)
                arg = half_made(message) if message else ""
                if not message or not shows(message, (await self._page(look, row.kind, row.seat, arg))[1]):
                    # A press may have been answered in the meantime.
                    kept = await self._messages.at(row.message_id, row.game)
                    return kept is not None and not kept.is_unsure
            except ACCIDENTS as error:
                await self._react(look, row, error)
                return True
            except Exception:
                # A redraw brings the message up to date whatever it shows now.
                logger.exception("game %s: %s could not be compared", look.game, row.kind)
                return False
        await self._messages.is_sure(row)
        return True

    async def _edit(self, look: Look, row: MessageRow) -> None:
        async with self._edits.writing(row):
            shown = look
            if row.kind not in LASTING or row.shows == NOTHING:
                shown, page = await self._page(look, row.kind, row.seat)
                await self._delivery.edit(row, page, self._now(), is_lent=look.place.is_guest)
            await self._messages.shown(row, shown.revision, self._now())
        if row.kind == "panel" and shown.is_over:
            # Run again, to forget it if nothing was left to draw.
            self.wake(row.game)

    async def _send(self, look: Look, row: MessageRow, *, is_first: bool) -> None:
        """Send the message of an opened row; a retry returns the first message if it got through."""
        user_id = user_of(look, row.seat)
        if row.kind == "panel" and user_id is None:
            await self._messages.forget(row)
            return
        # Only the first letter of the kind: a nonce may have 25 characters.
        nonce = f"{row.game}{row.kind[0]}{row.seat}.{row.created_at}"
        async with self._edits.writing(row):
            if row.kind == "panel" and user_id is not None:
                await self._delivery.open_direct(user_id)
            shown, page = await self._page(look, row.kind, row.seat)
            # All that may have taken longer than a claim lasts, so that another process has sent it.
            if not await self._messages.is_to_be_sent(row):
                return
            if row.kind == "panel" and user_id is not None:
                sent = await self._delivery.send_direct(user_id, page, nonce, is_first=is_first)
            else:
                sent = await self._delivery.send_public(look.place.channel_id, page, nonce, is_first=is_first)
            shows = shown.revision if is_first else NOTHING  # it may show the first try
            if not await self._messages.sent(row, *sent, shows, self._now()):
                # Another process has put a message in its place.
                await self._delivery.delete(*sent)
            await self._edits.sent(row)

    async def _page(
        self, look: Look, kind: MessageKind, seat: int, arg: str = "", *, is_resting: bool = False
    ) -> tuple[Look, Page]:
        """Return a message's page, and the look it was made from: a panel is its own seat's look."""
        user_id, url = user_of(look, seat), await self.table_url(look)
        if user_id is None:
            now = await self._coordinator.look(look.game)
            # The look's times may have moved; other changes are drawn next.
            look = now if now.revision == look.revision else look
            return look, page_of(look, kind, url, self.additions, is_resting=is_resting)
        own, drawing = await self._coordinator.look(look.game, user_id), partial(panel_page, arg=arg)
        return own, page_of(own, kind, url, self.additions, drawing=drawing)

    async def table_url(self, look: Look) -> str:
        """Return the URL of a game's closing or table message, or at least of its channel."""
        return address_of_table(look, await self._messages.of(look.game))

    async def has_table(self, game: str) -> bool:
        """Return whether a message shows its table."""
        rows = await self._messages.of(game)
        return any(row.kind == "table" and not row.is_retired and row.message_id != UNSENT for row in rows)

    async def _remove(self, look: Look, row: MessageRow, style: TableStyle) -> None:
        if has_no_voice(look, row, self._now()):
            await self._messages.forget(row)
            return
        try:
            if row.message_id == UNSENT:
                # It must be recorded before it can be removed on the next run.
                await self._send(look, row, is_first=False)
                return
            page = moved_page(look, row.seat) if row.kind == "panel" else None
            if page is not None or (style == "rounds" and (page := round_page(look, row)) is not None):
                await self._delivery.edit(row, page, self._now(), is_lent=look.place.is_guest)
                await self._leave(look, row)
            else:
                await self._delivery.remove(row, self._now(), is_lent=look.place.is_guest)
                await self._messages.forget(row)
        except ACCIDENTS as error:
            if is_passing(error):
                await self._messages.failed(row, self._now())
                return
            logger.info("game %s: an old %s stays (%s)", row.game, row.kind, error)
            await self._leave(look, row)

    async def _leave(self, look: Look, row: MessageRow) -> None:
        """Keep a message on Discord as it is."""
        await self._messages.leave(row, people_named(look, row, self.additions.people(look)))

    def _is_at_rest(self, look: Look, kind: MessageKind, row: MessageRow | None) -> bool:
        """Return whether a wanted message needs nothing now."""
        now = self._now()
        if kind != "panel" and has_no_voice(look, row, now):
            return True
        if row is None or is_hidden(look, kind):
            return is_hidden(look, kind)
        if self._is_about_to_rest(look, row):
            return not self._is_free(row)
        if not row.is_urgent and is_about_to_close(look, now):
            return True
        is_due_now = is_final(look, row) or is_due(row, now - PROGRESS_GAP)
        return not (is_due_now and self._is_free(row))

    def _is_about_to_rest(self, look: Look, row: MessageRow) -> bool:
        return look.place.is_guest and not look.is_over and is_about_to_rest(row, self._now())

    def _is_free(self, row: MessageRow) -> bool:
        """Return whether the message is neither left to a press nor in the pause after a failure."""
        return self._edits.is_free(row) and (not row.due_at or self._now() >= row.due_at)
