"""The page's own files, under names that change with their content, because Discord's proxy caches them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
CLIENT_ID = "{client_id}"
"""The placeholder in the page for the application's id."""
WORDS = "{words}"
"""The placeholder in the page for its texts, in every language as JSON, from before the server knows who
somebody is."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
NOT_SENT = re.compile(r"^[ \n]*(?:/\*\*?.*?\*/\s*|//[^\n]*\s*)*", re.MULTILINE | re.DOTALL)
"""Indentation, and comments at the beginning of a line, which are only for readers of the files."""
SPACES = re.compile(r"(?<=[{};,(\[])\n|\n(?=[})\]])| (=|=>|&&|\|\||[!=]==) ")
"""Line ends that have no meaning in a script, and spaces around operators, which no text of the page has."""
CSS_SPACES = re.compile(r"\s*([{};,])\s*|(?<=:) ")
"""Spaces that have no meaning in a style sheet."""
HASH_LENGTH = 12


@dataclass(frozen=True, slots=True)
class PageFile:
    content: bytes
    type: str


@dataclass(frozen=True, slots=True)
class PageFiles:
    index: PageFile
    others: Mapping[str, PageFile]
    """The other files, by their names with the hash, such as `main.0123456789ab.js`."""


def page_files(
    client_id: str, words: Mapping[str, Mapping[str, str]] = MappingProxyType({}), folder: Path = FOLDER
) -> PageFiles:
    """Read the page; `words` are its first texts by language and key.

    All its files share one hash, so that modules may import each other in a circle.
    """
    texts = {path.name: _sent(path) for path in sorted(folder.iterdir()) if path.suffix in TYPES}
    written = json.dumps({language: dict(known) for language, known in words.items()}, ensure_ascii=False)
    texts[INDEX] = texts[INDEX].replace(CLIENT_ID, escape(client_id)).replace(WORDS, escape(written))
    mark = sha256("\0".join(part for one in texts.items() for part in one).encode()).hexdigest()[:HASH_LENGTH]
    names = {name: _hashed(name, mark) for name in texts if name != INDEX}
    # A name of a file is what stands in quotes or brackets, perhaps after `./`.
    references = re.compile(rf"(?<=[\"'(/])(?:{'|'.join(map(re.escape, names)) or '(?!)'})(?=[\"')])")
    files = {
        name: PageFile(references.sub(lambda found: names[found[0]], text).encode(), TYPES[Path(name).suffix])
        for name, text in texts.items()
    }
    return PageFiles(files.pop(INDEX), {names[name]: file for name, file in files.items()})


def _sent(path: Path) -> str:
    text = NOT_SENT.sub("", path.read_text(encoding="utf-8"))
    if path.suffix == ".css":
        return CSS_SPACES.sub(lambda found: found[1] or "", text)
    return SPACES.sub(lambda found: found[1] or "", text)


def _hashed(name: str, mark: str) -> str:
    stem, _, suffix = name.rpartition(".")
    return f"{stem}.{mark}.{suffix}"
