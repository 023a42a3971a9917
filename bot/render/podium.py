"""The end of a game in one picture: who won and with which sheet, the others in order of place, and what made points."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from bot.render import png
from bot.render.canvas import WHOLE_PICTURES, Scene, draw_whole
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, Point, fit, text_width
from bot.render.theme import BOLD, REGULAR, RGB, WIDTH, Theme
from engine.game import Seat

HEIGHT = 800
"""Together with WIDTH, the box that a desktop client shows at 437 x 350."""
MARGIN, GAP = 16, 10
LEAST = 33
"""The smallest font size: capitals are then 10 px high at 437 x 350."""
TITLE, NAME_LEAST = 97, 69
"""Font sizes of the winner's line; capitals of the first are 22 px high at 320 px wide."""
BAR = 104
"""The height of the line of a single winner."""
SHARED_BAR = 152
CHIP, CHIP_HEIGHT = 35, 33
"""The heights of a line of parts of the points, and of a coloured one in it."""
MOST_LINES = 3
"""The most lines of parts for somebody who did not win: below them may stand a sheet."""
SIGN_WIDTH, VALUE_WIDTH = 46, 32
"""The widths of the two halves of a coloured part; more digits need more."""
CHIP_GAP = 6
HEAD, BADGE = 52, 25.5
"""The height of the line of somebody who did not win, and the radius of the badge in it: its number is large enough."""
POINTS = 42
"""The font size of the points of somebody who did not win: they leave room for a name of ten letters."""
WINNER_WIDTH = 600
LANE_WIDTH = WIDTH - 3 * MARGIN - WINNER_WIDTH
WITH_SHEETS = 2
"""The most other sheets that have room beside the winner's."""
SMALLEST_SHEET = 160
SPREAD_HEIGHT, SPREAD_TITLE, BAR_GAP = 230, 40, 6
"""The height of the histogram, the font size above it, and the space between its bars."""

Sign = Callable[[Pen, Point], None]


@dataclass(frozen=True, slots=True)
class Part:
    """Something that brought points."""

    points: int
    spoken: str
    """What it is with its points, in words, for the alt text."""
    label: str = ""
    """What it is, if it has no colour."""
    fill: RGB | None = None
    """The colour of what it is, and with it its sign."""
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Finisher:
    """A player at the end of the game."""

    seat: Seat
    name: Name
    place: int
    points: int
    sheet: Callable[[], bytes]
    """Draws the sheet as a PNG of any size."""
    head: int = 0
    """The height of the top of the sheet that is left out: it says what stands beside the sheet anyway."""
    parts: tuple[Part, ...] = ()
    note: str = ""
    """Why this player could not go on, if that decided the game."""
    is_winner: bool = False
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class Goal:
    """Points to compare a solo score with."""

    points: int
    label: str


@dataclass(frozen=True, slots=True)
class Spread:
    """How everybody's points for the same task are spread, as a histogram."""

    counts: tuple[int, ...]
    """How many people lie in each of equal steps, the fewest points first."""
    own: int
    """The index of the step with the player's own points."""
    least: int
    most: int
    """The points of those who have the fewest and the most."""
    title: str
    """How the player stands among them, in a few words."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a solo score is compared with."""

    goals: tuple[Goal, ...] = ()
    spread: Spread | None = None


@dataclass(frozen=True, slots=True)
class Podium:
    """The finished game: its players by place, winners first, and in solo what the score is compared with."""

    finishers: tuple[Finisher, ...]
    compared: Compared = Compared()

    @property
    def winners(self) -> tuple[Finisher, ...]:
        """Return the winners; alone, the player, who is shown as large."""
        return tuple(one for one in self.finishers if one.is_winner) or self.finishers[:1]

    @property
    def others(self) -> tuple[Finisher, ...]:
        return self.finishers[len(self.winners) :]


@dataclass(frozen=True, slots=True)
class Box:
    x: int
    y: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        return self.y + self.height


