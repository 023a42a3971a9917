"""The words of the shared code: a game with such a name would take over its texts, commands or records."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
REGISTRY = "bot/games/registry.py"
"""The file that names every game."""


@cache
def file_that_says(game: str, games: frozenset[str]) -> str | None:
    """Return the first file of shared code with this word in a name or in a key such as `command-play`, or
    None.

    Files of the games themselves are left out.
    """
    word = re.compile(rf"(?<![a-z]){re.escape(game)}(?![a-z])", re.IGNORECASE)
    for path in sorted((ROOT / "bot").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        if place == REGISTRY or any(place.startswith(f"bot/games/{one}/") for one in games):
            continue
        source = path.read_text(encoding="utf-8")
        # Parsing all files would take seconds.
        if word.search(source) and any(map(word.search, _words(source))):
            return place
    return None


def _words(source: str) -> Iterator[str]:
    """Yield the names and keys of a source, but not its prose, which has spaces."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(name) | ast.Attribute(attr=name) | ast.arg(name) | ast.alias(name):
                yield name
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                yield name
            case ast.Constant(str(text)) if " " not in text:
                yield text
