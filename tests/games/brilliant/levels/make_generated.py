"""Hash some generated levels: `python -m tests.games.brilliant.levels.make_generated` writes generated-levels.json.

Run it only for a generator with a new version letter: a code's level never changes.
"""

from __future__ import annotations

import hashlib
import json

from bot.games.brilliant.generator.codes import Code
from bot.games.brilliant.generator.make import make_text
from tests.paths import DATA

PATH = DATA / "generated-levels.json"
CODES = (
    Code(1, 3),
    Code(1, 12),
    Code(2, 3),
    Code(2, 1_048_575),
    Code(3, 5),
    Code(3, 2),
    Code(4, 18),
    Code(4, 10),
)
"""Codes whose levels are found quickly."""


def main() -> None:
    digests = {str(code): digest(make_text(code)) for code in CODES}
    PATH.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    main()
