"""People's names as pictures can show them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.render.theme import EAST_ASIAN, REGULAR, font

FACES = (REGULAR, EAST_ASIAN)
"""Latin, Greek and Cyrillic letters; then Chinese, Japanese and Korean ones."""
MISSING = "\U0010ffff"
"""A character in no font: drawing it gives the shape that stands for every letter a font lacks."""


@dataclass(frozen=True, slots=True)
class Name:
    words: str
    face: str


def drawn_name(name: str, neutral: str) -> Name:
    """Return the name in a font that has all its letters, or else the neutral name.

    Decorated letters become plain ones. Emoji, stray accents, and signs that the font lacks are left out. A
    name with a letter that no font has is not shown, because without it the name would be a different one.
    The same goes for scripts whose letters join or run from right to left, such as Arabic, Hebrew, Thai and
    those of India.
    """
    for face in FACES:
        if words := _words(name, face):
            return Name(words, face)
    return Name(neutral, REGULAR)


@lru_cache(maxsize=1024)
def _words(name: str, face: str) -> str:
    """Return the name as the font can draw it; empty if it cannot."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", name):
        plain = letter if _can_draw(face, letter) else unicodedata.normalize("NFKC", letter)
        if all(_can_draw(face, part) for part in plain):
            kept.extend(_visible(plain))
        elif unicodedata.category(letter)[0] in "LN":
            return ""
    return " ".join("".join(kept).split())


def _visible(letters: str) -> Iterator[str]:
    """Yield the name without control characters and stray accents."""
    for letter in letters:
        match unicodedata.category(letter)[0]:
            case "Z":
                yield " "
            case "L" | "N" | "P" | "S":
                yield letter


@lru_cache(maxsize=4096)
def _can_draw(face: str, letter: str) -> bool:
    if letter.isspace():
        return True
    letters = font(face, 40)
    missing = letters.getmask(MISSING, mode="1")
    drawn = letters.getmask(letter, mode="1")
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)
