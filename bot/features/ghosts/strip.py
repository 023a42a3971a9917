"""The strip below a sheet: one's own points as a bar, and the other's as a line that moves along."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from bot.features.ghosts.facts import Rivalry
from bot.pages.page import Draw, Picture
from bot.render import png
from bot.render.canvas import Scene, draw_whole
from bot.render.pen import Pen, text_width
from bot.render.theme import BOLD, EDGE, LEGIBLE, THEMES, WIDTH, Theme
from bot.turns.look import Look

HEIGHT = 104
BAR_TOP, BAR_BOTTOM = 14, 50
WORDS_AT = 78
"""The middle of the words below the bar."""
LEAST = 40
"""The least points that the whole bar stands for."""
LINE = 8
GAP = 18


@dataclass(frozen=True, slots=True)
class Race:
    """What the strip shows."""

    own: int
    other: int
    whole: int
    """The points that fill the bar."""
    words: tuple[str, str]
    """The words below one's own points and the other's."""
    theme: Theme


def with_strip(look: Look, sheet: Picture) -> Picture:
    """Return the sheet with the strip below it, or as it is if the other has not played."""
    known = look.facts.of(Rivalry)
    other = None if known is None else known.points_beside(look)
    if other is None or sheet.then:
        return sheet
    own = look.points[0]
    words = look.say("strip-own", points=own), look.say("strip-other", points=other)
    race = Race(own, other, max(LEAST, own, other), words, THEMES[look.viewer.theme])
    alt = f"{sheet.description} {'. '.join(words)}."
    return replace(sheet, description=alt, draw=Draw(render_strip, sheet.draw, race))


def render_strip(sheet: Callable[..., bytes], race: Race, *, scale: int = 1) -> bytes:
    """Return the PNG of a sheet with the strip below, equally wide and in the sheet's own colours.

    At another scale than 1, the sheet is drawn at it.
    """
    above = Image.open(io.BytesIO(sheet() if scale == 1 else sheet(scale=scale)))
    entries = above.getpalette() if above.mode == "P" else None
    palette = race.theme.palette if entries is None else tuple(zip(*[iter(entries)] * 3, strict=True))
    mapper = png.Mapper(tuple(dict.fromkeys(palette)))
    below = draw_whole(Scene(race.theme, WIDTH, HEIGHT, partial(_paint, race), ()), ())
    if above.width != WIDTH:
        below = below.resize((above.width, max(1, HEIGHT * above.width // WIDTH)))
    top = mapper.mapped(above.convert("RGB")) if entries is None else above
    raw = top.tobytes() + mapper.mapped(below).tobytes()
    lines = (raw[at : at + above.width] for at in range(0, len(raw), above.width))
    head = png.header(above.width, above.height + below.height, palette)
    return png.encode(head, png.fast_deflate(b"".join(b"\0" + line for line in lines)))


def _paint(race: Race, pen: Pen) -> None:
    theme, left, right = race.theme, EDGE, WIDTH - EDGE

    def at(points: int) -> float:
        return left + (right - left) * max(0, min(points, race.whole)) / race.whole

    pen.gem((left, BAR_TOP, right, BAR_BOTTOM), 10, theme.panel)
    if at(race.own) > left + 20:
        pen.gem((left, BAR_TOP, at(race.own), BAR_BOTTOM), 10, theme.accent)
    line = min(max(at(race.other), left + LINE / 2), right - LINE / 2)
    colour = theme.good if race.own >= race.other else theme.danger
    pen.rectangle((line - LINE / 2 - 3, BAR_TOP - 8, line + LINE / 2 + 3, BAR_BOTTOM + 8), theme.ground)
    pen.rectangle((line - LINE / 2, BAR_TOP - 8, line + LINE / 2, BAR_BOTTOM + 8), colour)
    mine, other = race.words
    wide = text_width(mine, LEGIBLE, BOLD)
    pen.text((left, WORDS_AT), mine, theme.ink, LEGIBLE, face=BOLD, anchor="l")
    beside = text_width(other, LEGIBLE, BOLD)
    start = min(max(line - beside / 2, left + wide + GAP), right - beside)
    pen.text((start, WORDS_AT), other, colour, LEGIBLE, face=BOLD, anchor="l")
