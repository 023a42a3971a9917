"""Palette pictures: exact nearest colours, and PNG files written by hand."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence

from PIL import Image

from bot.render.theme import RGB

Raw = bytes | bytearray
Checksum = Callable[[Raw], int]

RUN = 200
"""Bytes, 50 pixels, a twentieth of a sheet's line: most runs of a picture are the same few, so each kind is looked up
once."""

try:
    from isal import isal_zlib

    def fast_deflate(raw: bytes) -> bytes:
        return isal_zlib.compress(raw, 1)

    def deflate_band(raw: Raw) -> bytes:
        stream = isal_zlib.compressobj(1, wbits=-zlib.MAX_WBITS)
        return stream.compress(raw) + stream.flush(isal_zlib.Z_FULL_FLUSH)

    adler32: Checksum = isal_zlib.adler32
    crc32: Checksum = isal_zlib.crc32
except ImportError:  # pragma: no cover - depends on the machine

    def fast_deflate(raw: bytes) -> bytes:
        return zlib.compress(raw, 1)

    def deflate_band(raw: Raw) -> bytes:
        stream = zlib.compressobj(1, wbits=-zlib.MAX_WBITS)
        return stream.compress(raw) + stream.flush(zlib.Z_FULL_FLUSH)

    adler32, crc32 = zlib.adler32, zlib.crc32


class Mapper(dict[int, int]):
    """The nearest palette entry of every RGBX pixel, cached.

    Pillow's `quantize(palette=...)` rounds to 6 bits first and so misses flat colours.
    """

    def __init__(self, palette: Sequence[RGB]) -> None:
        super().__init__()
        self.palette = tuple(palette)

    def __missing__(self, pixel: int) -> int:
        red, green, blue, _ = pixel.to_bytes(4, "little")
        entry = min(
            range(len(self.palette)),
            key=lambda i: _distance(self.palette[i], red, green, blue),
        )
        self[pixel] = entry
        return entry

    def mapped(self, picture: Image.Image) -> Image.Image:
        """One byte a pixel: the nearest palette entry of an RGB picture."""
        table = self._table(picture)
        if table is not None:
            channel, entries = table
            raw = picture.getchannel(channel).tobytes().translate(entries)
        else:
            pixels = picture.convert("RGBX").tobytes()
            runs = [pixels[i : i + RUN] for i in range(0, len(pixels), RUN)]
            found = dict.fromkeys(runs, b"")
            for run in found:
                words = struct.unpack(f"<{len(run) // 4}I", run)
                found[run] = bytes(map(self.__getitem__, words))
            raw = b"".join(map(found.__getitem__, runs))
        return Image.frombytes("L", picture.size, raw)

    def _table(self, picture: Image.Image) -> tuple[int, bytes] | None:
        """A channel that tells all colours apart, as with words on flat ground, and its entries; None if none does.

        To map by a table is many times as fast.
        """
        found = picture.getcolors(256) or ()
        colours = [bytes(colour) for _, colour in found if isinstance(colour, tuple)]
        for channel in range(3):
            if colours and len({colour[channel] for colour in colours}) == len(colours):
                entries = bytearray(256)
                for colour in colours:
                    entries[colour[channel]] = self[int.from_bytes(colour + b"\xff", "little")]
                return channel, bytes(entries)
        return None


def _distance(entry: RGB, red: int, green: int, blue: int) -> int:
    # The eye notices green most.
    return 3 * (entry[0] - red) ** 2 + 4 * (entry[1] - green) ** 2 + 2 * (entry[2] - blue) ** 2


def header(width: int, height: int, palette: Sequence[RGB]) -> bytes:
    """Everything of a palette PNG that comes before its pixels."""
    size = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    table = b"".join(bytes(colour) for colour in palette)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size) + _chunk(b"PLTE", table)


def encode(head: bytes, deflated: bytes) -> bytes:
    """The file, from deflated scanlines; each of them starts with a zero byte, PNG's filter 'none'."""
    return b"".join((head, _chunk(b"IDAT", deflated), _END))


def _chunk(kind: bytes, content: bytes) -> bytes:
    body = kind + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", crc32(body))


_END = _chunk(b"IEND", b"")
