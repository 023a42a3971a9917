"""Measures drawing: milliseconds of CPU time, bytes, and ratios within one run."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import median
from time import process_time
from typing import Generic, TypeVar

from PIL import Image, ImageDraw

from bot.games.brikks.pictures import sheet as brikks_sheet
from bot.games.brikks.pictures.sample import sample_game as brikks_game
from bot.games.brikks.pictures.shown import Shown
from bot.games.brilliant.pictures.sample import sample_game as brilliant_game
from bot.games.brilliant.pictures.sheet import sheet_scene as brilliant_scene
from bot.games.brilliant.pictures.shown import sheet_keys
from bot.render import png
from bot.render.canvas import Canvas, Key, Scene
from bot.render.pen import Pen, blank
from bot.render.theme import DEFAULT
from engine.brikks.state import Phase as BrikksPhase
from engine.brikks.view import View as BrikksView
from engine.brilliant.state import Phase as BrilliantPhase
from engine.brilliant.view import View as BrilliantView
from engine.game import Seat

SHEETS = 40
RUNS = 7
SEAT = Seat(0)
KILO, MEBI = 1000, 1024**2
V = TypeVar("V")


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


@dataclass(frozen=True)
class Drawing(Generic[V]):
    """Sheets of one game as a player sees them, one for each throw."""

    build: Callable[[], Scene]
    views: Sequence[V]
    keys: Callable[[V], list[Key]]

    def canvas(self) -> Canvas:
        scene = self.build()
        return Canvas(scene, png.Mapper(scene.theme.palette))


def brilliant_drawing(level: str) -> Drawing[BrilliantView]:
    """Over as many games on this level as it takes."""
    games = (views[SEAT] for seed in range(1, 9) for views in brilliant_game(level, seats=2, seed=seed))
    views = _first(view for view in games if view.phase is BrilliantPhase.PLACE)
    return Drawing(
        lambda: brilliant_scene(views[0].level, DEFAULT, "en", is_solo=False),
        views,
        lambda view: sheet_keys(view, SEAT, None, "en"),
    )


def brikks_drawing() -> Drawing[BrikksView]:
    games = (views[SEAT] for seed in range(1, 9) for views in brikks_game(seats=2, seed=seed))
    return Drawing(
        lambda: brikks_sheet.sheet_scene(DEFAULT, "en", is_solo=False, is_duel=False),
        _first(view for view in games if view.phase is BrikksPhase.RESOLVE),
        lambda view: brikks_sheet.keys(Shown(view, SEAT), "en"),
    )


def _first(views: Iterable[V]) -> list[V]:
    return list(islice(views, SHEETS))


def measure(drawing: Drawing[V]) -> list[Row]:
    """Every figure of drawing sheets, the median of several runs."""
    views = drawing.views
    cold = [_cold(drawing) for _ in range(3)]
    canvas = drawing.canvas()

    def draw(view: V) -> bytes:
        return canvas.picture(drawing.keys(view))

    first = _each(draw, views)
    sizes = [len(draw(view)) for view in views]
    frames = {id(view): canvas.scanlines(drawing.keys(view)) for view in views}
    # Interleaved, so that whatever else the machine does weighs on both alike.
    pairs = [
        (_each(draw, views), _each(lambda view: png.fast_deflate(frames[id(view)]), views))
        for _ in range(RUNS)
    ]
    ours, alone = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    few = views[:: SHEETS // 4]
    naive = median(_each(lambda view: _naive(canvas.scene, drawing.keys(view)), few) for _ in range(3))
    stdlib = median(_each(lambda view: _with_zlib(canvas, drawing.keys(view)), views) for _ in range(3))
    return [
        Row("sheet over a game", ours, "ms", 1.0),
        Row("the same with zlib of the standard library", stdlib, "ms", 4.0),
        Row("sheet when its stamps are new", first, "ms"),
        Row("first sheet of its kind", median(cold), "ms", 500),
        Row("naive: redraw at 2x, reduce, RGB PNG", naive, "ms"),
        Row("times faster than naive", naive / ours, "x", 100, at_least=True),
        Row("deflate alone", alone, "ms"),
        Row("times the time of deflate alone", ours / alone, "x", 2.0),
        Row("bytes, mean", sum(sizes) / len(sizes) / KILO, "kB", 55),
        Row("bytes, worst", max(sizes) / KILO, "kB", 64),
        Row("memory for a kind of sheet", canvas.bytes_kept / MEBI, "MiB", 4),
    ]


def _cold(drawing: Drawing[V]) -> float:
    return _each(lambda view: drawing.canvas().picture(drawing.keys(view)), drawing.views[:1])


def _naive(scene: Scene, keys: Sequence[Key]) -> object:
    """What one writes first: draw it all, reduce with the good filter, save."""
    picture = blank(scene.width, scene.height, scene.theme.ground)
    pen = Pen(ImageDraw.Draw(picture))
    scene.static(pen)
    for slot, key in zip(scene.slots, keys, strict=True):
        slot.paint(pen.at(slot.x, slot.y), key)
    small = picture.resize((scene.width, scene.height), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.save(file, "PNG")
    return file.getvalue()


def _with_zlib(canvas: Canvas, keys: Sequence[Key]) -> object:
    return zlib.compress(canvas.scanlines(keys), 1)


def _each(draw: Callable[[V], object], views: Sequence[V]) -> float:
    """Milliseconds of CPU time per view."""
    begin = process_time()
    for view in views:
        draw(view)
    return (process_time() - begin) / len(views) * 1000
