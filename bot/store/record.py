"""The record of a game that is over, as one short text."""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.games import Log, parse_log

WORDS = Path(__file__).parents[2] / "assets" / "record-words.txt"
"""What most records contain; a record can only be unpacked with the words that it was packed with."""
SMALLEST = 9
"""The level of compression: a game is packed once."""


def packed(header: str, lines: Sequence[str]) -> str:
    """A header and the lines of its events; none of them contains a line break."""
    packing = zlib.compressobj(SMALLEST, zdict=_words())
    content = packing.compress("\n".join((header, *lines)).encode()) + packing.flush()
    return b85encode(content).decode("ascii")


def unpacked(record: str) -> tuple[str, list[str]]:
    """The header and the lines; raises ValueError if this is no record."""
    unpacking = zlib.decompressobj(zdict=_words())
    try:
        content = unpacking.decompress(b85decode(record))
    except zlib.error as error:
        raise ValueError(f"not a packed record: {error}") from error
    if not unpacking.eof:
        raise ValueError("not a packed record: its end is missing")
    header, *lines = content.decode().split("\n")
    return header, lines


def log_of(record: str) -> Log:
    """The game that was packed; raises ValueError, as MalformedText if its rules have changed since."""
    return parse_log(*unpacked(record))


@cache
def _words() -> bytes:
    # As text, so that a checkout with other line ends changes nothing.
    return WORDS.read_text(encoding="utf-8").encode()
