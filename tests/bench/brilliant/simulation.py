"""How games of BRILLIANT are simulated, and their records; docs/record-format.md describes their format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.brilliant.levels.files import level_text, names
from engine.brilliant.level import NUMBERS, AreaId, Field, Level, field_at, row_and_column
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import StartMode, new_header
from engine.brilliant.view import View
from engine.game import Event, Header, Moved, Rolled, Seat
from tests.bench.simulation import Options, Simulation
from tests.bench.watching import Watched

DEFAULT_LEVEL = "1"


def header(options: Options, seats: int) -> Header:
    return new_header(seats, {"level": level_text(options.get("level", DEFAULT_LEVEL))})


def content(header: Header, watched: Sequence[Watched]) -> dict[str, Any]:
    """Return the keys of a record that only BRILLIANT has."""
    end: View = watched[-1].after
    events = [event for _, event, _ in watched]
    return {
        "level": {"name": end.level.name, "text": header.options["level"]},
        "start": end.start_mode.value,
        "starts": _starts(header.seats, events),
        "rounds": _rounds(header.seats, end.level, events),
        "awards": [
            {"round": a.round, "seat": a.seat, "area": end.level.areas[a.area].key, "value": a.value}
            for a in end.awards
        ],
    }


def replay(record: Mapping[str, Any]) -> tuple[Header, tuple[Event, ...]]:
    """Return the header and events of a record."""
    options = {"level": record["level"]["text"]}
    if "throws" in record:
        options["throws"] = str(record["throws"])
    if record["start"] != StartMode.STARS:
        options["start"] = record["start"]
    header = new_header(record["seats"], options)
    keys = [area.key for area in parse_level(options["level"]).areas]
    starts = (Start(tuple(field_at(*start[str(number)]) for number in NUMBERS)) for start in record["starts"])
    events: list[Event] = [_moved(starts)]
    for thrown in record["rounds"]:
        events.append(Rolled(tuple(thrown["throw"])))
        if "strike" in thrown:
            events.append(_moved([Strike(AreaId(keys.index(thrown["strike"])))]))
        events.append(_moved(map(_read_move, thrown["moves"])))
    return header, tuple(events)


def _moved(moves: Iterable[Move]) -> Moved[Move]:
    return Moved(tuple((Seat(seat), move) for seat, move in enumerate(moves)))


def _read_move(content: Any) -> Move:
    return Pass() if content == "pass" else Placement(field_at(*content["field"]), content["number"])


def _starts(seats: int, events: Iterable[Event]) -> list[dict[str, list[int]] | None]:
    """Return the start numbers of each seat; None for one that had left."""
    starts: list[dict[str, list[int]] | None] = [None] * seats
    for seat, move in (one for event in events if isinstance(event, Moved) for one in event.moves):
        if isinstance(move, Start):
            fields = zip(NUMBERS, move.fields, strict=True)
            starts[seat] = {str(number): _place(place) for number, place in fields}
    return starts


def _rounds(seats: int, level: Level, events: Iterable[Event]) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = []
    for step, event in enumerate(events):
        match event:
            case Rolled(values):
                rounds.append({"step": step, "throw": list(values)})
            case Moved(((_, Strike(area)),)):
                rounds[-1]["strike"] = level.areas[area].key
            case Moved(moves) if rounds:
                made = dict(moves)
                rounds[-1]["moves"] = [_move(made[s]) if s in made else None for s in map(Seat, range(seats))]
    return rounds


def _move(move: Move) -> dict[str, Any] | str:
    if isinstance(move, Placement):
        return {"field": _place(move.field), "number": move.number}
    return "pass"


def _place(place: Field) -> list[int]:
    return list(row_and_column(place))


def _title(header: Header) -> str:
    return parse_level(header.options["level"]).name


SIMULATION = Simulation(
    options={"level": f"one of {', '.join(names())} or a code"},
    seats=lambda _: range(1, 7),
    header=header,
    title=_title,
    content=content,
    replay=replay,
)
