"""Bring answers home to the message or command that asked, over Discord; open, find and reopen a person's sheet."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import assert_never

import discord

from bot.interactions.answers import Answer, Done, Game, Growing, Launch, Posted, Private, Sheet, Shown
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction, answer_to, has_expired, is_answered, token_of
from bot.messages.game_messages import Drawing, is_notice_due, page_of, user_of
from bot.messages.panel import panel_page
from bot.pages.control import NO_GAME
from bot.pages.page import Page
from bot.store.errors import StoreBusy
from bot.store.messages import UNSENT, Sent
from bot.store.rows import TABLE_SEAT, MessageKind, MessageRow
from bot.store.schema import BUSY_SECONDS
from bot.turns import own_seat
from bot.turns.look import Look, Looks
from bot.turns.messages import Messages
from engine.game import Seat

JUST_OPENED = timedelta(seconds=BUSY_SECONDS + 3)
TRIES, PAUSE = 5 * BUSY_SECONDS, 0.2
"""How often to look for a new message's row, and how many seconds apart; writing it can take that long."""


async def open_sheet(services: Services, request: Request, interaction: Interaction, look: Look) -> None:
    """Open the viewer's panel here, replacing any other one of theirs: private on a server, an ordinary message in a
    DM."""
    seat = look.need_seat()
    if request.where.server is not None:
        await _open_privately(services, request, interaction, look, seat)
    elif sent := await request.origin.place(request, "panel", seat, is_private=False):
        await services.coordinator.change(look.game, own_seat.place_panel, request.user_id, "dm", sent)


async def _open_privately(
    services: Services, request: Request, interaction: Interaction, look: Look, seat: Seat
) -> None:
    ahead = services.coordinator.games.ahead
    # It shows times as a message in the channel does, which cannot be edited for long.
    players = tuple(replace(p, panel="channel") if p.seat == seat else p for p in look.players)
    opened = replace(look, players=players)
    url, additions = await services.refresher.table_url(look), services.refresher.additions
    page = page_of(opened.read_in(request.locale), "panel", url, additions)
    message_id = await services.delivery.answer_private(interaction, page)
    if message_id is not None:
        channel_id = request.where.channel or look.place.channel_id
        sent = Sent("panel", channel_id, message_id, seat, token_of(interaction))
        # If times moved while it was drawn and sent, it is drawn again.
        shown = look.revision if services.coordinator.games.ahead == ahead else -1
        await services.coordinator.change(
            look.game, own_seat.place_panel, request.user_id, "channel", sent, shown=shown
        )


async def row_of(messages: Messages, request: Request, interaction: Interaction) -> MessageRow | None:
    """Return the row of the pressed message, which is written only once Discord has confirmed that it opened
    a panel."""
    message = interaction.message
    if message is None:
        return None
    row = await messages.at(message.id, request.game)
    if _was_just_opened(interaction, message):
        for _ in range(TRIES):
            # A replaced or dismissed message may never get a row, and its press waits for an answer.
            if row is not None or answer_to(interaction).is_gone:
                break
            await asyncio.sleep(PAUSE)
            row = await messages.at(message.id, request.game)
    return row


def _was_just_opened(interaction: Interaction, message: discord.Message) -> bool:
    return message.flags.ephemeral and interaction.created_at - message.created_at < JUST_OPENED


async def is_awaited(
    services: Services, request: Request, interaction: Interaction, message: discord.Message, look: Look
) -> bool:
    """Return whether the pressed message is a panel whose row is still unwritten, so that the message must
    stay."""
    if (
        look.is_over
        or look.own is None
        or not _was_just_opened(interaction, message)
        or answer_to(interaction).is_gone
    ):
        return False
    if look.own.panel == "activity":
        # A tap meanwhile took the sheet out of the chat.
        return False
    rows = await services.coordinator.messages.of(request.game)
    own = [r for r in rows if (r.kind, r.seat) == ("panel", look.own.seat) and not r.is_retired]
    return all(row.message_id < message.id for row in own)


async def take_up_panel(
    services: Services, request: Request, interaction: Interaction, message_id: int, look: Look
) -> MessageRow | None:
    """Resume updating a panel in the channel that was given up when its token expired: the press brings a new
    one.

    Returns None if the game is not open, or the person's panel is elsewhere now.
    """
    if look.own is None or look.status != "running" or look.own.panel != "channel":
        return None
    # Otherwise the token leads to the refusal, if the answer fails.
    leads_there = await services.delivery.acknowledge(interaction)
    rows = await services.coordinator.messages.of(look.game)
    live = next((r for r in rows if (r.kind, r.seat) == ("panel", look.own.seat) and not r.is_retired), None)
    if live is not None:
        # Another press may just have taken up this very message.
        return live if live.message_id == message_id else None
    channel_id = request.where.channel or look.place.channel_id
    token = token_of(interaction) if leads_there else None
    sent = Sent("panel", channel_id, message_id, look.own.seat, token)
    await services.coordinator.change(look.game, own_seat.place_panel, request.user_id, "channel", sent)
    return await services.coordinator.messages.at(message_id, look.game)


async def found_row(
    services: Services, request: Request, interaction: Interaction, message: discord.Message, look: Look
) -> MessageRow | None:
    """Return the live row of a message pressed before Discord confirmed that it was sent, or of a panel given
    up."""
    if message.flags.ephemeral:
        return await take_up_panel(services, request, interaction, message.id, look)
    key = ("table", TABLE_SEAT) if request.where.server is not None else ("panel", look.viewer.seat)
    rows = [
        r
        for r in await services.coordinator.messages.of(request.game)
        if r.message_id in (UNSENT, message.id)
    ]
    row = next((r for r in rows if (r.kind, r.seat) == key), None)
    if row is None:
        return None
    now = services.coordinator.now()
    await services.coordinator.messages.sent(row, message.channel.id, message.id, row.shows, now)
    return await services.coordinator.messages.at(message.id, request.game)


