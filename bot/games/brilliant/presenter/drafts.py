"""What the controls carry from one press to the next: start numbers placed so far, or a hinted move."""

from __future__ import annotations

from collections.abc import Iterable

from engine.brilliant.level import Field, parse_field
from engine.brilliant.notation import parse_move
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike, why_not_start
from engine.brilliant.state import Phase, StartMode
from engine.brilliant.view import View, placements
from engine.game import MalformedText

AREA = "+"
"""Precedes, in a half-made choice, the area for the next start number."""
WHOLE = "="
"""Appears in the text of a move that is carried whole, such as a hint."""


def placed_fields(arg: str) -> list[Field]:
    """Return the fields of the start numbers chosen so far, 1 first."""
    names: Iterable[str] = arg.split(AREA, maxsplit=1)[0].split("-")
    return [place for name in names if (place := parse_field(name)) is not None][:6]


def hinted_move(current: View, arg: str) -> Move | None:
    """Parse the whole move that the controls carry; return None if there is none or it is not legal now."""
    try:
        move = parse_move(arg) if arg else None
    except MalformedText:
        return None
    return move if move is not None and _is_legal(current, move) else None


def _is_legal(current: View, move: Move) -> bool:
    match move:
        case Start() if current.phase is Phase.START:
            stars_only = current.start_mode is StartMode.STARS
            return why_not_start(current.level, move, stars_only=stars_only) is None
        case Strike(area):
            return area in current.strikable
        case Placement():
            return move in placements(current)
        case Pass():
            return current.phase is Phase.PLACE
    return False
