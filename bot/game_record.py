"""Finished games of BRILLIANT as JSON that an outsider can check; docs/record-format.md has the format."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from engine.brilliant.level import NUMBERS, Field, Level, row_and_column
from engine.brilliant.sheet import Move, Placement, Start, Strike
from engine.brilliant.view import View
from engine.dice import commitment
from engine.game import Event, Header, Moved, Rolled

FORMAT = 1


def record(
    header: Header, events: Sequence[Event], end: View, *, players: Sequence[str], seed: bytes, game_id: str
) -> str:
    """One finished game in one line; `end` is a spectator's view of its last state."""
    result = end.result
    if result is None:
        raise ValueError(f"game {game_id} is not over")
    content = {
        "format": FORMAT,
        "game": header.game,
        "level": {"name": end.level.name, "text": header.options["level"]},
        "seats": header.seats,
        "players": list(players),
        "start": end.start_mode.value,
        "dice": {"seed": seed.hex(), "commitment": commitment(seed), "game": game_id},
        "starts": _starts(events),
        "rounds": _rounds(end.level, events),
        "awards": [
            {"round": a.round, "seat": a.seat, "area": end.level.areas[a.area].key, "value": a.value}
            for a in end.awards
        ],
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": str(result.reason),
    }
    return json.dumps(content)


def _starts(events: Iterable[Event]) -> list[dict[str, list[int]]]:
    starts = [move for event in events if isinstance(event, Moved) for _, move in event.moves]
    return [
        {str(number): _place(place) for number, place in zip(NUMBERS, move.fields, strict=True)}
        for move in starts
        if isinstance(move, Start)
    ]


def _rounds(level: Level, events: Iterable[Event]) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = []
    for step, event in enumerate(events):
        match event:
            case Rolled(values):
                rounds.append({"step": step, "throw": list(values)})
            case Moved(((_, Strike(area)),)):
                rounds[-1]["strike"] = level.areas[area].key
            case Moved(moves) if rounds:
                rounds[-1]["moves"] = [_move(move) for _, move in moves]
    return rounds


def _move(move: Move) -> dict[str, Any] | str:
    if isinstance(move, Placement):
        return {"field": _place(move.field), "number": move.number}
    return "pass"


def _place(place: Field) -> list[int]:
    return list(row_and_column(place))
