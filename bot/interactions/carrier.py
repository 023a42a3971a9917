"""Bring answers home: to the message or command that asked, or to the screen that was tapped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, assert_never

from bot.interactions.answers import Answer, Done, Game, Growing, Launch, Posted, Private, Sheet, Shown
from bot.interactions.panels import open_sheet
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.first_answer import has_expired, is_answered
from bot.messages.screen import screen_of

logger = logging.getLogger(__name__)


class Carrier:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._delivery = services.delivery
        self._growing: set[asyncio.Task[None]] = set()
        """The tasks that show pages as they come."""

    async def carry(self, request: Request, answer: Answer) -> None:
        """Give the answer to a request."""
        interaction = request.origin
        match answer:
            case Shown(page) if request.is_command and not is_answered(interaction):
                await self._delivery.answer_private(interaction, page)
            case Shown(page):
                await self._delivery.answer(interaction, page)
            case Private(page):
                await self._delivery.answer_private(interaction, page)
            case Posted():
                await self._post(request, answer)
            case Sheet(look):
                await open_sheet(self._services, request, look)
            case Game(looks, otherwise):
                if (screen := screen_of(interaction)) is not None:
                    await screen.show_game(looks)
                else:
                    await self.carry(request, otherwise)
            case Growing():
                await self._grow(request, answer)
            case Launch(game):
                await self._launch(request, game)
            case Done():
                if not request.is_command:
                    await self._delivery.acknowledge(interaction)
            case _:
                assert_never(answer)

    async def close(self) -> None:
        """Show no more pages; those that are shown have a button to ask again."""
        tasks = [*self._growing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _post(self, request: Request, answer: Posted) -> None:
        message_id = await self._delivery.answer_public(request.origin, answer.page)
        if message_id is not None and request.where.channel is not None:
            messages = self._services.coordinator.messages
            await messages.shown_to_all(request.where.channel, message_id, answer.named)

    async def _launch(self, request: Request, game: str) -> None:
        """Open the Activity, which then asks which game was meant."""
        if (screen := screen_of(request.origin)) is not None:
            await screen.show_game(await self._services.coordinator.looks(game))
            return
        self._services.launches.note(request.user_id, game)
        await self._delivery.launch(request.origin)

    async def _grow(self, request: Request, answer: Growing) -> None:
        interaction = request.origin
        if answer.first is not None:
            await self._delivery.answer(interaction, answer.first)
        elif not answer.is_new:
            await self._delivery.acknowledge(interaction)
        elif await self._delivery.think(interaction, ephemeral=True) is None:
            if is_answered(interaction):
                # The first answer was given for another message, which must not change.
                for waiting in answer.pages:
                    if (page := await waiting) is not None:
                        await self._delivery.answer_private(interaction, page)
                        break
            return
        self._begin(self._show_each(request, answer))

    async def _show_each(self, request: Request, answer: Growing) -> None:
        """Show the pages as long as Discord takes edits."""
        try:
            for waiting in answer.pages:
                page = await waiting
                if has_expired(request.origin):
                    return
                if page is not None:
                    await self._delivery.answer(request.origin, page)
        except Exception:
            logger.exception("interaction %s: its answer stopped growing", request.id)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._growing.add(task)
        task.add_done_callback(self._growing.discard)
