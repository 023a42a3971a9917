"""The events of a BRIKKS record; docs/record-format.md describes its format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.notation import parse_block
from engine.brikks.state import NO, OWN_LEVELS, YES, new_header
from engine.game import Event, Header, Moved, Rolled, Seat


def replay(record: Mapping[str, Any]) -> tuple[Header, tuple[Event, ...]]:
    """Return the header and events of a record."""
    counts = {name: str(record[name]) for name in ("throws", "energy") if name in record}
    options = {"variant": record["variant"], "level": record["level"], **counts}
    header = new_header(record["seats"], options)
    if record["rethrow"] is (header.seats == 1):
        # An old solo game, or one against ghosts.
        rethrow = YES if record["rethrow"] else NO
        header = Header(header.kind, header.seats, {**options, "rethrow": rethrow})
    return header, tuple(_events(record))


def _events(record: Mapping[str, Any]) -> Iterator[Event]:
    if record["level"] == OWN_LEVELS:
        yield _moved(map(ChooseLevel, record["levels"]))
    for start in record["starts"]:
        yield _alone(start["seat"], Placement(parse_block(start["block"]), Cell(*start["at"])))
    for played in record["rounds"]:
        first, *second = played["throws"]
        yield Rolled(tuple(first["values"]))
        if record["rethrow"]:
            yield _alone(played["active"], Rethrow() if second else Keep())
        yield from (Rolled(tuple(thrown["values"])) for thrown in second)
        yield _moved(None if turn is None else _resolution(turn) for turn in played["turns"])
        if "minis" in played:
            yield _moved(_minis(sent) for sent in played["minis"])


def _moved(moves: Iterable[Move | None]) -> Moved[Move]:
    return Moved(tuple((Seat(seat), move) for seat, move in enumerate(moves) if move is not None))


def _alone(seat: int, move: Move) -> Moved[Move]:
    return Moved(((Seat(seat), move),))


def _resolution(turn: Mapping[str, Any]) -> Move:
    if turn["action"] == "bomb":
        return Bomb()
    block = parse_block(turn["block"])
    return Placement(block, Cell(*turn["at"])) if turn["action"] == "place" else Out(block)


def _minis(sent: Mapping[str, Any]) -> Minis | None:
    return Minis(tuple(Cell(*cell) for cell in sent["cells"])) if sent["owed"] else None
