"""The sheet of a moment in a review, with one or two moves on it."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from bot.games.registry import PARTS
from bot.pages.page import Picture
from bot.turns.look import Look
from engine.games import GAMES


class Drawn(StrEnum):
    """Which moves a sheet shows; some, such as passing, leave nothing to draw."""

    BOTH = "both"
    FIRST = "first"
    NEITHER = "neither"


def sheet_with(look: Look, solid: str, dashed: str | None = None) -> tuple[Picture, Drawn]:
    """Return the sheet with a move drawn solid and perhaps another one in dashes, and which of them it shows.

    `look` is the seat's before the decision.
    """
    pictures, parse_move = PARTS[look.kind].pictures, GAMES[look.kind].parse_move
    entered = replace(look, viewer=replace(look.viewer, entry=parse_move(solid)))
    bare = pictures.lies(look)
    shown = pictures.sheet(entered, "")
    drawn = Drawn.NEITHER if shown.description == bare.description else Drawn.FIRST
    if dashed is not None:
        both = pictures.compared(entered, parse_move(dashed))
        # A move that leaves no mark changes nothing in the words of the picture either.
        drawn = drawn if both.description == shown.description else Drawn.BOTH
        shown = both
    # The key keeps readers of other rounds from getting this picture.
    return replace(shown, key=f"{shown.key}:review:{look.step}:{solid}:{dashed}"), drawn
