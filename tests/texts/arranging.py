"""Give a language's files the order, the comments and the blank lines of the English ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.pages.texts import DEFAULT, LOCALES
from tests.texts.files import Texts, read


def arranged(language: str, folder: Path = LOCALES) -> Iterator[tuple[Path, str]]:
    """Yield each file of a language with what it should hold: its own texts where the English ones stand.

    Parts that only this language has come first; texts that English does not have are left out.
    """
    english, own = read(DEFAULT, folder), read(language, folder)
    for file in english.comments:
        source = (folder / DEFAULT / file).read_text(encoding="utf-8")
        yield (
            folder / language / file,
            _own_parts(own, english, file) + _translated(source, own, english, file),
        )


def _translated(source: str, own: Texts, english: Texts, file: str) -> str:
    written, end = "", 0
    for entry in english.of_file(file):
        between = source[end : entry.start]
        end = entry.start + len(entry.source)
        translation = own.by_key.get(entry.key)
        if translation is not None:
            written += between + translation.source
        else:
            # Its comment and its line go with it.
            written += between.removesuffix(_comment_of(between))
            end += source[end : end + 1] == "\n"
    return written + source[end:]


def _comment_of(between: str) -> str:
    """Return the comment that ends here, directly above a text."""
    lines = between.splitlines(keepends=True)
    kept = len(lines)
    while kept and lines[kept - 1].startswith("# "):
        kept -= 1
    return "".join(lines[kept:])


def _own_parts(own: Texts, english: Texts, file: str) -> str:
    parts = [e for e in own.of_file(file) if e.key.startswith("-") and e.key not in english.by_key]
    return "".join(f"{part.source}\n" for part in parts) + ("\n" if parts else "")
