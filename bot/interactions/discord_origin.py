"""Deliver answers over Discord to the message or command that asked; open, find and reopen a person's sheet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import assert_never

import discord

from bot.interactions.answers import (
    Answer,
    Done,
    Game,
    Growing,
    Launch,
    Linked,
    Posted,
    Private,
    Sheet,
    Shown,
)
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction, answer_to, has_expired, is_answered, token_of
from bot.messages.game_messages import Drawing, is_notice_due, page_of, user_of
from bot.messages.panel import panel_page
from bot.messages.requests import has_fresh_token
from bot.pages.control import NO_GAME, ON_PAGE, Verb
from bot.pages.page import Page
from bot.store.errors import StoreBusy
from bot.store.messages import UNSENT, Sent, Token, live
from bot.store.rows import TABLE_SEAT, MessageKind, MessageRow
from bot.store.schema import BUSY_SECONDS
from bot.turns import appearance
from bot.turns.look import Look, Looks
from engine.game import Seat

JUST_OPENED = timedelta(seconds=BUSY_SECONDS + 3)
TRIES, PAUSE = 5 * BUSY_SECONDS, 0.2
"""How often to look for a new message's row, and how many seconds apart; writing it can take that long."""


class DiscordOrigin:
    """A pressed message, or a command."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self._services = services
        self._coordinator = services.coordinator
        self._delivery = services.delivery
        self._refresher = services.refresher
        self._messages = services.coordinator.messages
        self.interaction = interaction
        self._row: MessageRow | None = None
        """The row of the pressed message, once it is known to be kept."""

    @property
    def is_answered(self) -> bool:
        return is_answered(self.interaction)

    @property
    def is_wordless(self) -> bool:
        return answer_to(self.interaction).is_wordless

    @asynccontextmanager
    async def received(self, request: Request, *, opens_message: bool) -> AsyncIterator[Request | None]:
        interaction, delivery = self.interaction, self._delivery
        # A deferral would take away the only answer that opens the Activity, and opening it twice does no harm.
        if request.control.verb != Verb.LAUNCH and not await delivery.claim(
            interaction, opens_message=opens_message
        ):
            yield None
            return
        async with delivery.deferring(interaction, opens_message=opens_message):
            reader = await self._services.answering.meet(interaction)
            yield replace(request, reader=reader, now=self._coordinator.now())

    async def carry(self, request: Request, answer: Answer) -> None:
        match answer:
            case Shown(page) if request.is_command and not self.is_answered:
                await self._delivery.answer_private(self.interaction, page)
            case Shown(page):
                await self._delivery.answer(self.interaction, page)
            case Private(page) if self._is_turned(request, page):
                await self._delivery.answer(self.interaction, page)
            case Private(page):
                await self._delivery.answer_private(self.interaction, page)
            case Posted():
                await self._post(request, answer)
            case Sheet(look):
                await self._open_sheet(request, look)
            case Game(_, otherwise):
                await self.carry(request, otherwise)
            case Growing():
                await self._grow(request, answer)
            case Launch(game):
                # The Activity then asks which game was meant.
                self._services.launches.note(request.user_id, game)
                await self._delivery.launch(self.interaction)
            case Done() | Linked():
                if not request.is_command:
                    await self._delivery.acknowledge(self.interaction)
            case _:
                assert_never(answer)

    def _is_turned(self, request: Request, page: Page) -> bool:
        """Return whether a page takes the place of the private one whose control asks for that. Discord changes no
        frame into a message with pictures, and none back."""
        message = self.interaction.message
        is_asked = request.control.tag == ON_PAGE and request.where.is_private
        return is_asked and message is not None and message.flags.components_v2 == bool(page.frame)

    async def tell(self, page: Page, game: str = NO_GAME) -> None:
        await self._services.answering.tell(self.interaction, page, partial(self._redraw, game))

    async def place(self, request: Request, kind: MessageKind, seat: int, *, is_private: bool) -> Sent | None:
        message_id = await self._delivery.think(self.interaction, ephemeral=is_private)
        if message_id is None:
            return None
        return Sent(kind, request.where.need_channel(), message_id, seat, token_of(self.interaction))

    async def is_kept(self, request: Request) -> bool:
        message = self.interaction.message
        if message is None:
            return False
        row = await self._messages.at(message.id, request.game)
        if row is None and self._was_just_opened(message):
            # It is written only once Discord has confirmed that the message is there.
            for _ in range(TRIES):
                # A replaced or dismissed message may never get a row, and its press waits for an answer.
                if row is not None or answer_to(self.interaction).is_gone:
                    break
                await asyncio.sleep(PAUSE)
                row = await self._messages.at(message.id, request.game)
        if row is None or row.is_retired or row.game != request.game:
            row = await self._taken_up(request, message, row)
        self._row = row
        return row is not None

    def holding(self) -> AbstractAsyncContextManager[None]:
        return nullcontext() if self._row is None else self._refresher.holding(self._row)

    async def show_game(self, request: Request, looks: Looks, drawing: Drawing = panel_page) -> None:
        row = self._row
        if row is None:
            return
        own = looks(request.user_id)
        watcher = user_of(own, row.seat)
        look = own.read_in(request.locale) if watcher == request.user_id else looks(watcher)
        if row.kind == "notice" and not is_notice_due(look):
            # The message is about to be removed.
            await self._delivery.acknowledge(self.interaction)
            return
        await self._refresher.moving_tables.wait(look, row)
        # On its panel, only a game that is not running leads to the table.
        leads_to_table = row.kind == "panel" and look.status != "running"
        url = await self._refresher.table_url(look) if leads_to_table else None
        page = page_of(look, row.kind, url, self._refresher.additions, drawing=drawing)
        is_direct, is_pushed_away = request.where.is_direct, self._is_pushed_away(request, row)
        if is_pushed_away and not is_direct and await self._bring_down(row, look, page):
            return
        if await self._delivery.answer(self.interaction, page):
            token, now = token_of(self.interaction), self._coordinator.now()
            # The press is answered and its change is saved; a missing note only causes a redraw.
            with suppress(StoreBusy):
                await self._messages.answered(row, look.revision, token, now)
                if is_pushed_away and is_direct:
                    # Written before it is sent: a message without a row would never change again.
                    await self._messages.open(row.game, "panel", row.seat, now=now, instead_of=row)
                    self._refresher.wake(row.game)

    def _is_pushed_away(self, request: Request, row: MessageRow) -> bool:
        """Return whether others have written below a panel that can be put in its place at the bottom."""
        if row.kind != "panel" or self.is_answered:
            return False
        is_removable = request.where.is_direct or has_fresh_token(row, self._coordinator.now())
        return is_removable and self._delivery.channels.newest_told(row.channel_id) > row.message_id

    async def _bring_down(self, row: MessageRow, look: Look, page: Page) -> bool:
        """Answer with a new message in place of a panel, which is removed; return whether Discord accepted it."""
        message_id = await self._delivery.answer_private(self.interaction, page)
        if message_id is None:
            return self.is_answered
        sent = Sent("panel", row.channel_id, message_id, row.seat, token_of(self.interaction))
        await self._messages.replaced(row, sent, look.revision, self._coordinator.now())
        return True

    async def refuse(self, request: Request, looks: Looks | None, sentence: str) -> None:
        """Say why nothing changed, and update a panel that was out of date."""
        message = self.interaction.message
        if message is not None and looks is not None:
            row, seat = await self._messages.at(message.id, request.game), looks(request.user_id).viewer.seat
            if row is not None and row.kind == "panel" and row.seat == seat:
                self._row = row
                async with self.holding():
                    await self.show_game(request, looks, partial(panel_page, remark=f"⚠️ {sentence}"))
                return
        await self.tell(Page(sentence), request.game)

    async def _redraw(self, game: str) -> None:
        message = self.interaction.message
        row = None if message is None else await self._messages.at(message.id, game)
        if row is not None and not row.is_retired:
            await self._messages.redraw(row)
            self._refresher.wake(row.game)

    async def _post(self, request: Request, answer: Posted) -> None:
        message_id = await self._delivery.answer_public(self.interaction, answer.page)
        if message_id is not None and request.where.channel is not None:
            await self._messages.shown_to_all(request.where.channel, message_id, answer.named)

    async def _open_sheet(self, request: Request, look: Look) -> None:
        """Open the viewer's panel here, replacing any other one of theirs: an ordinary message in a DM, private
        anywhere else."""
        seat = look.need_seat()
        if request.where.is_direct:
            if sent := await self.place(request, "panel", seat, is_private=False):
                await self._coordinator.change(look.game, appearance.place_panel, request.user_id, "dm", sent)
            return
        ahead = self._coordinator.games.ahead
        # It shows times as a message in the channel does, which cannot be edited for long.
        players = tuple(replace(p, panel="channel") if p.seat == seat else p for p in look.players)
        opened = replace(look, players=players).read_in(request.locale)
        url = await self._refresher.table_url(look)
        page = page_of(opened, "panel", url, self._refresher.additions)
        if is_lent := request.where.lends_token and request.game == look.game:
            await self._delivery.acknowledge(self.interaction)
        message_id = await self._delivery.answer_private(self.interaction, page)
        if message_id is not None:
            # If times moved while it was drawn and sent, it is drawn again.
            shown = look.revision if self._coordinator.games.ahead == ahead else -1
            sent = self._panel(request, look, seat, message_id, token_of(self.interaction))
            await self._coordinator.change(
                look.game, appearance.place_panel, request.user_id, "channel", sent, shown=shown
            )
        if is_lent:
            await self._lend_token(request)

    async def _lend_token(self, request: Request) -> None:
        """Let the pressed table be changed with this press's token, and draw it if it waited for one."""
        message = self.interaction.message
        row = None if message is None else await self._messages.at(message.id, request.game)
        if row is not None and row.kind == "table" and not row.is_retired:
            await self._messages.lend(row, token_of(self.interaction))
            self._refresher.wake(request.game)

    def _panel(self, request: Request, look: Look, seat: Seat, message_id: int, token: Token | None) -> Sent:
        return Sent("panel", request.where.channel or look.place.channel_id, message_id, seat, token)

    async def _grow(self, request: Request, answer: Growing) -> None:
        if answer.first is not None:
            await self._delivery.answer(self.interaction, answer.first)
        elif not answer.is_new:
            await self._delivery.acknowledge(self.interaction)
        elif await self._delivery.think(self.interaction, ephemeral=True) is None:
            if self.is_answered:
                # The first answer was given for another message, which must not change.
                for waiting in answer.pages:
                    if (page := await waiting) is not None:
                        await self._delivery.answer_private(self.interaction, page)
                        break
            return
        self._services.answering.grow(request.id, answer.pages, self._show_grown)

    async def _show_grown(self, page: Page) -> bool:
        if has_expired(self.interaction):
            return False
        await self._delivery.answer(self.interaction, page)
        return True

    # Pressed messages without a live row

    async def _taken_up(
        self, request: Request, message: discord.Message, row: MessageRow | None
    ) -> MessageRow | None:
        """Return the row of a pressed message that shows a game all the same; answer one that is no longer kept, and
        remove it. `row` is that of the message if it has one."""
        look = await self._coordinator.look(request.game, request.user_id)
        if row is None:
            found = self._given_up if message.flags.ephemeral else self._unconfirmed
            if sent := await found(request, message, look):
                return sent
            if await self._is_awaited(request, message, look):
                # Do not overwrite the live sheet with "this is out of date".
                raise StoreBusy("a sheet just opened is not noted yet")
        page = Page(request.say("press-old-over" if look.is_over else "press-old"))
        if row is None and look.is_over and look.viewer.seat is not None and request.where.is_private:
            # A panel that shows the end is no longer kept; an older one may show it too.
            page = panel_page(
                look.read_in(request.locale), await self._refresher.table_url(look), self._refresher.additions
            )
        if (row is not None and not row.is_retired) or not request.where.is_private:
            # A late press must not change what others see.
            await self._delivery.answer_private(self.interaction, page)
        else:
            await self._delivery.answer(self.interaction, page)
        return None

    async def _given_up(self, request: Request, message: discord.Message, look: Look) -> MessageRow | None:
        """Resume updating a panel in the channel that was given up when its token expired: the press brings a new
        one.

        Returns None if the game is not open, or the person's panel is elsewhere now.
        """
        if look.own is None or look.status != "running" or look.own.panel != "channel":
            return None
        # Otherwise the token leads to the refusal, if the answer fails.
        leads_there = await self._delivery.acknowledge(self.interaction)
        if (now := live(await self._messages.of(look.game), "panel", look.own.seat)) is not None:
            # Another press may just have taken up this very message.
            return now if now.message_id == message.id else None
        token = token_of(self.interaction) if leads_there else None
        sent = self._panel(request, look, look.own.seat, message.id, token)
        await self._coordinator.change(look.game, appearance.place_panel, request.user_id, "channel", sent)
        return await self._messages.at(message.id, look.game)

    async def _unconfirmed(self, request: Request, message: discord.Message, look: Look) -> MessageRow | None:
        """Return the row of a message pressed before Discord confirmed that it was sent."""
        key = ("table", TABLE_SEAT) if not request.where.is_direct else ("panel", look.viewer.seat)
        for row in await self._messages.of(request.game):
            if row.message_id in (UNSENT, message.id) and (row.kind, row.seat) == key:
                now = self._coordinator.now()
                await self._messages.sent(row, message.channel.id, message.id, row.shows, now)
                return await self._messages.at(message.id, request.game)
        return None

    async def _is_awaited(self, request: Request, message: discord.Message, look: Look) -> bool:
        """Return whether the pressed message is a panel whose row is still unwritten, so that the message must stay."""
        # In the meantime, a tap may have taken the sheet out of the chat.
        if look.is_over or look.own is None or look.own.panel == "activity":
            return False
        if not self._was_just_opened(message) or answer_to(self.interaction).is_gone:
            return False
        row = live(await self._messages.of(request.game), "panel", look.own.seat)
        return row is None or row.message_id < message.id

    def _was_just_opened(self, message: discord.Message) -> bool:
        return message.flags.ephemeral and self.interaction.created_at - message.created_at < JUST_OPENED
