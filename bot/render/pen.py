"""Drawing primitives in the pixels of a usual picture, on a canvas that is larger: by SCALE, or more for a sharper one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, floor, hypot, pi, sin

from PIL import Image, ImageDraw

from bot.render.theme import CAP, REGULAR, RGB, SCALE, SMALLEST, Theme, font

Point = tuple[float, float]
Box = tuple[float, float, float, float]
ELLIPSIS = "…"


class Pen:
    """Draws relative to its own origin, so that a part looks the same wherever it is, in the colours of a theme."""

    def __init__(
        self, draw: ImageDraw.ImageDraw, theme: Theme, x: int = 0, y: int = 0, scale: int = SCALE
    ) -> None:
        self.theme = theme
        self.width = self.height = 0
        """The size of the place to draw in, if it has one."""
        self._draw, self._x, self._y, self._scale = draw, x, y, scale
        # Letters without grey edges of their own: the reduction smooths them, and files get
        # smaller by a tenth.
        draw.fontmode = "1"

    def at(self, x: int, y: int) -> Pen:
        return Pen(self._draw, self.theme, self._x + x, self._y + y, self._scale)

    @property
    def middle(self) -> Point:
        return self.width / 2, self.height / 2

    def sized(self, width: int, height: int) -> Pen:
        pen = self.at(0, 0)
        pen.width, pen.height = width, height
        return pen

    def in_theme(self, theme: Theme) -> Pen:
        return Pen(self._draw, theme, self._x, self._y, self._scale)

    def _points(self, points: Iterable[Point]) -> list[Point]:
        return [((x + self._x) * self._scale, (y + self._y) * self._scale) for x, y in points]

    def _box(self, box: Box) -> Box:
        (left, top), (right, bottom) = self._points([box[:2], box[2:]])
        # Pillow draws the last pixel too.
        return left, top, right - 1, bottom - 1

    def rectangle(self, box: Box, fill: RGB) -> None:
        self._draw.rectangle(self._box(box), fill=fill)

    def polygon(self, points: Sequence[Point], fill: RGB) -> None:
        self._draw.polygon(self._points(points), fill=fill)

    def gem(self, box: Box, cut: float, fill: RGB, *, line: RGB | None = None, width: float = 0) -> None:
        """Draw a box with cut corners, with a line inside its edge if a colour is given."""
        self.polygon(gem_outline(box, cut, 1 / self._scale), line or fill)
        if line is not None:
            left, top, right, bottom = box
            inner = (left + width, top + width, right - width, bottom - width)
            self.polygon(gem_outline(inner, max(0, cut - width * 0.6), 1 / self._scale), fill)

    def octagon(self, box: Box, cut: float) -> list[Point]:
        """Return a box with cut corners; where all are whole pixels, it is drawn alike on all sides."""
        # Pillow drops fractions: half a pixel of the canvas keeps a float that is a little too small from losing one.
        return gem_outline(box, cut, 0.5 / self._scale)

    def disc(self, centre: Point, radius: float, fill: RGB) -> None:
        x, y = centre
        self._draw.ellipse(self._box((x - radius, y - radius, x + radius, y + radius)), fill=fill)

    def line(self, points: Sequence[Point], colour: RGB, width: float) -> None:
        """Draw a line with round ends and corners."""
        self._draw.line(self._points(points), fill=colour, width=round(width * self._scale))
        for point in points:
            self.disc(point, width / 2, colour)

    def text(
        self,
        place: Point,
        words: str,
        colour: RGB,
        size: int,
        *,
        face: str = REGULAR,
        anchor: str = "m",
    ) -> None:
        """Draw words, their capitals centred on the height of the place; the anchor across is l, m or r."""
        x, y = place
        letters = font(face, size * self._scale)
        # Whole final pixels, so that feet and first stems of letters stay sharp and files small.
        left = x + self._x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * letters.getlength(words) / self._scale
        ink = letters.getbbox(words, anchor="ls")[0] / self._scale
        # Not `round`: it rounds halves to even, which depends on where the origin is.
        feet = floor(y + self._y + size * CAP / 2 + 0.5)
        base = (floor(left + ink + 0.5) - ink) * self._scale, feet * self._scale
        self._draw.text(base, words, fill=colour, font=letters, anchor="ls")

    def words(
        self,
        place: Point,
        words: str,
        colour: RGB,
        size: int,
        width: float,
        *,
        face: str = REGULAR,
        anchor: str = "m",
        least: int = SMALLEST,
    ) -> float:
        """Draw words so that they fit: shrunk down to `least`, then cut short. Return the width that they take."""
        words, size = fit(words, size, width, face, least=least)
        self.text(place, words, colour, size, face=face, anchor=anchor)
        return text_width(words, size, face)

    def slip(self, box: Box, cut: float, width: float = 4) -> None:
        """Draw a slip of paper, on which a move in pencil stands until it can no longer change."""
        self.gem(box, cut, self.theme.paper, line=self.theme.accent, width=width)

    def dashed(self, box: Box, cut: float, width: float, dash: float, *, edge: RGB) -> None:
        """Draw a frame of dashes with cut corners, around a move that is compared with a better one."""
        outline = gem_outline(box, cut)
        dashes(self, [*outline, outline[0]], self.theme.paper, width, dash, edge=edge)


def gem_outline(box: Box, cut: float, last: float = 1 / SCALE) -> list[Point]:
    """Return a box with cut corners, smaller by its last pixel, since Pillow draws a polygon's last pixel too."""
    left, top, right, bottom = box
    right, bottom = right - last, bottom - last
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


