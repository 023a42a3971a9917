"""Text both ways for levels, moves and sheets."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from engine.brilliant.level import (
    COLUMN_LETTERS,
    Area,
    AreaId,
    Colour,
    Field,
    Level,
    Place,
    Side,
    field_at,
    format_field,
    parse_field,
    row_and_column,
)
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.game import MalformedText, cut, quote

MOST_NUMBER = 99
"""The largest number: boxes and scoring fields have room for two digits."""
MOST_LISTED = 99
E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")

NO_FIELD = "."
MOST_TEXT = 65_536
"""Characters of a level's text; the largest playable level needs a tenth of this."""
MOST_NAME = 40
MOST_AREAS = 24
"""The most areas: a scoring field on each side of twelve rows."""
Grid = tuple[tuple[str, ...], ...]


def parse_level(text: str) -> Level:
    """Return the level in TOML text that `format_level` wrote; raises MalformedText."""
    if len(text) > MOST_TEXT:
        raise MalformedText(f"level: text has {len(text)} characters, at most {MOST_TEXT}")
    try:
        return _level(tomllib.loads(text))
    except MalformedText:
        raise
    except (ValueError, RecursionError) as error:  # also for numbers too long and lists too deep
        reason, at, place = str(error).rpartition(" (at ")
        raise MalformedText(f"level: not TOML: {cut(reason)}{at}{place}") from error


def _level(content: Mapping[str, Any]) -> Level:
    need_known_keys(content, {"name", "grid", "stars", "bar", "solo_boxes", "areas"})
    grid = _rows(need(content, "grid", str))
    columns = len(grid[0])
    tables = need(content, "areas", dict)
    keys = {key for row in grid for key in row if key != NO_FIELD}
    if not keys:
        raise MalformedText("level: grid has no field")
    if keys != set(tables):
        raise MalformedText(
            f"level: grid has areas {quote(sorted(keys))}, [areas] describes {quote(sorted(tables))}"
        )
    if len(tables) > MOST_AREAS:
        raise MalformedText(f"level: areas has {len(tables)} tables, at most {MOST_AREAS}")
    areas = tuple(_area(key, table, grid) for key, table in tables.items())
    stars = tuple(_field(name, grid, "stars") for name in parse_list(content, "stars"))
    solo_boxes = integers(parse_list(content, "solo_boxes"), "solo_boxes")
    bar = bounded(need(content, "bar", int), "bar")
    return Level(_name(content), len(grid), columns, areas, stars, bar, solo_boxes)


def _name(content: Mapping[str, Any]) -> str:
    name = need(content, "name", str)
    if not name.strip() or not name.isprintable():
        raise MalformedText(f"level: name {quote(name)} is empty or cannot be printed")
    if len(name) > MOST_NAME:
        raise MalformedText(f"level: name {quote(name)} has {len(name)} characters, at most {MOST_NAME}")
    return name


def format_level(level: Level) -> str:
    """Return the level as TOML; `parse_level` reads it back."""
    grid = "\n".join(" ".join(_key_at(level, place) for place in row) for row in _places(level))
    stars = ", ".join(f'"{format_field(star)}"' for star in level.stars)
    lines = [
        f"name = {json.dumps(level.name, ensure_ascii=False)}",
        f'grid = """\n{grid}\n"""',
        f"stars = [{stars}]",
        f"bar = {level.bar}",
        f"solo_boxes = {list(level.solo_boxes)}",
    ]
    return "\n".join([*lines, *(_format_area(area) for area in level.areas)]) + "\n"


def format_move(move: Move) -> str:
    """Return a move as text: `start=A1,C2,B3,D4,E5,F6` (the fields of 1 to 6), `C4=5`, `pass`, or `strike=3`
    (area index)."""
    match move:
        case Start(fields):
            return "start=" + ",".join(map(format_field, fields))
        case Placement(place, number):
            return f"{format_field(place)}={number}"
        case Pass():
            return "pass"
        case Strike(area):
            return f"strike={area}"


def parse_move(text: str) -> Move:
    """Return the move that `format_move` wrote; raises MalformedText."""
    kind, _, rest = text.partition("=")
    if text == "pass":
        return Pass()
    if kind == "start":
        return Start(_parse_fields(rest, text))
    if kind == "strike" and re.fullmatch(r"0|[1-9]\d?", rest, re.ASCII):
        return Strike(AreaId(int(rest)))
    place = parse_field(kind)
    if place is not None and re.fullmatch(r"[1-6]", rest, re.ASCII):
        return Placement(place, int(rest))
    raise MalformedText(f"move {quote(text)}: none of start=A1,…, C4=5, pass, strike=3")


def _parse_fields(names: str, text: str) -> tuple[Field, ...]:
    places = [(name, parse_field(name)) for name in names.split(",")]
    if wrong := [name for name, place in places if place is None]:
        raise MalformedText(f"{quote(text)}: {quote(wrong[0])} is no field")
    return tuple(place for _, place in places if place is not None)


def _places(level: Level) -> list[list[Field]]:
    return [[field_at(row, column) for column in range(level.columns)] for row in range(level.rows)]


