"""Its sheet: two dice to touch, and everybody's name and points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bot.games.names import SeatNames
from bot.games.plan import Part, Plan, Press, ShownPicture
from bot.pages.control import Verb
from bot.render.canvas import Key
from bot.render.gems import draw_die, draw_seat
from bot.render.names import Name
from bot.render.pen import Pen
from bot.render.theme import BOLD, LEGIBLE, THEMES, WIDTH
from engine.game import Seat
from tests.third.rules import KEEPS, View

DIE, LINE, RIM = 200, 60, 20
DICE = [(RIM + place * (DIE + RIM), RIM, DIE, DIE) for place in range(len(KEEPS))]
MOMENT, SEATS = 0, 1  # the ranks of what is said


@dataclass(frozen=True)
class ShownSheet(ShownPicture):
    view: View
    names: SeatNames
    entry: str | None


def _dice(shown: ShownSheet) -> Iterator[Key]:
    """Yield each die, and whether it is given away."""
    for keep, value in zip(KEEPS, shown.view.throw or (None, None), strict=True):
        yield value, shown.entry not in (None, keep)


def _paint_die(pen: Pen, key: tuple[int | None, bool]) -> None:
    value, is_given_away = key
    draw_die(pen, pen.width, value, dimmed=is_given_away)


def _press(shown: ShownSheet) -> Iterator[Press]:
    for keep, box in zip(KEEPS, DICE, strict=True):
        is_entry = keep == shown.entry
        yield Press(
            box, None if is_entry else (Verb.MOVE, keep), shown.say("third-keep", die=keep), is_entry=is_entry
        )


def _seats(shown: ShownSheet) -> Iterable[Key]:
    return zip(shown.names.drawn, shown.view.points, strict=True)


def _paint_seat(pen: Pen, key: tuple[Name, int], seat: Seat) -> None:
    name, points = key
    draw_seat(pen, (LINE / 2, LINE / 2), LINE / 2 - 4, seat)
    name.draw(pen, (LINE + 10, LINE / 2), pen.theme.ink, LEGIBLE, pen.width - 3 * LINE)
    pen.text((pen.width, LINE / 2), str(points), pen.theme.score, LEGIBLE, face=BOLD, anchor="r")


def _say(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    yield MOMENT, shown.say("third-round", round=shown.view.round)
    for name, points in zip(shown.names.plain, shown.view.points, strict=True):
        yield SEATS, f"{name} {points}"


@cache
def sheet_plan(seats: int) -> Plan[ShownSheet]:
    top = DIE + 2 * RIM
    lines = [(RIM, top + seat * LINE, WIDTH - 2 * RIM, LINE) for seat in range(seats)]
    return Plan(
        WIDTH,
        top + seats * LINE + RIM,
        THEMES,
        (
            Part(DICE, _dice, _paint_die, press=_press),
            Part(lines, _seats, _paint_seat, of=range(seats), say=_say),
        ),
    )
