"""Send pages to a channel or to one person. No other module sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

import discord

from bot.messages.bodies import MessageBody, drawn_body, kept_body, send_arguments
from bot.messages.command_links import CommandLinks
from bot.messages.edit_routes import ByBot, edit_answer, edit_pressed, has_fresh_token, kept_message
from bot.messages.failures import BLOCKED, SHUT, refusal
from bot.messages.first_answer import (
    ACCIDENTS,
    DEFERRED,
    AnsweredElsewhere,
    Interaction,
    has_expired,
    is_answered,
    is_unsure,
    respond,
    tolerate,
    turn,
    twice,
)
from bot.messages.opening import Opening
from bot.messages.scrolling import REMEMBERED, Scrolling
from bot.messages.shown_pictures import Edit, ShownPictures
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
WORDLESS = "wordless"
"""The key in an interaction's extras for whether AutoMod has blocked the words of its answer."""
OVERDUE = "overdue"
"""The key in an interaction's extras for the message with which a late command was deferred."""
Callback = discord.InteractionCallbackResponse[Any] | None
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
        self._worker = worker
        self.scrolling = Scrolling(client)
        self.commands = CommandLinks()
        self.opening = Opening(client, people)
        self._showing = ShownPictures() if is_alone else ShownPictures(most=0)
        self._without_embeds: dict[int, None] = {}
        """The channels in which the bot may send no embeds, as the last press there told."""
        self._blocked_in: set[int] = set()
        """The channels of which the log says that AutoMod blocks messages there."""

    def hear(self, interaction: Mapping[str, Any], now: int) -> None:
        """Take note of what an interaction, as it arrived, reveals about its channel and its person."""
        self.scrolling.hear(interaction, now)
        self.opening.hear(interaction)
        granted = interaction.get("app_permissions")
        if granted is None or interaction.get("guild_id") is None:
            return
        channel_id = int(interaction["channel_id"])
        self._without_embeds.pop(channel_id, None)
        if not discord.Permissions(int(granted)).embed_links:
            self._without_embeds[channel_id] = None
            if len(self._without_embeds) > REMEMBERED:
                del self._without_embeds[next(iter(self._without_embeds))]

    async def answer(self, interaction: Interaction, page: Page) -> bool:
        """Answer a press by editing its message; return whether Discord accepted it."""

        async def send(page: Page) -> bool:
            page, message = self._allowed(page, interaction), interaction.message
            if message is None:
                return await self._answer(interaction, page, Edit(is_shown=False))
            with self._showing.editing(message.id, page.pictures) as edit:
                return await self._answer(interaction, page, edit)

        return await self._worded(page, send, interaction)

    async def _worded(
        self,
        page: Page,
        send: Callable[[Page], Awaitable[T]],
        to: Interaction | int,
    ) -> T:
        """Send a page to an interaction or a channel; if AutoMod blocks its words, send it without them,
        provided that it is still of use."""
        try:
            return await send(page)
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
            to.extras[WORDLESS] = True
        return await send(page.without_words(text(page.locale, "words-blocked")))

    async def _answer(self, interaction: Interaction, page: Page, edit: Edit) -> bool:
        body = await self._body(page, edit, is_answer=True)

        async def send() -> None:
            await edit_pressed(interaction, body)
            edit.is_done = True

        async with turn(interaction):
            if is_answered(interaction):
                return await respond(interaction, lambda: edit_answer(interaction, body))
            if interaction.extras.get(DEFERRED) is False:
                # Discord may have accepted it anyway: "already answered" would say nothing about this page.
                return False
            if await respond(interaction, send):
                interaction.extras[DEFERRED] = True
            return is_answered(interaction)

    async def _body(self, page: Page, edit: Edit, *, is_answer: bool) -> MessageBody:
        return kept_body(page) if edit.is_shown else await drawn_body(self._worker, page, is_answer=is_answer)

    async def acknowledge(self, interaction: Interaction) -> bool:
        """Defer a press that has no answer yet; return whether Discord accepted it."""
        async with turn(interaction):
            if not is_answered(interaction):
                interaction.extras[DEFERRED] = await respond(interaction, interaction.response.defer)
            return is_answered(interaction)

    async def claim(self, interaction: Interaction, *, opens_message: bool) -> bool:
        """Return whether to carry out a press; if another process may have answered it, defer first to find
        out.

        A press that nobody can answer any more is not carried out: the person was told so, and may have pressed
        something else.
        """
        if not is_unsure(interaction):
            return True
        try:
            if opens_message:
                await self.think(interaction, ephemeral=True)
            else:
                await self.acknowledge(interaction)
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

        def defer() -> Awaitable[object]:
            return self.think(interaction, ephemeral=True) if opens_message else self.acknowledge(interaction)

        return _deferring(THINKING_TIME, defer)

    def deferring_overdue(self, interaction: Interaction) -> AbstractAsyncContextManager[None]:
        """Defer the command that is run inside if it gives no answer in time. On a server its answer is then
        private, and one that had to be public fails."""
        return _deferring(OVERDUE_TIME, lambda: self._defer_overdue(interaction))

    async def think(self, interaction: Interaction, *, ephemeral: bool) -> int | None:
        """Answer with a message that is filled in later; return its id.

        Returns None if the interaction has expired or is already answered. Raises StoreBusy if a late command was
        deferred where it should have been public.
        """
        async with turn(interaction):
            if (deferred := interaction.extras.get(OVERDUE)) is not None:
                if ephemeral or interaction.guild_id is None:
                    return int(deferred)
                raise StoreBusy("too late for an answer that everyone sees: nothing was changed")
            return await self._think(interaction, ephemeral=ephemeral)

    async def _think(self, interaction: Interaction, *, ephemeral: bool) -> int | None:
        response = interaction.response
        if is_answered(interaction):
            return None
        return await _new_message(interaction, lambda: response.defer(ephemeral=ephemeral, thinking=True))

    async def _defer_overdue(self, interaction: Interaction) -> None:
        async with turn(interaction):
            is_private = interaction.guild_id is not None
            interaction.extras[OVERDUE] = await self._think(interaction, ephemeral=is_private)

    async def launch(self, interaction: Interaction) -> bool:
        """Answer by opening the Activity for the person; return whether Discord accepted it."""
        async with turn(interaction):
            return not is_answered(interaction) and await respond(
                interaction, interaction.response.launch_activity
            )

    async def answer_private(self, interaction: Interaction, page: Page) -> int | None:
        """Answer so that only this person sees it; return the new message's id."""

        async def send(page: Page) -> int | None:
            page = self._allowed(page, interaction)
            drawing = asyncio.ensure_future(send_arguments(self._worker, page, is_answer=True))
            if not is_answered(interaction) and not await _is_done_soon(drawing):
                # After a private deferral, the follow-up is private.
                await self.think(interaction, ephemeral=True)
            return await self._send_answer(interaction, page, drawing, ephemeral=True)

        return await self._worded(page, send, interaction)

    async def answer_public(self, interaction: Interaction, page: Page) -> int | None:
        """Answer with a new message that everyone in the channel sees; return its id."""

        async def send(page: Page) -> int | None:
            page = self._allowed(_hushed(page), interaction)
            drawing = asyncio.ensure_future(send_arguments(self._worker, page, is_answer=True))
            return await self._send_answer(interaction, page, drawing, ephemeral=False)

        return await self._worded(page, send, interaction)

    async def _send_answer(
        self,
        interaction: Interaction,
        page: Page,
        drawing: asyncio.Future[dict[str, Any]],
        *,
        ephemeral: bool,
    ) -> int | None:
        arguments = [await drawing]

        async def send() -> Callback:
            # A second attempt draws again: the first one's files are closed.
            drawn = arguments.pop() if arguments else await send_arguments(self._worker, page, is_answer=True)
            return await interaction.response.send_message(**drawn, ephemeral=ephemeral)

        async with turn(interaction):
            if is_answered(interaction):
                return await _follow_up(interaction, arguments.pop(), ephemeral=ephemeral)
            return await _new_message(interaction, send)

    async def fetch(self, row: MessageRow, now: int) -> Mapping[str, Any] | None:
        """Fetch a kept message as Discord returns it; None if the bot may not read it."""
        is_public = row.kind != "panel" and not has_fresh_token(row, now)
        if is_public and not _is_readable(self.client.get_channel(row.channel_id)):
            return None
        return await kept_message(self.client, row, now).fetch()

    async def edit(self, row: MessageRow, page: Page, now: int) -> None:
        """Edit a recorded message, through a fresh interaction token if there is one."""

        async def send(page: Page) -> None:
            page = self._allowed_in(row.channel_id, page)
            with self._showing.editing(row.message_id, page.pictures) as edit:
                body = await self._body(page, edit, is_answer=False)
                await kept_message(self.client, row, now).edit(body)
                edit.is_done = True

        await self._worded(page, send, row.channel_id)

    async def remove(self, row: MessageRow, now: int) -> None:
        """Delete a recorded message; no error if it is already gone."""
        with suppress(discord.NotFound):
            await kept_message(self.client, row, now).delete()

    async def has_scrolled_away(self, row: MessageRow) -> bool:
        """Return whether others have written below a table; False if the bot may not read that."""
        try:
            return await self.scrolling.has_scrolled_away(row)
        except ACCIDENTS:
            return False

    async def send_public(
        self, channel_id: int, page: Page, nonce: str, *, is_first: bool
    ) -> tuple[int, int]:
        """Send a new message to a channel; return the ids of both.

        For a few minutes the same nonce returns the same message; `is_first` means that it is new.
        """
        channel = self.client.get_partial_messageable(channel_id)

        async def send(page: Page) -> int:
            allowed = _hushed(self._allowed_in(channel_id, page))
            return await self._send(channel, allowed, nonce, is_first=is_first)

        return channel_id, await self._worded(page, send, channel_id)

    async def edit_public(self, channel_id: int, message_id: int, page: Page) -> None:
        """Edit a message that belongs to no game."""

        async def send(page: Page) -> None:
            body = await drawn_body(self._worker, self._allowed_in(channel_id, page))
            await ByBot(self.client, channel_id, message_id).edit(body)

        await self._worded(page, send, channel_id)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message that belongs to no game; no error if it is already gone."""
        with suppress(discord.NotFound):
            await ByBot(self.client, channel_id, message_id).delete()

    async def open_direct(self, user_id: int) -> None:
        """Open a person's channel, for which Discord may let the bot wait."""
        await self.opening.channel_of(user_id)

    async def send_direct(self, user_id: int, page: Page, nonce: str, *, is_first: bool) -> tuple[int, int]:
        """Send a new direct message, like `send_public`."""
        channel = await self.opening.channel_of(user_id)
        try:
            return channel.id, await self._send(channel, self.commands.linked(page), nonce, is_first=is_first)
        except discord.HTTPException as error:
            if refusal(error) in SHUT:
                await self.opening.forget(user_id)
            raise

    def _allowed_in(self, channel_id: int, page: Page) -> Page:
        """Return the page as the bot may send it to a channel; in direct messages it may send embeds."""
        channel = self.client.get_channel(channel_id)
        may_embed = channel_id not in self._without_embeds
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            may_embed = channel.permissions_for(channel.guild.me).embed_links
        return self.commands.linked(page if may_embed else page.without_frame())

    def _allowed(self, page: Page, interaction: Interaction) -> Page:
        """Return the page as the bot may answer an interaction with it."""
        may_embed = interaction.guild_id is None or interaction.app_permissions.embed_links
        return self.commands.linked(page if may_embed else page.without_frame())

    async def _send(self, channel: discord.abc.Messageable, page: Page, nonce: str, *, is_first: bool) -> int:
        arguments = await send_arguments(self._worker, page)
        message = await channel.send(**arguments, nonce=nonce)
        if is_first:
            self._showing.shows(message.id, page.pictures)
        return message.id


