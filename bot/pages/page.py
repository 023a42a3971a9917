"""A message to be shown: words, pictures, controls. Building one sends nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.pages.control import Control

MAX_CONTENT = 2000  # Discord's limit for a message's content
MAX_LABEL = 80
MAX_OPTION = 100
MAX_OPTIONS = 25
MAX_ROWS = 5


@dataclass(frozen=True, slots=True)
class Picture:
    """An attachment that is drawn when the page is sent."""

    name: str
    description: str
    """The alt text, at most 1,024 characters."""
    key: str
    """Newer drawings of the same key replace older ones that still wait."""
    draw: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Page:
    content: str = ""
    pictures: tuple[Picture, ...] = ()
    rows: tuple[tuple[discord.ui.Item[discord.ui.View], ...], ...] = ()
    notified: tuple[int, ...] = ()
    """Users whom a new message of this page notifies."""
    layout: discord.ui.LayoutView | None = None
    """Stands in place of words, pictures and controls; see `bot.messages.layouts`."""


def button(
    control: Control,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(custom_id=control.custom_id(), label=label[:MAX_LABEL], style=style, emoji=emoji)


def link(label: str, url: str) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=label[:MAX_LABEL], url=url)


def select(
    control: Control, placeholder: str, options: Iterable[tuple[str, str, str]]
) -> discord.ui.Select[discord.ui.View]:
    """A select of one value; options are (value, label, description), at most 25."""
    return discord.ui.Select(
        custom_id=control.custom_id(),
        placeholder=placeholder[:MAX_OPTION],
        options=[
            discord.SelectOption(
                value=value, label=label[:MAX_OPTION], description=about[:MAX_OPTION] or None
            )
            for value, label, about in options
        ],
    )


def build_view(rows: Sequence[Sequence[discord.ui.Item[discord.ui.View]]]) -> discord.ui.View | None:
    """The rows as a finished view: discord.py keeps none in memory, presses reach `on_interaction`."""
    if not rows:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def jump_url(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """The address of a channel or message in the Discord client."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place
