"""How texts are written: typography, and the words of the glossary."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.bootstrap import ROOT
from tests.texts.files import GAP, TextFault, Texts

GLOSSARIES = ROOT / "tests" / "data" / "glossary"
"""The terms of each language and the rules of its typography, in a file named after it."""

CODE = re.compile(r"```.*?```|`[^`]*`|https?://\S+|<[^<>\s]+>", re.DOTALL)
"""Code, addresses and mentions."""
MARKDOWN = re.compile(r"\*\*|__|~~|\|\||^#+ |^-# ", re.MULTILINE)
KEPT = 4_000
"""Wordings, as a language has them."""
TYPOGRAPHY = (
    (r"(?<=\w)'(?=\w)", "the apostrophe is ’"),
    (r'"', "straight quotation marks: take those of the language"),
    (r"\.\.\.", "the ellipsis is one sign: …"),
    (r" - ", "a dash is longer than a hyphen: –"),
    (r"(?<=\S)  +(?=\S)", "two spaces"),
    (r"[^\S\n]+$", "a space at the end"),
)
"""What is wrong in every language, and why."""


@lru_cache(KEPT)
def spoken(wording: str) -> str:
    """Return a wording without Markdown, and with a gap for code, addresses and mentions."""
    return MARKDOWN.sub("", CODE.sub("{code}", wording))


def typography(own: Texts, _: Texts, *, folder: Path = GLOSSARIES) -> Iterator[TextFault]:
    """Yield the texts that break a rule for all languages, or one of the language's own."""
    rules = [(rule["wrong"], rule["says"]) for rule in _glossary(own.name, folder).get("typography", ())]
    for wrong, says in (*TYPOGRAPHY, *rules):
        pattern = re.compile(wrong, re.MULTILINE)
        for entry in own.entries:
            found = next(filter(None, (pattern.search(spoken(one)) for one in entry.wordings)), None)
            # What ends in a space may go before a value.
            if found is not None and not (entry.key.startswith("-") and not found[0].strip()):
                yield TextFault(entry.place, f"{says} (at “{_around(found)}”)")


def terms(own: Texts, english: Texts, *, folder: Path = GLOSSARIES) -> Iterator[TextFault]:
    """Yield the texts that lack a term of the glossary or have a rival of it.

    `term` and `rivals` are patterns of whole words. The term stands in every text whose key `present` matches, the
    rivals in none whose key `scope` matches, which is every text by default.
    """
    said = {entry: GAP.sub(" ", " ".join(map(spoken, entry.wordings))) for entry in own.entries}
    for term in _terms(own.name, folder):
        concept, pattern = term["concept"], whole_words(term["term"])
        present, scope = (
            re.compile(term.get(name, usual)) for name, usual in (("present", "(?!)"), ("scope", ""))
        )
        if "present" in term and not any(present.fullmatch(entry.key) for entry in english.entries):
            yield TextFault(f"{folder.name}/{own.name}.toml {concept}", f"no key matches {term['present']}")
        rivals = whole_words(term["rivals"]) if "rivals" in term else None
        for entry, words in said.items():
            if present.fullmatch(entry.key) and not pattern.search(words):
                yield TextFault(entry.place, f"lacks the term for {concept}: {term['term']}")
            if rivals and scope.match(entry.key) and (found := rivals.search(words)):
                yield TextFault(entry.place, f"says “{found[0]}”; the term for {concept} is {term['term']}")


def whole_words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


def _terms(language: str, folder: Path) -> Sequence[Mapping[str, Any]]:
    terms: Sequence[Mapping[str, Any]] = _glossary(language, folder).get("term", ())
    return terms


@lru_cache
def _glossary(language: str, folder: Path) -> Mapping[str, Any]:
    """Return a language's glossary; one without a file has no terms and no typography of its own."""
    path = folder / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _around(found: re.Match[str]) -> str:
    return found.string[max(0, found.start() - 12) : found.end() + 12].replace("\n", " ")
