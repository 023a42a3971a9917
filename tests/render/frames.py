"""Frames of a canvas against plain drawing."""

from collections.abc import Callable

from bot.render.canvas import Canvas, Key, draw_whole


def plain(canvas: Canvas, keys: list[Key]) -> bytes:
    """The picture drawn from nothing in RGB, each pixel mapped to the palette."""
    return canvas._mapper.mapped(draw_whole(canvas.scene, keys)).tobytes()


def from_here(canvas: Canvas) -> Callable[[], None]:
    """Makes the canvas show again what it shows now."""
    begin = [(bytes(band.lines), [*band.shown]) for band in canvas._bands]

    def begin_again() -> None:
        for band, (lines, shown) in zip(canvas._bands, begin, strict=True):
            band.lines[:], band.shown[:] = lines, shown

    return begin_again


def differences(canvas: Canvas, first: bytes, second: bytes) -> list[tuple[int, int]]:
    if first == second:
        return []
    width = canvas.scene.width
    return [(i % width, i // width) for i, (a, b) in enumerate(zip(first, second, strict=True)) if a != b][:5]


def without_filter_bytes(canvas: Canvas, lines: bytes) -> bytes:
    step = canvas.scene.width + 1
    assert set(lines[::step]) == {0}
    return b"".join(lines[i + 1 : i + step] for i in range(0, len(lines), step))