def _hushed(page: Page) -> Page:
    """Return the page as a public message that notifies only those whom it mentions."""
    return page if page.notified else replace(page, is_silent=True)


def _is_readable(channel: object) -> bool:
    if not isinstance(channel, discord.abc.GuildChannel):
        return False
    return channel.permissions_for(channel.guild.me).read_message_history


async def _is_done_soon(work: asyncio.Future[Any]) -> bool:
    done, _ = await asyncio.wait({work}, timeout=DRAWING_TIME)
    return bool(done)


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


async def _new_message(interaction: Interaction, send: Callable[[], Awaitable[Callback]]) -> int | None:
    """Return the id of the message that a first answer creates, or None if the interaction has expired.

    Retries a failed answer once; if the first attempt worked, Discord says so.
    """
    response: Callback = None
    if has_expired(interaction):
        logger.warning("interaction %s: its answer came after fifteen minutes", interaction.id)
        return None
    try:
        response = await twice(send)
    except ACCIDENTS as error:
        if not tolerate(interaction, error):
            return None
        interaction.extras[DEFERRED] = True
    if response is not None and response.message_id is not None:
        return response.message_id
    try:
        return (await twice(interaction.original_response)).id
    except ACCIDENTS as error:
        tolerate(interaction, error)
        return None


async def _follow_up(interaction: Interaction, arguments: dict[str, Any], *, ephemeral: bool) -> int | None:
    if has_expired(interaction):
        logger.warning("interaction %s: its answer came after fifteen minutes", interaction.id)
        return None
    try:
        message = await interaction.followup.send(**arguments, ephemeral=ephemeral, wait=True)
    except ACCIDENTS as error:
        tolerate(interaction, error)
        return None
    return message.id
