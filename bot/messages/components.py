"""Build the components of pages in Discord's form, without discord.py's objects, which cost more than the
rest.

Source: https://discord.com/developers/docs/components/reference
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.pages.page import (
    Button,
    ChannelSelect,
    Item,
    Link,
    Page,
    Part,
    Row,
    Select,
    SelectOption,
    Style,
    UserSelect,
    Words,
)
from bot.render.theme import RGB

ACCENT = 0x3FA796
STYLES = {Style.PRIMARY: 1, Style.SECONDARY: 2, Style.SUCCESS: 3, Style.DANGER: 4}
LINK_STYLE = 5
CHANNEL_TYPES = [
    kind.value
    for kind in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.forum,
        discord.ChannelType.voice,
    )
]
"""The types of channels that people can play in."""
ROW, BUTTON, SELECT, USERS, CHANNELS, SECTION, WORDS, RULE, FRAME = 1, 2, 3, 5, 8, 9, 10, 14, 17
"""Discord's types of components."""

Component = Mapping[str, Any]


class _Controls(discord.ui.View):
    """The rows of a classic message. discord.py keeps none: every press reaches `on_interaction`."""

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return build_rows(self._rows)


class _Framed(discord.ui.LayoutView):
    """The parts of a framed message."""

    def __init__(self, parts: Sequence[Part]) -> None:
        super().__init__(timeout=None)
        self._parts = parts
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return build_frame(self._parts)

    def has_components_v2(self) -> bool:
        return True


def build_rows(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the rows of a classic message as sent."""
    return [_row(row) for row in rows]


def build_embeds(page: Page) -> list[dict[str, Any]]:
    """Return a page's caption as sent: one embed, or none."""
    if not page.below:
        return []
    return [{"description": page.below, "color": ACCENT if page.colour is None else _number(page.colour)}]


def build_frame(parts: Sequence[Part]) -> list[dict[str, Any]]:
    """Return a frame with these parts, one below the other, as sent."""
    return [
        {
            "type": FRAME,
            "accent_color": ACCENT,
            "spoiler": False,
            "components": [_part(part) for part in parts],
        }
    ]


def build_view(rows: Sequence[Row]) -> discord.ui.View | None:
    """Return the controls of a classic message, or None."""
    return _Controls(rows) if rows else None


def build_layout(parts: Sequence[Part]) -> discord.ui.LayoutView:
    """Return the parts in a frame, one below the other."""
    return _Framed(parts)


def build_option(option: SelectOption) -> Component:
    about = {"description": option.description} if option.description else {}
    return {"label": option.label, "value": option.value, "default": False, **about}


def _number(colour: RGB) -> int:
    red, green, blue = colour
    return red << 16 | green << 8 | blue


def _row(row: Row) -> dict[str, Any]:
    return {"type": ROW, "components": [_item(item) for item in row]}


def _item(item: Item) -> Component:
    match item:
        case Button(custom_id, label, style, emoji):
            sign = {} if emoji is None else {"emoji": {"id": None, "name": emoji}}
            button = {"type": BUTTON, "style": STYLES[style], "disabled": False, "label": label}
            return {**button, "custom_id": custom_id, **sign}
        case Link(label, url):
            return {"type": BUTTON, "style": LINK_STYLE, "disabled": False, "label": label, "url": url}
        case Select(custom_id, placeholder, options):
            one = _choice(SELECT, custom_id, placeholder, least=1, most=1)
            return {**one, "options": [build_option(option) for option in options]}
        case ChannelSelect(custom_id, placeholder, chosen, most):
            several = _choice(CHANNELS, custom_id, placeholder, least=0, most=most)
            kept = [{"id": channel, "type": "channel"} for channel in chosen]
            return {**several, "channel_types": CHANNEL_TYPES, **({"default_values": kept} if kept else {})}
        case UserSelect(custom_id, placeholder, person):
            one = _choice(USERS, custom_id, placeholder, least=1, most=1)
            return one if person is None else {**one, "default_values": [{"id": person, "type": "user"}]}


def _choice(kind: int, custom_id: str, placeholder: str, *, least: int, most: int) -> dict[str, Any]:
    limits = {"min_values": least, "max_values": most, "disabled": False, "required": least > 0}
    return {"type": kind, "custom_id": custom_id, "placeholder": placeholder, **limits}


def _part(part: Part) -> Component:
    match part:
        case Words(text, None):
            return _words(text)
        case Words(text, control) if control is not None:
            return {"type": SECTION, "components": [_words(text)], "accessory": _item(control)}
        case tuple():
            return _row(part)
        case _:
            return {"type": RULE, "divider": True, "spacing": 1}


def _words(text: str) -> Component:
    return {"type": WORDS, "content": text}
