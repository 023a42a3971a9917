"""Every size, colour and font of the pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import font_roboto
import noto_cjk_sans_jp_regular
from PIL import ImageFont

from engine.game import Seat

RGB = tuple[int, int, int]

WIDTH = 1000
SCALE = 2
"""Pictures are drawn this many times larger and then reduced, which smooths edges cheaply."""
SMALLEST = 28
"""The smallest font size in any picture: 11 px when shown 400 px wide."""
LEGIBLE = 41
"""The smallest font size in a picture 1,000 pixels high: capitals are 10 px high at the 350 px of a desktop
client."""
PRESSED = 45
"""The font size of place letters, which people look for on buttons: 11 px at that size."""
EDGE = 20
"""The margin of every picture."""
WALL = 6
COLOURS = 64

FONTS = Path(font_roboto.__file__).parent / "files"
REGULAR, BOLD, PENCIL = "Roboto-Medium.ttf", "Roboto-Bold.ttf", "Roboto-BoldItalic.ttf"
EAST_ASIAN = str(noto_cjk_sans_jp_regular.FONT_PATH)
"""For names only: Noto Sans CJK, which has Chinese and Korean letters as well as Japanese ones."""
FONTS_KEPT = 32
"""The sizes of all faces that stay in memory. Each takes 0.3 MB and a millisecond to make; pictures need some twenty, but names,
which are fitted to their room, come in any size."""
CAP = 0.711
"""Height of a digit or capital of this family, as a share of the font size."""


@lru_cache(FONTS_KEPT)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    # The basic engine draws the same pixels with and without libraqm.
    return ImageFont.truetype(str(FONTS / face), size, layout_engine=ImageFont.Layout.BASIC)


def rgb(code: str) -> RGB:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """Return the first colour with this share of the second in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: RGB) -> float:
    """Return the relative luminance as WCAG 2 defines it."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: RGB, second: RGB) -> float:
    """Return the contrast ratio as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


BLACK, WHITE = rgb("#0b0c0e"), rgb("#ffffff")


@dataclass(frozen=True, slots=True)
class Shades:
    """A colour of a game: the flat stone, its lit and its shaded facet, and the ink that reads on it."""

    base: RGB
    light: RGB
    dark: RGB

    @property
    def ink(self) -> RGB:
        return max((BLACK, WHITE), key=lambda ink: contrast(ink, self.base))

    @property
    def hint(self) -> RGB:
        """Return the ink for choices that are offered but not written."""
        return mix(self.base, self.ink, 0.8)


@dataclass(frozen=True, slots=True)
class Theme:
    name: str
    ground: RGB
    panel: RGB
    """Raised ground: boxes, tiles, value strips."""
    rule: RGB
    """Thin lines on the ground."""
    wall: RGB
    ink: RGB
    soft: RGB
    """Ink for less important words; its contrast on ground and panel is still 4.5 to 1."""
    faint: RGB
    """Ink for what is gone or not yet there."""
    accent: RGB
    accent_ink: RGB
    score: RGB
    """The accent as ink on the ground."""
    paper: RGB
    graphite: RGB
    tie: RGB
    """The lines from scoring fields to areas."""
    danger: RGB
    good: RGB
    seats: tuple[RGB, ...]
    colours: Mapping[str, Shades] = field(default_factory=dict)
    """The colours of one game."""
    also: tuple[RGB, ...] = ()
    """Further flat colours of one game."""

    @property
    def has_outlines(self) -> bool:
        """Return whether an outline around a stone is visible on the ground."""
        return contrast(self.wall, self.ground) >= 3

    def seat(self, seat: Seat) -> RGB:
        return self.seats[seat % len(self.seats)]

    @property
    def palette(self) -> tuple[RGB, ...]:
        """Return at most 64 colours: every flat colour unchanged, then the blends of smooth edges."""
        return tuple(dict.fromkeys([*self._flat(), *self._blends()]))[:COLOURS]

    def _flat(self) -> Iterator[RGB]:
        yield from (self.ground, self.panel, self.rule, self.wall, self.ink, self.soft, self.faint)
        yield from (
            self.accent,
            self.accent_ink,
            self.score,
            self.paper,
            self.graphite,
            self.danger,
            self.good,
        )
        yield from (BLACK, WHITE)
        for shades in self.colours.values():
            yield from (shades.base, shades.light, shades.dark, shades.hint)
        yield from self.seats
        yield from self.also

    def _blends(self) -> Iterator[RGB]:
        """Yield the colours of smooth edges, the most needed first: the last ones may find no room."""
        yield mix(self.ground, self.ink, 0.75)
        yield mix(self.ground, self.ink, 0.33)
        yield mix(self.panel, self.ink, 0.5)
        yield mix(self.panel, self.accent, 0.5)
        for shades in self.colours.values():
            yield mix(shades.base, shades.ink, 0.45)
        yield mix(self.paper, self.graphite, 0.5)
        yield mix(self.accent, self.accent_ink, 0.5)


def shades(base: str, light: str, dark: str) -> Shades:
    return Shades(rgb(base), rgb(light), rgb(dark))


# Bright enough for black numbers, dark enough to stand beside each other; `sight` in the tests measures them.
_SEATS = {
    "🔵": "#4590ea",
    "🟠": "#f28b30",
    "🟢": "#55b653",
    "⚪": "#f4f1ea",
    "🟣": "#c69df4",
    "🔴": "#ec5a60",
    "🟡": "#f6d743",
    "🟤": "#b28259",
}
SEATS = tuple(map(rgb, _SEATS.values()))
"""The colours of the seats; the first two or three are the easiest to tell apart."""
WON, LOST = rgb("#f6c553"), rgb("#8d929c")
"""The edges of messages about the end of something, whose words say it too. A seat's colour would be green for some, and
so make their losses look like wins."""


def badge(seat: Seat) -> str:
    """Return the emoji that stands for a seat in messages, in the colour of its badge in pictures."""
    return tuple(_SEATS)[seat % len(_SEATS)]


THEMES: Mapping[str, Theme] = {
    "dark": Theme(
        name="dark",
        ground=rgb("#222327"),
        panel=rgb("#303238"),
        rule=rgb("#54575f"),
        wall=rgb("#0e0f12"),
        ink=rgb("#f3f4f7"),
        soft=rgb("#bfc3cb"),
        faint=rgb("#8d929c"),
        accent=rgb("#f6c553"),
        accent_ink=BLACK,
        score=rgb("#f6c553"),
        paper=rgb("#f4efe2"),
        graphite=rgb("#3c4048"),
        tie=rgb("#f4efe2"),
        danger=rgb("#ff7a70"),
        good=rgb("#7fd694"),
        seats=SEATS,
    ),
    "light": Theme(
        name="light",
        ground=rgb("#f6f3ec"),
        panel=rgb("#e6e1d5"),
        rule=rgb("#b9b2a3"),
        wall=rgb("#211f26"),
        ink=rgb("#1d1b21"),
        soft=rgb("#55515c"),
        faint=rgb("#8b857b"),
        accent=rgb("#e6ae33"),
        accent_ink=BLACK,
        score=rgb("#8a5a00"),
        paper=rgb("#fffdf6"),
        graphite=rgb("#3c4048"),
        tie=rgb("#3c4048"),
        danger=rgb("#b3261e"),
        good=rgb("#1f7a3d"),
        seats=SEATS,
    ),
}
DEFAULT = "dark"