class DiscordOrigin:
    """A pressed message, or a command."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self._services = services
        self._delivery = services.delivery
        self._refresher = services.refresher
        self._messages = services.coordinator.messages
        self.interaction = interaction
        self._row: MessageRow | None = None
        """The row of the pressed message, once it is known to be kept."""

    @property
    def is_answered(self) -> bool:
        return is_answered(self.interaction)

    async def carry(self, request: Request, answer: Answer) -> None:
        match answer:
            case Shown(page) if request.is_command and not self.is_answered:
                await self._delivery.answer_private(self.interaction, page)
            case Shown(page):
                await self._delivery.answer(self.interaction, page)
            case Private(page):
                await self._delivery.answer_private(self.interaction, page)
            case Posted():
                await self._post(request, answer)
            case Sheet(look):
                await open_sheet(self._services, request, self.interaction, look)
            case Game(_, otherwise):
                await self.carry(request, otherwise)
            case Growing():
                await self._grow(request, answer)
            case Launch(game):
                # The Activity then asks which game was meant.
                self._services.launches.note(request.user_id, game)
                await self._delivery.launch(self.interaction)
            case Done():
                if not request.is_command:
                    await self._delivery.acknowledge(self.interaction)
            case _:
                assert_never(answer)

    async def tell(self, page: Page, game: str = NO_GAME) -> None:
        await self._services.answering.tell(self.interaction, page, partial(self._redraw, game))

    async def place(self, request: Request, kind: MessageKind, seat: int, *, is_private: bool) -> Sent | None:
        message_id = await self._delivery.think(self.interaction, ephemeral=is_private)
        if message_id is None:
            return None
        return Sent(kind, request.where.need_channel(), message_id, seat, token_of(self.interaction))

    async def is_kept(self, request: Request) -> bool:
        """Return whether the pressed message shows the game; answer and remove one that is no longer kept."""
        self._row = await self._live_row(request)
        return self._row is not None

    def holding(self) -> AbstractAsyncContextManager[None]:
        return nullcontext() if self._row is None else self._refresher.holding(self._row)

    async def show_game(self, request: Request, looks: Looks, drawing: Drawing = panel_page) -> None:
        if self._row is not None:
            await self._show(request, self._row, looks, drawing)

    async def refuse(self, request: Request, looks: Looks | None, sentence: str) -> None:
        """Say why nothing changed, and update a panel that was out of date."""
        message = self.interaction.message
        if message is not None and looks is not None:
            row, seat = await self._messages.at(message.id, request.game), looks(request.user_id).viewer.seat
            if row is not None and row.kind == "panel" and row.seat == seat:
                async with self._refresher.holding(row):
                    await self._show(request, row, looks, partial(panel_page, remark=f"⚠️ {sentence}"))
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
        self._services.growth.begin(request.id, answer.pages, self._show_grown)

    async def _show_grown(self, page: Page) -> bool:
        if has_expired(self.interaction):
            return False
        await self._delivery.answer(self.interaction, page)
        return True

    async def _live_row(self, request: Request) -> MessageRow | None:
        """Return the row of the pressed message; answer and remove a message that is no longer kept."""
        services, interaction = self._services, self.interaction
        message, row = interaction.message, await row_of(self._messages, request, interaction)
        is_live = row is not None and not row.is_retired
        if row is not None and is_live and row.game == request.game:
            return row
        look = await services.coordinator.look(request.game, request.user_id)
        if row is None and message is not None:
            if sent := await found_row(services, request, interaction, message, look):
                return sent
            if await is_awaited(services, request, interaction, message, look):
                # Do not overwrite the live sheet with "this is out of date".
                raise StoreBusy("a sheet just opened is not noted yet")
        page = Page(request.say("press-old-over" if look.is_over else "press-old"))
        if row is None and look.is_over and look.viewer.seat is not None and request.where.is_private:
            # A panel that shows the end is no longer kept; an older one may show it too.
            page = panel_page(
                look.read_in(request.locale), await self._refresher.table_url(look), self._refresher.additions
            )
        if is_live or not request.where.is_private:
            # A late press must not change what others see.
            await self._delivery.answer_private(interaction, page)
        else:
            await self._delivery.answer(interaction, page)
        return None

    async def _show(self, request: Request, row: MessageRow, looks: Looks, drawing: Drawing) -> None:
        """Answer with the pressed message, drawn from the committed game."""
        user_id = request.user_id
        own = looks(user_id)
        watcher = user_of(own, row.seat)
        look = own.read_in(request.locale) if watcher == user_id else looks(watcher)
        if row.kind == "notice" and not is_notice_due(look):
            # The message is about to be removed.
            await self._delivery.acknowledge(self.interaction)
            return
        await self._refresher.moving_tables.wait(look, row)
        # On its panel, only a game that is not running leads to the table.
        leads_to_table = row.kind == "panel" and look.status != "running"
        url = await self._refresher.table_url(look) if leads_to_table else None
        page = page_of(look, row.kind, url, self._refresher.additions, drawing=drawing)
        if await self._delivery.answer(self.interaction, page):
            # The press is answered and its change is saved; a missing note only causes a redraw.
            with suppress(StoreBusy):
                token, now = token_of(self.interaction), self._services.coordinator.now()
                await self._messages.answered(row, look.revision, token, now)
