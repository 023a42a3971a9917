"""Pack the record of a finished game into one short text."""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.games import Log, parse_log

WORDS = Path(__file__).parents[2] / "assets" / "record-words.txt"
"""Words that most records contain; a record can only be unpacked with the words it was packed with."""
SMALLEST = 9
"""The highest level of compression, since a game is packed only once."""


def packed(header: str, lines: Sequence[str]) -> str:
    """Pack a header and the lines of its events; none of them may contain a line break."""
    packing = zlib.compressobj(SMALLEST, zdict=_words())
    content = packing.compress("\n".join((header, *lines)).encode()) + packing.flush()
    return b85encode(content).decode("ascii")


def unpacked(record: str) -> tuple[str, list[str]]:
    """Return the header and the lines; raises ValueError if this is no record."""
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
    """Return the packed game; raises ValueError, as MalformedText if its rules have changed since."""
    return parse_log(*unpacked(record))


@cache
def _words() -> bytes:
    # Read as text, so that a checkout with other line ends changes nothing.
    return WORDS.read_text(encoding="utf-8").encode()
