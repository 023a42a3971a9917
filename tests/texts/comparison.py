"""What a language's files have other than the English ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from engine.games import GAMES
from tests.texts.files import TextEntry, TextFault, Texts

COMMAND = re.compile(r"command-[a-z]+")
NAMED = re.compile(r"(?<![\w.<:/])/([^\W\d_]+)")
"""A command as texts name it: `/home`, but no part of an address and no `and/or`."""


def missing(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the English texts that the language lacks, unless it is a preview."""
    if not own.is_preview:
        yield from untranslated(own, english)


def untranslated(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the English texts that the language lacks; the bot shows these instead."""
    for entry in english.entries:
        if not entry.key.startswith("-") and entry.key not in own.by_key:
            yield TextFault(f"{own.name}/{entry.file} {entry.key}", "is missing")


def left_over(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the texts that English has no more; a part that only this language needs is its own affair."""
    for entry in own.entries:
        if not entry.key.startswith("-") and entry.key not in english.by_key:
            yield TextFault(entry.place, "is not in English, so nothing shows it")


def other_variables(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the texts with a variable that the bot does not give, or without one that English has."""
    for entry in own.entries:
        known = english.by_key.get(entry.key)
        if known is None:
            continue
        for name in sorted(entry.variables - known.variables):
            yield TextFault(entry.place, f"has the variable {name}, which English has not")
        for name in sorted(known.variables - entry.variables):
            yield TextFault(entry.place, f"lacks the variable {name}")


def unreadable(own: Texts, _: Texts) -> Iterator[TextFault]:
    yield from own.junk


def repeated(own: Texts, _: Texts) -> Iterator[TextFault]:
    counts = Counter(entry.key for entry in own.entries)
    for entry in own.entries:
        if counts[entry.key] > 1:
            yield TextFault(entry.place, "stands twice")


def broken_references(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the texts that contain another which is not there, and the parts that no text contains."""
    known = own.by_key.keys() | english.by_key.keys()
    for entry in own.entries:
        for name in sorted(entry.references - known):
            yield TextFault(entry.place, f"contains {name}, which is not there")
    contained = {name for entry in own.entries for name in entry.references}
    for entry in own.entries:
        if entry.key.startswith("-") and entry.key not in contained:
            yield TextFault(entry.place, "is part of no text")


def other_order(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield, for each file, the first text or comment that is not as in English: translation tools show files side by
    side."""
    for file in english.comments:
        ours, theirs = _texts_of(own, file), _texts_of(english, file)
        yield from (
            TextFault(entry.place, f"is in {english.by_key[entry.key].file} in English")
            for entry in ours
            if entry.key in english.by_key and english.by_key[entry.key].file != file
        )
        both = {entry.key for entry in ours} & {entry.key for entry in theirs}
        for entry, known in zip(
            [entry for entry in ours if entry.key in both],
            [entry for entry in theirs if entry.key in both],
            strict=True,
        ):
            if entry.key != known.key:
                yield TextFault(entry.place, f"stands where English has {known.key}")
                break
            if entry.comment != known.comment:
                yield TextFault(entry.place, "has another comment than in English")
                break
        if own.comments.get(file, ()) != english.comments[file]:
            yield TextFault(f"{own.name}/{file}", "has other headings than in English")


def _texts_of(language: Texts, file: str) -> list[TextEntry]:
    return [entry for entry in language.of_file(file) if not entry.key.startswith("-")]


def unknown_commands(own: Texts, english: Texts) -> Iterator[TextFault]:
    """Yield the texts that name a command which is not called so in this language."""
    commands = {
        key: entry for key, entry in {**english.by_key, **own.by_key}.items() if COMMAND.fullmatch(key)
    }
    known = {wording for entry in commands.values() for wording in entry.wordings}
    for entry in own.entries:
        for name in sorted(set(NAMED.findall(entry.source)) - known):
            yield TextFault(entry.place, f"names /{name}, and no command has this name")


def named_games(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield the texts that name a game outside its own files: another game may come, or this one may go."""
    for entry in own.entries:
        for game in GAMES:
            if game in f"{entry.comment} {entry.source}".casefold() and not entry.file.startswith(game):
                yield TextFault(entry.place, f"names {game}: that belongs into {game}.ftl")
