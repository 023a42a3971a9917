"""Send pages to a channel or to one person. No other module sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import discord

from bot.messages import requests
from bot.messages.bodies import Bodies, CommandLinks, MessageBody
from bot.messages.channels import Channels
from bot.messages.edits import ShownPictures
from bot.messages.failures import BLOCKED, SHUT, refusal
from bot.messages.first_answer import (
    AnsweredElsewhere,
    Interaction,
    answer_to,
    is_answered,
    is_direct,
    respond,
    twice,
)
from bot.messages.requests import ByBot, ByToken, has_fresh_token, kept_message
from bot.pages.page import Page
from bot.pages.texts import text
from bot.render.worker import RenderWorker
from bot.store.errors import StoreBusy
from bot.store.people import People
from bot.store.rows import MessageRow

logger = logging.getLogger(__name__)

DRAWING_TIME = 1.5
"""Seconds allowed for drawing: Discord waits three for an answer, so a slower picture needs a deferral
first."""
THINKING_TIME = 1.0
"""Seconds until an unanswered press is deferred; leaves time to draw a picture."""
OVERDUE_TIME = 1.8
"""Seconds until an unanswered command is deferred: only a slow database or Discord lets it take so long."""
T = TypeVar("T")


class Delivery:
    """Draws pages and sends them to Discord."""

    def __init__(
        self,
        client: discord.Client,
        worker: RenderWorker,
        people: People,
        *,
        is_alone: bool,
    ) -> None:
        """Create the delivery. `is_alone` means that no other process edits the same messages."""
        self.client = client
        self.channels = Channels(client, people)
        self.commands = CommandLinks()
        self._bodies = Bodies(worker, self.commands)
        self._showing = ShownPictures() if is_alone else ShownPictures(most=0)
        self._blocked_in: set[int] = set()
        """The channels of which the log says that AutoMod blocks messages there."""

    async def answer(self, interaction: Interaction, page: Page) -> bool:
        """Answer a press by editing its message; return whether Discord accepted it."""
        return await self._as_allowed(page, interaction, partial(self._answer, interaction))

    async def _answer(self, interaction: Interaction, page: Page) -> bool:
        # A command has no message, and 0 is the id of none.
        message_id = 0 if interaction.message is None else interaction.message.id
        answer = answer_to(interaction)

        async def send() -> None:
            await requests.edit_pressed(interaction, body)
            edit.is_done = True

        with self._showing.editing(message_id, page.pictures) as edit:
            body = await self._bodies.edit(page, keeps_pictures=edit.is_shown, is_answer=True)
            async with answer.turn:
                if answer.is_given:
                    edited = await respond(interaction, partial(ByToken(interaction.followup).edit, body))
                    return edited is not None
                # Discord may have accepted a lost deferral: "already answered" would say nothing about this page.
                if not answer.has_lost_deferral:
                    await respond(interaction, send)
                return answer.is_given

    async def _as_allowed(self, page: Page, to: Interaction | int, send: Callable[[Page], Awaitable[T]]) -> T:
        """Send a page to an interaction or a channel, as the bot may there; if AutoMod blocks its words, send it
        without them, provided that it is still of use."""
        may_embed = self._may_embed(to)
        try:
            return await send(page if may_embed else page.without_frame())
        except discord.HTTPException as error:
            if error.code not in BLOCKED:
                raise
            channel_id = to if isinstance(to, int) else to.channel_id or 0
            if channel_id not in self._blocked_in:
                self._blocked_in.add(channel_id)
                logger.warning("channel %d: AutoMod blocks words of the bot (%d)", channel_id, error.code)
            if not page.locale:
                raise
        if not isinstance(to, int):
            answer_to(to).is_wordless = True
        page = page.without_words(text(page.locale, "words-blocked"))
        return await send(page if may_embed else page.without_frame())

    def _may_embed(self, to: Interaction | int) -> bool:
        """Return whether the bot may send embeds."""
        if isinstance(to, int):
            return self.channels.may_embed(to)
        return to.guild_id is None or to.app_permissions.embed_links

    async def acknowledge(self, interaction: Interaction) -> bool:
        """Defer a press that has no answer yet; return whether Discord accepted it."""
        answer = answer_to(interaction)
        async with answer.turn:
            if not answer.is_given:
                await respond(interaction, interaction.response.defer)
                answer.has_lost_deferral = not answer.is_given
            return answer.is_given

    async def claim(self, interaction: Interaction, *, opens_message: bool) -> bool:
        """Return whether to carry out a press; if another process may have answered it, defer first to find
        out.

        A press that nobody can answer any more is not carried out: the person was told so, and may have pressed
        something else.
        """
        if not answer_to(interaction).is_unsure:
            return True
        try:
            await self._defer(interaction, opens_message=opens_message)
        except AnsweredElsewhere:
            return False
        return is_answered(interaction)

    def deferring(
        self, interaction: Interaction, *, opens_message: bool
    ) -> AbstractAsyncContextManager[None]:
        """Defer the press if what is done inside takes longer than Discord waits.

        With `opens_message` the answer is a new private message, and the press's token leads to that one;
        after any other deferral the token leads to the pressed message.
        """
        return _deferring(THINKING_TIME, lambda: self._defer(interaction, opens_message=opens_message))

    async def _defer(self, interaction: Interaction, *, opens_message: bool) -> None:
        if opens_message:
            await self.think(interaction, ephemeral=True)
        else:
            await self.acknowledge(interaction)

    def deferring_overdue(self, interaction: Interaction) -> AbstractAsyncContextManager[None]:
        """Defer the command that is run inside if it gives no answer in time. Except in direct messages, its answer is
        then private, and one that had to be public fails."""
        return _deferring(OVERDUE_TIME, lambda: self._defer_overdue(interaction))

    async def _defer_overdue(self, interaction: Interaction) -> None:
        answer = answer_to(interaction)
        async with answer.turn:
            answer.overdue = await _think(interaction, ephemeral=not is_direct(interaction))

    async def think(self, interaction: Interaction, *, ephemeral: bool) -> int | None:
        """Answer with a message that is filled in later; return its id.

        Returns None if the interaction has expired or is already answered. Raises StoreBusy if a late command was
        deferred where it should have been public.
        """
        answer = answer_to(interaction)
        async with answer.turn:
            if answer.overdue is None:
                return await _think(interaction, ephemeral=ephemeral)
            if ephemeral or is_direct(interaction):
                return answer.overdue
            raise StoreBusy("too late for an answer that everyone sees: nothing was changed")

    async def launch(self, interaction: Interaction) -> bool:
        """Answer by opening the Activity for the person; return whether Discord accepted it."""
        answer = answer_to(interaction)
        async with answer.turn:
            if answer.is_given:
                return False
            await respond(interaction, interaction.response.launch_activity)
            return answer.is_given

    async def answer_private(self, interaction: Interaction, page: Page) -> int | None:
        """Answer so that only this person sees it; return the new message's id."""

        async def send(page: Page) -> int | None:
            drawing = asyncio.ensure_future(self._bodies.new(page, is_answer=True, is_private=True))
            if not is_answered(interaction):
                await asyncio.wait({drawing}, timeout=DRAWING_TIME)
                if not drawing.done():
                    # After a private deferral, the follow-up is private.
                    await self.think(interaction, ephemeral=True)
            return await _answer_anew(interaction, await drawing)

        return await self._as_allowed(page, interaction, send)

    async def answer_public(self, interaction: Interaction, page: Page) -> int | None:
        """Answer with a new message that everyone in the channel sees; return its id."""

        async def send(page: Page) -> int | None:
            return await _answer_anew(
                interaction, await self._bodies.new(page, is_answer=True, is_public=True)
            )

        return await self._as_allowed(page, interaction, send)

    async def fetch(self, row: MessageRow, now: int, *, is_lent: bool = False) -> Mapping[str, Any] | None:
        """Fetch a kept message as Discord returns it; None if the bot may not read it. `is_lent`, as in the next two,
        is explained at `kept_message`."""
        if row.kind != "panel" and not has_fresh_token(row, now):
            channel = self.client.get_channel(row.channel_id)
            if not isinstance(channel, discord.abc.GuildChannel):
                return None
            if not channel.permissions_for(channel.guild.me).read_message_history:
                return None
        return await kept_message(self.client, row, now, is_lent=is_lent).fetch()

    async def edit(self, row: MessageRow, page: Page, now: int, *, is_lent: bool = False) -> None:
        """Edit a recorded message, through a fresh interaction token if there is one."""

        async def send(page: Page) -> None:
            with self._showing.editing(row.message_id, page.pictures) as edit:
                body = await self._bodies.edit(page, keeps_pictures=edit.is_shown)
                await kept_message(self.client, row, now, is_lent=is_lent).edit(body)
                edit.is_done = True

        await self._as_allowed(page, row.channel_id, send)

    async def remove(self, row: MessageRow, now: int, *, is_lent: bool = False) -> None:
        """Delete a recorded message; no error if it is already gone."""
        with suppress(discord.NotFound):
            await kept_message(self.client, row, now, is_lent=is_lent).delete()

    async def send_public(
        self, channel_id: int, page: Page, nonce: str, *, is_first: bool
    ) -> tuple[int, int]:
        """Send a new message to a channel; return the ids of both.

        For a few minutes the same nonce returns the same message; `is_first` means that it is new.
        """

        async def send(page: Page) -> int:
            return await self._send(channel_id, page, nonce, is_first=is_first, is_public=True)

        return channel_id, await self._as_allowed(page, channel_id, send)

    async def edit_public(self, channel_id: int, message_id: int, page: Page) -> None:
        """Edit a message that belongs to no game."""

        async def send(page: Page) -> None:
            await ByBot(self.client, channel_id, message_id).edit(await self._bodies.edit(page))

        await self._as_allowed(page, channel_id, send)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message that belongs to no game; no error if it is already gone."""
        with suppress(discord.NotFound):
            await ByBot(self.client, channel_id, message_id).delete()

    async def open_direct(self, user_id: int) -> None:
        """Open a person's channel, for which Discord may let the bot wait."""
        await self.channels.direct(user_id)

    async def send_direct(self, user_id: int, page: Page, nonce: str, *, is_first: bool) -> tuple[int, int]:
        """Send a new direct message, like `send_public`."""
        channel_id = await self.channels.direct(user_id)
        try:
            return channel_id, await self._send(channel_id, page, nonce, is_first=is_first, is_public=False)
        except discord.HTTPException as error:
            if refusal(error) in SHUT:
                await self.channels.forget_direct(user_id)
            raise

    async def _send(self, channel_id: int, page: Page, nonce: str, *, is_first: bool, is_public: bool) -> int:
        body = await self._bodies.new(page, nonce=nonce, is_public=is_public)
        message_id = await requests.send(self.client, channel_id, body)
        if is_first:
            self._showing.shows(message_id, page.pictures)
        return message_id


