"""Pages that are Components V2: words and controls in one frame, without edited pictures."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

import discord

from bot.pages.page import Page

ACCENT = discord.Colour(0x3FA796)
MAX_TEXT = 4000  # Discord's limit for all words of a layout together
MAX_BUTTONS = 5

Item = discord.ui.Item[Any]


def layout_page(*items: Item) -> Page:
    """The items under each other in a frame; discord.py keeps nothing of them."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*items, accent_colour=ACCENT))
    view.stop()
    return Page(layout=view)


def words(*lines: str) -> Item:
    """The lines that are not empty."""
    return discord.ui.TextDisplay("\n".join(line for line in lines if line))


def row(*controls: Item) -> Item:
    """At most five buttons, or one select."""
    return discord.ui.ActionRow(*controls[:MAX_BUTTONS])


def beside(control: Item, *lines: str) -> Item:
    """Words with a button at their right."""
    return discord.ui.Section("\n".join(lines), accessory=control)


def rule() -> Item:
    return discord.ui.Separator()


def shorten(lines: Sequence[str], room: int, *, separator: str = "\n", rest: str = "…") -> str:
    """As many lines as fit into so many characters, and a sign for those left out."""
    whole = separator.join(lines)
    if len(whole) <= room:
        return whole
    kept: list[str] = []
    for line in lines:
        if len(separator.join([*kept, line, rest])) > room:
            break
        kept.append(line)
    return separator.join([*kept, rest])


def escaped(name: str) -> str:
    """A person's name as plain letters: no markdown, link, mention or change of direction."""
    shown = "".join(
        letter
        for letter in name
        if unicodedata.category(letter) != "Cc" and unicodedata.bidirectional(letter) not in TURNING
    )
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", shown)


TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Marks that would turn around what stands after a name."""
