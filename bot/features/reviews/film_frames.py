"""The film of a finished game: all sheets, round by round, above the race for points."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from math import ceil, sqrt

from PIL import Image, ImageChops

from bot.games.names import drawn_names
from bot.games.registry import PARTS
from bot.games.review import Grade, Review
from bot.render import png
from bot.render.canvas import Scene, draw_whole
from bot.render.film import Film
from bot.render.gems import draw_grade, draw_seat
from bot.render.names import Name
from bot.render.pen import Pen
from bot.render.theme import BOLD, EDGE, THEMES, WIDTH
from bot.turns.look import Look
from engine.game import Seat

NAME = "film.gif"
USUAL, MARKED, LAST = 1000, 2000, 2500
"""How long (ms) a frame shows: usually, if a decision mattered, and with the final sheets."""
HEAD, THROW = 108, 82
"""The heights of the line with round and throw, and of the throw."""
TAG = 48
"""The height of the name above each of several sheets."""
POINTS_SIZE = 66
LANE = 46
"""The height of a seat's lane below the sheets."""
LETTERS = 30
GAP = 16
"""Pixels between two sheets."""
BADGES, POINTS, SIGNS = 60, 90, 50
"""Widths in a lane, beside the strip of points."""
WORST = (Grade.BLUNDER, Grade.SLIP)

At = Callable[[Seat, int], Look]
"""(seat, step) -> what the seat saw at that step."""


@dataclass(frozen=True, slots=True)
class Frame:
    step: int
    round: int
    grades: tuple[Grade | None, ...]
    """The worst grade of the round, by seat, if a decision mattered."""
    milliseconds: int


def rounds(at: At, steps: int) -> Mapping[int, int]:
    """Return the rounds of a game with this many steps, each with the step at its end; round 0 is before the
    first throw."""
    return {number: max(group) for number, group in groupby(range(steps + 1), lambda step: _round(at, step))}


def frames(ends: Mapping[int, int], seats: int, review: Review | None) -> list[Frame]:
    """Return a frame for the end of each round, and first one of the empty sheets if round 0 changes them."""
    found = [Frame(0, 0, (None,) * seats, USUAL)] if min(ends) == 0 and ends[0] else []
    for number, step in ends.items():
        grades = tuple(worst(review, Seat(seat), number) for seat in range(seats))
        time = LAST if step == max(ends.values()) else MARKED if any(grades) else USUAL
        found.append(Frame(step, number, grades, time))
    return found


def still(look: Look, at: At, seat: Seat, frame: Frame) -> bytes:
    """Draw a seat's sheet after a round as the film of a solo game does, as a PNG.

    `look` shows the finished game; the frame has the grade of this seat alone.
    """
    return Reel(replace(look, players=(look.players[seat],)), at, (frame,)).still(frame)


def _round(at: At, step: int) -> int:
    view = at(Seat(0), step).view
    return 0 if view is None else view.round


def worst(review: Review | None, seat: Seat, number: int) -> Grade | None:
    """Return `BLUNDER` or `SLIP` if the review found one of this seat in this round."""
    if review is None:
        return None
    grades = {one.grade for one in review.seats[seat].decisions if one.round == number}
    return next((grade for grade in WORST if grade in grades), None)


