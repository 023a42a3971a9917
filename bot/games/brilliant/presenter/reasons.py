"""Why the master's move is good, counted by the rules alone: each claim is true for any player's move."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brilliant.presenter.counting import empty_in, open_throws, ways
from bot.games.differing import Reason
from engine.brilliant.level import AreaId, format_field
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, Start, Strike, set_starts, write
from engine.brilliant.view import View, completes, placements


def reasons(current: View, move: Move) -> Iterator[Reason]:
    """Yield the reasons for a legal move of the view's own seat, the strongest first."""
    sheet = current.sheet
    if sheet is None:
        raise ValueError("a spectator has no move")
    match move:
        case Start():
            yield _start(current, set_starts(sheet, move))
        case Strike(area):
            yield from _strike(current, sheet, area)
        case Placement():
            yield from _placement(current, sheet, move)
        case Pass():
            yield _pass(current, sheet)


def _start(current: View, sheet: Sheet) -> Reason:
    beside = {other for place in sheet.starts for other in current.level.neighbours[place]}
    values = {"fields": len(beside - {*sheet.starts}), "ways": ways(current.level, sheet)}
    return Reason("start", values=values)


def _placement(current: View, sheet: Sheet, move: Placement) -> Iterator[Reason]:
    level, after = current.level, write(sheet, move)
    area = level.area_of(move.field)
    own = AreaId(level.areas.index(area))
    if (value := completes(current, move)) is not None:
        yield _finish(current, own, value)
    if _is_last_throw(current):
        yield Reason("last")
    left, throws = empty_in(after, area), open_throws(level, after, area)
    worth = {"value": area.values[current.open_values[own]], "throws": throws}
    if len(left) == 1:
        yield Reason("one_left", own, {"field": format_field(left[0]), **worth})
    yield from _help_elsewhere(current, sheet, after, own)
    then, others = ways(level, after), [ways(level, other) for other in _choices(current, sheet)]
    counted = {"ways": then, "before": ways(level, sheet)}
    # If most choices leave as many ways, that is no reason for this one.
    if then >= max(others) and sum(then > other for other in others) > len(others) / 2:
        is_alone = "yes" if sum(then == other for other in others) == 1 else "no"
        yield Reason("most_ways", values={**counted, "is_alone": is_alone})
    if throws:
        yield Reason("progress", own, {"filled": len(area.fields) - len(left), **worth})
    yield Reason("ways", values=counted)


def _finish(current: View, area: AreaId, value: int) -> Reason:
    seat, target = current.seat, current.target
    if seat is not None and target is not None and current.points[seat] + value >= target:
        return Reason("finish_target", area, {"value": value, "target": target})
    return Reason("finish", area, {"value": value})


def _help_elsewhere(current: View, sheet: Sheet, after: Sheet, own: AreaId) -> Iterator[Reason]:
    """Yield the area that gains most, if more throws now complete another area that lacks one number."""
    found: dict[int, Reason] = {}
    for index, area in enumerate(current.level.areas):
        if index != own and len(empty_in(after, area)) == 1:
            before, then = (open_throws(current.level, one, area) for one in (sheet, after))
            if then > before:
                found[then - before] = Reason("helps", AreaId(index), {"throws": then, "before": before})
    if found:
        yield found[max(found)]


def _pass(current: View, sheet: Sheet) -> Reason:
    choices = placements(current)
    if not choices:
        return Reason("nothing_fits")
    if _is_last_throw(current):
        return Reason("last")
    now = ways(current.level, sheet)
    if all(ways(current.level, write(sheet, other)) < now for other in choices):
        return Reason("keeps_ways", values={"ways": now})
    return Reason("patience", values={"choices": len(choices)})


def _strike(current: View, sheet: Sheet, struck: AreaId) -> Iterator[Reason]:
    def loss(area: AreaId) -> int:
        values, top = current.level.areas[area].values, current.open_values[area]
        return values[top] - values[top + 1]

    def empty(area: AreaId) -> int:
        return len(empty_in(sheet, current.level.areas[area]))

    left, rolls = empty(struck), current.throws - current.round + 1
    stays = current.level.areas[struck].values[current.open_values[struck] + 1]
    others = [area for area in current.strikable if area != struck]
    if left > rolls:
        yield Reason("strike_lost", struck, {"left": left, "rolls": rolls})
    if others and all(left >= empty(area) for area in others):
        yield Reason("strike_far", struck, {"left": left})
    if others and all(loss(struck) <= loss(area) for area in others):
        yield Reason("strike_least", struck, {"loss": loss(struck)})
    yield Reason("strike_next", struck, {"stays": stays, "left": left})


def _is_last_throw(current: View) -> bool:
    """Return whether this is the last throw, and it completes no area."""
    is_last = current.is_solo and current.round == current.throws
    return is_last and not any(completes(current, placement) for placement in placements(current))


def _choices(current: View, sheet: Sheet) -> Iterator[Sheet]:
    """Yield the sheet after a pass and after each number that fits."""
    yield sheet
    for placement in placements(current):
        yield write(sheet, placement)
