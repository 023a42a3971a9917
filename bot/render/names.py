"""People's names: what of them is visible, how pictures show them, and how similar ones are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, count

from bot.render.pen import Pen, Point, fit, text_width
from bot.render.theme import EAST_ASIAN, REGULAR, RGB, SMALLEST, font

FACES = (REGULAR, EAST_ASIAN)
"""Latin, Greek and Cyrillic letters; then Chinese, Japanese and Korean ones."""
MISSING = "\U0010ffff"
"""A character in no font: drawing it gives the shape that stands for every letter a font lacks."""
BRAILLE_BLANK = "\u2800"
"""The one letter without ink that is in none of our fonts, so that it cannot be measured."""
HEAD = 3
"""How many letters of a name are left where there is least room."""


@dataclass(frozen=True, slots=True)
class Name:
    words: str
    face: str
    mark: str = ""
    """A number in brackets that distinguishes the name from one that looks alike, at least where both are
    cut short."""

    def fit(self, size: int, width: float, *, least: int = SMALLEST, face: str = "") -> tuple[str, int]:
        """Return the words and the size at which they fit; a name that is cut short keeps its mark."""
        face = face or self.face
        words, shown = fit(self.words, size, width, face, least=least)
        if words == self.words or not self.mark:
            return words, shown
        room = width - text_width(f" {self.mark}", least, face)
        return f"{fit(self.words, least, room, face, least=least)[0]} {self.mark}", least

    def draw(
        self,
        pen: Pen,
        place: Point,
        colour: RGB,
        size: int,
        width: float,
        *,
        least: int = SMALLEST,
        face: str = "",
    ) -> None:
        """Draw the name from this place on so that it fits."""
        face = face or self.face
        words, size = self.fit(size, width, least=least, face=face)
        pen.text(place, words, colour, size, face=face, anchor="l")


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
            kept.extend(_visible(plain, face))
        elif unicodedata.category(letter)[0] in "LN":
            return ""
    return " ".join("".join(kept).split())


@lru_cache(maxsize=1024)
def visible_name(name: str) -> str:
    """Return what people see of a name, equal for names that look alike; empty if nothing is visible."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    faces = (next((face for face in FACES if _can_draw(face, letter)), "") for letter in letters)
    found = (seen for letter, face in zip(letters, faces, strict=True) for seen in _visible(letter, face))
    return " ".join("".join(found).split())


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names with a number behind each that looks like one before it; none behind empty ones."""
    told: list[str] = []
    known: set[str] = set()
    for name in names:
        numbered = (f"{name} ({number})" for number in count(2))
        told.append(
            next(one for one in chain([name], numbered) if not name or visible_name(one) not in known)
        )
        known.add(visible_name(told[-1]))
    return tuple(told)


def tell_apart(names: Sequence[Name]) -> tuple[Name, ...]:
    """Return the names with marks on those that look like others, or do once they are cut short."""
    told = distinct_names([name.words for name in names])
    marks = [words[len(name.words) :].strip() for name, words in zip(names, told, strict=True)]
    heads = [visible_name(words)[:HEAD] for words in told]
    for place, head in enumerate(heads):
        if not marks[place] and head in heads[:place]:
            used = {mark for other, mark in zip(heads, marks, strict=True) if other == head}
            marks[place] = next(mark for mark in map("({})".format, count(2)) if mark not in used)
    return tuple(Name(words, name.face, mark) for name, words, mark in zip(names, told, marks, strict=True))


def _visible(letters: str, face: str) -> Iterator[str]:
    """Yield a name without control characters and stray accents, with a blank for each letter that leaves no
    ink in this font; in no font, every letter does."""
    for letter in letters:
        match unicodedata.category(letter)[0]:
            case "Z":
                yield " "
            case "L" | "N" | "P" | "S":
                yield letter if _has_ink(face, letter) else " "


@lru_cache(maxsize=4096)
def _has_ink(face: str, letter: str) -> bool:
    if not face:
        return letter != BRAILLE_BLANK
    return font(face, 40).getmask(letter, mode="1").getbbox() is not None


@lru_cache(maxsize=4096)
def _can_draw(face: str, letter: str) -> bool:
    if letter.isspace():
        return True
    letters = font(face, 40)
    missing = letters.getmask(MISSING, mode="1")
    drawn = letters.getmask(letter, mode="1")
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)
