"""The header of a sheet and of a table: the level, the round, the dice, and the points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from bot.games.brilliant.pictures.layout import HEADER, RIM
from bot.games.brilliant.pictures.news import gains
from bot.games.brilliant.pictures.shown import Rank, ShownSheet, say_moment
from bot.games.kit import others_gains
from bot.games.plan import Part, Rect
from bot.pages.texts import Speech
from bot.render.canvas import Key
from bot.render.gems import draw_die, draw_seat
from bot.render.pen import Pen, flag, text_width
from bot.render.theme import BLACK, BOLD, CAP, LEGIBLE, WIDTH
from engine.brilliant.level import Level
from engine.brilliant.sheet import Pass
from engine.brilliant.state import Phase
from engine.brilliant.view import View
from engine.game import Seat

DIE, DICE_GAP = 96, 16
DICE_WIDTH = 2 * DIE + DICE_GAP
CHIP = 50
NAME_AT = 38
"""The middle of the line with the level's name."""
STATUS_TOP, STATUS = 66, 48
TITLE_WIDTH = (WIDTH - DICE_WIDTH) // 2 - RIM - 10
POINTS_LEFT = (WIDTH + DICE_WIDTH) // 2 + 16
POINTS_WIDTH = WIDTH - RIM - POINTS_LEFT
POINTS_TOP, POINTS_HEIGHT = 12, 102
STATUS_BOX = RIM, STATUS_TOP, TITLE_WIDTH, STATUS


def dice_boxes(width: int) -> list[Rect]:
    """Return where the dice stand on a picture of this width."""
    left, top = (width - DICE_WIDTH) // 2, (HEADER - DIE) // 2 + 3
    return [(left + place * (DIE + DICE_GAP), top, DIE, DIE) for place in range(2)]


def head(level: Level, *, is_solo: bool) -> tuple[Part[ShownSheet], ...]:
    chip: tuple[Part[ShownSheet], ...] = ()
    if not is_solo:
        chip = (Part([(RIM, NAME_AT - CHIP // 2, CHIP, CHIP)], lambda shown: (shown.seat,), _paint_chip),)
    return (
        Part(still=partial(draw_title, level, 0 if is_solo else CHIP + 12), say=_say_level),
        *chip,
        Part([STATUS_BOX], _status, paint_status, say=say_moment),
        Part(dice_boxes(WIDTH), _dice, _paint_die),
        Part(
            [(POINTS_LEFT, POINTS_TOP, POINTS_WIDTH, POINTS_HEIGHT)], _points, paint_points, say=_say_points
        ),
    )


def draw_title(level: Level, indent: int, pen: Pen) -> None:
    """Draw the name of the level."""
    place, room = (RIM + indent, NAME_AT), TITLE_WIDTH - indent
    pen.words(place, level.name, pen.theme.ink, 46, room, face=BOLD, anchor="l", least=LEGIBLE)


def _say_level(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    player, seats = shown.names.plain[shown.seat], shown.view.seats
    yield Rank.LEVEL, shown.say("sheet-alt-level", level=shown.view.level.name, player=player, seats=seats)


def _paint_chip(pen: Pen, seat: Seat) -> None:
    draw_seat(pen, pen.middle, CHIP / 2 - 1, seat, least=LEGIBLE)


def _status(shown: ShownSheet) -> Iterator[Key]:
    is_passed = isinstance(shown.pencil, Pass) and shown.view.phase not in (Phase.START, Phase.OVER)
    passed = shown.say("sheet-passed", round=shown.view.round) if is_passed else ""
    yield passed or status_line(shown.view, shown, over="sheet-phase-over")


def status_line(view: View, reader: Speech, *, over: str) -> str:
    """Say how far the game has come; `over` is what the text of its end is called."""
    match view.phase:
        case Phase.START:
            return reader.say("sheet-phase-start")
        case Phase.OVER:
            return reader.say(over)
    if view.is_solo:
        return reader.say("sheet-rolls-left", rolls=view.throws - view.round)
    return reader.say("sheet-round", round=view.round)


def paint_status(pen: Pen, words: str) -> None:
    pen.words((0, STATUS / 2), words, pen.theme.soft, LEGIBLE, TITLE_WIDTH, anchor="l", least=LEGIBLE)


def _dice(shown: ShownSheet) -> Iterator[Key]:
    """Yield both dice, and what becomes of the throw: `passed`, `missed` if only the other move passes, or `used`."""
    is_missed = isinstance(shown.missed, Pass)
    use = "passed" if isinstance(shown.pencil, Pass) else "missed" if is_missed else "used"
    return ((value, use) for value in shown.view.throw or (None, None))


def _paint_die(pen: Pen, key: tuple[int | None, str]) -> None:
    value, use = key
    draw_die(pen, DIE, value, dimmed=use == "passed")
    if use == "missed":
        pen.dashed((5, 5, DIE - 5, DIE - 5), DIE * 0.22, 6, 12, edge=BLACK)


class Points(NamedTuple):
    """The points of a seat."""

    points: int
    words: str
    target: int | None = None
    gain: int = 0
    """The points of the last closed round, if no bar shows them."""


def _points(shown: ShownSheet) -> Iterator[Key]:
    view, points = shown.view, shown.view.points[shown.seat]
    gain = gains(view)[shown.seat] if view.is_solo else 0
    yield Points(points, shown.say("sheet-points-word", points=points), view.target, gain)


def paint_points(pen: Pen, shown: Points) -> None:
    """Draw the points in large type, with new ones and the target, if any."""
    points, words, target, gain = shown
    theme, right = pen.theme, float(POINTS_WIDTH)
    pen.words((right, 78), words, theme.soft, LEGIBLE, POINTS_WIDTH, anchor="r", least=LEGIBLE)
    if target is not None:
        pen.text((right, 29), str(target), theme.soft, 46, face=BOLD, anchor="r")
        right -= text_width(str(target), 46, BOLD) + 44
        flag(pen, (right, 48), 40, theme.good, pole=theme.soft)
        right -= 22
    size = round(52 / CAP)
    pen.text((right, 29), str(points), theme.score, size, face=BOLD, anchor="r")
    if gain:
        right -= text_width(str(points), size, BOLD) + 24
        pen.text((right, 29), f"+{gain}", theme.good, 46, face=BOLD, anchor="r")


def _say_points(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    points, target = shown.view.points[shown.seat], shown.view.target
    if target is None:
        yield Rank.POINTS, shown.say("sheet-alt-points-solo", points=points)
    else:
        yield Rank.POINTS, shown.say("sheet-alt-points", points=points, target=target)
        if shown.has_standings:
            bar = (
                f"{name} {points}" for name, points in zip(shown.names.plain, shown.view.points, strict=True)
            )
            yield Rank.POINTS, shown.say("sheet-alt-standings", players=", ".join(bar))
        for words in others_gains(shown, shown.names.plain, gains(shown.view), shown.seat):
            yield Rank.POINTS, words