def draw_podium(podium: Podium, theme: Theme) -> bytes:
    """Draw the PNG, 1,000 x 800 pixels, with sheets reduced to fit."""
    layout = Layout(podium, theme)
    with WHOLE_PICTURES:
        picture = draw_whole(layout.scene(), ())
        for one, box in layout.sheets():
            _paste(picture, one, box)
        return png.whole(png.mapper_of(theme.palette).mapped(picture), theme.palette)


def _paste(picture: Image.Image, one: Finisher, box: Box) -> None:
    """Put a player's sheet into the middle of its box, as large as it fits."""
    sheet = Image.open(io.BytesIO(one.sheet())).convert("RGB")
    tile = sheet.crop((0, one.head, sheet.width, sheet.height))
    share = min(box.width / tile.width, box.height / tile.height)
    size = round(tile.width * share), round(tile.height * share)
    small = tile.resize(size, Image.Resampling.BOX)
    picture.paste(small, (box.x + (box.width - size[0]) // 2, box.y + (box.height - size[1]) // 2))


@dataclass(frozen=True)
class Layout:
    """Where everything on the picture stands."""

    podium: Podium
    theme: Theme

    @property
    def is_solo(self) -> bool:
        return len(self.podium.finishers) == 1

    def scene(self) -> Scene:
        return Scene(self.theme, WIDTH, HEIGHT, self.draw, ())

    def draw(self, pen: Pen) -> None:
        """Draw everything but the sheets."""
        if len(self.podium.winners) == 1:
            (winner,) = self.podium.winners
            self._bar(pen, winner)
            below = self._below()
            chips(pen, below, winner.parts, lines=below.height // CHIP)
            if self.is_solo:
                box = Box(WINNER_WIDTH + 2 * MARGIN, MARGIN + BAR + GAP, LANE_WIDTH, self._height)
                self._comparison(pen, box, winner.points)
        else:
            for winner, box in zip(self.podium.winners, self._columns(), strict=True):
                self._shared(pen, winner, box)
        for other, box in zip(self.podium.others, self._lanes(), strict=True):
            self._lane(pen, other, box)

    def sheets(self) -> Iterator[tuple[Finisher, Box]]:
        """Yield whose sheets are shown, and where."""
        if len(self.podium.winners) == 1:
            top = MARGIN + BAR + GAP
            bottom = self._below().y - GAP
            yield self.podium.winners[0], Box(MARGIN, top, WINNER_WIDTH, bottom - top)
            for other, lane in zip(self.podium.others, self._lanes(), strict=True):
                if self._has_sheet(other, lane):
                    yield other, self._small(other, lane)
            return
        for winner, box in zip(self.podium.winners, self._columns(), strict=True):
            top = box.y + SHARED_BAR + GAP
            yield winner, Box(box.x, top, box.width, box.bottom - self._chips(box) - GAP - top)

    @property
    def _height(self) -> int:
        """Return the height below the line of a single winner."""
        return HEIGHT - 2 * MARGIN - BAR - GAP

    def _below(self) -> Box:
        """Return the lines below the sheet of a single winner."""
        lines = min(2, lines_of(self.podium.winners[0].parts, WINNER_WIDTH))
        return Box(MARGIN, HEIGHT - MARGIN - lines * CHIP, WINNER_WIDTH, lines * CHIP)

    def _columns(self) -> list[Box]:
        """Return the boxes of those who share the win."""
        count = len(self.podium.winners)
        pitch = (WIDTH - 2 * MARGIN + GAP) / count
        lanes = self._lanes()
        bottom = lanes[0].y - GAP if lanes else HEIGHT - MARGIN
        return [
            Box(MARGIN + round(i * pitch), MARGIN, round(pitch) - GAP, bottom - MARGIN) for i in range(count)
        ]

    def _lanes(self) -> list[Box]:
        """Return the boxes of all who did not win: beside a single winner, below several."""
        count = len(self.podium.others)
        if not count:
            return []
        if len(self.podium.winners) == 1:
            height = (self._height + GAP) // count - GAP
            if count == 1:
                height = min(height, self._words(self.podium.others[0], LANE_WIDTH) + LANE_WIDTH)
            top = MARGIN + BAR + GAP
            x = WINNER_WIDTH + 2 * MARGIN
            return [Box(x, top + i * (height + GAP), LANE_WIDTH, height) for i in range(count)]
        columns = 2 if count in (2, 4) else min(3, count)
        width = (WIDTH - 2 * MARGIN + GAP) // columns - GAP
        rows, height = -(-count // columns), max(self._words(one, width) for one in self.podium.others)
        top = HEIGHT - MARGIN - rows * (height + GAP) + GAP
        return [
            Box(MARGIN + i % columns * (width + GAP), top + i // columns * (height + GAP), width, height)
            for i in range(count)
        ]

    def _bar(self, pen: Pen, winner: Finisher) -> None:
        """Draw the line of a single winner: the largest type of the picture."""
        theme, middle = self.theme, MARGIN + BAR / 2
        right = WIDTH - MARGIN
        pen.gem((MARGIN, MARGIN, right, MARGIN + BAR), 16, theme.accent)
        left = MARGIN + 24
        if not self.is_solo:
            draw_seat(pen, (left + 38, middle), 38, winner.seat)
            left += 96
        points = str(winner.points)
        pen.text((right - 26, middle), points, theme.accent_ink, TITLE, face=BOLD, anchor="r")
        room = right - 26 - text_width(points, TITLE, BOLD) - 30 - left
        face = BOLD if winner.name.face == REGULAR else winner.name.face
        words, size = winner.name.fit(TITLE - 9, room, least=NAME_LEAST, face=face)
        pen.text((left, middle), words, theme.accent_ink, size, face=face, anchor="l")

    def _comparison(self, pen: Pen, box: Box, points: int) -> None:
        """Draw what a solo score is compared with: goals above, everybody else below."""
        compared = self.podium.compared
        if compared.spread is not None:
            below = Box(box.x, box.bottom - SPREAD_HEIGHT, box.width, SPREAD_HEIGHT)
            draw_spread(pen, below, compared.spread)
            box = replace(box, height=box.height - SPREAD_HEIGHT - 3 * GAP)
        draw_scale(pen, box, points, compared.goals)

    def _shared(self, pen: Pen, winner: Finisher, box: Box) -> None:
        """Draw one of those who share the win: the name above the points."""
        theme = self.theme
        pen.gem((box.x, box.y, box.x + box.width, box.y + SHARED_BAR), 16, theme.accent)
        face = BOLD if winner.name.face == REGULAR else winner.name.face
        words, size = winner.name.fit(60, box.width - 2 * MARGIN, least=LEAST, face=face)
        middle = box.x + box.width / 2
        pen.text((middle, box.y + 36), words, theme.accent_ink, size, face=face)
        points = str(winner.points)
        wide = text_width(points, TITLE, BOLD) + 80
        draw_seat(pen, (middle - wide / 2 + 32, box.y + 104), 32, winner.seat)
        pen.text((middle + wide / 2, box.y + 104), points, theme.accent_ink, TITLE, face=BOLD, anchor="r")
        height = self._chips(box)
        under = Box(box.x, box.bottom - height, box.width, height)
        chips(pen, under, winner.parts, lines=height // CHIP)

    def _chips(self, box: Box) -> int:
        """Return the height of the parts of those who share the win, the same for all."""
        return CHIP * min(4, max(lines_of(winner.parts, box.width) for winner in self.podium.winners))

    @staticmethod
    def _words(other: Finisher, width: int) -> int:
        """Return the height of a lane without a sheet."""
        lines = min(MOST_LINES, lines_of(other.parts, width - 24)) + (1 if other.note else 0)
        return HEAD + lines * CHIP + 8

    def _lane(self, pen: Pen, other: Finisher, box: Box) -> None:
        """Draw somebody who did not win: place, badge, name and points, and below what made them."""
        theme, right = self.theme, box.x + box.width
        pen.gem((box.x, box.y, right, box.bottom), 12, theme.panel)
        ink, middle = theme.soft if other.has_left else theme.ink, box.y + HEAD / 2
        left = box.x + 12.0
        if not other.has_left:
            place = f"{other.place}."
            pen.text((left, middle), place, theme.soft, LEAST, face=BOLD, anchor="l")
            left += text_width(place, LEAST, BOLD) + 6
        draw_seat(pen, (left + BADGE, middle), BADGE, other.seat)
        left += 2 * BADGE + 6
        points = str(other.points)
        pen.text((right - 12, middle), points, ink, POINTS, face=BOLD, anchor="r")
        room = right - 12 - text_width(points, POINTS, BOLD) - 8 - left
        words, size = other.name.fit(38, room, least=LEAST)
        pen.text((left, middle), words, ink, size, face=other.name.face, anchor="l")
        top = box.y + HEAD
        if other.note:
            pen.text(
                (box.x + 14, top + CHIP / 2),
                _cut(other.note, box.width - 28),
                theme.danger,
                LEAST,
                anchor="l",
            )
            top += CHIP
        room_below = box.bottom - top
        under = Box(box.x + 12, top, box.width - 24, room_below)
        lines = MOST_LINES if self._has_sheet(other, box) else room_below // CHIP
        chips(pen, under, other.parts, lines=lines)

    def _has_sheet(self, other: Finisher, lane: Box) -> bool:
        """Return whether a lane beside a single winner has room for a sheet."""
        is_beside = len(self.podium.winners) == 1 and len(self.podium.others) <= WITH_SHEETS
        return is_beside and self._small(other, lane).height >= SMALLEST_SHEET

    def _small(self, other: Finisher, lane: Box) -> Box:
        """Return what a lane leaves for a small sheet."""
        used = self._words(other, lane.width)
        return Box(lane.x + 10, lane.y + used, lane.width - 20, lane.height - used - 10)


def _cut(words: str, width: float) -> str:
    return fit(words, LEAST, width, REGULAR, least=LEAST)[0]


def _chip_width(part: Part) -> float:
    if part.fill is not None:
        return SIGN_WIDTH + max(VALUE_WIDTH, text_width(str(part.points), LEAST, BOLD) + 14)
    return text_width(part.label, LEAST) + 10 + text_width(str(part.points), LEAST, BOLD) + 14


def _lines(parts: Sequence[Part], width: float) -> list[list[Part]]:
    lines: list[list[Part]] = [[]]
    left = 0.0
    for part in parts:
        wide = _chip_width(part) + CHIP_GAP
        if lines[-1] and left + wide - CHIP_GAP > width:
            lines.append([])
            left = 0
        lines[-1].append(part)
        left += wide
    return lines


def lines_of(parts: Sequence[Part], width: float) -> int:
    """Return how many lines the parts need at this width; none without parts."""
    return len(_lines(parts, width)) if parts else 0


def chips(pen: Pen, box: Box, parts: Sequence[Part], *, lines: int) -> None:
    """Draw what made the points, from the left; what finds no room is only in the alt text."""
    for number, line in enumerate(_lines(parts, box.width)[:lines]):
        left, middle = float(box.x), box.y + number * CHIP + CHIP / 2
        for part in line:
            _chip(pen, (left, middle), part)
            left += _chip_width(part) + CHIP_GAP


def _chip(pen: Pen, left: Point, part: Part) -> None:
    """Draw the label or, on the colour, the sign; then the points."""
    x, y = left
    if part.fill is None:
        pen.text((x + 2, y), part.label, pen.theme.soft, LEAST, anchor="l")
        after = x + 12 + text_width(part.label, LEAST)
        pen.text((after, y), str(part.points), pen.theme.ink, LEAST, face=BOLD, anchor="l")
        return
    middle, right, half = x + SIGN_WIDTH, x + _chip_width(part), CHIP_HEIGHT / 2
    pen.gem((x, y - half, right, y + half), 8, pen.theme.paper, line=part.fill, width=3)
    pen.polygon(
        [
            (middle, y - half),
            (x + 8, y - half),
            (x, y - half + 8),
            (x, y + half - 8),
            (x + 8, y + half),
            (middle, y + half),
        ],
        part.fill,
    )
    if part.sign is not None:
        part.sign(pen, (x + SIGN_WIDTH / 2, y))
    pen.text((middle + (right - middle) / 2 - 1, y), str(part.points), pen.theme.graphite, LEAST, face=BOLD)


def draw_scale(pen: Pen, box: Box, points: int, goals: Sequence[Goal]) -> None:
    """Draw the points as a bar, and beside it what they are compared with, each at its height."""
    most = max([points, 1, *(goal.points for goal in goals)])
    top, bottom, wide = box.y, box.bottom, 62

    def at(number: int) -> float:
        return bottom - (bottom - top) * max(0, number) / most

    pen.gem((box.x, top, box.x + wide, bottom), 10, pen.theme.panel)
    if at(points) < bottom - 20:
        pen.gem((box.x, at(points), box.x + wide, bottom), 10, pen.theme.accent)
    left = box.x + wide + 38
    labels = apart([at(goal.points) for goal in goals], 88, top + 38, bottom - 38)
    for goal, y in zip(goals, labels, strict=True):
        is_reached = points >= goal.points
        ink, foot = (
            (pen.theme.ink if is_reached else pen.theme.soft),
            min(max(at(goal.points), top + 3), bottom - 3),
        )
        line = [(box.x + 3, foot), (box.x + wide + 8, foot), (box.x + wide + 28, y)]
        pen.line(line, pen.theme.good if is_reached else pen.theme.faint, 5)
        pen.text((left, y - 18), str(goal.points), ink, 42, face=BOLD, anchor="l")
        pen.text((left, y + 20), _cut(goal.label, box.x + box.width - left), ink, LEAST, anchor="l")


def draw_spread(pen: Pen, box: Box, spread: Spread) -> None:
    """Draw a bar for each step, the player's own in the accent, between the fewest and the most points."""
    pen.words(
        (box.x, box.y + 22),
        spread.title,
        pen.theme.ink,
        SPREAD_TITLE,
        box.width,
        face=BOLD,
        anchor="l",
        least=LEAST,
    )
    top, bottom = box.y + 54, box.bottom - 42
    pitch = (box.width + BAR_GAP) / len(spread.counts)
    highest = max(spread.counts)
    for step, count in enumerate(spread.counts):
        left = box.x + step * pitch
        tall = max(8, (bottom - top) * count / highest) if count else 4
        ink = pen.theme.accent if step == spread.own else pen.theme.faint
        pen.rectangle((left, bottom - tall, left + pitch - BAR_GAP, bottom), ink)
    pen.text((box.x, box.bottom - 18), str(spread.least), pen.theme.soft, LEAST, anchor="l")
    if spread.most > spread.least:
        pen.text((box.x + box.width, box.bottom - 18), str(spread.most), pen.theme.soft, LEAST, anchor="r")


def apart(heights: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """Move labels so far apart that none touches another, and keep their order and ends."""
    order = sorted(range(len(heights)), key=lambda i: (heights[i], i))
    moved = list(heights)
    above = top - least
    for i in order:
        moved[i] = above = max(moved[i], above + least)
    below = bottom + least
    for i in reversed(order):
        moved[i] = below = min(moved[i], below - least)
    return moved
