"""Frames of a canvas against plain drawing."""

from bot.render.canvas import Canvas, Key, draw_whole


def plain(canvas: Canvas, keys: list[Key]) -> bytes:
    """The picture drawn from nothing in RGB, each pixel mapped to the palette."""
    return canvas._mapper.mapped(draw_whole(canvas.scene, keys)).tobytes()


def differences(canvas: Canvas, first: bytes, second: bytes) -> list[tuple[int, int]]:
    if first == second:
        return []
    width = canvas.scene.width
    return [(i % width, i // width) for i, (a, b) in enumerate(zip(first, second, strict=True)) if a != b][:5]


def without_filter_bytes(canvas: Canvas, lines: bytes) -> bytes:
    step = canvas.scene.width + 1
    assert set(lines[::step]) == {0}
    return b"".join(lines[i + 1 : i + step] for i in range(0, len(lines), step))
