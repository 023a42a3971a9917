"""Compare a Discord message with a page by words, controls and alt texts, without drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.pages.control import Verb, parse_control
from bot.pages.page import Button, Page, Select

TIME = re.compile(r"<t:\d+")
"""Matches times, which are ignored: a short stop barely moves them, and a redraw would drop half-made
choices."""

Shown = tuple[str, str, str, tuple[str, ...]]
"""A control's game and step, verb, label and offered values."""


BACK = "undo"
"""The tag of a control that takes back part of a half-made choice."""


def shows(message: Mapping[str, Any], page: Page) -> bool:
    """Return whether a message, as Discord returns it, shows this page.

    Ignores text above it, such as a refusal, which disappears with the next change.
    """
    words = _timeless(str(message["content"]))
    alts = [attachment.get("description") for attachment in message["attachments"]]
    return (
        words.endswith(_timeless(page.content))
        and list(_shown(message)) == list(_drawn(page))
        and alts == [picture.description for picture in page.pictures]
    )


def half_made(message: Mapping[str, Any]) -> str:
    """Return the half-made move that a panel's controls carry."""
    found = (parse_control(str(item.get("custom_id"))) for item in _items(message))
    controls = [control for control in found if control is not None]
    carried = [control.arg for control in controls if control.kind == "s" and control.arg]
    # A control that goes back can name what it takes back.
    carried += [control.tag[len(BACK) + 1 :] for control in controls if control.tag.startswith(f"{BACK}.")]
    if not carried and any(control.tag == BACK for control in controls):
        for verb in (Verb.DECIDE, Verb.MOVE):
            carried += [control.arg for control in controls if control.verb == verb]
    return next(iter(carried), "")


def _items(message: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for row in message["components"]:
        yield from row.get("components", ())


def _shown(message: Mapping[str, Any]) -> Iterator[Shown]:
    for item in _items(message):
        values = (str(option["value"]) for option in item.get("options", ()))
        yield from _control(item.get("custom_id"), item.get("label"), values)


def _drawn(page: Page) -> Iterator[Shown]:
    for row in page.rows:
        for item in row:
            if isinstance(item, Select):
                yield from _control(item.custom_id, None, (option.value for option in item.options))
            elif isinstance(item, Button):
                yield from _control(item.custom_id, item.label, ())


def _control(custom_id: str | None, label: str | None, values: Iterable[str]) -> Iterator[Shown]:
    control = parse_control(custom_id or "")
    if control is not None:
        # The rest of a control may be random or different in each drawing.
        yield f"{control.game}:{control.step}", control.verb, label or "", tuple(values)


def _timeless(content: str) -> str:
    return TIME.sub("<t:", content)
