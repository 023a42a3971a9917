"""The words of the local page, which are in files of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from bot.local.words import DEFAULT, WORDS
from tests.texts.files import TextFault, Texts

VALUE = re.compile(r"\{(\w+)\}")


def wrong_page_words(own: Texts, _: Texts, *, folder: Path = WORDS) -> Iterator[TextFault]:
    """Yield what is missing, left over or has other values than in English, and what is not in order."""
    place = f"local page, {own.name}.json"
    try:
        words = json.loads((folder / f"{own.name}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        if not own.is_preview:
            yield TextFault(place, "is missing")
        return
    english = json.loads((folder / f"{DEFAULT}.json").read_text(encoding="utf-8"))
    if not own.is_preview:
        yield from (TextFault(f"{place} {key}", "is missing") for key in english.keys() - words.keys())
    yield from (TextFault(f"{place} {key}", "is not in English") for key in words.keys() - english.keys())
    if list(words) != sorted(words):
        yield TextFault(place, "is not in the order of the alphabet")
    for key in english.keys() & words.keys():
        if set(VALUE.findall(words[key])) != set(VALUE.findall(english[key])):
            yield TextFault(f"{place} {key}", "has other values than in English")
    people = [len(each["names"].split(", ")) for each in (words, english) if "names" in each]
    if len(set(people)) > 1:
        yield TextFault(f"{place} names", "has not as many people as in English")
