"""A hint in words: the move, and why it is good."""

from __future__ import annotations

from itertools import chain
from typing import Any

from bot.games.registry import PARTS
from bot.pages.control import parse_control
from bot.pages.page import Button
from bot.turns.look import Look
from engine.games import GAMES


def hint(look: Look, move: Any, other: Any = None, *, label: str = "") -> str:
    """Return a move with the reason for it: what it leaves better than another one, if there is one.

    `label` is that of its button, for readers who have one.
    """
    controls = PARTS[look.kind].controls
    words = controls.move(look, move)
    named = look.say("labelled", label=label, what=words) if label else words
    return look.say("hint", move=named, reason=controls.reason(look, move, other))


def button_for(look: Look, move: Any) -> str:
    """Return the label of the button that makes a move at once; empty if there is none."""
    text = GAMES[look.kind].format_move(move)
    for item in chain.from_iterable(PARTS[look.kind].controls.rows(look, "")):
        if isinstance(item, Button) and (control := parse_control(item.custom_id)) and control.arg == text:
            return item.label
    return ""
