"""Spelling, by the program Hunspell and the dictionary of a language where they are installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from functools import lru_cache

from babel.core import get_global

from bot.bootstrap import ROOT
from tests.texts.files import GAP, TextFault, Texts
from tests.texts.style import spoken

WORDS = ROOT / "tests" / "data" / "words"
"""Words that are right and in no dictionary, one a line: a file for each language, and one for all."""
ALL = "all"

NO_WORD = re.compile(r":\w+:|\b\w*\d\w*\b|/\w+")
"""Emoji by name, numbers, and commands, which are one word in small letters."""
WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
COMMAND = re.compile(r"(command|option)-[a-z]+")
"""The keys of names, which are in small letters even where the language has large ones."""


def misspelt(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield the words that the dictionary does not know; nothing without a program or dictionary."""
    if why_not(own.name):
        return
    said = {entry: _words(entry.wordings) for entry in own.entries if not COMMAND.fullmatch(entry.key)}
    unknown = unknown_words(own.name, sorted({word for words in said.values() for word in words}))
    for entry, words in said.items():
        for word in sorted(words & unknown):
            yield TextFault(
                entry.place, f"is “{word}” a word? If so, it belongs into {WORDS.name}/{own.name}.txt"
            )


def _words(wordings: tuple[str, ...]) -> set[str]:
    plain = (NO_WORD.sub(" ", GAP.sub(" ", spoken(wording))) for wording in wordings)
    return {word for wording in plain for word in WORD.findall(wording.replace("’", "'"))}


@lru_cache
def why_not(language: str) -> str:
    """Return why spelling cannot be checked here; empty if it can."""
    if shutil.which("hunspell") is None:
        return "the program hunspell is not installed"
    found = _hunspell(language, [])
    return "" if found.returncode == 0 else f"hunspell has no dictionary {_dictionary(language)}"


def unknown_words(language: str, words: Sequence[str]) -> set[str]:
    """Return the words that neither the dictionary nor our own lists have; these have small letters for both."""
    files = (WORDS / f"{name}.txt" for name in (ALL, language))
    ours = {word for file in files if file.exists() for word in file.read_text(encoding="utf-8").split()}
    found = set(_hunspell(language, words).stdout.split())
    return {word for word in found if not ours & {word, word[:1].lower() + word[1:]}}


def _hunspell(language: str, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 (a fixed program, and texts of ours as its input)
        [shutil.which("hunspell") or "", "-l", "-i", "utf-8", "-d", _dictionary(language)],
        input="\n".join(words),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def _dictionary(language: str) -> str:
    """Return the name of the dictionary: the language with the region where most people speak it."""
    likely = str(get_global("likely_subtags").get(language, language))
    return f"{language}_{likely.rpartition('_')[2]}"
