"""Two sheets side by side under their titles, with throws above and a sentence below."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageChops

from bot.render import png
from bot.render.canvas import WHOLE_PICTURES, Scene, draw_whole
from bot.render.pen import Pen, text_width, tick
from bot.render.theme import BOLD, EDGE, LEGIBLE, THEMES, WIDTH, Theme

HEAD, TAG, LINE = 74, 62, 46
"""The heights of the title, of what stands above a sheet, and of a line of the sentence."""
THROW, THROWN = 82, 62
"""The height in which games draw a throw, and the one in which it is shown."""
GAP = 16
TALLEST = 560
"""The most that a sheet is high, so that a desktop client shows the whole picture large enough to read."""
TITLE, POINTS = 46, 50
LINES = 3

Throw = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """One of the sheets."""

    title: str
    points: int
    draw: Callable[[], bytes]
    """Draws the whole sheet as a PNG."""
    part: tuple[int, int, int, int] | None
    """Left, top, right and bottom of what is shown of it."""
    is_better: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    title: str
    throws: tuple[Throw, ...]
    draw_throw: Callable[[Pen, Throw, int], None]
    sides: tuple[Side, Side]
    words: str = ""


def draw_pair(pair: Comparison, theme: str) -> bytes:
    """Draw the PNG, 1,000 pixels wide and about 800 high."""
    sheets = [_sheet(side) for side in pair.sides]
    lines = wrapped(pair.words, WIDTH - 2 * EDGE) if pair.words else []
    # One throw stands beside the title.
    top = HEAD + (THROWN + GAP if len(pair.throws) > 1 else 0) + TAG
    tall = max(sheet.height for _, sheet in sheets)
    height = top + tall + GAP + (len(lines) * LINE + GAP if lines else 0)
    chosen, (palette, _) = THEMES[theme], sheets[0]
    with WHOLE_PICTURES:
        whole = draw_whole(Scene(chosen, WIDTH, height, partial(_paint, pair, lines, top, tall), ()), ())
        for number, (_, sheet) in enumerate(sheets):
            middle = WIDTH * (2 * number + 1) // 4
            whole.paste(sheet, (middle - sheet.width // 2, top))
        _paste_throws(whole, pair, chosen)
        return png.whole(png.Mapper(palette).mapped(whole), palette)


def _sheet(side: Side) -> tuple[tuple[tuple[int, int, int], ...], Image.Image]:
    """Return the colours of a sheet, and its part in the size in which it is shown."""
    drawn = Image.open(io.BytesIO(side.draw()))
    entries = drawn.getpalette() or []
    palette = tuple(dict.fromkeys(zip(*[iter(entries)] * 3, strict=True)))
    part = drawn.convert("RGB").crop(side.part or (0, 0, *drawn.size))
    share = min((WIDTH - 3 * GAP) / 2 / part.width, TALLEST / part.height)
    size = round(part.width * share), round(part.height * share)
    return palette, part.resize(size, Image.Resampling.BOX)


def _paint(pair: Comparison, lines: Sequence[str], top: int, tall: int, pen: Pen) -> None:
    theme = pen.theme
    room = WIDTH - 2 * EDGE - (4 * THROWN if len(pair.throws) == 1 else 0)
    pen.words((EDGE, HEAD / 2), pair.title, theme.ink, TITLE, room, face=BOLD, anchor="l", least=LEGIBLE)
    half = WIDTH // 2
    for number, side in enumerate(pair.sides):
        tag, middle = pen.at(number * half + GAP, top - TAG), TAG / 2
        left = 8
        if side.is_better:
            tick(tag, (left + 18, middle), 34, theme.good, 7)
            left += 50
        points, right = str(side.points), half - 2 * GAP
        free = right - text_width(points, POINTS, BOLD) - GAP - left
        tag.words((left, middle), side.title, theme.ink, LEGIBLE, free, face=BOLD, anchor="l", least=34)
        tag.text((right, middle), points, theme.score, POINTS, face=BOLD, anchor="r")
    for number, words in enumerate(lines):
        pen.text((EDGE, top + tall + GAP + (number + 0.5) * LINE), words, theme.ink, LEGIBLE - 3, anchor="l")


def _paste_throws(whole: Image.Image, pair: Comparison, theme: Theme) -> None:
    """Put the throws in a row below the title; one alone, at its right end."""
    pitch = (WIDTH - 2 * EDGE) // max(4, len(pair.throws))
    for number, thrown in enumerate(pair.throws):
        paint = partial(_paint_throw, pair, thrown)
        drawn = draw_whole(Scene(theme, 4 * THROW, THROW + GAP, paint, ()), ())
        drawn = drawn.crop(ImageChops.difference(drawn, Image.new("RGB", drawn.size, theme.ground)).getbbox())
        wide = round(drawn.width * THROWN / drawn.height)
        is_alone = len(pair.throws) == 1
        place = (WIDTH - EDGE - wide, (HEAD - THROWN) // 2) if is_alone else (EDGE + number * pitch, HEAD)
        whole.paste(drawn.resize((wide, THROWN), Image.Resampling.BOX), place)


def _paint_throw(pair: Comparison, thrown: Throw, pen: Pen) -> None:
    pair.draw_throw(pen.at(GAP // 2, GAP // 2), thrown, THROW)


def wrapped(words: str, width: float) -> list[str]:
    """Return the words in lines, at most a few; the last one is cut short."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, LEGIBLE - 3) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines[:LINES]