def _rows(grid: str) -> Grid:
    rows = tuple(tuple(line.split()) for line in grid.strip().splitlines())
    if not rows or not rows[0]:
        raise MalformedText("level: grid is empty")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise MalformedText(f"level: grid row {number} has {len(row)} places, row 1 has {len(rows[0])}")
        if wrong := [key for key in row if key != NO_FIELD and not re.fullmatch(r"[A-Za-z]", key)]:
            raise MalformedText(f"level: grid row {number}: {quote(wrong[0])} is not one letter or '.'")
    if len(rows) > len(COLUMN_LETTERS) or len(rows[0]) > len(COLUMN_LETTERS):
        raise MalformedText(f"level: grid is larger than {len(COLUMN_LETTERS)} by {len(COLUMN_LETTERS)}")
    return rows


def _area(key: str, table: object, grid: Grid) -> Area:
    where = f"areas.{key}"
    if not isinstance(table, dict):
        raise MalformedText(f"level: {where}: not a table")
    need_known_keys(table, {"colour", "place", "values", "lines", "wide", "side", "slot"}, where)
    values = integers(parse_list(table, "values", where), f"{where}.values")
    if len(values) != 3:
        raise MalformedText(f"level: {where}.values has {len(values)} numbers, not 3")
    pairs = parse_list(table, "lines", where, default=[])
    return Area(
        key=key,
        colour=member(Colour, need(table, "colour", str, where), f"{where}.colour"),
        place=member(Place, need(table, "place", str, where), f"{where}.place"),
        values=(values[0], values[1], values[2]),
        fields=_fields_of(key, grid),
        lines=tuple(_line(pair, grid, where) for pair in pairs),
        wide=need(table, "wide", bool, where, default=False),
        side=member(Side, need(table, "side", str, where), f"{where}.side"),
        slot=bounded(need(table, "slot", int, where), f"{where}.slot", MOST_AREAS - 1),
    )


def _fields_of(key: str, grid: Grid) -> tuple[Field, ...]:
    return tuple(
        field_at(row, column) for row, keys in enumerate(grid) for column, at in enumerate(keys) if at == key
    )


def _line(pair: object, grid: Grid, where: str) -> tuple[Field, Field]:
    if not isinstance(pair, list) or len(pair) != 2:
        raise MalformedText(f"level: {where}.lines: {quote(pair)} is not a pair of fields")
    return _field(pair[0], grid, where), _field(pair[1], grid, where)


def _field(name: object, grid: Grid, where: str) -> Field:
    place = parse_field(name) if isinstance(name, str) else None
    if place is not None:
        row, column = row_and_column(place)
        if row < len(grid) and column < len(grid[0]) and grid[row][column] != NO_FIELD:
            return place
    raise MalformedText(f"level: {where}: there is no field {quote(name)}")


def _key_at(level: Level, place: Field) -> str:
    index = level.area_at[place]
    return NO_FIELD if index is None else level.areas[index].key


def _format_area(area: Area) -> str:
    lines = [
        f"\n[areas.{area.key}]",
        f'colour = "{area.colour}"',
        f'place = "{area.place}"',
        f"values = {list(area.values)}",
        f'side = "{area.side}"',
        f"slot = {area.slot}",
    ]
    if area.lines:
        names = (f'["{format_field(a)}", "{format_field(b)}"]' for a, b in area.lines)
        lines.append(f"lines = [{', '.join(names)}]")
    if area.wide:
        lines.append("wide = true")
    return "\n".join(lines)


def member(kind: type[E], text: str, where: str) -> E:
    try:
        return kind(text)
    except ValueError:
        allowed = ", ".join(member.value for member in kind)
        raise MalformedText(f"level: {where}: {quote(text)} is none of {allowed}") from None


def need(
    table: Mapping[str, Any], key: str, kind: type[T], where: str = "", *, default: T | None = None
) -> T:
    """Return the value of a key; `where` names a table below the top one."""
    value = table.get(key, default)
    if value is None:
        raise MalformedText(f"{at(where)} lacks {key!r}")
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise MalformedText(f"{at(where)} {key} = {quote(value)} is not of type {kind.__name__}")
    return value


def parse_list(
    table: Mapping[str, Any], key: str, where: str = "", *, default: list[object] | None = None
) -> list[object]:
    values = need(table, key, list, where, default=default)
    if len(values) > MOST_LISTED:
        raise MalformedText(f"{at(where)} {key} has {len(values)} entries, at most {MOST_LISTED}")
    return values


def need_known_keys(table: Mapping[str, Any], known: set[str], where: str = "") -> None:
    if unknown := sorted(set(table) - known):
        raise MalformedText(f"{at(where)} unknown key {quote(unknown[0])}")


def at(where: str) -> str:
    return f"level: {where}:" if where else "level:"


def bounded(number: int, where: str, most: int = MOST_NUMBER) -> int:
    if not 0 <= number <= most:
        raise MalformedText(f"level: {where}: {quote(number)} is not from 0 to {most}")
    return number


def integers(values: list[object], where: str) -> tuple[int, ...]:
    if wrong := [v for v in values if not isinstance(v, int) or isinstance(v, bool)]:
        raise MalformedText(f"level: {where}: {quote(wrong[0])} is not a whole number")
    return tuple(bounded(v, where) for v in values if isinstance(v, int))
