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
from bot.pages.page import Button, Page, Part, Style, button, select
from bot.pages.texts import text
from bot.turns.clocks import SECOND
from bot.turns.limits import Block, Pause
from bot.turns.look import Look

MOST = 25
"""The most blocks in the list, which is Discord's limit for a select."""
SHORT = 60
"""The most characters of a reason in the list."""


def state_page(figures: BotFigures, pause: Pause | None, blocks: int, locale: str) -> Page:
    counts = figures.counts
    lines = [
        text(locale, "host-version", version=__version__, uptime=_duration(figures.uptime, locale)),
        text(locale, "host-servers", servers=figures.servers),
        text(locale, "host-games", running=counts.running, lobbies=counts.lobbies, over=counts.over),
        text(locale, "host-people", people=counts.people),
        text(locale, "host-presses", hour=figures.presses_in_hour, day=figures.presses_in_day),
        text(locale, "host-size", size=round(counts.size / 1_000_000, 1)),
        _backup(figures.backup_age, locale),
        text(locale, "host-redraws", redraws=counts.redraws),
        _held_back(figures.held_back, locale),
        text(locale, "host-waiting", count=counts.announcements) if counts.announcements else "",
        text(locale, "host-ill", fault=figures.fault) if figures.fault else text(locale, "host-well"),
    ]
    refresh = button(Control(HostVerb.STATE, tag="again"), text(locale, "host-refresh"), emoji="🔄")
    listed = button(Control(HostVerb.BLOCKS), text(locale, "host-blocks", count=blocks), emoji="🚫")
    return layout_page(
        words(text(locale, "host-title"), *lines),
        rule(),
        _pause(pause, locale),
        row(*_resume(pause, locale), refresh, listed),
        words(text(locale, "host-commands")),
    )


def paused_page(pause: Pause, locale: str) -> Page:
    return layout_page(_pause(pause, locale), row(*_resume(pause, locale)))


def said_page(locale: str, key: str, **values: str | int) -> Page:
    """Say that something is done, with a button back to the figures."""
    return layout_page(words(text(locale, key, **values)), row(_back(locale)))


def preview_page(sentence: str, servers: int, name: str, locale: str) -> Page:
    """Show an announcement as servers will see it, and ask whether to send it."""
    if not servers:
        return said_page(locale, "host-announce-nowhere")
    send = button(
        Control(HostVerb.ANNOUNCE, arg=name),
        text(locale, "host-announce-send", servers=servers),
        Style.DANGER,
        emoji="📣",
    )
    return layout_page(
        words(text(locale, "host-announce-ask", servers=servers)),
        rule(),
        words(text(locale, "host-announcement", sentence=sentence)),
        rule(),
        row(send, _back(locale)),
    )


def announcement_page(sentence: str, locale: str) -> Page:
    return layout_page(words(text(locale, "host-announcement", sentence=sentence)))


def blocks_page(blocks: Sequence[Block], locale: str, tag: str) -> Page:
    """List the newest blocks, and offer to lift one."""
    if not blocks:
        return said_page(locale, "host-blocks-none")
    shown = blocks[:MOST]
    options = [
        (f"{block.kind},{block.id}", text(locale, "host-blocks-one", kind=block.kind, id=str(block.id)), "")
        for block in shown
    ]
    lines = [_line(block, locale) for block in shown]
    more = text(locale, "host-blocks-more", count=len(blocks) - MOST) if len(blocks) > MOST else ""
    choice = select(
        Control(HostVerb.UNBLOCK, tag=tag, kind="s"), text(locale, "host-unblock-choose"), options
    )
    return layout_page(
        words(text(locale, "host-blocks-title"), *lines, more), rule(), row(choice), row(_back(locale))
    )


def end_page(look: Look) -> Page:
    """Ask whether to end a game."""
    title = PARTS[look.kind].words.title(look)
    people = sum(player.user_id is not None for player in look.players)
    place = "none" if look.place.guild_id is None or look.is_private else f"<#{look.place.channel_id}>"
    sentence = look.say("host-end-ask", game=look.game, title=title, people=people, place=place)
    sure = button(Control(HostVerb.END, arg=look.game), look.say("host-end-sure"), Style.DANGER)
    return layout_page(words(sentence), row(sure, _back(look.locale)))


def _back(locale: str) -> Button:
    return button(Control(HostVerb.STATE), text(locale, "host-back"), emoji="🛠️")


def _pause(pause: Pause | None, locale: str) -> Part:
    if pause is None:
        return words(text(locale, "host-not-paused"))
    time = f"<t:{-(-pause.until // SECOND)}:f>"
    return words(text(locale, "host-paused", time=time, sentence=pause.sentence))


def _resume(pause: Pause | None, locale: str) -> tuple[Button, ...]:
    """Return the button below the words; beside them, it would leave too little room on a phone."""
    if pause is None:
        return ()
    return (button(Control(HostVerb.RESUME), text(locale, "host-resume"), Style.PRIMARY, emoji="▶️"),)


def _line(block: Block, locale: str) -> str:
    reason = block.reason if len(block.reason) <= SHORT else f"{block.reason[: SHORT - 1]}…"
    return text(
        locale,
        "host-blocks-line",
        kind=block.kind,
        id=str(block.id),
        time=f"<t:{block.since // SECOND}:d>",
        reason=escape_markdown(reason),
    )


def _backup(age: timedelta | None, locale: str) -> str:
    if age is None:
        return text(locale, "host-backup-none")
    return text(locale, "host-backup", age=_duration(age, locale))


def _held_back(games: Mapping[int, int], locale: str) -> str:
    """Name the channel for which most games wait; the metrics only count them, since their labels carry no ids."""
    if not games:
        return ""
    busiest = max(games, key=games.__getitem__)
    return text(locale, "host-held-back", id=str(busiest), games=games[busiest])


def _duration(span: timedelta, locale: str) -> str:
    """Return days and hours, or hours and minutes."""
    minutes = int(span.total_seconds()) // 60
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    return text(locale, "host-duration", days=days, hours=hours, minutes=minutes)
