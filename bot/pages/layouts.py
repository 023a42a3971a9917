"""Pages of words and controls in one frame."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from bot.pages.page import MAX_BUTTONS, Button, Item, Link, Page, Part, Row, Separator, Words

MAX_TEXT = 4000  # Discord's limit for all words of a layout together
KEPT_NAMES = 4096


def layout_page(*parts: Part) -> Page:
    """Put the parts in a frame, one below another."""
    return Page(frame=parts)


def words(*lines: str) -> Words:
    """Join the lines that are not empty."""
    return Words("\n".join(line for line in lines if line))


def row(*items: Item) -> Row:
    """Return a row of at most five buttons, or of one select."""
    return items[:MAX_BUTTONS]


def beside(control: Button | Link, *lines: str) -> Words:
    """Return words with a button to their right."""
    return Words("\n".join(lines), control)


def rule() -> Separator:
    return Separator()


def escape_markdown(name: str) -> str:
    """Return a person's name so that it cannot affect the text around it: no markdown, link, mention or
    change of direction."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", plain(name))


def timestamp(milliseconds: int | None) -> str:
    """Format a time that each client shows as `in 2 minutes`, in its own language."""
    return "" if milliseconds is None else f"<t:{milliseconds // 1000}:R>"


@lru_cache(KEPT_NAMES)
def plain(name: str) -> str:
    """Return a person's name without characters that break a line or reverse the text after it."""
    return "".join(
        letter
        for letter in name
        if unicodedata.category(letter) != "Cc" and unicodedata.bidirectional(letter) not in TURNING
    )


TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Characters that would reverse the text after a name."""
