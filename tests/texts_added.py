"""Texts that tests add to the bot's own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.pages import texts


def add_texts(folder: Path, monkeypatch: pytest.MonkeyPatch, added: Path, name: str) -> None:
    """Add the texts in a folder, a file for each language, under this name in a copy of all others.

    Call `forget` when they go.
    """
    locales = folder / "locales"
    shutil.copytree(texts.LOCALES, locales)
    for file in added.glob("*.ftl"):
        shutil.copy(file, locales / file.stem / name)
    monkeypatch.setattr(texts, "LOCALES", locales)
    forget()


def forget() -> None:
    """Forget all texts, so that the next one reads the files again."""
    for kept in (texts._written, texts._catalog, texts._sources, texts.stated_twice, texts.is_preview):
        kept.cache_clear()
