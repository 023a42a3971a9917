"""Measures drawing: milliseconds of CPU time, bytes, and ratios within one run."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

from PIL import Image, ImageDraw

from bot.render import png
from bot.render.brilliant.colours import THEMES
from bot.render.brilliant.sample import DEFAULT_LEVEL, sample_game
from bot.render.brilliant.sheet import sheet_canvas, sheet_scene
from bot.render.brilliant.shown import sheet_keys
from bot.render.canvas import Canvas, Scene
from bot.render.pen import Pen, blank
from bot.render.theme import DEFAULT
from engine.brilliant.state import Phase
from engine.brilliant.view import View
from engine.game import Seat

SHEETS = 40
RUNS = 7
SEAT = Seat(0)
KILO, MEBI = 1000, 1024**2


@dataclass(frozen=True, slots=True)
class Row:
    """One figure; the target is an upper bound unless it says `at_least`."""

    what: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


def measure(level: str | None = None) -> list[Row]:
    """Every figure of drawing sheets, the median of several runs."""
    text = DEFAULT_LEVEL.read_text(encoding="utf-8") if level is None else level
    views = _views(text)
    scene = sheet_scene(views[0].level, DEFAULT, "en", is_solo=False)
    cold = [_cold(views[0]) for _ in range(3)]
    canvas = sheet_canvas(views[0].level, DEFAULT, "en", is_solo=False)
    first = _each(lambda view: canvas.picture(_keys(view)), views)
    sizes = [len(canvas.picture(_keys(view))) for view in views]
    frames = {id(view): canvas.scanlines(_keys(view)) for view in views}

    def draw(view: View) -> object:
        return canvas.picture(_keys(view))

    def deflate(view: View) -> object:
        return png.fast_deflate(frames[id(view)])

    # Interleaved, so that whatever else the machine does weighs on both alike.
    pairs = [(_each(draw, views), _each(deflate, views)) for _ in range(RUNS)]
    ours, alone = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    naive = median(_each(lambda view: _naive(scene, view), views[:: SHEETS // 4]) for _ in range(3))
    stdlib = median(_each(lambda view: _with_zlib(canvas, view), views) for _ in range(3))
    return [
        Row("sheet over a game", ours, "ms", 1.0),
        Row("the same with zlib of the standard library", stdlib, "ms", 4.0),
        Row("sheet when its stamps are new", first, "ms"),
        Row("first sheet of a level", median(cold), "ms", 500),
        Row("naive: redraw at 2x, reduce, RGB PNG", naive, "ms"),
        Row("times faster than naive", naive / ours, "x", 100, at_least=True),
        Row("deflate alone", alone, "ms"),
        Row("times the time of deflate alone", ours / alone, "x", 2.0),
        Row("bytes, mean", sum(sizes) / len(sizes) / KILO, "kB", 55),
        Row("bytes, worst", max(sizes) / KILO, "kB", 64),
        Row("memory for a level", canvas.bytes_kept / MEBI, "MiB", 4),
    ]


def _views(level: str) -> list[View]:
    """Forty sheets as a player sees them, one for each throw, over as many games as it takes."""
    found: list[View] = []
    for seed in range(1, 9):
        game = (views[SEAT] for views in sample_game(level, seats=2, seed=seed))
        found += [view for view in game if view.phase is Phase.PLACE]
        if len(found) >= SHEETS:
            break
    return found[:SHEETS]


def _keys(view: View) -> list[object]:
    return sheet_keys(view, SEAT, None, "en")


def _cold(view: View) -> float:
    def draw(_: View) -> object:
        scene = sheet_scene(view.level, DEFAULT, "en", is_solo=False)
        return Canvas(scene, png.Mapper(THEMES[DEFAULT].palette)).picture(_keys(view))

    return _each(draw, [view])


def _naive(scene: Scene, view: View) -> object:
    """What one writes first: draw it all, reduce with the good filter, save."""
    picture = blank(scene.width, scene.height, scene.theme.ground)
    pen = Pen(ImageDraw.Draw(picture))
    scene.static(pen)
    for slot, key in zip(scene.slots, _keys(view), strict=True):
        slot.paint(pen.at(slot.x, slot.y), key)
    small = picture.resize((scene.width, scene.height), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.save(file, "PNG")
    return file.getvalue()


def _with_zlib(canvas: Canvas, view: View) -> object:
    return zlib.compress(canvas.scanlines(_keys(view)), 1)


def _each(draw: Callable[[View], object], views: Sequence[View]) -> float:
    """Milliseconds of CPU time per view."""
    begin = process_time()
    for view in views:
        draw(view)
    return (process_time() - begin) / len(views) * 1000
