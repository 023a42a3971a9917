"""Deflated bands of pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.render.png import adler32, deflate_band

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


def joined(bands: Iterable[Deflated]) -> bytes:
    """Return the zlib stream of the bands, one below the other."""
    parts, low, high = [HEADER], 1, 0
    for band in bands:
        parts.append(band.content)
        # As zlib's adler32_combine, which Python does not offer.
        high = (high + (band.checksum >> 16) + band.length * (low - 1)) % MODULUS
        low = (low + (band.checksum & 0xFFFF) - 1) % MODULUS
    return b"".join((*parts, LAST_BLOCK, (high << 16 | low).to_bytes(4, "big")))