@asynccontextmanager
async def _deferring(seconds: float, defer: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """Defer after so many seconds, unless what is done inside has ended."""
    deferral: list[asyncio.Future[object]] = []
    timer = asyncio.get_running_loop().call_later(
        seconds, lambda: deferral.append(asyncio.ensure_future(defer()))
    )
    try:
        yield
    finally:
        timer.cancel()
        if deferral:
            # Never cancel in mid-request: the outcome would be unknown.
            await asyncio.gather(*deferral, return_exceptions=True)


async def _think(interaction: Interaction, *, ephemeral: bool) -> int | None:
    async def defer() -> int | None:
        response = await interaction.response.defer(ephemeral=ephemeral, thinking=True)
        return None if response is None else response.message_id

    return None if is_answered(interaction) else await _new_message(interaction, defer)


async def _answer_anew(interaction: Interaction, body: MessageBody) -> int | None:
    """Answer with a new message; return its id, or None if the interaction has expired."""
    answer = answer_to(interaction)
    async with answer.turn:
        if answer.is_given:
            return await respond(interaction, partial(requests.follow_up, interaction, body))
        return await _new_message(interaction, partial(requests.answer_anew, interaction, body))


async def _new_message(interaction: Interaction, answer: Callable[[], Awaitable[int | None]]) -> int | None:
    """Return the id of the message that a first answer creates, or None if the interaction has expired.

    Retries a failed answer once; if the first attempt worked, Discord says so.
    """
    message_id = await respond(interaction, partial(twice, answer))
    if message_id is None and is_answered(interaction):
        message = await respond(interaction, partial(twice, ByToken(interaction.followup).fetch))
        message_id = None if message is None else int(message["id"])
    return message_id
