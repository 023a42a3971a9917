"""Texts that tests add to the bot's own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.pages import texts


def add_texts(folder: Path, monkeypatch: pytest.MonkeyPatch, added: Path, name: str) -> None:
    """Add the texts in a folder, a file for each language, under this name in a copy of all others.

    Call `texts.forget` when they go.
    """
    locales = folder / "locales"
    shutil.copytree(texts.LOCALES, locales)
    for file in added.glob("*.ftl"):
        shutil.copy(file, locales / file.stem / name)
    monkeypatch.setattr(texts, "LOCALES", locales)
    texts.forget()
