"""Read the files that a command line names: bounded, as text, with one kind of error."""

from __future__ import annotations

from pathlib import Path

from engine.game import MalformedText

MOST_BYTES = 1 << 20
"""More than any file that people write by hand."""


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a file without a byte order mark; raises MalformedText in one line that names the file."""
    content = read_bytes(path, most)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MalformedText(
            f"{shown(path)}: not UTF-8 text at byte {error.start}; save it as UTF-8"
        ) from error
    if "\0" in text:
        raise MalformedText(f"{shown(path)}: not text: it holds a zero byte")
    return text.replace("\r\n", "\n")


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a file; reading stops after `most` bytes, as a device has no end."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as error:  # a name may hold characters that no system allows
        reason = getattr(error, "strerror", None) or error
        raise MalformedText(f"{shown(path)}: cannot be read: {reason}") from error
    if len(content) > most:
        raise MalformedText(f"{shown(path)}: is larger than {most:,} bytes")
    return content


def shown(path: Path) -> str:
    """The name of a file on one line."""
    name = str(path)
    return name if name.isprintable() else ascii(name)
