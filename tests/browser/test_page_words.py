"""The page's own texts."""

from __future__ import annotations

import json
import re

from engine.games import GAMES
from tests.browser.local_table import PAGE


def test_every_word_is_used_and_known() -> None:
    known = set(json.loads((PAGE / "words" / "en.json").read_text("utf-8")))
    source = "\n".join(file.read_text("utf-8") for file in PAGE.glob("*.js"))
    quoted = set(re.findall(r'"([a-z-]+)"', source)) | {"names", "theme-auto", "theme-dark", "theme-light"}
    assert known <= quoted
    assert set(re.findall(r'say\("([a-z-]+)"', source)) <= known


def test_the_page_loads_nothing_from_elsewhere() -> None:
    for file in PAGE.rglob("*.*"):
        addresses = re.findall(
            r"""(?:src|href|url|import|from)\W{1,3}(https?://[^"')\s]+)""", file.read_text("utf-8")
        )
        assert addresses == [], file


def test_no_file_of_the_local_discord_names_a_game() -> None:
    """This is shared code: a third game must not need changes here. test_walls.py covers Python files too."""
    files = [file for file in PAGE.parent.rglob("*.*") if "__pycache__" not in file.parts]
    assert PAGE / "welcome.json" in files
    for file in files:
        assert [game for game in GAMES if game in file.read_text("utf-8").casefold()] == [], file
