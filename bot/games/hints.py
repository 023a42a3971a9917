"""A hint in words: the move, and why it is good."""

from __future__ import annotations

from itertools import chain
from typing import Any

from bot.games.registry import PARTS
from bot.pages.control import parse_control
from bot.pages.page import Button
from bot.turns.look import Look
from engine.games import GAMES

MOST = 2
"""As many differences as somebody reads."""


def hint(look: Look, move: Any, other: Any = None, *, label: str = "") -> str:
    """Return a move with the reason for it: what it leaves better than another one, if there is one.

    `label` is that of its button, for readers who have one.
    """
    words = PARTS[look.kind].controls.move(look, move)
    named = look.say("labelled", label=label, what=words) if label else words
    return look.say("hint", move=named, reason=reason(look, move, other))


def reason(look: Look, move: Any, other: Any = None, *, most: int = MOST) -> str:
    """Say what a move leaves better than another one, the largest differences first; without another one, why it is good."""
    controls = PARTS[look.kind].controls
    found = None if other is None else controls.differing(look.view, move, other)
    if found is not None:
        said = [
            look.say(f"differs-{look.kind}-{one.key}", here=one.here, there=one.there) for one in found[:most]
        ]
        return " ".join(said) or look.say("hint-differs-nothing")
    held = () if other is None else [*controls.reasons(look.view, other)]
    why = next((one for one in controls.reasons(look.view, move) if one not in held), None)
    if why is None:
        return look.say("hint-differs-nothing")
    about = {} if why.about is None else controls.about(look, why.about)
    return look.say(f"reason-{look.kind}-{why.key.replace('_', '-')}", **about, **why.values)


def button_for(look: Look, move: Any) -> str:
    """Return the label of the button that makes a move at once; empty if there is none."""
    text = GAMES[look.kind].format_move(move)
    for item in chain.from_iterable(PARTS[look.kind].controls.rows(look, "")):
        if isinstance(item, Button) and (control := parse_control(item.custom_id)) and control.arg == text:
            return item.label
    return ""
