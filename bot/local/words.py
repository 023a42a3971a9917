"""The words of the page in each language, and the names usual there: a file for each in `page/words/`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

WORDS = Path(__file__).parent / "page" / "words"
DEFAULT = "en"
LANGUAGES = tuple(sorted(path.stem for path in WORDS.glob("*.json")))


def language(locale: str) -> str:
    """Return the language of a locale such as `en-GB` or `de`; English for one without words."""
    base = locale.partition("-")[0]
    return base if base in LANGUAGES else DEFAULT


def words(locale: str) -> Mapping[str, str]:
    """Return the page's words in the locale's language, with English ones for those it lacks."""
    return {**_own(DEFAULT), **_own(language(locale))}


def people(locale: str) -> tuple[str, ...]:
    """Return the names of a new world's people, as they are usual in the locale's language."""
    return tuple(words(locale)["names"].split(", "))


def _own(name: str) -> dict[str, str]:
    own: dict[str, str] = json.loads((WORDS / f"{name}.json").read_text(encoding="utf-8"))
    return own
