"""Pages of words and controls in one frame."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from bot.pages.page import MAX_BUTTONS, Button, Item, Link, Page, Part, Row, Separator, Words

MAX_TEXT = 4000  # Discord's limit for all words of a layout together
KEPT_NAMES = 4096


def layout_page(*parts: Part) -> Page:
    """Put the parts one below another in a frame."""
    return Page(frame=parts)


def words(*lines: str) -> Words:
    """The lines that are not empty."""
    return Words("\n".join(line for line in lines if line))


def row(*items: Item) -> Row:
    """At most five buttons, or one select."""
    return items[:MAX_BUTTONS]


def beside(control: Button | Link, *lines: str) -> Words:
    """Words with a button to their right."""
    return Words("\n".join(lines), control)


def rule() -> Separator:
    return Separator()


def escaped(name: str) -> str:
    """A person's name as plain letters: no markdown, link, mention or change of direction."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", plain(name))


@lru_cache(KEPT_NAMES)
def plain(name: str) -> str:
    """A person's name without what would break a line or reverse the text after it."""
    return "".join(
        letter
        for letter in name
        if unicodedata.category(letter) != "Cc" and unicodedata.bidirectional(letter) not in TURNING
    )


TURNING = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Characters that would reverse the text after a name."""
