"""Deflated bands of pictures, kept by what they show: of a picture that is drawn again, only bands that differ are new."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from threading import Lock

from bot.render.png import adler32, deflate_band

MOST_KEPT = 48_000_000
"""Bytes: the sheets of about 900 players."""
ENTRY = 400
"""What an entry takes beside the deflated bytes, in bytes."""
MODULUS = 65521
HEADER, LAST_BLOCK = b"\x78\x01", b"\x03\x00"


@dataclass(frozen=True, slots=True)
class Deflated:
    """Some scanlines, deflated so that they can stand between any others."""

    content: bytes
    length: int
    checksum: int

    @classmethod
    def of(cls, scanlines: bytes | bytearray) -> Deflated:
        return cls(deflate_band(scanlines), len(scanlines), adler32(scanlines))


class KeptBands:
    """The bands that were used last, of all pictures."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._bands: OrderedDict[Hashable, Deflated] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    def find(self, key: Hashable) -> Deflated | None:
        with self._lock:
            band = self._bands.get(key)
            if band is not None:
                self._bands.move_to_end(key)
            return band

    def keep(self, key: Hashable, band: Deflated) -> None:
        with self._lock:
            self._size += len(band.content) + ENTRY
            self._bands[key] = band
            while self._size > self._most:
                _, oldest = self._bands.popitem(last=False)
                self._size -= len(oldest.content) + ENTRY


def joined(bands: Iterable[Deflated]) -> bytes:
    """The zlib stream of the bands, one below the other."""
    parts, low, high = [HEADER], 1, 0
    for band in bands:
        parts.append(band.content)
        # As zlib's adler32_combine, which Python does not offer.
        high = (high + (band.checksum >> 16) + band.length * (low - 1)) % MODULUS
        low = (low + (band.checksum & 0xFFFF) - 1) % MODULUS
    return b"".join((*parts, LAST_BLOCK, (high << 16 | low).to_bytes(4, "big")))
