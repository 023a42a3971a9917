"""All checks of texts, by name: the command runs them, and so do the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.pages.texts import DEFAULT
from tests.texts import comparison, limits, page_words, sentences, spelling, style, usage
from tests.texts.files import TextFault, Texts, read

OF_A_LANGUAGE: Mapping[str, Callable[[Texts, Texts], Iterator[TextFault]]] = {
    "unreadable": comparison.unreadable,
    "missing": comparison.missing,
    "left over": comparison.left_over,
    "repeated": comparison.repeated,
    "variables": comparison.other_variables,
    "references": comparison.broken_references,
    "named commands": comparison.unknown_commands,
    "named games": comparison.named_games,
    "order": comparison.other_order,
    "local page": page_words.wrong_page_words,
    "length": limits.too_long,
    "typography": style.typography,
    "forms": sentences.wrong_forms,
    "numbers": sentences.other_numbers,
    "beginnings": sentences.small_beginnings,
    "labels": sentences.long_labels,
    "terms": style.terms,
    "spelling": spelling.misspelt,
    "commands": limits.wrong_commands,
}
OF_ALL: Mapping[str, Callable[[], Iterator[TextFault]]] = {
    "unused": lambda: usage.unused(read(DEFAULT)),
    "joined": usage.joined,
    "size of commands": limits.too_large_commands,
}


def faults(name: str, language: str) -> list[TextFault]:
    """Return what one check finds in a language."""
    return list(OF_A_LANGUAGE[name](read(language), read(DEFAULT)))
