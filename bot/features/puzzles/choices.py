"""The choices that a puzzle offers: in the order of its controls, with their labels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.registry import PARTS
from bot.pages.control import Control, Verb, parse_control
from bot.pages.page import Button, Row
from bot.turns.look import Look

DEEPEST = 3
"""The most presses of a move: the key, a block there, then its place."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A whole move that can be reached by buttons."""

    move: str
    letter: str
    """The label of the last button."""
    presses: int


def choices(look: Look, arg: str = "", presses: int = 1) -> Iterator[Choice]:
    """Yield the moves in the order of the buttons; those of a half-made choice come at its place."""
    part = PARTS[look.kind]
    rows = (*part.controls.rows(look, arg), part.controls.buttons(look, arg))
    for control, label in _pressed(rows):
        if control.verb in (Verb.MOVE, Verb.DECIDE):
            yield Choice(control.arg, label, presses)
        elif control.verb == Verb.CHOOSE and control.arg and presses < DEEPEST:
            chosen = part.controls.choose(control.arg, "")
            if chosen.move is None and chosen.arg != arg:
                yield from choices(look, chosen.arg, presses + 1)


def choice_of_move(look: Look, move: str) -> Choice | None:
    """Return the shortest way to a move; None if only a menu or more presses lead to it."""
    found = [one for one in choices(look) if one.move == move]
    return min(found, key=lambda one: one.presses) if found else None


def first_choice(look: Look) -> str:
    """Return the move of the first button; empty if there is none."""
    return next((one.move for one in choices(look)), "")


def _pressed(rows: tuple[Row, ...]) -> Iterator[tuple[Control, str]]:
    for item in (item for row in rows for item in row if isinstance(item, Button)):
        control = parse_control(item.custom_id)
        if control is not None:
            yield control, item.label
