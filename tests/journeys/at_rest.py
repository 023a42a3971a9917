"""What every message of a game shows at rest."""

from __future__ import annotations

import discord
from simcord import Env

from bot.client import Bot
from bot.messages.game_messages import PROGRESS_GAP
from bot.store.rows import MessageRow
from bot.turns.clocks import SECOND, SHORT_STOP
from bot.turns.look import Look
from tests.pixels import look_alike
from tests.world.at_rest import differences, page_at_rest


async def check_messages(env: Env, bot: Bot, look: Look, rows: list[MessageRow]) -> None:
    away = {p.seat for p in look.players if p.is_absent}
    for row in rows:
        if row.kind == "panel" and row.seat in away:
            continue  # it still shows the decision, for its owner to come back to
        if _waits(env, row) or (look.place.is_hidden and row.kind != "panel"):
            continue
        if look.place.is_guest and row.token is None:
            continue  # it waits for a press, or its game is over
        assert row.shows >= row.wants, f"{row.kind} {row.seat} shows {row.shows}, not {row.wants}"
        await _check_message(env, bot, row, rows)


def _waits(env: Env, row: MessageRow) -> bool:
    """Progress only, which a message shows after a pause."""
    now = int(env.backend.clock.now().timestamp() * 1000)
    return row.shows < row.wants and not row.is_urgent and now - row.edited_at < PROGRESS_GAP


async def _check_message(env: Env, bot: Bot, row: MessageRow, rows: list[MessageRow]) -> None:
    """A kept message shows the present page: words, controls and pictures."""
    shown = env.backend.get_message(row.channel_id, row.message_id)
    page = await page_at_rest(bot.coordinator, row, rows, shown, bot.refresher.additions)
    channel = bot.get_channel(row.channel_id)
    if isinstance(channel, discord.TextChannel) and not channel.permissions_for(channel.guild.me).embed_links:
        page = page.without_frame()
    alts = [attachment["description"] for attachment in shown.attachments]
    assert "\n".join(differences(shown, alts, page, drift=SHORT_STOP // SECOND)) == ""
    pictures = [env.backend.cdn.get(attachment["url"]) for attachment in shown.attachments]
    for picture, one in zip(pictures, page.pictures, strict=True):
        assert look_alike(picture or b"", b"".join(draw() for draw in (one.draw, *one.then)))
