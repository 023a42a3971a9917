"""The score bar: each seat's badge, name and progress."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from bot.render.canvas import Key, Slot
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, fit
from bot.render.states import draw_state
from bot.render.theme import BOLD, CAP, EDGE, REGULAR, RGB, WIDTH, Theme
from engine.game import Seat

GAP = 8
COLUMN_GAP = 28
SIGN = 48
THIN = 12
"""The gap between a bar and the edge of its lane, above and below."""


class Runner(NamedTuple):
    """What the score bar shows of a seat."""

    name: Name
    reached: int
    words: str
    """The number behind the bar."""
    is_own: bool = False
    sign: str = "idle"
    """One of `moved`, `waiting`, `gone`, `winner` and `idle`."""


def race_keys(runners: Iterable[Runner], *, has_signs: bool = False) -> Iterator[Key]:
    """Yield what the slots of a race show."""
    for runner in runners:
        is_gone, is_strong = runner.sign == "gone", runner.is_own or runner.sign == "winner"
        yield runner.is_own
        yield runner.name, is_strong, is_gone
        if has_signs:
            yield runner.sign
        yield runner.reached, is_gone
        yield runner.words, is_strong, is_gone


@dataclass(frozen=True)
class Race:
    theme: Theme
    seats: int
    top: int
    lane: int
    """The height of a lane."""
    end: int
    """The number at the right end of the bars."""
    goal: int | None
    columns: int = 1
    has_signs: bool = False

    @property
    def bottom(self) -> int:
        rows = -(-self.seats // self.columns)
        return self.top + rows * (self.lane + GAP) - GAP

    @property
    def width(self) -> int:
        return (WIDTH - 2 * EDGE - (self.columns - 1) * COLUMN_GAP) // self.columns

    @property
    def name_width(self) -> int:
        return 212 if self.columns == 1 else 158

    @property
    def number_width(self) -> int:
        return 92 if self.columns == 1 else 64

    @property
    def track(self) -> tuple[int, int]:
        """Return the left and the right end of the bars, from the left end of their lanes."""
        left = self.lane + 10 + self.name_width + (SIGN if self.has_signs else 0) + 8
        return left, self.width - self.number_width

    def at(self, number: int) -> int:
        """Return where this number stands on a bar, from the left end of its lane."""
        left, right = self.track
        return round(left + (right - left) * min(1.0, number / self.end))

    def slots(self) -> Iterator[Slot]:
        """Yield the slots in the order of `race_keys`."""
        ground, lane = self.theme.ground, self.lane
        left, right = self.track
        for number in range(self.seats):
            seat = Seat(number)
            row, column = number % -(-self.seats // self.columns), number // -(-self.seats // self.columns)
            x = EDGE + column * (self.width + COLUMN_GAP)
            y = self.top + row * (lane + GAP)
            badge = partial(self._paint_badge, seat)
            yield Slot(x, y, lane, lane, ground, ("badge", seat), badge)
            yield Slot(x + lane + 10, y, self.name_width, lane, ground, "name", self._paint_name)
            if self.has_signs:
                yield Slot(left - SIGN - 8 + x, y, SIGN, lane, ground, "sign", self._paint_sign)
            bar = partial(self._paint_bar, seat)
            yield Slot(x + left, y, right - left, lane, ground, ("bar", seat), bar)
            yield Slot(x + right, y, self.number_width, lane, ground, "number", self._paint_number)

    def _ink(self, *, is_strong: bool, is_gone: bool) -> RGB:
        return self.theme.faint if is_gone else self.theme.ink if is_strong else self.theme.soft

    def _paint_badge(self, seat: Seat, pen: Pen, key: Key) -> None:
        middle = (self.lane / 2, self.lane / 2)
        if key:
            pen.disc(middle, self.lane / 2, self.theme.ink)
        draw_seat(pen, middle, self.lane / 2 - 3, self.theme, seat)

    def _paint_name(self, pen: Pen, key: Key) -> None:
        name, is_strong, is_gone = key
        face = BOLD if is_strong and name.face == REGULAR else name.face
        words, size = fit(name.words, 34, self.name_width - 2, face)
        ink = self._ink(is_strong=is_strong, is_gone=is_gone)
        pen.text((0, self.lane / 2), words, ink, size, face=face, anchor="l")

    def _paint_sign(self, pen: Pen, key: Key) -> None:
        draw_state(pen, (SIGN / 2, self.lane / 2), self.theme, key)

    def _paint_bar(self, seat: Seat, pen: Pen, key: Key) -> None:
        reached, is_gone = key
        theme, (left, right) = self.theme, self.track
        top, bottom = THIN, self.lane - THIN
        pen.gem((0, top, right - left, bottom), 7, theme.panel)
        if reached:
            end = max(18, self.at(reached) - left)
            pen.gem((0, top, end, bottom), 7, theme.wall)
            pen.gem((2, top + 2, end - 2, bottom - 2), 6, theme.faint if is_gone else theme.seat(seat))
        if self.goal is not None:
            x = self.at(self.goal) - left
            pen.rectangle((x - 1.5, 0, x + 1.5, self.lane), theme.good)

    def _paint_number(self, pen: Pen, key: Key) -> None:
        words, is_strong, is_gone = key
        words, size = fit(words, round(self.lane * 0.62 / CAP), self.number_width - 6, BOLD)
        ink = self._ink(is_strong=is_strong, is_gone=is_gone)
        pen.text((self.number_width, self.lane / 2), words, ink, size, face=BOLD, anchor="r")
