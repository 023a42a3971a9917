"""Builds discord.py's objects from pages and keeps none: every press reaches `on_interaction`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.pages.page import Button, ChannelSelect, Item, Link, Option, Part, Row, Select, Style, Words

ACCENT = discord.Colour(0x3FA796)
STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
    Style.SECONDARY: discord.ButtonStyle.secondary,
}
CHANNEL_TYPES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
]
"""The channels that people can play in."""

UiItem = discord.ui.Item[Any]


def build_view(rows: Sequence[Row]) -> discord.ui.View | None:
    """The controls of a classic message, or None."""
    if not rows:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            built = build_item(item)
            built.row = number
            view.add_item(built)
    view.stop()
    return view


def build_layout(parts: Sequence[Part]) -> discord.ui.LayoutView:
    """The parts in a frame, one below the other."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*map(_build_part, parts), accent_colour=ACCENT))
    view.stop()
    return view


def build_item(item: Item) -> UiItem:
    match item:
        case Button(custom_id, label, style, emoji):
            return discord.ui.Button(custom_id=custom_id, label=label, style=STYLES[style], emoji=emoji)
        case Link(label, url):
            return discord.ui.Button(label=label, url=url)
        case Select(custom_id, placeholder, options):
            choices = [build_option(option) for option in options]
            return discord.ui.Select(custom_id=custom_id, placeholder=placeholder, options=choices)
        case ChannelSelect():
            return _channel_select(item)


def build_option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        value=option.value, label=option.label, description=option.description or None
    )


def _channel_select(item: ChannelSelect) -> UiItem:
    return discord.ui.ChannelSelect(
        custom_id=item.custom_id,
        placeholder=item.placeholder,
        channel_types=CHANNEL_TYPES,
        min_values=0,
        max_values=item.most,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in item.chosen
        ],
    )


def _build_part(part: Part) -> UiItem:
    match part:
        case Words(text, None):
            return discord.ui.TextDisplay(text)
        case Words(text, control) if control is not None:
            return discord.ui.Section(text, accessory=build_item(control))
        case tuple():
            return discord.ui.ActionRow(*map(build_item, part))
        case _:
            return discord.ui.Separator()
