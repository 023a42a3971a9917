"""Bring answers home to the message or command that asked, over Discord."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from typing import assert_never

from bot.interactions.answers import Answer, Done, Game, Growing, Launch, Posted, Private, Sheet, Shown
from bot.interactions.panels import channel_of, found_row, is_awaited, open_sheet, row_of
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction, has_expired, is_answered, token_of
from bot.messages.game_pages import Drawing, page_of, viewer
from bot.messages.panel import panel_page
from bot.messages.table import is_notice_due
from bot.pages.control import NO_GAME
from bot.pages.page import Page
from bot.store.errors import StoreBusy
from bot.store.messages import Sent
from bot.store.rows import MessageKind, MessageRow
from bot.turns.look import Looks


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
        return Sent(kind, channel_of(request), message_id, seat, token_of(self.interaction))

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
        watcher = viewer(own, row.kind, row.seat)
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
