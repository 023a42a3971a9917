"""The places of a picture that can be touched, each with the control that it presses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Box = tuple[float, float, float, float]
"""Left, top, width and height, as shares of the picture's width, so that additions below a picture move
nothing."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place of a picture that presses a control of the same page, or of the one after Undo."""

    box: Box
    """What is drawn there: a field, or the letter of a landing place."""
    custom_id: str
    name: str
    """What a screen reader says."""
    key: str = ""
    """The letter drawn there, which the keyboard presses; targets that share a field share it."""
    mark: str = ""
    """What the picture will show there after the press, for a page that draws it at once; empty if nothing is known."""
    is_entry: bool = False
    """Whether the viewer's entry lies here, and the press takes it back."""
    reach: Box | None = None
    """The area where a touch means this place, if larger than the box."""
    cells: tuple[Box, ...] = ()
    """What the press fills, if not the box."""
    fill: str = ""
    """The colour of what it fills, as `#rrggbb`."""


@dataclass(frozen=True, slots=True)
class AsGame:
    """What a screen needs to show a page like a game, its first picture as the sheet to touch."""

    title: str
    throw: int = 0
    """Another number for each throw of the page's game."""
    dice: tuple[Box, ...] = ()
    """Where the picture shows the throw."""


def shares(box: Iterable[float], width: float) -> Box:
    """Return a box in shares of a picture's width, from pixels."""
    left, top, wide, high = (round(side / width, 5) for side in box)
    return left, top, wide, high
