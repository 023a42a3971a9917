"""How sentences agree with their numbers and with the English ones, how they begin, and what a phone shows of labels."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice, product
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from bot.bootstrap import ROOT
from bot.pages.texts import LANGUAGES, begins, capital
from tests.texts.files import GAP, OTHER_NUMBER, TextEntry, TextFault, Texts, read
from tests.texts.style import spoken, whole_words
from tests.texts.usage import button_keys

NUMBERS = ROOT / "tests" / "data" / "numbers.toml"
COUNTS = (0, 1, 2, 21, 1.4, 2.4)
"""Numbers of which a language may put a noun into another form: French has the singular for 0 and 1.4."""
DECIMALS = {
    "board-loss": "loss",
    "profile-loss": "loss",
    "puzzle-behind": "points",
    "puzzle-lead": "points",
    "review-again-behind": "loss",
}
"""The texts with a number that always has decimals, and that number."""
MANY = 7
"""What a number is instead of 1; the other numbers of the text are another."""
MOST_RENDERINGS = 300
"""Combinations of variants that are tried for one text."""
SPACE = "[ \xa0\u202f]"
DIGITS = re.compile(r"(?<![\w.,:/#–−-])\d+(?![\w/–]|:\d|[.,]\d)")
SMALL = re.compile(r"^[^\W\d_A-ZÀ-ÞŒ]|(?<=[^\W\d_]{2}[.!?] )[^\W\d_A-ZÀ-ÞŒ]")
"""A small letter where a sentence begins; an abbreviation has one letter before its stop."""
MOST_ON_A_PHONE = 25
"""Characters of a label that a phone shows on a button."""


def wrong_forms(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield the texts that put a noun into the wrong form beside a number that chooses forms in some language.

    Which words have two forms is learned from the texts that choose by a number's plural form.
    """
    singular, plural = _forms(own)
    for entry in own.entries:
        for variable, count in product(
            sorted(entry.counted | (_counted_anywhere(entry.key) & entry.variables)), COUNTS
        ):
            if DECIMALS.get(entry.key) == variable and count == int(count):
                continue
            shown, form = format_decimal(count, locale=own.name), Locale.parse(own.name).plural_form(count)
            wrong = plural - singular if form == "one" else singular - plural
            said = (_after(shown, words) for words in renderings(own, entry, {variable: count}))
            if word := next((one for one in said if one in wrong), None):
                yield TextFault(entry.place, f"says “{shown} {word}”")
                break


def other_numbers(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the texts whose numbers, in digits or words, are not those of the English text."""
    for entry in own.entries:
        known = english.by_key.get(entry.key)
        if known is not None and (ours := _numbers(own, entry)) != (theirs := _numbers(english, known)):
            yield TextFault(
                entry.place,
                f"has the numbers {_listed(ours - theirs)}, and English has {_listed(theirs - ours)} instead",
            )


def small_beginnings(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield the sentences that begin in lower case."""
    for entry in own.entries:
        for wording in entry.wordings:
            words = spoken(wording)
            if words.rstrip().endswith((".", "!", "?")) and (found := SMALL.search(words)):
                yield TextFault(
                    entry.place, f"begins a sentence in lower case: “{words[found.start() :][:30]}”"
                )
                break


def long_labels(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield the labels of buttons that a phone would cut, values apart."""
    labels = button_keys(entry.key for entry in own.entries)
    for entry in own.entries:
        if entry.key in labels:
            length = max(len(GAP.sub("", wording)) for wording in entry.wordings)
            if length > MOST_ON_A_PHONE:
                yield TextFault(entry.place, f"has {length} characters, and a phone shows {MOST_ON_A_PHONE}")


def _forms(own: Texts) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words that stand after 1, and after many, in texts that choose."""
    singular, plural = set[str](), set[str]()
    for entry in own.entries:
        for variable in entry.counted:
            pairs = zip(
                renderings(own, entry, {variable: 1}), renderings(own, entry, {variable: MANY}), strict=True
            )
            for one, many in pairs:
                first, second = _after("1", one), _after(str(MANY), many)
                if first and second and first != second:
                    singular.add(first)
                    plural.add(second)
    return frozenset(singular), frozenset(plural)


@lru_cache
def _counted_anywhere(key: str) -> frozenset[str]:
    """Return the variables of a text whose plural form matters in some language."""
    return frozenset[str]().union(
        *(entry.counted for name in LANGUAGES if (entry := read(name).by_key.get(key)))
    )


def _after(number: str, words: str) -> str:
    """Return the word after a number; empty if there is none."""
    found = re.search(rf"(?<![\d.,]){re.escape(number)}{SPACE}([^\W\d_]+)", words)
    return found[1] if found else ""


def renderings(own: Texts, entry: TextEntry, known: Mapping[str, float | str]) -> Iterator[str]:
    """Yield a text with these values, in each combination of its other variants."""
    bundle = _bundle(own.name, tuple(one.source for one in own.entries))
    message = bundle.get_message(entry.key) if not entry.key.startswith("-") else None
    if message is None or message.value is None:
        return
    variants = dict(entry.variants)
    others = sorted(entry.variables - known.keys())
    choices = [
        variants.get(name, (OTHER_NUMBER if name in entry.counted else f"‹{name}›",)) for name in others
    ]
    for values in islice(product(*choices), MOST_RENDERINGS):
        said, _ = bundle.format_pattern(message.value, {**known, **dict(zip(others, values, strict=True))})
        yield spoken(str(said))


@lru_cache
def _bundle(language: str, sources: tuple[str, ...]) -> FluentBundle:
    functions: dict[str, Any] = {"COMMANDS": lambda *_: "/play", "BEGINS": begins, "CAPITAL": capital}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for source in sources:
        bundle.add_resource(FluentParser(with_spans=False).parse(source))
    return bundle


def _numbers(own: Texts, entry: TextEntry) -> frozenset[int]:
    """Return the numbers from 2 on that a text has in its wordings, as far as they are known; 1 is an article in many languages."""
    said = " ".join(map(spoken, entry.wordings))
    digits = {int(one) for one in DIGITS.findall(GAP.sub("{}", said))}
    words = {number for number, pattern in _number_words(own.name).items() if pattern.search(said)}
    return frozenset(one for one in digits | words if one >= 2)


@lru_cache
def _number_words(language: str) -> Mapping[int, re.Pattern[str]]:
    """Return what each number is called; empty for a language of which that is not known."""
    named = tomllib.loads(NUMBERS.read_text(encoding="utf-8")).get(language, {})
    return {int(number): whole_words(pattern) for number, pattern in named.items()}


def _listed(numbers: frozenset[int]) -> str:
    return ", ".join(map(str, sorted(numbers))) or "none"
