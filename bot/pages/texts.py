"""Every text a user reads: Fluent messages in `assets/locales/<language>/*.ftl`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Protocol
from unicodedata import normalize

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from engine.games import GAMES

LOCALES = Path(__file__).parents[2] / "assets" / "locales"
DEFAULT = "en"
LANGUAGES = (
    DEFAULT,
    *sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and path.name != DEFAULT),
)
"""Every folder of texts; each is named by the language's code, without a region."""

KEPT_TEXTS = 5_000
"""How many texts are kept: a sheet has about a hundred labels, most of them the same as on the sheet before."""

ENTRY = re.compile(r"^(?=-?[a-z][\w-]* *=)", re.MULTILINE)
SPOKEN_FIRST = re.compile(r"h?(i(?![aeou])|[^\Wi])")
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A reference from one entry to another by its name; numbers and variables begin with other characters."""

Value = str | int | float | tuple[str, ...]
"""A list stands for several strings: *this, that and another*."""
Sentence = tuple[str, Mapping[str, Value]]
"""The key of a text, and its variables."""


class Speech(Protocol):
    """Whoever reads, in one language: a person, a request of theirs, their look at a game, or `Language`."""

    @property
    def locale(self) -> str: ...

    def say(self, key: str, /, **values: Value) -> str:
        """Return a text in this language."""


@dataclass(frozen=True, slots=True)
class Language:
    """The language of what no single person reads, such as the messages of a server."""

    locale: str

    def say(self, key: str, /, **values: Value) -> str:
        return text(self.locale, key, **values)


class Catalog:
    """A language's messages, with English ones for those it lacks.

    Each is parsed when it is first needed: parsing all takes a third of a second.
    """

    def __init__(self, name: str) -> None:
        # Isolation characters show as boxes in button labels and in pictures.
        functions: dict[str, Any] = {
            "COMMANDS": partial(_commands, name),
            "BEGINS": begins,
            "CAPITAL": capital,
        }
        self.bundle = FluentBundle([name], use_isolating=False, functions=functions)
        self.sources = {**_sources(DEFAULT), **_sources(name)}
        self._parsed: set[str] = set()

    def parse(self, key: str) -> None:
        """Parse a message after the messages it refers to, because another thread may ask for it meanwhile."""
        if key not in self._parsed and key in self.sources:
            for reference in REFERENCE.findall(self.sources[key]):
                self.parse(reference)
            # Where each word stands in a file would take as much memory as the words.
            self.bundle.add_resource(FluentParser(with_spans=False).parse(self.sources[key]))
            self._parsed.add(key)


@lru_cache
def language(locale: str | None) -> str:
    """Return the language for a Discord locale such as `en-GB` or `de`; English for one without texts."""
    base = (locale or DEFAULT).split("-")[0]
    return base if base in LANGUAGES else DEFAULT


@lru_cache
def language_name(code: str) -> str:
    """Return what a language calls itself, such as `Deutsch`."""
    return capital(Locale.parse(code).get_language_name() or code)


@lru_cache
def is_preview(locale: str | None) -> bool:
    """Return whether no native speaker has read the texts of the locale's language yet; some may be missing."""
    return "= read" not in _sources(language(locale)).get("language-state", "")


def text(locale: str | None, key: str, /, **values: Value) -> str:
    """Return the message in the locale's language; raises KeyError for an unknown key or variable."""
    return _written(language(locale), key, tuple(values.items()))


def texts(locale: str | None, sentences: Iterable[Sentence]) -> list[str]:
    """Return these sentences in the locale's language; raises KeyError for an unknown key or variable."""
    name = language(locale)
    return [_written(name, key, tuple(values.items())) for key, values in sentences]


@lru_cache
def stated_twice() -> tuple[str, str, str] | None:
    """Return the first key that two files of a language define, and both files; one would hide the other."""
    for name in LANGUAGES:
        files: dict[str, str] = {}
        for path in files_of(name):
            for key, _ in _entries(path):
                if (first := files.setdefault(key, path.name)) != path.name:
                    return key, first, path.name
    return None


def has_text(locale: str | None, key: str, /) -> bool:
    return key in _catalog(language(locale)).sources


def keys(name: str) -> frozenset[str]:
    """Return the keys of a language's own texts, without those with a dash in front: parts of others."""
    return frozenset(key for key in _sources(name) if not key.startswith("-"))


def files_of(name: str) -> list[Path]:
    """Return a language's own files, in the order in which they are read."""
    return sorted((LOCALES / name).glob("*.ftl"))


@lru_cache
def _sources(name: str) -> Mapping[str, str]:
    """Return the entries of a language's own files, by key."""
    return dict(entry for path in files_of(name) for entry in _entries(path))


def _entries(path: Path) -> Iterator[tuple[str, str]]:
    for entry in ENTRY.split(path.read_text(encoding="utf-8"))[1:]:
        yield entry.partition("=")[0].rstrip(), entry


@lru_cache(KEPT_TEXTS)
def _written(name: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    catalog = _catalog(name)
    catalog.parse(key)
    bundle = catalog.bundle
    message = bundle.get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no text {key!r} in {name}")
    shown = {one: _listed(name, value) if isinstance(value, tuple) else value for one, value in values}
    formatted, errors = bundle.format_pattern(message.value, shown)
    if errors:
        raise KeyError(f"text {key!r} in {name}: {errors[0]}")
    return str(formatted)


def _commands(name: str, word: str, place: str = "server") -> str:
    """Return this command of every game that has it, as typed in this place; this is the Fluent function
    COMMANDS."""
    having = [game for game in GAMES if has_text(name, f"command-{game}-{word}-about")]
    command = text(name, f"command-{word}")
    pairs = [(text(name, f"command-{game}"), command) for game in having]
    typed = ["/" + " ".join(reversed(pair) if place == "dm" else pair) for pair in pairs]
    return any_of(name, typed)


def begins(words: object) -> str:
    """Return the vowel with which words begin as they are spoken in Romance languages, without its accent, or another letter;
    this is the Fluent function BEGINS, for words such as *and* that change before some."""
    # An h is not heard; before another vowel, an i sounds as a consonant does.
    found = SPOKEN_FIRST.match(normalize("NFD", str(words).strip("*_ ").casefold()))
    return found[1] if found else "-"


def capital(words: object) -> str:
    """Return words with a capital in front, as at the beginning of a sentence; this is the Fluent function CAPITAL."""
    said = str(words)
    return said[:1].upper() + said[1:]


def any_of(locale: str | None, possibilities: Sequence[str]) -> str:
    """Join alternatives: *this, that or another*."""
    return _listed(locale, possibilities, "any-of")


def _listed(locale: str | None, parts: Sequence[str], key: str = "all-of") -> str:
    *others, last = parts or [""]
    return text(locale, key, others=", ".join(others), last=last) if others else last


@lru_cache
def _catalog(name: str) -> Catalog:
    return Catalog(name)


def refusal(locale: str | None, code: str, values: Mapping[str, Value]) -> str:
    """Return the sentence that says why something is refused and what to do instead."""
    return text(locale, refusal_key(code), **values)


def refusal_key(code: str) -> str:
    return f"refused-{code.replace('_', '-')}"