def dashes(pen: Pen, points: Sequence[Point], colour: RGB, width: float, dash: float, *, edge: RGB) -> None:
    """Draw a line of dashes about so long, as many as fit evenly on each part, with an edge of another colour."""
    for (x, y), (to_x, to_y) in pairwise(points):
        count = max(1, round(hypot(to_x - x, to_y - y) / (2 * dash)))
        for number in range(count):
            begin, end = (number + 0.25) / count, (number + 0.75) / count
            ends = [(x + (to_x - x) * share, y + (to_y - y) * share) for share in (begin, end)]
            pen.line(ends, edge, width + 4)
            pen.line(ends, colour, width)


def text_width(words: str, size: int, face: str = REGULAR) -> float:
    """Return the width of the words in final pixels."""
    return font(face, size * SCALE).getlength(words) / SCALE


def fit(
    words: str, size: int, width: float, face: str = REGULAR, *, least: int = SMALLEST
) -> tuple[str, int]:
    """Return the words and the size at which they fit: shrunk down to `least`, then cut short."""
    while size > least and text_width(words, size, face) > width:
        size -= 1
    if text_width(words, size, face) <= width:
        return words, size
    while words and text_width(words + ELLIPSIS, size, face) > width:
        words = words[:-1].rstrip()
    return words + ELLIPSIS, size


def blank(width: int, height: int, colour: RGB, scale: int = SCALE) -> Image.Image:
    return Image.new("RGB", (width * scale, height * scale), colour)


def star(pen: Pen, centre: Point, radius: float, colour: RGB) -> None:
    x, y = centre
    spikes = ((radius if i % 2 == 0 else radius * 0.45, pi * i / 5 - pi / 2) for i in range(10))
    pen.polygon([(x + r * cos(a), y + r * sin(a)) for r, a in spikes], colour)


def tick(pen: Pen, centre: Point, size: float, colour: RGB, width: float = 6) -> None:
    x, y = centre
    points = [(x - size * 0.45, y + size * 0.02), (x - size * 0.12, y + size * 0.35)]
    pen.line([*points, (x + size * 0.45, y - size * 0.35)], colour, width)


def cross(pen: Pen, centre: Point, size: float, colour: RGB, width: float = 6) -> None:
    x, y = centre
    half = size * 0.36
    pen.line([(x - half, y - half), (x + half, y + half)], colour, width)
    pen.line([(x - half, y + half), (x + half, y - half)], colour, width)


def hourglass(pen: Pen, centre: Point, size: float, colour: RGB) -> None:
    x, y = centre
    w, h = size * 0.32, size * 0.42
    pen.polygon([(x - w, y - h), (x + w, y - h), (x, y)], colour)
    pen.polygon([(x, y), (x + w, y + h), (x - w, y + h)], colour)
    for edge in (-h, h):
        pen.line([(x - w - 2, y + edge), (x + w + 2, y + edge)], colour, 4)


def flag(pen: Pen, foot: Point, height: float, colour: RGB, *, pole: RGB) -> None:
    """Draw a flag whose pole stands on a point."""
    x, y = foot
    pen.polygon([(x, y - height), (x + height * 0.75, y - height * 0.75), (x, y - height * 0.5)], colour)
    pen.line([(x, y), (x, y - height)], pole, 3)
