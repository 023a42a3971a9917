"""The home page, and the pages behind its buttons that belong to no feature."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from bot.games.registry import PARTS
from bot.interactions.home.parts import (
    HomeEntry,
    PageButton,
    Rank,
    Shelf,
    alone_button,
    home_button,
    more_button,
)
from bot.messages.more_pages import open_button
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.layouts import beside, layout_page, row, rule, words
from bot.pages.page import Button, Link, Page, Part, Picture, Row, Style, button
from bot.pages.texts import Speech

SURE = "sure"
"""The `arg` of the press that confirms."""
MOST_COMPONENTS, IN_LINE = 39, 3
"""Discord's limit for the parts of a frame, and how many of them a line with a button takes."""
IN_ROW = 4
"""Buttons of the page in one row; five of them break on a phone."""


def home_page(
    entries: Sequence[HomeEntry],
    buttons: Sequence[PageButton],
    reader: Speech,
    *,
    is_server: bool,
    has_activity: bool = False,
) -> Page:
    """Say what to do now, then what else there is, then everything else as buttons."""
    ordered = sorted(entries, key=lambda entry: (entry.is_done, entry.rank))
    first = next((entry for entry in ordered if not entry.is_done), None)
    head: list[Part] = _first(first, reader)
    shown = {entry.button for entry in entries} | {_primary(entry.button) for entry in entries}
    front = (one.button(reader) for one in buttons if one.shelf is Shelf.FRONT)
    # Discord takes no control twice in a message.
    unshown = (item for item in front if item not in shown)
    opened = (open_button(reader),) if has_activity else ()
    openings = (item for item in _openings(reader, is_server=is_server) if item not in shown)
    foot = (*opened, *openings, *unshown, more_button(reader))
    rows = [row(*foot[start : start + IN_ROW]) for start in range(0, len(foot), IN_ROW)]
    fixed = (*head, rule(), rule(), *rows)
    room = (
        MOST_COMPONENTS - sum(1 + len(part) if isinstance(part, tuple) else 1 for part in fixed)
    ) // IN_LINE
    others = [_line(entry) for entry in ordered if entry is not first][:room]
    return layout_page(*head, *([rule(), *others] if others else ()), rule(), *rows)


def screen_page(
    entries: Sequence[HomeEntry], games: Sequence[str], reader: Speech, *, is_server: bool
) -> Page:
    """Return the home page of a screen: what waits, a game alone at once, today's sheet in a picture, then the rest.
    One press is the brightest: on what waits first or, if nothing does, on the first of these games."""
    ordered = sorted(entries, key=lambda entry: (entry.is_done, entry.rank))
    waiting = [entry for entry in ordered if entry.rank.is_of_games]
    others = [entry for entry in ordered if not entry.rank.is_of_games]
    drawn = [entry for entry in others if entry.picture is not None]
    alone: list[Button | Link] = [alone_button(reader, game) for game in games]
    if waiting and not waiting[0].is_done:
        waiting[0] = replace(waiting[0], button=_primary(waiting[0].button))
    else:
        alone[:1] = map(_primary, alone[:1])
    foot = (*_openings(reader, is_server=is_server)[:-1], more_button(reader))
    page = layout_page(*map(_line, waiting), row(*alone), rule(), *map(_line, drawn))
    pictures = tuple(entry.picture for entry in drawn if entry.picture is not None)
    # Without a line beside it, a button itself says where it leads.
    named = ((replace(entry.button, label=entry.title),) for entry in others if entry.picture is None)
    return replace(page, pictures=pictures, rows=(*named, foot))


def more_page(buttons: Sequence[PageButton], reader: Speech, *, is_screen: bool = False) -> Page:
    """Offer what the home page has no room for: first what explains itself, then the rest, each with a line."""
    front = tuple(one.button(reader) for one in buttons if one.shelf is Shelf.FRONT) if is_screen else ()
    lines = [beside(one.button(reader), reader.say(one.about)) for one in buttons if one.shelf is Shelf.MORE]
    fronts = [row(*front)] if front else []
    return layout_page(
        words(reader.say("home-more-title")), *fronts, *lines, rule(), row(home_button(reader))
    )


def which_page(verb: Verb, games: Iterable[str], reader: Speech) -> Page:
    """Ask which game to open."""
    items = tuple(
        button(Control(verb, arg=game, tag=ON_PAGE), reader.say(f"game-{game}"), Style.PRIMARY)
        for game in games
    )
    what = "table" if verb is Verb.NEWTABLE else "alone"
    return layout_page(words(reader.say("home-which", what=what)), row(*items), row(home_button(reader)))


def cancel_page(game: str, title: str, reader: Speech) -> Page:
    """Ask whether to close a lobby that others have joined."""
    sure = button(
        Control(Verb.CANCEL, game, arg=SURE, tag=ON_PAGE),
        reader.say("home-cancel"),
        Style.DANGER,
        emoji="❌",
    )
    return layout_page(words(reader.say("home-cancel-ask", title=title)), row(sure, home_button(reader)))


def opened_page(reader: Speech) -> Page:
    """Say that a table has been opened in the channel."""
    return layout_page(words(reader.say("home-opened")))


def greeting_page(buttons: Sequence[PageButton], sheets: bytes, reader: Speech) -> Page:
    """Introduce the bot to a server, with a picture of its games' sheets as a PNG, and at most five buttons."""
    table = button(Control(Verb.NEWTABLE), reader.say("greeting-table"), Style.PRIMARY, emoji="🎲")
    others = (one.button(reader) for one in buttons if one.is_greeting or one.shelf is Shelf.GREETING)
    games = tuple(reader.say(f"game-{game}") for game in PARTS)
    about = reader.say("greeting-sheets", games=games)
    picture = Picture("games.png", about, "", partial(bytes, sheets))
    return Page(reader.say("greeting", games=" · ".join(games)), (picture,), ((table, *others),))


def _first(entry: HomeEntry | None, reader: Speech) -> list[Part]:
    if entry is None:
        return [words(reader.say("home-nothing"))]
    also = () if entry.cancel is None else (entry.cancel,)
    return [words(f"## {entry.title}\n{entry.about}"), row(_primary(entry.button), *also)]


def _line(entry: HomeEntry) -> Part:
    sign = f"{entry.sign} " if entry.is_done and entry.rank is not Rank.WAITING else ""
    lines = f"{sign}**{entry.title}**\n{entry.about}"
    if entry.cancel is not None and isinstance(entry.button, Link):
        # A line has room for one button.
        return beside(entry.cancel, f"{lines} · [{entry.button.label}]({entry.button.url})")
    return beside(entry.button, lines)


def _primary(control: Button | Link) -> Button | Link:
    return replace(control, style=Style.PRIMARY) if isinstance(control, Button) else control


def _openings(reader: Speech, *, is_server: bool) -> Row:
    table = button(Control(Verb.NEWTABLE, tag=ON_PAGE), reader.say("home-table"), emoji="🎲")
    alone = alone_button(reader)
    return (table, alone) if is_server else (alone,)
