"""The standings below a sheet: each seat's badge, name, points and bar, and the distance to the target."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.games.brilliant.pictures.colours import NEW_POINTS
from bot.games.plan import Part, ShownPicture
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, text_width
from bot.render.seat_signs import draw_state
from bot.render.theme import BOLD, LEGIBLE, REGULAR, RGB, WHITE
from engine.game import Seat

COLUMNS = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3}
COLUMN_GAP = 22
HEIGHT, GAP = 102, 10
"""The height of a row of tall cells, and the gap between two; two rows of flat cells are as high."""
BADGE, SIGN = 46, 44
LINE, FLAT_LINE, FLAT_BAR = 48, 39, 12
"""Heights of the line with the name in a tall cell and in a flat one, and of the bar below it in a flat one."""
CLOSE = 0.75
"""The share of the target from which a seat counts as close."""
BEYOND = 1.12
"""The length of a bar, as a multiple of the target."""
WORDS_GAP = 12
LEAST_LETTERS = 3
"""The fewest letters of a name to show; fewer would say less than the badge alone."""

_NOBODY = Name("", REGULAR)


class Standing(NamedTuple):
    """A seat's line in the standings."""

    name: Name
    words: str
    """The number at the right."""
    reached: int
    """The number on the bar."""
    gain: int = 0
    """The points of the last closed round."""
    close: str = ""
    """The number of missing points in words, once it is small."""
    is_own: bool = False
    sign: str = "idle"
    """One of `moved`, `waiting`, `gone`, `winner` and `idle`."""

    @property
    def is_gone(self) -> bool:
        return self.sign == "gone"


def is_close(points: int, target: int | None) -> bool:
    return target is not None and CLOSE * target <= points < target


@dataclass(frozen=True)
class Race(ShownPicture):
    """What a picture with standings shows."""

    @cached_property
    @abstractmethod
    def standings(self) -> tuple[Standing, ...]:
        """Return the line of each seat."""


@dataclass(frozen=True)
class Bar:
    """A bar of points, with the target marked if there is one."""

    width: int
    goal: int | None
    end: float
    """The number at its right end."""

    def at(self, number: int) -> int:
        return round(self.width * min(1.0, number / self.end))

    def draw(self, pen: Pen, top: int, bottom: int, seat: Seat, standing: Standing) -> None:
        """Draw the track, the points, lighter if they are new, and a warm stretch to a target that is close."""
        theme, reached = pen.theme, standing.reached
        pen.gem((0, top, self.width, bottom), 4, theme.panel)
        colour = theme.faint if standing.is_gone else theme.seat(seat)
        if reached:
            end = max(12, self.at(reached))
            pen.gem(
                (0, top, end, bottom), 4, colour, line=theme.wall if theme.has_outlines else None, width=1.5
            )
            if standing.gain and self.goal is not None:
                begin = min(self.at(reached - standing.gain), end - 8)
                pen.gem((begin, top, end, bottom), 4, NEW_POINTS.get(colour, WHITE))
        if self.goal is None:
            return
        x = self.at(self.goal)
        if standing.close and (end := self.at(reached) + 2) < x:
            pen.rectangle((end, top, x, bottom), theme.accent)
        pen.rectangle((x - 2, top - 2, x + 2, bottom + 2), theme.good)


@dataclass(frozen=True)
class Standings:
    seats: int
    left: int
    right: int
    top: int
    goal: int | None
    end: float
    """The number at the right end of the bars."""
    is_tall: bool
    """Whether there is room for notes beside the bars."""
    has_signs: bool = False

    @property
    def columns(self) -> int:
        return COLUMNS[self.seats]

    @property
    def bottom(self) -> int:
        rows = -(-self.seats // self.columns)
        return self.top + (rows * (HEIGHT + GAP) - GAP if self.is_tall else HEIGHT)

    @property
    def width(self) -> int:
        return (self.right - self.left - (self.columns - 1) * COLUMN_GAP) // self.columns

    def parts(self) -> tuple[Part[Race], ...]:
        """Return the badges, the lines and the bars."""
        step = HEIGHT + GAP if self.is_tall else HEIGHT - FLAT_LINE - FLAT_BAR
        line, bar = (LINE, HEIGHT - LINE) if self.is_tall else (FLAT_LINE, FLAT_BAR)
        corners = [
            (
                self.left + seat % self.columns * (self.width + COLUMN_GAP),
                self.top + seat // self.columns * step,
            )
            for seat in range(self.seats)
        ]
        right, width = BADGE + WORDS_GAP, self.width - BADGE - WORDS_GAP
        return (
            Part(
                [(x, y, BADGE, BADGE) for x, y in corners],
                lambda shown: (one.is_own for one in shown.standings),
                _paint_badge,
                of=range(self.seats),
            ),
            Part(
                [(x + right, y, width, line) for x, y in corners],
                lambda shown: shown.standings,
                self._paint_line,
            ),
            Part(
                [(x + right, y + line, width, bar) for x, y in corners],
                # A bar looks the same for every seat.
                lambda shown: (one._replace(name=_NOBODY, words="", is_own=False) for one in shown.standings),
                self._paint_bar,
                of=range(self.seats),
            ),
        )

    def _paint_line(self, pen: Pen, standing: Standing) -> None:
        """Draw the name and, from the right, the points, the sign, and the notes that have no room beside the
        bar."""
        theme, middle = pen.theme, LINE / 2 if self.is_tall else 15.5
        is_strong = standing.is_own or standing.sign == "winner"
        ink = theme.faint if standing.is_gone else theme.ink if is_strong else theme.soft
        right: float = pen.width
        if not standing.close or self.is_tall or self.columns < 3:
            right = _before(pen, right, middle, standing.words, ink)
        if not self.is_tall:
            right = _notes(pen, right, middle, standing)
        if self.has_signs:
            draw_state(pen, (right - SIGN / 2, middle), standing.sign)
            right -= SIGN + WORDS_GAP
        face = BOLD if is_strong and standing.name.face == REGULAR else standing.name.face
        words, size = standing.name.fit(LEGIBLE, max(0, right), least=LEGIBLE, face=face)
        if words == standing.name.words or len(words) > LEAST_LETTERS:
            pen.text((0, middle), words, ink, size, face=face, anchor="l")

    def _paint_bar(self, pen: Pen, standing: Standing, seat: Seat) -> None:
        if not self.is_tall:
            Bar(pen.width, self.goal, self.end).draw(pen, 2, 10, seat, standing)
            return
        middle = pen.height // 2
        right = int(_notes(pen, pen.width, middle, standing))
        Bar(right, self.goal, self.end).draw(pen, middle - 8, middle + 8, seat, standing)


def _paint_badge(pen: Pen, is_own: bool, seat: Seat) -> None:
    if is_own:
        pen.disc(pen.middle, BADGE / 2, pen.theme.ink)
    draw_seat(pen, pen.middle, BADGE / 2 - 2, seat, least=LEGIBLE)


def _notes(pen: Pen, right: float, middle: float, standing: Standing) -> float:
    """Draw how little is missing and what is new, right-aligned; return where the words before may end."""
    if standing.close:
        right = _before(pen, right, middle, standing.close, pen.theme.score)
    if standing.gain:
        right = _before(pen, right, middle, f"+{standing.gain}", pen.theme.good)
    return right


def _before(pen: Pen, right: float, middle: float, words: str, ink: RGB) -> float:
    """Draw words that end at `right`; return where the words before them may end."""
    pen.text((right, middle), words, ink, LEGIBLE, face=BOLD, anchor="r")
    return right - text_width(words, LEGIBLE, BOLD) - WORDS_GAP
