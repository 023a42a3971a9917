"""Two languages made of English, for what no real one shows: texts that are much longer, and words that are in no file.

Their folders are made once per run, under codes of languages that are not ours but that Babel knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.pages import texts
from bot.pages.texts import DEFAULT, LANGUAGES, LOCALES

LONG, REVERSED = "eo", "ia"
"""Accented letters and 40 % more of them; and the letters of each word from the last to the first."""
PSEUDO = (LONG, REVERSED)
EVERY_LANGUAGE = (*LANGUAGES, *PSEUDO)

WORD = re.compile(
    r"`[^`]*`|https?://\S+|<[^<>\s]+>|:\w+:"  # kept: code, addresses, mentions and emoji
    r"|(?P<word>[^\W\d_]+)"
)
ACCENTS = str.maketrans("AEIOUYaceilnorsuyz", "ÅÉÎÖÛÝåçéîłñöŕšûýž")
LONGER = 0.4
LEAST_LONGER = 2
"""Letters that even a short word gains."""


class _Spans(Visitor):
    """Where the words of a file are."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int]] = []

    def visit(self, node: Any) -> None:
        if isinstance(node, ftl.TextElement) and node.span is not None:
            self.found.append((node.span.start, node.span.end))
        super().visit(node)


def longer(word: str) -> str:
    return word.translate(ACCENTS) + "ö" * max(LEAST_LONGER, round(LONGER * len(word)))


def backwards(word: str) -> str:
    return word[::-1]


def made(source: str, change: Callable[[str], str]) -> str:
    """A file with every word changed, and values, markup and code as they are."""
    spans = _Spans()
    spans.visit(FluentParser().parse(source))
    pieces, end = [], 0
    for start, stop in sorted(spans.found):
        words = WORD.sub(lambda one: change(one[0]) if one["word"] else one[0], source[start:stop])
        pieces += [source[end:start], words]
        end = stop
    return "".join([*pieces, source[end:]])


@pytest.fixture(scope="session")
def pseudo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of all languages, these two among them."""
    folder = tmp_path_factory.mktemp("locales")
    for name in LANGUAGES:
        (folder / name).symlink_to(LOCALES / name)
    for name, change in ((LONG, longer), (REVERSED, backwards)):
        (folder / name).mkdir()
        for path in (LOCALES / DEFAULT).glob("*.ftl"):
            source = made(path.read_text(encoding="utf-8"), change)
            (folder / name / path.name).write_text(source, encoding="utf-8")
    return folder


@pytest.fixture
def pseudo(pseudo_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the bot have these languages too."""
    # What is kept of our own languages stays right, so only what is kept of these codes goes.
    monkeypatch.setattr(texts, "LOCALES", pseudo_folder)
    monkeypatch.setattr(texts, "LANGUAGES", EVERY_LANGUAGE)
    texts.language.cache_clear()
    yield
    texts.language.cache_clear()


@pytest.fixture(params=EVERY_LANGUAGE)
def locale(request: pytest.FixtureRequest) -> str:
    """Every language, these two among them."""
    if request.param in PSEUDO:
        request.getfixturevalue("pseudo")
    return str(request.param)
