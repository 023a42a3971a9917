"""A short check of what pictures are deflated to; `python -m tests.render.streams` has the long one."""

from __future__ import annotations

import zlib
from itertools import count

import pytest

from bot.render import png
from tests.render.streams import main

Capture = pytest.CaptureFixture[str]
FEW = ["--frames", "60", "--beside", "1"]

pytestmark = pytest.mark.slow


def figures(capsys: Capture) -> dict[str, str]:
    """Return what the table says, by its first column."""
    rows = (line.split("│") for line in capsys.readouterr().out.splitlines() if line.startswith("│"))
    return {name.strip(): value.strip() for _, name, value, *_ in rows}


def test_zlib_reads_every_stream(capsys: Capture) -> None:
    assert main(FEW) == 0
    told = figures(capsys)
    assert (told["frames"], told["streams"], told["wrong streams"]) == ("60", "360", "0")


def test_a_stream_of_other_lines_is_counted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    deflate, bands = png.deflate_band, count()

    def spoiled(raw: bytes) -> bytes:
        # Every line begins with a zero, and the last band of a frame may be empty.
        return deflate(raw + b"\1" if next(bands) == 100 else raw)

    monkeypatch.setattr(png, "deflate_band", spoiled)
    assert main(FEW) == 1
    assert figures(capsys)["wrong streams"] == "1"


def test_another_right_stream_is_counted_and_not_wrong(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = count()

    def varied(raw: bytes) -> bytes:
        stream = zlib.compressobj(next(levels) % 9 + 1, wbits=-zlib.MAX_WBITS)
        return stream.compress(raw) + stream.flush(zlib.Z_FULL_FLUSH)

    monkeypatch.setattr(png, "deflate_band", varied)
    assert main(FEW) == 0
    assert figures(capsys)["frames with different streams"] != "0"
