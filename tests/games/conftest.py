"""Fixtures for picture tests."""

from __future__ import annotations

import pytest

from bot.render.pen import Pen, text_width
from bot.render.theme import CAP
from tests.pseudo import locale, pseudo, pseudo_folder
from tests.render.measured import Seen

__all__ = ["locale", "pseudo", "pseudo_folder", "seen"]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """The words to be drawn so far, with their boxes in the whole picture and their sizes."""
    found: Seen = []

    def record(
        pen: Pen, place: tuple[float, float], words: str, colour: object, size: int, **more: str
    ) -> None:
        width = text_width(words, size, more.get("face", "Roboto-Medium.ttf"))
        left = place[0] + pen._x - {"l": 0, "m": width / 2, "r": width}[more.get("anchor", "m")]
        top = place[1] + pen._y - size * CAP / 2
        found.append((words, (left, top, left + width, top + size * CAP), size))

    monkeypatch.setattr(Pen, "text", record)
    return found