class Reel:
    """Draws the frames of a film, each from the one before."""

    def __init__(self, look: Look, at: At, shown: Sequence[Frame]) -> None:
        """Create a reel; `look` shows the finished game in the film's theme, with the players whose sheets it shows."""
        self._look, self._at = look, at
        self._theme = THEMES[look.viewer.theme]
        self._columns = ceil(sqrt(len(look.players)))
        self._is_alone = len(look.players) == 1
        self._strip = 0 if self._is_alone else LANE * len(look.players) + 2 * EDGE
        self._tag = 0 if self._is_alone else TAG
        self.draws = tuple(partial(self._draw, frame, is_first=not i) for i, frame in enumerate(shown))
        """Functions that draw one frame each; called in this order, they make the file except for its last byte."""

    def still(self, frame: Frame) -> bytes:
        """Draw one frame as a picture of its own, a PNG."""
        self._compose(frame, is_first=True)
        return png.whole(self._whole, self._mapper.palette)

    def _draw(self, frame: Frame, *, is_first: bool) -> bytes:
        self._compose(frame, is_first=is_first)
        return self._film.frame(self._whole.copy(), frame.milliseconds)

    def _compose(self, frame: Frame, *, is_first: bool) -> None:
        points = []
        for lane, player in enumerate(self._look.players):
            look = self._at(player.seat, frame.step)
            points.append(look.points[player.seat])
            sheet = self._sheet(look)
            if is_first and not lane:
                self._begin(sheet)
            self._place(lane, sheet.convert("RGB"))
        self._paste(HEAD, 0, partial(self._paint_head, frame, points))
        if not self._is_alone:
            self._paste(self._strip, self._whole.height - self._strip, partial(self._paint, frame, points))

    def _sheet(self, look: Look) -> Image.Image:
        """Return the seat's sheet as it lies, without what the film shows for all."""
        pictures = PARTS[look.kind].pictures
        whole = Image.open(io.BytesIO(pictures.lies(look).draw()))
        lines = pictures.body(look)
        return whole if lines is None else whole.crop((0, lines[0], whole.width, lines[1]))

    def _paste(
        self, height: int, top: int, paint: Callable[[Pen], None], left: int = 0, width: int = 0
    ) -> None:
        scene = Scene(self._theme, width or self._whole.width, height, paint, ())
        self._whole.paste(self._mapper.mapped(draw_whole(scene, ())), (left, top))

    def _begin(self, sheet: Image.Image) -> None:
        """Choose the size and palette by the first sheet; all others have the same."""
        entries = sheet.getpalette() or []
        palette = [(red, green, blue) for red, green, blue in zip(*[iter(entries)] * 3, strict=True)]
        self._mapper = png.Mapper(tuple(dict.fromkeys(palette)) or self._theme.palette)
        self._sheets: dict[int, Image.Image] = {}
        across = sheet.width // self._columns + GAP
        down = self._tag + sheet.height // self._columns + GAP
        self._cell = across, down
        rows = ceil(len(self._look.players) / self._columns)
        size = max(WIDTH, self._columns * across - GAP), HEAD + rows * down - GAP + self._strip
        ground = self._mapper[int.from_bytes(bytes((*self._theme.ground, 255)), "little")]
        self._whole = Image.new("L", size, ground)
        self._film = Film(size, self._mapper.palette)
        for seat, name in enumerate(drawn_names(self._look)) if self._tag else ():
            row, column = divmod(seat, self._columns)
            tag = partial(self._paint_tag, Seat(seat), name)
            self._paste(TAG, HEAD + row * down, tag, column * across, across - GAP)

    def _place(self, lane: int, sheet: Image.Image) -> None:
        """Put a reduced sheet into the frame; only changes cost time."""
        before, scale = self._sheets.get(lane), self._columns
        self._sheets[lane] = sheet
        box = (0, 0, *sheet.size) if before is None else ImageChops.difference(before, sheet).getbbox()
        if box is None:
            return
        left, top = box[0] // scale, box[1] // scale
        # The last pixels of an odd side are ground.
        right, bottom = (
            min(-(-end // scale), side // scale) for end, side in zip(box[2:], sheet.size, strict=True)
        )
        part = sheet.crop((left * scale, top * scale, right * scale, bottom * scale))
        row, column = divmod(lane, self._columns)
        place = column * self._cell[0] + left, HEAD + row * self._cell[1] + self._tag + top
        self._whole.paste(self._mapper.mapped(part.reduce(scale)), place)

    def _paint_head(self, frame: Frame, points: Sequence[int], pen: Pen) -> None:
        """Paint the round and its throw; in solo, also the points and the grade, which otherwise are in the
        lanes."""
        theme, middle, right = self._theme, HEAD / 2, self._whole.width - EDGE
        words = self._look.say("film-round", round=frame.round)
        pen.words(
            (EDGE, middle),
            words,
            theme.ink,
            44,
            self._whole.width / 2 - 2 * THROW - EDGE,
            face=BOLD,
            anchor="l",
        )
        throws = [dice for step, dice in self._look.dice.throws if step < frame.step]
        if throws and frame.round:
            left = round(self._whole.width / 2 - 1.6 * THROW)
            throw = PARTS[self._look.kind].pictures.throw
            # The round was played with its last throw.
            throw(pen.at(left, (HEAD - THROW) // 2), throws[-1], THROW)
        if self._is_alone:
            pen.text((right, middle), str(points[0]), theme.score, POINTS_SIZE, face=BOLD, anchor="r")
            if grade := frame.grades[0]:
                draw_grade(pen, (right - 150, middle), is_blunder=grade is Grade.BLUNDER)

    def _paint_tag(self, seat: Seat, name: Name, pen: Pen) -> None:
        """Paint whose sheet is below."""
        draw_seat(pen, (EDGE + 20, TAG / 2), 20, seat)
        words, size = name.fit(LETTERS, self._cell[0] - GAP - 2 * EDGE - 50)
        pen.text((EDGE + 50, TAG / 2), words, self._theme.ink, size, face=name.face, anchor="l")

    def _paint(self, frame: Frame, points: Sequence[int], pen: Pen) -> None:
        """Paint each seat's lane: badge, strip, points, grade."""
        theme, room = self._theme, self._whole.width - 2 * EDGE - BADGES - POINTS - SIGNS
        most = max(1, *self._look.points)
        middle = LANE / 2
        for seat, count in enumerate(points):
            lane = pen.at(EDGE, EDGE + LANE * seat)
            draw_seat(lane, (middle - 4, middle), middle - 5, Seat(seat))
            lane.rectangle((BADGES, 8, BADGES + room, LANE - 8), theme.panel)
            if reached := round(room * max(0, count) / most):
                lane.rectangle((BADGES, 8, BADGES + reached, LANE - 8), theme.wall)
                lane.rectangle(
                    (BADGES + 2, 10, BADGES + max(3, reached - 2), LANE - 10), theme.seat(Seat(seat))
                )
            lane.text(
                (BADGES + room + POINTS - 12, middle), str(count), theme.ink, LETTERS, face=BOLD, anchor="r"
            )
            if grade := frame.grades[seat]:
                place = BADGES + room + POINTS + SIGNS / 2, middle
                draw_grade(lane, place, is_blunder=grade is Grade.BLUNDER)
