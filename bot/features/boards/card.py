"""The picture of a profile: who somebody is, their rating over time, their figures and their medals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.games.contract import Sign
from bot.render.canvas import Scene, write_once
from bot.render.names import Name
from bot.render.pen import Box, Pen, fit, text_width
from bot.render.theme import BLACK, BOLD, REGULAR, SEATS, SMALLEST, THEMES, WIDTH, mix

STEPS = (50, 100, 200, 500, 1000, 2000)
"""Possible distances between the lines of the scale; at most `LINES` lines are drawn."""
LINES = 4
ALONE = 11
"""Half the width of the band of a single game."""
DOT = 9
Point = tuple[int, int]
"""A rating and half the width of its range, both as shown."""

HEIGHT = 800
"""The height that, with WIDTH, a desktop client shows at 437 x 350."""
MARGIN, GAP, PADDING = 16, 12, 20
WORDS, FIGURE = 33, 46
"""Font sizes: capitals of the first are 10 px high at 437 x 350."""
BADGE = 104
"""The side of the badge."""
NAME_SIZE, INITIAL = 62, 62
TOP, MIDDLE, BOTTOM = MARGIN + BADGE + GAP, 300, HEIGHT - MARGIN
"""The upper edge and the height of the rating and the figures; the medals fill the rest."""
CURVE_WIDTH = 530
RATING = 68
MOST_FIGURES = 5
COLUMNS, MOST_MEDALS = 3, 12
MEDAL = 24
"""Half the width of a medal."""


@dataclass(frozen=True, slots=True)
class Medal:
    label: str
    sign: Sign
    is_earned: bool


@dataclass(frozen=True, slots=True)
class CardRating:
    """The part of the picture about a rating."""

    pool: str
    """The game and mode."""
    rating: str
    note: str
    """How sure the rating is."""
    points: tuple[Point, ...]
    """The oldest first."""


@dataclass(frozen=True, slots=True)
class Card:
    name: Name
    colour: int
    """The colour of the badge, as of a seat."""
    about: str
    rated: CardRating | None
    unrated: str
    """The words in place of a rating if there is none."""
    figures: tuple[tuple[str, str], ...]
    """Labels and values; those beyond `MOST_FIGURES` are left out."""
    heading: str
    count: str
    medals: tuple[Medal, ...]
    """Medals beyond `MOST_MEDALS` are left out."""


def render_card(card: Card, *, theme: str) -> bytes:
    """Return a PNG of 1,000 x 800 pixels."""
    return write_once(Scene(THEMES[theme], WIDTH, HEIGHT, partial(_paint, card), ()))


def _paint(card: Card, pen: Pen) -> None:
    _paint_head(card, pen)
    right = MARGIN + CURVE_WIDTH if card.figures else WIDTH - MARGIN
    _paint_rating(card, pen, (MARGIN, TOP, right, TOP + MIDDLE))
    _paint_figures(card.figures[:MOST_FIGURES], pen, (right + GAP, TOP, WIDTH - MARGIN, TOP + MIDDLE))
    _paint_medals(card, pen, (MARGIN, TOP + MIDDLE + GAP, WIDTH - MARGIN, BOTTOM))


def _paint_head(card: Card, pen: Pen) -> None:
    """Draw the badge with the initial, the name in the largest letters, and a line about it."""
    colour = SEATS[card.colour % len(SEATS)]
    box = (MARGIN, MARGIN, MARGIN + BADGE, MARGIN + BADGE)
    pen.gem(box, 26, colour, line=pen.theme.ink if pen.theme.has_outlines else colour, width=4)
    middle = MARGIN + BADGE / 2
    face = BOLD if card.name.face == REGULAR else card.name.face
    pen.text((middle, middle), card.name.words[:1].upper(), BLACK, INITIAL, face=face)
    left, room = MARGIN + BADGE + 24, WIDTH - 2 * MARGIN - BADGE - 24
    words, size = card.name.fit(NAME_SIZE, room, least=40, face=face)
    pen.text((left, MARGIN + 32), words, pen.theme.ink, size, face=face, anchor="l")
    pen.words((left, MARGIN + 88), card.about, pen.theme.soft, WORDS + 3, room, anchor="l")


def _paint_rating(card: Card, pen: Pen, box: Box) -> None:
    left, top, right, bottom = box
    pen.gem(box, 16, pen.theme.panel)
    if card.rated is None:
        pen.words(
            ((left + right) / 2, (top + bottom) / 2),
            card.unrated,
            pen.theme.soft,
            WORDS,
            right - left - 2 * PADDING,
        )
        return
    rated = card.rated
    pen.words(
        (left + PADDING, top + 32), rated.pool, pen.theme.soft, WORDS, right - left - 2 * PADDING, anchor="l"
    )
    pen.text((left + PADDING, top + 92), rated.rating, pen.theme.score, RATING, face=BOLD, anchor="l")
    after = left + PADDING + text_width(rated.rating, RATING, BOLD) + 18
    pen.words((after, top + 104), rated.note, pen.theme.soft, WORDS, right - PADDING - after, anchor="l")
    draw_curve(pen, (left + PADDING, top + 148, right - PADDING, bottom - PADDING), rated.points)


def _paint_figures(figures: Sequence[tuple[str, str]], pen: Pen, box: Box) -> None:
    """Draw a lane for each figure: what it is, and its value at the right."""
    left, top, right, bottom = box
    pitch = (bottom - top + GAP) / max(1, len(figures))
    for number, (label, value) in enumerate(figures):
        upper = top + number * pitch
        middle = upper + (pitch - GAP) / 2
        pen.gem((left, upper, right, upper + pitch - GAP), 14, pen.theme.panel)
        width = pen.words(
            (right - PADDING, middle), value, pen.theme.ink, FIGURE, (right - left) / 2, face=BOLD, anchor="r"
        )
        room = right - left - 2 * PADDING - 14 - width
        pen.words((left + PADDING, middle), label, pen.theme.soft, WORDS, room, anchor="l")


def _paint_medals(card: Card, pen: Pen, box: Box) -> None:
    left, top, right, bottom = box
    pen.gem(box, 16, pen.theme.panel)
    pen.text((left + PADDING, top + 34), card.heading, pen.theme.ink, WORDS + 5, face=BOLD, anchor="l")
    pen.text((right - PADDING, top + 34), card.count, pen.theme.soft, WORDS, anchor="r")
    medals = card.medals[:MOST_MEDALS]
    rows = max(1, -(-len(medals) // COLUMNS))
    width, first = (right - left - 2 * PADDING + GAP) / COLUMNS, top + 64
    pitch = (bottom - 12 - first) / rows
    room = round(width - GAP - 2 * MEDAL - 12)
    size = min((fit(medal.label, WORDS, room)[1] for medal in medals), default=WORDS)
    for number, medal in enumerate(medals):
        x = left + PADDING + number % COLUMNS * width
        y = first + (number // COLUMNS + 0.5) * pitch
        _paint_medal(medal, pen, (x + MEDAL, y))
        ink = pen.theme.ink if medal.is_earned else pen.theme.faint
        words, _ = fit(medal.label, size, room)
        pen.text((x + 2 * MEDAL + 12, y), words, ink, size, anchor="l")


def _paint_medal(medal: Medal, pen: Pen, centre: tuple[float, float]) -> None:
    """Draw a golden gem with its sign, or the outline of one that is still to be earned."""
    x, y = centre
    box = (x - MEDAL, y - MEDAL, x + MEDAL, y + MEDAL)
    earned, outline = (
        (pen.theme.accent, pen.theme.wall, pen.theme.accent_ink),
        (pen.theme.panel, pen.theme.rule, pen.theme.rule),
    )
    fill, line, ink = earned if medal.is_earned else outline
    pen.gem(box, MEDAL * 0.58, fill, line=line, width=3)
    medal.sign(pen, centre, MEDAL * 0.56, ink)


def scale(points: Sequence[Point]) -> range:
    """Return the lines of the scale, which enclose everything that is drawn."""
    low = min(shown - margin for shown, margin in points)
    high = max(shown + margin for shown, margin in points)
    step = next((step for step in STEPS if (high - low) // step + 2 <= LINES), STEPS[-1])
    return range(low // step * step, -(-high // step) * step + 1, step)


def draw_curve(pen: Pen, box: Box, points: Sequence[Point]) -> None:
    """Draw the curve into a box on a panel; the oldest point comes first."""
    marks = scale(points)
    # The labels of the scale stand half above and below the outermost lines.
    _, top, right, bottom = box[0], box[1] + SMALLEST / 2, box[2] - DOT, box[3] - SMALLEST / 2
    left = box[0] + max(text_width(str(mark), SMALLEST) for mark in marks) + 14

    def height(value: float) -> float:
        return bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top)

    def at(number: int, value: int) -> tuple[float, float]:
        share = number / (len(points) - 1) if len(points) > 1 else 1.0
        return left + DOT + share * (right - left - DOT), height(value)

    band = [at(n, shown + margin) for n, (shown, margin) in enumerate(points)]
    band += [at(n, shown - margin) for n, (shown, margin) in reversed(list(enumerate(points)))]
    if len(points) == 1:
        band = [(x + side, y) for side, ends in ((-ALONE, band), (ALONE, band[::-1])) for x, y in ends]
    pen.polygon(band, mix(pen.theme.panel, pen.theme.accent, 0.5))
    for mark in marks:
        pen.rectangle((left, height(mark) - 1, right, height(mark) + 1), pen.theme.rule)
        pen.text((left - 14, height(mark)), str(mark), pen.theme.soft, SMALLEST, anchor="r")
    line = [at(n, shown) for n, (shown, _) in enumerate(points)]
    pen.line(line, pen.theme.score, 6)
    pen.disc(line[-1], DOT, pen.theme.score)
