"""What stands ready for Discord's directory is what it takes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.pages.texts import LANGUAGES
from tests.paths import ROOT

FOLDER = ROOT / "docs" / "directory"
TEXTS: dict[str, Any] = tomllib.loads((FOLDER / "texts.toml").read_text(encoding="utf-8"))
PICTURES = sorted(FOLDER.glob("*.png"))
DESCRIPTION, SUMMARY, TAG = 400, 200, 20
"""The most characters of each."""
MOST_TAGS, MOST_PICTURES = 5, 5
BYTES = 1_500_000
"""The most of all pictures and the film."""


def test_every_language_has_its_texts() -> None:
    assert set(TEXTS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_fit(language: str) -> None:
    told = TEXTS[language]
    assert set(told) == {"summary", "description", "tags"}
    assert 0 < len(told["summary"]) <= SUMMARY
    assert 0 < len(told["description"]) <= DESCRIPTION, len(told["description"])
    assert 0 < len(told["tags"]) <= MOST_TAGS
    assert len(set(told["tags"])) == len(told["tags"])
    assert max(map(len, told["tags"])) <= TAG
    assert not [
        text for text in (told["summary"], told["description"]) if text != " ".join(text.split(" ")).strip()
    ]


@pytest.mark.parametrize("path", [*PICTURES, FOLDER / "film.gif"], ids=lambda path: path.name)
def test_the_pictures_and_the_film_are_large_enough(path: Path) -> None:
    with Image.open(path) as picture:
        assert picture.width * 9 == picture.height * 16
        assert picture.width >= 1280


def test_there_are_pictures_and_all_of_it_is_small() -> None:
    assert len(PICTURES) == MOST_PICTURES
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= BYTES
