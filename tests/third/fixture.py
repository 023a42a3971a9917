"""The third game with its texts, for one test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.pages import texts
from tests import third


@pytest.fixture
def third_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Its entries in the registries, and its texts."""
    locales = tmp_path / "locales"
    shutil.copytree(texts.LOCALES, locales)
    for language in texts.LANGUAGES:
        shutil.copy(Path(__file__).with_name(f"{language}.ftl"), locales / language / "third.ftl")
    monkeypatch.setattr(texts, "LOCALES", locales)
    texts.forget()
    third.register()
    yield
    third.unregister()
    texts.forget()
