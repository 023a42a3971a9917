"""What every message of a game shows at rest."""

from __future__ import annotations

import re

import discord
from simcord import Env
from simcord.results import to_discord_message

from bot.client import Bot
from bot.messages.closing import closing_page
from bot.messages.components import build_option
from bot.messages.game_pages import page_of
from bot.messages.needed_messages import PROGRESS_GAP, address_of_table
from bot.messages.panel import panel_page
from bot.messages.table import notice_page, table_page
from bot.pages.page import Button, Link, Page, Select
from bot.store.rows import MessageRow
from bot.turns.clocks import SECOND
from bot.turns.game_clock import SHORT_STOP
from bot.turns.look import Look
from tests.journeys.screen import button_labels, half_made, selects

TIME = re.compile(r"(?<=<t:)\d+")


async def check_messages(env: Env, bot: Bot, look: Look, rows: list[MessageRow]) -> None:
    away = {p.seat for p in look.players if p.is_absent}
    for row in rows:
        if row.kind == "panel" and row.seat in away:
            continue  # it still shows the decision, for its owner to come back to
        if _waits(env, row) or (look.place.is_hidden and row.kind != "panel"):
            continue
        assert row.shows >= row.wants, f"{row.kind} {row.seat} shows {row.shows}, not {row.wants}"
        await _check_message(env, bot, look, row, address_of_table(look, rows))


def _waits(env: Env, row: MessageRow) -> bool:
    """Progress only, which a message shows after a pause."""
    now = int(env.backend.clock.now().timestamp() * 1000)
    return row.shows < row.wants and not row.is_urgent and now - row.edited_at < PROGRESS_GAP


async def _check_message(env: Env, bot: Bot, look: Look, row: MessageRow, url: str) -> None:
    """A kept message shows the present page: words, controls and pictures."""
    shown = to_discord_message(env, env.backend.get_message(row.channel_id, row.message_id))
    page = await _page(bot, look, row, url, half_made(shown))
    channel = bot.get_channel(row.channel_id)
    if isinstance(channel, discord.TextChannel) and not channel.permissions_for(channel.guild.me).embed_links:
        page = page.without_frame()
    # An edit takes the line of a notification away.
    _same(shown.content, page.content if shown.content or not page.caption else "")
    below = "\n".join(embed.description or "" for embed in shown.embeds)
    # A refusal or a hint stays until the next change.
    asked = list(page.caption[1:])
    is_remark = below.startswith(("⚠️", "💡"))
    _same(below.partition("\n")[2] if is_remark else below, _lines(asked) if is_remark else page.below)
    wanted = [c.options for r in page.rows for c in r if isinstance(c, Select)]
    _same(
        [[o.to_dict() for o in s.options] for s in selects(shown)],
        [[build_option(o) for o in offered] for offered in wanted],
    )
    drawn = [b.label for r in page.rows for b in r if isinstance(b, Button | Link)]
    _same(button_labels(shown), drawn)
    _same([a.description for a in shown.attachments], [p.description for p in page.pictures])
    pictures = [env.backend.cdn.get(a.url) for a in shown.attachments]
    assert pictures == [b"".join(draw() for draw in (one.draw, *one.then)) for one in page.pictures]


async def _page(bot: Bot, look: Look, row: MessageRow, url: str, arg: str) -> Page:
    additions = bot.refresher.additions
    if row.kind == "table":
        return table_page(look, url, has_activity=additions.has_activity)
    if row.kind == "notice":
        return notice_page(look)
    if row.kind == "reveal":
        return closing_page(look, additions)
    if row.kind == "film":
        return page_of(look, row.kind, look.place.locale, additions=additions)
    player = next(p for p in look.players if p.seat == row.seat)
    own = await bot.coordinator.look(look.game, player.user_id)
    return panel_page(own, player.locale, arg=arg, table_url=url, additions=additions)


def _same(shown: object, wanted: object) -> None:
    if isinstance(shown, str) and isinstance(wanted, str) and TIME.sub("", shown) == TIME.sub("", wanted):
        # After a restart, a shown time may be a little off, because a redraw would drop half-made choices.
        pairs = zip(TIME.findall(shown), TIME.findall(wanted), strict=True)
        assert all(abs(int(one) - int(other)) * SECOND <= SHORT_STOP for one, other in pairs)
        return
    assert shown == wanted, f"shown:\n{shown}\n\nin the store:\n{wanted}"


def _lines(lines: list[str]) -> str:
    return "\n".join(line for line in lines if line)
