"""What a person typed at the local table: words, numbers of a list, fields."""

from __future__ import annotations

import re
from enum import StrEnum

from bot.pages.texts import DEFAULT, text
from engine.brilliant.level import Field, parse_field


class Word(StrEnum):
    PASS = "pass"  # noqa: S105 - no secret
    UNDO = "undo"
    HELP = "help"
    QUIT = "quit"
    SHEET = "sheet"


def parse_word(line: str, locale: str) -> Word | None:
    """The word in the person's language or in English."""
    for word in Word:
        if line.lower() in _spellings(locale, word):
            return word
    return None


def parse_number(line: str) -> int | None:
    """A number of a list."""
    return int(line) if re.fullmatch(r"[0-9]{1,3}", line, re.ASCII) else None


def parse_place(line: str, locale: str) -> tuple[Field, int | None] | None:
    """A field and perhaps its number: `C4`, `c4=5`, `C4 5`, `5 C4`, `5 at C4`."""
    between = "|".join(re.escape(word) for word in (*_spellings(locale, "at"), "=", ":", "@", ""))
    field, number = r"(?P<field>[A-L][0-9]{1,2})", r"(?P<number>[1-6])"
    spaced = rf"\s*(?:{between})\s*"
    for pattern in (field, rf"{field}(?:\s*[=:@]\s*|\s+){number}", rf"{number}{spaced}{field}"):
        if match := re.fullmatch(pattern, line, re.ASCII | re.IGNORECASE):
            place = parse_field(match["field"].upper())
            digit = match.groupdict().get("number")
            return None if place is None else (place, int(digit) if digit else None)
    return None


def _spellings(locale: str, word: str) -> set[str]:
    languages = (locale, DEFAULT)
    return {spelling for language in languages for spelling in text(language, f"play-word-{word}").split()}
