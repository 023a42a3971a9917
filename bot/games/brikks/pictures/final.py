"""The header of a finished sheet: who played it, and how its points add up."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink
from bot.games.brikks.pictures.head import LOWER, UPPER, say_points, say_seat
from bot.games.brikks.pictures.shown import ShownSheet, parts, seat_state
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_badge, draw_bolt, draw_bomb
from bot.games.plan import Part
from bot.render.canvas import Key
from bot.render.names import Name
from bot.render.pen import Pen, Point, cross, star, text_width
from bot.render.theme import BOLD, REGULAR, WIDTH
from engine.game import Seat

TOTAL_WIDTH, TOTAL = 190, 92
LINE = WIDTH - 2 * layout.MARGIN - TOTAL_WIDTH
"""The width of the two lines beside the total."""
HALF = layout.HEADER // 2
BEFORE = 46
"""The room of a badge or a star before the name."""
PART, SIGN = 38, 40
"""The room of a part's sign, and of a plus."""


def _is_winner(shown: ShownSheet) -> bool:
    return seat_state(shown.view, shown.seat, is_out=shown.sheet.is_out) == "winner"


def _name(shown: ShownSheet) -> Iterator[Key]:
    if shown.is_owned:
        yield shown.seat, shown.names.drawn[shown.seat], _is_winner(shown)
    else:
        yield None, Name(shown.say("brikks-sheet-phase-over"), REGULAR), _is_winner(shown)


def _paint_name(pen: Pen, key: tuple[Seat | None, Name, bool]) -> None:
    seat, name, is_winner = key
    left, middle = 2, UPPER + 1
    if seat is not None:
        draw_badge(pen, (21, middle), seat)
        left += BEFORE
    if is_winner:
        star(pen, (left + 20, middle), 19, pen.theme.score)
        left += BEFORE
    name.draw(pen, (left, middle), pen.theme.ink, 44, LINE - left - 10, least=SMALLEST_SHOWN)


def _sum(shown: ShownSheet) -> Iterator[Key]:
    """Yield the points for rows and, except in a duel, for the track, the bombs and the energy."""
    counted = (sum(shown.scored.rows),) if shown.view.is_duel else parts(shown.scored)[:-1]
    yield shown.say("brikks-sheet-part-rows"), counted


def _paint_sum(pen: Pen, key: tuple[str, tuple[int, ...]]) -> None:
    words, points = key
    y, theme = LOWER - HALF, pen.theme
    pen.text((2, y), words, theme.soft, SMALLEST_SHOWN, anchor="l")
    left = 2 + text_width(words, SMALLEST_SHOWN) + 12
    for place, number in enumerate(points):
        if place:
            pen.text((left + SIGN / 2, y), "+", theme.soft, SMALLEST_SHOWN, face=BOLD)
            left += SIGN
            _draw_sign(pen, (left + PART / 2, y), place)
            left += PART + 8
        pen.text((left, y), str(number), theme.ink, SMALLEST_SHOWN, face=BOLD, anchor="l")
        left += text_width(str(number), SMALLEST_SHOWN, BOLD)


def _draw_sign(pen: Pen, centre: Point, place: int) -> None:
    match place:
        case 1:
            cross(pen, centre, 38, pink(pen.theme), 7)
        case 2:
            draw_bomb(pen, (centre[0] - 3, centre[1] + 4), 30)
        case 3:
            draw_bolt(pen, centre, 34, pen.theme.good)


def _total(shown: ShownSheet) -> Iterator[Key]:
    yield shown.view.points[shown.seat], _is_winner(shown)


def _paint_total(pen: Pen, key: tuple[int, bool]) -> None:
    points, is_winner = key
    ink = pen.theme.score if is_winner else pen.theme.ink
    pen.text((pen.width - 2, pen.height / 2), str(points), ink, TOTAL, face=BOLD, anchor="r")


FINAL: tuple[Part[ShownSheet], ...] = (
    Part([(layout.MARGIN, layout.HEADER_TOP, LINE, HALF)], _name, _paint_name, say=say_seat),
    Part([(layout.MARGIN, layout.HEADER_TOP + HALF, LINE, HALF)], _sum, _paint_sum),
    Part([layout.in_header(layout.MARGIN + LINE, TOTAL_WIDTH)], _total, _paint_total, say=say_points),
)
