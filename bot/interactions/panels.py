"""Open a person's sheet in a message, and reopen one that was given up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import discord

from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction, is_gone, token_of
from bot.messages.game_pages import page_of
from bot.store.messages import UNSENT, Sent
from bot.store.rows import TABLE_SEAT, MessageRow
from bot.store.schema import BUSY_SECONDS
from bot.turns import own_seat
from bot.turns.look import Look, Refused
from bot.turns.messages import Messages
from engine.game import Seat

JUST_OPENED = timedelta(seconds=BUSY_SECONDS + 3)
TRIES, PAUSE = 5 * BUSY_SECONDS, 0.2
"""How often to look for a new message's row, and how many seconds apart; writing it can take that long."""


async def open_sheet(services: Services, request: Request, interaction: Interaction, look: Look) -> None:
    """Open the viewer's panel here, replacing any other one of theirs: private on a server, an ordinary message in a
    DM."""
    seat = need_seat(look)
    if request.where.server is not None:
        await _open_privately(services, request, interaction, look, seat)
    elif sent := await request.origin.place(request, "panel", seat, is_private=False):
        await services.coordinator.change(look.game, own_seat.place_panel, request.user_id, "dm", sent)


def need_seat(look: Look) -> Seat:
    """Return the viewer's seat; raises Refused for a person who has none."""
    if look.viewer.seat is None:
        raise Refused("not_playing")
    return look.viewer.seat


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


def channel_of(request: Request) -> int:
    """Return the channel of a request; raises Refused if Discord names none."""
    if request.where.channel is None:
        raise Refused("not_in_dm")
    return request.where.channel


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
            if row is not None or is_gone(interaction):
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
    if look.is_over or look.own is None or not _was_just_opened(interaction, message) or is_gone(interaction):
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
