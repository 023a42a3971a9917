"""The lesson: four throws in the middle of a solo game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.motifs import finishes, own_view
from bot.games.brilliant.naming import area_name
from bot.games.brilliant.pictures.colours import SQUARES
from bot.games.brilliant.presenter.counting import ways
from bot.games.lessons import Lesson, few_of_each
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine import game
from engine.brilliant.level import format_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, why_not, write
from engine.brilliant.state import StartMode
from engine.brilliant.view import View, completes, placements

LEVEL = "1"
BEFORE = """
move 0:start=F5,B7,C2,B4,F2,E7
roll 6 3
move 0:C1=6
roll 5 1
move 0:G5=5
roll 2 1
move 0:B6=1
roll 3 2
move 0:B2=2
roll 3 3
move 0:D2=3
roll 5 4
move 0:G6=4
roll 3 2
move 0:A2=3
roll 5 5
move 0:F3=5
roll 2 4
move 0:G7=2
roll 1 1
move 0:strike=8
move 0:F4=1
roll 2 6
move 0:F7=6
roll 1 1
move 0:B5=1
"""
THROWS = ((4, 3), (3, 5), (1, 5), (3, 3))
"""Throws that force no strike; the third can complete an area."""
PASSES_FROM = 4


def wrong(look: Look) -> Sequence[tuple[Placement, str]]:
    """Return refused placements in reading order, a few for each reason."""
    current = look.view_as(View)
    sheet, throw = current.sheet, current.throw
    if sheet is None or throw is None:
        return ()
    found: dict[str, list[Placement]] = {}
    for place in current.level.fields:
        for number in sorted(set(throw)):
            placement = Placement(place, number)
            if reason := why_not(current.level, sheet, throw, placement):
                found.setdefault(reason.code, []).append(placement)
    few = sorted(few_of_each(found), key=lambda one: (one.field, one.number))
    return [(placement, _words(current, placement, look)) for placement in few]


def _words(current: View, placement: Placement, reader: Speech) -> str:
    area = current.level.area_of(placement.field)
    return reader.say(
        "learn-brilliant-wrong",
        number=placement.number,
        square=SQUARES[area.colour],
        field=format_field(placement.field),
        area=area_name(area, reader.locale),
    )


@cache
def _header_options() -> Mapping[str, str]:
    return {"level": levels.level_text(LEVEL), "start": StartMode.STARS}


def is_written(_: game.View, move: Any) -> bool:
    """Accept any number: the first two throws only teach where the rules allow one."""
    return isinstance(move, Placement)


def is_careful(view: game.View, move: Any) -> bool:
    """Accept the number that keeps most places open, or a pass if each number costs some."""
    current, sheet = own_view(view)
    kept = {one: ways(current.level, after) for one, after in _choices(current, sheet)}
    return move in kept and kept[move] == max(kept.values())


def answers(view: game.View) -> Sequence[Move]:
    return [move for move, _ in _choices(*own_view(view))]


def _choices(current: View, sheet: Sheet) -> Iterator[tuple[Move, Sheet]]:
    """Yield each answer to the throw with the sheet after it."""
    for placement in placements(current):
        yield placement, write(sheet, placement)
    yield Pass(), sheet


def gain_words(look: Look, move: Any) -> str:
    """Say which area the move completes, and for how many points."""
    current = look.view_as(View)
    value = completes(current, move) if isinstance(move, Placement) else None
    if value is None:
        return ""
    area = area_name(current.level.area_of(move.field), look.locale)
    return look.say("learn-brilliant-complete", area=area, value=value)


LESSON = Lesson(
    variant=LEVEL,
    header_options=_header_options,
    before=tuple(BEFORE.strip().splitlines()),
    throws=THROWS,
    wrong=wrong,
    taught=(is_written, is_written, finishes, is_careful),
    answers=answers,
    introduced={format_move(Pass()): PASSES_FROM},
    brought=gain_words,
)
