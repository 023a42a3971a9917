"""The record of a game that is over, as one short text."""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence

SMALLEST = 9
"""The level of compression: a game is packed once."""


def packed(header: str, lines: Sequence[str]) -> str:
    """A header and the lines of its events; none of them contains a line break."""
    return b85encode(zlib.compress("\n".join((header, *lines)).encode(), SMALLEST)).decode("ascii")


def unpacked(record: str) -> tuple[str, list[str]]:
    """The header and the lines; raises ValueError if this is no record."""
    try:
        header, *lines = zlib.decompress(b85decode(record)).decode().split("\n")
    except zlib.error as error:
        raise ValueError(f"not a packed record: {error}") from error
    return header, lines
