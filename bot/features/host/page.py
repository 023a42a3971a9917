"""The host's pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from bot import __version__
from bot.features.host.counters import BotFigures
from bot.features.host.verbs import HostVerb
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.pages.layouts import escape_markdown, layout_page, row, rule, words
from bot.pages.page import Button, Page, Style, button, select
from bot.pages.texts import Speech
from bot.turns.clocks import SECOND
from bot.turns.limits import Block, Pause
from bot.turns.look import Look

MOST = 25
"""The most blocks in the list, which is Discord's limit for a select."""
SHORT = 60
"""The most characters of a reason in the list."""


def state_page(figures: BotFigures, pause: Pause | None, blocks: int, reader: Speech) -> Page:
    counts = figures.counts
    lines = [
        reader.say("host-version", version=__version__, uptime=_duration(figures.uptime, reader)),
        reader.say("host-servers", servers=figures.servers),
        reader.say("host-games", running=counts.running, lobbies=counts.lobbies, over=counts.over),
        reader.say("host-people", people=counts.people),
        reader.say("host-presses", hour=figures.presses_in_hour, day=figures.presses_in_day),
        reader.say("host-size", size=round(counts.size / 1_000_000, 1)),
        reader.say("host-backup-none")
        if figures.backup_age is None
        else reader.say("host-backup", age=_duration(figures.backup_age, reader)),
        reader.say("host-redraws", redraws=counts.redraws),
        _held_back(figures.held_back, reader),
        reader.say("host-waiting", count=counts.announcements) if counts.announcements else "",
        reader.say("host-ill", fault=figures.fault) if figures.fault else reader.say("host-well"),
    ]
    refresh = button(Control(HostVerb.STATE, tag="again"), reader.say("host-refresh"), emoji="🔄")
    listed = button(Control(HostVerb.BLOCKS), reader.say("host-blocks", count=blocks), emoji="🚫")
    paused, buttons = reader.say("host-not-paused"), [refresh, listed]
    if pause is not None:
        time = f"<t:{-(-pause.until // SECOND)}:f>"
        paused = reader.say("host-paused", time=time, sentence=pause.sentence)
        # Beside the words, it would leave too little room on a phone.
        resume = button(Control(HostVerb.RESUME), reader.say("host-resume"), Style.PRIMARY, emoji="▶️")
        buttons.insert(0, resume)
    return layout_page(
        words(reader.say("host-title"), *lines),
        rule(),
        words(paused),
        row(*buttons),
        words(reader.say("host-commands")),
    )


def said_page(reader: Speech, key: str, **values: str | int) -> Page:
    """Say that something is done, with a button back to the figures."""
    return layout_page(words(reader.say(key, **values)), row(_back(reader)))


def preview_page(sentence: str, servers: int, name: str, reader: Speech) -> Page:
    """Show an announcement as servers will see it, and ask whether to send it."""
    if not servers:
        return said_page(reader, "host-announce-nowhere")
    send = button(
        Control(HostVerb.ANNOUNCE, arg=name),
        reader.say("host-announce-send", servers=servers),
        Style.DANGER,
        emoji="📣",
    )
    return layout_page(
        words(reader.say("host-announce-ask", servers=servers)),
        rule(),
        words(reader.say("host-announcement", sentence=sentence)),
        rule(),
        row(send, _back(reader)),
    )


def announcement_page(sentence: str, reader: Speech) -> Page:
    return layout_page(words(reader.say("host-announcement", sentence=sentence)))


def blocks_page(blocks: Sequence[Block], reader: Speech, tag: str) -> Page:
    """List the newest blocks, and offer to lift one."""
    if not blocks:
        return said_page(reader, "host-blocks-none")
    shown = blocks[:MOST]
    options = [
        (f"{block.kind},{block.id}", reader.say("host-blocks-one", kind=block.kind, id=str(block.id)), "")
        for block in shown
    ]
    lines = [_line(block, reader) for block in shown]
    more = reader.say("host-blocks-more", count=len(blocks) - MOST) if len(blocks) > MOST else ""
    choice = select(Control(HostVerb.UNBLOCK, tag=tag, kind="s"), reader.say("host-unblock-choose"), options)
    return layout_page(
        words(reader.say("host-blocks-title"), *lines, more), rule(), row(choice), row(_back(reader))
    )


def end_page(look: Look) -> Page:
    """Ask whether to end a game."""
    title = PARTS[look.kind].words.title(look)
    people = sum(player.user_id is not None for player in look.players)
    place = "none" if look.place.guild_id is None or look.is_private else f"<#{look.place.channel_id}>"
    sentence = look.say("host-end-ask", game=look.game, title=title, people=people, place=place)
    sure = button(Control(HostVerb.END, arg=look.game), look.say("host-end-sure"), Style.DANGER)
    return layout_page(words(sentence), row(sure, _back(look)))


def _back(reader: Speech) -> Button:
    return button(Control(HostVerb.STATE), reader.say("host-back"), emoji="🛠️")


def _line(block: Block, reader: Speech) -> str:
    reason = block.reason if len(block.reason) <= SHORT else f"{block.reason[: SHORT - 1]}…"
    return reader.say(
        "host-blocks-line",
        kind=block.kind,
        id=str(block.id),
        time=f"<t:{block.since // SECOND}:d>",
        reason=escape_markdown(reason),
    )


def _held_back(games: Mapping[int, int], reader: Speech) -> str:
    """Name the channel for which most games wait; the metrics only count them, since their labels carry no ids."""
    if not games:
        return ""
    busiest = max(games, key=games.__getitem__)
    return reader.say("host-held-back", id=str(busiest), games=games[busiest])


def _duration(span: timedelta, reader: Speech) -> str:
    """Return days and hours, or hours and minutes."""
    minutes = int(span.total_seconds()) // 60
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    return reader.say("host-duration", days=days, hours=hours, minutes=minutes)
