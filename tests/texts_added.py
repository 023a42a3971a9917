"""Texts that tests add to the bot's own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.pages import texts


def add_texts(folder: Path, monkeypatch: pytest.MonkeyPatch, file: Path, name: str) -> None:
    """Add a file of English texts under this name, in a copy of all others; call `texts.forget` when they go."""
    locales = folder / "locales"
    shutil.copytree(texts.LOCALES, locales)
    shutil.copy(file, locales / "en" / name)
    monkeypatch.setattr(texts, "LOCALES", locales)
    texts.forget()
