"""Two lines under the sheet of a lobby: what circles and rows earn at its level."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink
from bot.games.brikks.pictures.shown import ShownSheet
from bot.games.brikks.pictures.side import format_signed
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_bolt, draw_mini
from bot.games.plan import Part
from bot.render.canvas import Key
from bot.render.pen import Pen, Point, cross
from bot.render.theme import WIDTH
from engine.brikks.sheet import OTHER_COLOUR, OWN_COLOUR

ICON = 40
SPACE = WIDTH - 2 * layout.MARGIN
LINES = 24, 70
"""The vertical centres of the lines."""


def legend(*, is_duel: bool) -> Part[ShownSheet]:
    place = layout.MARGIN, layout.HEIGHT, SPACE, layout.LEGEND_HEIGHT - 12
    return Part([place], _words, _paint, of=[is_duel])


def _words(shown: ShownSheet) -> Iterator[Key]:
    """Yield what a circle of the block's own colour brings, one of another colour, and several rows."""
    level = shown.sheet.level
    other = format_signed(OTHER_COLOUR[level]) if level else "?"
    yield (
        shown.say("brikks-sheet-own-circle", energy=format_signed(OWN_COLOUR)),
        shown.say("brikks-sheet-other-circle", energy=other),
        shown.say("brikks-sheet-many-rows"),
    )


def _paint(pen: Pen, words: tuple[str, str, str], is_duel: bool) -> None:
    (own, other, many), half, (upper, lower) = words, SPACE // 2, LINES
    for left, line in ((2, own), (half, other)):
        draw_bolt(pen, _line(pen, (left, upper), line, half), 38, pen.theme.good)
    prize = _line(pen, (2, lower), many, SPACE)
    if is_duel:
        draw_mini(pen, prize, 34)
    else:
        cross(pen, prize, 42, pink(pen.theme), 7)


def _line(pen: Pen, place: Point, words: str, room: int) -> Point:
    """Draw the words; return the centre of the sign behind them."""
    x, y = place
    width = pen.words(
        place, words, pen.theme.soft, SMALLEST_SHOWN, room - ICON - 14, anchor="l", least=SMALLEST_SHOWN
    )
    return x + width + ICON / 2 + 8, y
