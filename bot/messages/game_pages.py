"""The content of each message of a game, for both answers and redraws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.messages.additions import NONE, Additions
from bot.messages.ended import closing_page
from bot.messages.panel import panel_page
from bot.messages.table import notice_page, table_page
from bot.pages.page import Page
from bot.store.rows import MessageKind
from bot.turns.look import Look

Drawing = Callable[[Look, str | None, Additions], Page]
"""(look, address of the table, the features' additions) -> the page of a panel."""


def viewer(look: Look, kind: MessageKind, seat: int) -> int | None:
    """Return the person whose look a message shows: a panel's player; None (everyone) for any other
    message."""
    if kind != "panel":
        return None
    return next((player.user_id for player in look.players if player.seat == seat), None)


def page_of(
    look: Look,
    kind: MessageKind,
    table_url: str | None = None,
    additions: Additions = NONE,
    *,
    drawing: Drawing = panel_page,
) -> Page:
    """Return the page of a message, from its viewer's look.

    `table_url` leads to the table or, at the end, to the closing message.
    """
    match kind:
        case "panel":
            page = drawing(look, table_url, additions)
        case "notice":
            page = notice_page(look)
        case "reveal":
            page = closing_page(look, additions)
        case "table":
            page = table_page(look, table_url, has_activity=additions.has_activity)
        case _:
            page = additions.lasting[kind].page(look)
    return replace(page, locale=look.locale)
