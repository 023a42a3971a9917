"""Read text files that people write: bounded, and with one kind of error."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from subprocess import list2cmdline

from engine.game import MalformedText

MOST_BYTES = 1 << 20
"""A limit above any file that people write by hand."""


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """Return a file's text without a byte order mark; raises MalformedText with one line naming the file."""
    content = read_bytes(path, most)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MalformedText(
            f"{printable(path)}: not UTF-8 text at byte {error.start}; save it as UTF-8"
        ) from error
    if "\0" in text:
        raise MalformedText(f"{printable(path)}: not text: it holds a zero byte")
    return text.replace("\r\n", "\n")


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return a file's content; stops reading after `most` bytes, because a device may never end."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:  # a name may hold characters that the system rejects
        reason = getattr(error, "strerror", None) or error
        raise MalformedText(f"{printable(path)}: cannot be read: {reason}") from error
    if len(content) > most:
        raise MalformedText(f"{printable(path)}: is larger than {most:,} bytes")
    return content


def printable(path: Path) -> str:
    """Return a file's name on one line."""
    name = str(path)
    return name if name.isprintable() else ascii(name)


def shell_word(path: Path) -> str:
    """Return a path as one word of a command line that people paste."""
    return list2cmdline([str(path)]) if os.name == "nt" else shlex.quote(str(path))
