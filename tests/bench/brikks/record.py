"""Records of BRIKKS games; docs/record-format.md describes their format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from engine.brikks.blocks import SHAPES, Block, cost
from engine.brikks.field import Cell, cells
from engine.brikks.moves import Bomb, Minis, Move, Out, Placement
from engine.brikks.sheet import BOMB_POINTS
from engine.brikks.state import Phase
from engine.brikks.view import RATINGS, View, rated_points, rating, view_score
from engine.game import Header, Moved, Rolled, Seat
from tests.bench.watching import Watched

BANDS = (
    f">{RATINGS[0] - 1}",
    *(f"{least}-{above - 1}" for above, least in pairwise(RATINGS)),
    f"<{RATINGS[-1]}",
)
"""The names of the bands of the solo rating, best first."""


def content(header: Header, watched: Sequence[Watched]) -> dict[str, Any]:
    """Return the keys of a record that only BRIKKS has."""
    end: View = watched[-1].after
    found: dict[str, Any] = {
        "variant": str(end.variant),
        "level": header.options["level"],
        "rethrow": end.has_rethrow,
        "levels": [sheet.level for sheet in end.sheets],
        "starts": _starts(watched),
        "rounds": _rounds(watched),
        "scores": [_score(end, Seat(seat)) for seat in range(end.seats)],
    }
    if end.is_solo:
        found["rating"] = {"points": rated_points(end), "band": BANDS[rating(end)]}
    return found


def _starts(watched: Iterable[Watched]) -> list[dict[str, Any]]:
    """List the starts, in the order in which the seats choose."""
    return [
        {"seat": seat, "block": str(move.block), "at": list(move.at)}
        for before, event, _ in watched
        if isinstance(event, Moved) and before.phase is Phase.START
        for seat, move in event.moves
    ]


def _rounds(watched: Iterable[Watched]) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = []
    for step, (before, event, after) in enumerate(watched):
        match event, before.phase:
            case Rolled(values), _:
                if before.given_up is None:
                    rounds.append({"active": after.active, "throws": []})
                thrown = {"step": step, "values": list(values), "block": str(after.throw)}
                rounds[-1]["throws"].append(thrown)
            case Moved(moves), Phase.RESOLVE:
                rounds[-1]["turns"] = _turns(before, dict(moves), after)
                if any(after.owed):
                    rounds[-1]["minis"] = [{"owed": owed, "cells": []} for owed in after.owed]
            case Moved(moves), Phase.MINIS:
                _add_minis(rounds[-1]["minis"], moves)
    return rounds


def _turns(before: View, moves: dict[Seat, Move], after: View) -> list[dict[str, Any] | None]:
    """Return each seat's turn; None for a seat that was already out."""
    seats = map(Seat, range(before.seats))
    return [_turn(seat, before, moves[seat], after) if seat in moves else None for seat in seats]


def _turn(seat: Seat, before: View, move: Move, after: View) -> dict[str, Any]:
    throw, sheet, brought = before.throw, after.sheets[seat], after.brought[seat]
    turn: dict[str, Any] = {
        "energy": {"activated": sheet.energy.activated, "struck": sheet.energy.struck},
        "crosses": sheet.crosses,
    }
    match move:
        case Placement(block, at) if throw is not None and brought is not None:
            return {
                "action": "place",
                **_marked(throw, block),
                "at": list(at),
                "cells": _places(cells(SHAPES[block], at)),
                "gained": brought.gained,
                "lost": brought.lost,
                "pinks": brought.pinks,
                "rows": list(brought.rows),
                **turn,
            }
        case Out(block) if throw is not None:
            return {"action": "out", **_marked(throw, block), **turn}
        case Bomb():
            struck = BOMB_POINTS[sheet.bombs_used - 1] - BOMB_POINTS[sheet.bombs_used]
            return {"action": "bomb", "struck": struck, **turn}
    raise ValueError(f"{move} answers no throw")


def _marked(throw: Block, block: Block) -> dict[str, Any]:
    """Return the final block, and how the thrown one was changed into it."""
    change = "swap" if block.colour != throw.colour else "shift" if block != throw else "none"
    return {"block": str(block), "change": change, "cost": cost(throw, block)}


def _add_minis(minis: list[dict[str, Any]], moves: Iterable[tuple[Seat, Move]]) -> None:
    for seat, move in moves:
        if isinstance(move, Minis):
            minis[seat]["cells"] = _places(move.cells)


def _score(end: View, seat: Seat) -> dict[str, Any]:
    """Return the parts of the score that count."""
    parts = view_score(end, seat)
    if end.is_duel:
        return {"rows": list(parts.rows)}
    return {"rows": list(parts.rows), "special": parts.special, "bombs": parts.bombs, "energy": parts.energy}


def _places(places: Iterable[Cell]) -> list[list[int]]:
    return [list(place) for place in places]
