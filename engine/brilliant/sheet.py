"""One player's sheet, the four kinds of move, and why a number may not be written."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from engine.brilliant.level import NUMBERS, Area, AreaId, Field, Level, Rule, format_field
from engine.game import Refusal

Throw = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Start:
    """The fields of the start numbers 1 to 6, in that order (R4)."""

    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Placement:
    """A number written in an empty field (R12)."""

    field: Field
    number: int


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat writes nothing (Q3, R17)."""


@dataclass(frozen=True, slots=True)
class Strike:
    """Solo: the area whose highest open value is struck out (R34)."""

    area: AreaId


Move = Start | Placement | Pass | Strike


@dataclass(frozen=True, slots=True)
class Sheet:
    numbers: tuple[int, ...]
    """The number in every place of the grid (indexed by Field), 0 where nothing is written."""
    starts: tuple[Field, ...] = ()
    """The fields of the start numbers 1 to 6, or empty before they are set."""
    last: Field | None = None
    """The field written in the last closed round, if any."""

    def held(self, area: Area) -> tuple[int, ...]:
        """Return the numbers written in an area."""
        return tuple(self.numbers[place] for place in area.fields if self.numbers[place])

    def is_full(self, area: Area) -> bool:
        return all(self.numbers[place] for place in area.fields)


def blank(level: Level) -> Sheet:
    return Sheet(numbers=(0,) * len(level.area_at))


def write(sheet: Sheet, placement: Placement) -> Sheet:
    """Return the sheet with one more number; the caller has checked `why_not`."""
    numbers = list(sheet.numbers)
    numbers[placement.field] = placement.number
    return replace(sheet, numbers=tuple(numbers), last=placement.field)


def set_starts(sheet: Sheet, start: Start) -> Sheet:
    """Return the sheet with its start numbers; the caller has checked `why_not_start`."""
    numbers = list(sheet.numbers)
    for number, place in zip(NUMBERS, start.fields, strict=True):
        numbers[place] = number
    return replace(sheet, numbers=tuple(numbers), starts=start.fields)


def admits(rule: Rule, held: Collection[int], number: int) -> bool:
    """Return whether an area that holds these numbers allows one more (R19-R23)."""
    match rule:
        case Rule.ANY:
            return True
        case Rule.SAME:
            return all(other == number for other in held)
        case Rule.DIFFERENT:
            return number not in held
        case Rule.MAX_TWO:
            return len({*held, number}) <= 2
        case Rule.ONE_HALF:
            return all((other <= 3) == (number <= 3) for other in held)


def why_not(level: Level, sheet: Sheet, throw: Throw, placement: Placement) -> Refusal | None:
    """Return why this throw does not allow the placement, or None."""
    place, number = placement.field, placement.number
    if not 0 <= place < len(level.area_at) or level.area_at[place] is None:
        return Refusal("no_field", {"field": format_field(place)})
    name = format_field(place)
    if sheet.numbers[place]:  # R16
        return Refusal("field_taken", {"field": name, "holds": sheet.numbers[place]})
    if number not in throw:  # R12
        return Refusal("not_thrown", {"number": number, "first": throw[0], "second": throw[1]})
    other = throw[1] if number == throw[0] else throw[0]
    if not any(sheet.numbers[beside] == other for beside in level.neighbours[place]):  # R12, R13
        return Refusal("no_neighbour", {"field": name, "number": number, "other": other})
    area = level.area_of(place)
    held = sheet.held(area)
    if not admits(area.rule, held, number):  # R16
        values: dict[str, str | int] = {"area": area.key, "number": number, "field": name}
        return Refusal(f"rule_{area.rule}", {**values, "held": ", ".join(map(str, sorted(set(held))))})
    return None


def legal_placements(level: Level, sheet: Sheet, throw: Throw) -> Iterator[Placement]:
    """Yield every placement this throw allows, in reading order."""
    numbers = sheet.numbers
    first, second = throw
    choices = ((first, second),) if first == second else ((first, second), (second, first))
    for place in level.fields:
        if numbers[place]:
            continue
        beside = [numbers[other] for other in level.neighbours[place]]
        for number, other in choices:
            # The cheap half of R12 first: most fields have no such neighbour.
            if other in beside:
                placement = Placement(place, number)
                if why_not(level, sheet, throw, placement) is None:
                    yield placement


def why_not_start(level: Level, start: Start, *, stars_only: bool) -> Refusal | None:
    """Return why these fields may not take the start numbers, or None."""
    if len(start.fields) != len(NUMBERS):  # R4
        return Refusal("start_count", {"count": len(start.fields)})
    seen: dict[AreaId, Field] = {}
    for place in start.fields:
        index = level.area_at[place] if 0 <= place < len(level.area_at) else None
        if index is None:
            return Refusal("no_field", {"field": format_field(place)})
        name = format_field(place)
        if stars_only and place not in level.stars:  # R6
            return Refusal("start_not_star", {"field": name})
        if index in seen:  # R4
            names = {"field": name, "other": format_field(seen[index])}
            return Refusal("start_same_area", {"area": level.areas[index].key, **names})
        seen[index] = place
    return None


def is_blocked(level: Level, sheet: Sheet) -> bool:
    """Return whether no throw can ever place a number on this sheet (Q14)."""
    return not any(_can_take(level, sheet, place) for place in level.fields)


def _can_take(level: Level, sheet: Sheet, place: Field) -> bool:
    if sheet.numbers[place] or not any(sheet.numbers[other] for other in level.neighbours[place]):
        return False
    area = level.area_of(place)
    held = sheet.held(area)
    return any(admits(area.rule, held, number) for number in NUMBERS)
