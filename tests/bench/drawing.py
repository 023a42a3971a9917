"""Measure how long sheets take to draw, in CPU time, and how large they are."""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from statistics import median
from time import process_time
from typing import Generic, TypeVar

from bot.render import png
from bot.render.canvas import SPRITES, Canvas, Key, Scene
from tests.bench.command import run
from tests.bench.registry import TOOLS
from tests.bench.report import Figure, show_figures
from tests.bench.simulation import Options
from tests.bench.tooling import Benchmark

SHEETS = 40
RUNS = 7
KILO, MEBI = 1000, 1024**2
V = TypeVar("V")


def main(_: argparse.Namespace) -> int:
    """Return 1 if a target is missed."""
    return max(
        show_figures(f"Sheets of {game}", measure(drawing_of(tools.benchmark, {})))
        for game, tools in TOOLS.items()
    )


@dataclass(frozen=True)
class Drawing(Generic[V]):
    """One game's sheets as a player sees them, one for each throw."""

    build: Callable[[], Scene]
    views: Sequence[V]
    keys: Callable[[V], list[Key]]

    def canvas(self) -> Canvas:
        scene = self.build()
        return Canvas(scene)


def drawing_of(benchmark: Benchmark[V], options: Options) -> Drawing[V]:
    """Collect views from as many games as needed."""
    games = (benchmark.views(options, seed) for seed in range(1, 9))
    views = list(islice(chain.from_iterable(games), SHEETS))
    return Drawing(lambda: benchmark.scene(views[0]), views, benchmark.keys)


def measure(drawing: Drawing[V]) -> list[Figure]:
    """Measure every figure for drawing sheets, as the median of several runs."""
    views = drawing.views
    cold = [_cold(drawing) for _ in range(3)]
    canvas = drawing.canvas()

    def draw(view: V) -> bytes:
        return canvas.picture(drawing.keys(view))

    first = _each(draw, views)
    frames = {id(view): canvas.scanlines(drawing.keys(view)) for view in views}
    # Interleaved, so that other load on the machine affects both equally.
    pairs = [
        (_each(draw, views), _each(lambda view: png.fast_deflate(frames[id(view)]), views))
        for _ in range(RUNS)
    ]
    ours, alone = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    stdlib = median(_each(lambda view: _with_zlib(canvas, drawing.keys(view)), views) for _ in range(3))
    return [
        Figure("sheet over a game", ours, "ms", 1.0),
        Figure("the same with zlib of the standard library", stdlib, "ms", 4.0),
        Figure("sheet when its sprites are new", first, "ms"),
        Figure("first sheet of its kind", median(cold), "ms", 500),
        Figure("deflate alone", alone, "ms"),
        Figure("times the time of deflate alone", ours / alone, "x", 2.0),
        *measure_bytes(drawing),
    ]


def measure_bytes(drawing: Drawing[V]) -> list[Figure]:
    """Measure the sizes of the files, and of the data cached to draw them."""
    canvas, before = drawing.canvas(), SPRITES.size
    sizes = [len(canvas.picture(drawing.keys(view))) for view in drawing.views]
    return [
        Figure("bytes, mean", sum(sizes) / len(sizes) / KILO, "kB", 60),
        Figure("bytes, worst", max(sizes) / KILO, "kB", 64),
        Figure("memory for a kind of sheet", (canvas.bytes_kept + SPRITES.size - before) / MEBI, "MiB", 4),
    ]


def _cold(drawing: Drawing[V]) -> float:
    return _each(lambda view: drawing.canvas().picture(drawing.keys(view)), drawing.views[:1])


def _with_zlib(canvas: Canvas, keys: Sequence[Key]) -> object:
    return zlib.compress(canvas.scanlines(keys), 1)


def _each(draw: Callable[[V], object], views: Sequence[V]) -> float:
    """Return the CPU time per view in milliseconds."""
    begin = process_time()
    for view in views:
        draw(view)
    return (process_time() - begin) / len(views) * 1000


if __name__ == "__main__":
    sys.exit(run("drawing"))
