"""Palette pictures: exact nearest colours, and PNG files written without Pillow."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops

from bot.render.theme import RGB

MODULUS = 65521
HEADER, LAST_BLOCK = b"\x78\x01", b"\x03\x00"

Raw = bytes | bytearray
Checksum = Callable[[Raw], int]

RUN = 200
"""Bytes of a run: 50 pixels, a twentieth of a sheet's line. Most runs of a picture are the same few, so each
kind is looked up once."""
LARGE = 1 << 16
"""Pixels from which the table of two channels pays off."""
COLOURS = 1024
"""The most colours of a picture that two channels tell apart."""

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
        """Map an RGB picture to one byte a pixel: the nearest palette entry."""
        if picture.width * picture.height > LARGE:
            mapped = self._by_two_channels(picture)
        else:
            mapped = self._by_channel(picture)
        return self._by_runs(picture) if mapped is None else mapped

    def _by_runs(self, picture: Image.Image) -> Image.Image:
        pixels = picture.convert("RGBX").tobytes()
        runs = [pixels[i : i + RUN] for i in range(0, len(pixels), RUN)]
        found = dict.fromkeys(runs, b"")
        for run in found:
            words = struct.unpack(f"<{len(run) // 4}I", run)
            found[run] = bytes(map(self.__getitem__, words))
        return Image.frombytes("L", picture.size, b"".join(map(found.__getitem__, runs)))

    def _by_channel(self, picture: Image.Image) -> Image.Image | None:
        """Map the picture by a channel that tells all colours apart, as with words on flat ground; None if none does."""
        colours = _colours(picture, 256)
        for channel in range(3):
            if colours and len({colour[channel] for colour in colours}) == len(colours):
                entries = bytearray(256)
                for colour in colours:
                    entries[colour[channel]] = self._entry(colour)
                raw = picture.getchannel(channel).tobytes().translate(entries)
                return Image.frombytes("L", picture.size, raw)
        return None

    def _by_two_channels(self, picture: Image.Image) -> Image.Image | None:
        """Map the picture by red and a mixture of green and blue that tell all colours apart; None if none do."""
        colours = _colours(picture, COLOURS)
        for factor in range(256):
            places = [red | ((green + factor * blue) % 256) << 8 for red, green, blue in colours]
            if colours and len(set(places)) == len(places):
                break
        else:
            return None
        entries = bytearray(1 << 16)
        for place, colour in zip(places, colours, strict=True):
            entries[place] = self._entry(colour)
        red, green, blue = picture.split()
        mixture = ImageChops.add_modulo(green, blue.point([factor * value % 256 for value in range(256)]))
        both = Image.merge("LA", (red, mixture)).tobytes()
        wide = Image.frombytes("I;16", picture.size, both).convert("I")
        mapped = Image.new("L", picture.size)
        # The core's own method: Image.point rounds each entry first.
        mapped.im.paste(wide.im.point(bytes(entries), "L"), (0, 0, *picture.size))
        return mapped

    def _entry(self, colour: RGB) -> int:
        return self[int.from_bytes((*colour, 255), "little")]


@lru_cache
def mapper_of(palette: tuple[RGB, ...]) -> Mapper:
    return Mapper(palette)


def _colours(picture: Image.Image, most: int) -> list[RGB]:
    """Return the colours of an RGB picture; none if there are more than `most`."""
    found = picture.getcolors(most) or ()
    return [colour for _, colour in found if isinstance(colour, tuple) and len(colour) == 3]


def whole(mapped: Image.Image, palette: Sequence[RGB]) -> bytes:
    """Return the file of a picture of one byte a pixel."""
    raw, width = mapped.tobytes(), mapped.width
    lines = b"".join(b"\0" + raw[at : at + width] for at in range(0, len(raw), width))
    return encode(header(width, mapped.height, palette), fast_deflate(lines))


def _distance(entry: RGB, red: int, green: int, blue: int) -> int:
    # The eye is most sensitive to green.
    return 3 * (entry[0] - red) ** 2 + 4 * (entry[1] - green) ** 2 + 2 * (entry[2] - blue) ** 2


def header(width: int, height: int, palette: Sequence[RGB]) -> bytes:
    """Return everything of a palette PNG that comes before its pixels."""
    size = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    table = b"".join(bytes(colour) for colour in palette)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", size) + _chunk(b"PLTE", table)


def encode(head: bytes, deflated: bytes) -> bytes:
    """Return the file, from deflated scanlines; each starts with a zero byte, PNG's filter 'none'."""
    return b"".join((head, _chunk(b"IDAT", deflated), _END))


def _chunk(kind: bytes, content: bytes) -> bytes:
    body = kind + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", crc32(body))


_END = _chunk(b"IEND", b"")


@dataclass(frozen=True, slots=True)
class Deflated:
    """Some scanlines, deflated so that they can stand between any others."""

    content: bytes
    length: int
    checksum: int

    @classmethod
    def of(cls, scanlines: bytes | bytearray) -> Deflated:
        return cls(deflate_band(scanlines), len(scanlines), adler32(scanlines))


def join_bands(bands: Iterable[Deflated]) -> bytes:
    """Return the zlib stream of the bands, one below the other."""
    parts, low, high = [HEADER], 1, 0
    for band in bands:
        parts.append(band.content)
        # As zlib's adler32_combine, which Python does not offer.
        high = (high + (band.checksum >> 16) + band.length * (low - 1)) % MODULUS
        low = (low + (band.checksum & 0xFFFF) - 1) % MODULUS
    return b"".join((*parts, LAST_BLOCK, (high << 16 | low).to_bytes(4, "big")))
