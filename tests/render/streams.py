"""Decodes deflated pictures with zlib, on a busy machine: `python -m tests.render.streams`.

Several threads deflate the same lines, of sheets with random contents, as bands and as a whole. ISA-L may find another
stream for the same lines; zlib must find the same lines in every stream. The same seed draws the same frames.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import perf_counter

from bot.render import png
from bot.render.canvas import Canvas, Key
from bot.render.png import Deflated, join_bands
from bot.render.worker import THREADS
from tests.bench.drawing import drawing_of
from tests.bench.registry import TOOLS
from tests.bench.report import Figure, show_figures

BATCH = 50
"""Frames whose lines are deflated in a random order."""
TIMES = 3
"""How often each frame is deflated, both ways."""
LINES = (1, 160)
"""A band's height, from and to."""
BANDS = 3
"""The most of a frame."""

Frame = tuple[bytes, ...]
"""The scanlines of some bands."""


@dataclass(slots=True)
class Report:
    frames: int = 0
    size: int = 0
    """Bytes of all frames."""
    streams: int = 0
    differing: int = 0
    """Frames that were deflated to more than one stream in one of the two ways."""
    wrong: int = 0
    """Streams that decode to other lines or not at all, or whose checksum differs from zlib's."""

    def figures(self) -> list[Figure]:
        return [
            Figure("frames", self.frames),
            Figure("their lines, mean", self.size / max(1, self.frames) / 1000, "kB"),
            Figure("streams", self.streams),
            Figure("frames with different streams", self.differing),
            Figure("wrong streams", self.wrong, target=0),
        ]


def frames(random: Random) -> Iterator[Frame]:
    """Bands of sheets, in which every slot shows anything that its like shows in a game, without end."""
    sheets = []
    for tools in TOOLS.values():
        drawing = drawing_of(tools.benchmark, {})
        canvas = drawing.canvas()
        shown: dict[object, set[Key]] = defaultdict(set)
        for view in drawing.views:
            for slot, key in zip(canvas.scene.slots, drawing.keys(view), strict=True):
                shown[slot.group].add(key)
        sheets.append((canvas, [sorted(shown[slot.group], key=repr) for slot in canvas.scene.slots]))
    while True:
        canvas, known = random.choice(sheets)
        yield _bands(canvas, [random.choice(keys) for keys in known], random)


def _bands(canvas: Canvas, keys: Sequence[Key], random: Random) -> Frame:
    lines, step, found = canvas.scanlines(keys), canvas.scene.width + 1, []
    height = len(lines) // step
    top = random.randrange(height)
    for _ in range(random.randint(1, BANDS)):
        bottom = min(height, top + random.randint(*LINES))
        found.append(lines[top * step : bottom * step])
        top = bottom
    return tuple(found)


def deflate(frame: Frame) -> tuple[bytes, bytes]:
    """Deflate in both ways that the bot uses."""
    return join_bands(map(Deflated.of, frame)), png.fast_deflate(b"".join(frame))


def is_right(stream: bytes, lines: bytes) -> bool:
    """Return whether zlib reads the lines from it; zlib also verifies the checksum at its end."""
    try:
        return zlib.decompress(stream) == lines and png.crc32(stream) == zlib.crc32(stream)
    except zlib.error:
        return False


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep the machine busy meanwhile."""
    begun = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in begun:
            process.terminate()
            process.wait()


def check(count: int, seed: int) -> Iterator[Report]:
    """The report so far after each batch."""
    random, report = Random(seed), Report()
    drawn = frames(random)
    with ThreadPoolExecutor(THREADS) as threads:
        while batch := [*islice(drawn, min(BATCH, count - report.frames))]:
            order = [*range(len(batch))] * TIMES
            random.shuffle(order)
            found: list[list[set[bytes]]] = [[set(), set()] for _ in batch]
            for index, streams in zip(order, threads.map(deflate, [batch[i] for i in order]), strict=True):
                for ways, stream in zip(found[index], streams, strict=True):
                    ways.add(stream)
            for frame, ways in zip(batch, found, strict=True):
                lines = b"".join(frame)
                report.frames += 1
                report.size += len(lines)
                report.streams += 2 * TIMES
                report.differing += any(len(streams) > 1 for streams in ways)
                report.wrong += sum(not is_right(stream, lines) for streams in ways for stream in streams)
            yield report


def main(arguments: list[str]) -> int:
    """Zero when zlib reads every stream right."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.streams", description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beside", type=int, default=4, help="processes that keep the machine busy")
    options = parser.parse_args(arguments)
    begin, report = perf_counter(), Report()
    with busy(options.beside):
        for report in check(options.frames, options.seed):
            if report.frames % 5000 == 0:
                print(
                    f"{perf_counter() - begin:6.0f} s: {report.frames} frames, {report.wrong} wrong",
                    flush=True,
                )
    return show_figures("Deflated by several threads, decoded by zlib", report.figures())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
