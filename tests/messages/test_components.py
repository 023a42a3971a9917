"""The components of pages are what discord.py's own objects would send."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
import pytest

from bot.messages.bodies import build_frame, build_rows
from bot.pages.page import (
    Button,
    ChannelSelect,
    Item,
    Link,
    Row,
    Select,
    SelectOption,
    Separator,
    Style,
    UserSelect,
    Words,
)

BUTTONS: Row = (
    Button("a", "A", Style.PRIMARY, "💡"),
    Button("b", "B", Style.DANGER, "✖️"),
    Button("c", "C", Style.SUCCESS),
    Button("d", "D"),
    Link("L", "https://example.org/z"),
)
ONE: Row = (Select("s", "pick", (SelectOption("1", "one"), SelectOption("2", "two", "about"))),)
CHANNELS: Row = (ChannelSelect("e", "channels", (1, 2), 5),)
USERS: Row = (UserSelect("g", "people", 3),)
NOBODY: Row = (UserSelect("h", "people"),)
NONE_YET: Row = (ChannelSelect("f", "channels", (), 3),)


@pytest.mark.parametrize("rows", [(BUTTONS, ONE, CHANNELS, NONE_YET), (USERS, NOBODY)])
async def test_rows_are_what_discord_py_sends(rows: tuple[Row, ...]) -> None:
    expected = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            expected.add_item(made(item, number))
    assert understood(build_rows(rows)) == understood(expected.to_components())


async def test_a_frame_is_what_discord_py_sends() -> None:
    words = discord.ui.TextDisplay[Any]("words")
    beside = discord.ui.Section[Any]("beside", accessory=made(Button("q", "Q"), None))
    rows = [discord.ui.ActionRow[Any](*(made(item, None) for item in row)) for row in (BUTTONS, ONE)]
    frame = discord.ui.Container[Any](
        words, beside, discord.ui.Separator(), *rows, accent_colour=discord.Colour(0x3FA796)
    )
    expected: Any = discord.ui.LayoutView(timeout=None)
    expected.add_item(frame)
    parts = (Words("words"), Words("beside", Button("q", "Q")), Separator(), BUTTONS, ONE)
    assert understood(build_frame(parts)) == understood(expected.to_components())


def understood(components: Iterable[Any]) -> list[Any]:
    """Return components as discord.py reads them: with the values that Discord takes where none is said."""
    read = [discord.components._component_factory(component) for component in components]
    return [component.to_dict() for component in read if component is not None]


def made(item: Item, row: int | None) -> discord.ui.Item[Any]:
    """Return a control of discord.py's; what is required is a matter of forms."""
    match item:
        case Button(custom_id, label, style, emoji):
            named = discord.ButtonStyle[style.name.lower()]
            return discord.ui.Button(custom_id=custom_id, label=label, style=named, emoji=emoji, row=row)
        case Link(label, url):
            return discord.ui.Button(label=label, url=url, row=row)
        case Select(custom_id, placeholder, options):
            offered = [
                discord.SelectOption(value=o.value, label=o.label, description=o.description or None)
                for o in options
            ]
            return discord.ui.Select(
                custom_id=custom_id, placeholder=placeholder, options=offered, required=False, row=row
            )
        case UserSelect(custom_id, placeholder, person):
            user = discord.SelectDefaultValueType.user
            marked = [] if person is None else [discord.SelectDefaultValue(id=person, type=user)]
            return discord.ui.UserSelect(
                custom_id=custom_id,
                placeholder=placeholder,
                required=False,
                default_values=marked,
                row=row,
            )
        case ChannelSelect(custom_id, placeholder, chosen, most):
            kinds = ("text", "news", "forum", "voice")
            kind = discord.SelectDefaultValueType.channel
            return discord.ui.ChannelSelect(
                custom_id=custom_id,
                placeholder=placeholder,
                channel_types=[discord.ChannelType[name] for name in kinds],
                min_values=0,
                max_values=most,
                default_values=[discord.SelectDefaultValue(id=c, type=kind) for c in chosen],
                row=row,
            )
