"""Compare a Discord message with a page by words, controls and alt texts, without drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.messages.bodies import build_rows
from bot.pages.control import Verb, parse_control
from bot.pages.page import Page

TIME = re.compile(r"<t:\d+")
"""Matches times, which are ignored: a short stop barely changes them, and a redraw would drop half-made
choices."""

Shown = tuple[str, str, str, tuple[str, ...]]
"""A control's game and step, verb, label and offered values."""


def shows(message: Mapping[str, Any], page: Page) -> bool:
    """Return whether a message, as Discord returns it, shows this page.

    Ignores the caption's first line: a refusal or a hint in its place disappears with the next change. Ignores
    words above a caption as well: only new messages have them. Pictures are not compared: as long as a game has one
    history, they differ only where the rest does. After a restore it has two, and no message is compared.
    """
    captions = [str(embed.get("description", "")) for embed in message.get("embeds", ())]
    words = _timeless("\n".join([str(message["content"]), *captions]))
    asked = "\n".join(line for line in page.caption[1:] if line)
    alts = [attachment.get("description") for attachment in message["attachments"]]
    return (
        (bool(page.caption) or words.startswith(_timeless(page.content)))
        and words.endswith(_timeless(asked if page.caption else page.content))
        and list(_controls(message["components"])) == list(_controls(build_rows(page.rows)))
        and alts == [picture.description for picture in page.pictures]
    )


def half_made(message: Mapping[str, Any]) -> str:
    """Return the half-made move that a panel shows."""
    found = (parse_control(str(item.get("custom_id"))) for item in _items(message["components"]))
    return next((one.arg for one in found if one is not None and one.verb == Verb.MORE), "")


def _items(rows: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for row in rows:
        yield from row.get("components", ())


def _controls(rows: Iterable[Mapping[str, Any]]) -> Iterator[Shown]:
    for item in _items(rows):
        control = parse_control(item.get("custom_id") or "")
        if control is not None:
            values = tuple(str(option["value"]) for option in item.get("options", ()))
            # The rest of a control may be random or different in each drawing.
            yield f"{control.game}:{control.step}", control.verb, item.get("label") or "", values


def _timeless(content: str) -> str:
    return TIME.sub("<t:", content)
