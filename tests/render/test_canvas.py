"""A canvas keeps what it draws often, and forgets the rest."""

import pytest

from bot.render import canvas as kit
from bot.render import png
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.pen import Pen
from bot.render.theme import BOLD, THEMES

THEME = THEMES["dark"]


def paint(pen: Pen, key: Key) -> None:
    pen.text((50, 20), str(key), THEME.ink, 30, face=BOLD)


def scene() -> Scene:
    slots = tuple(Slot(0, 40 * i, 100, 40, THEME.ground, "words", paint) for i in range(2))
    return Scene(THEME, 100, 80, lambda pen: None, slots)


def test_sprites_of_endless_kinds_are_forgotten_and_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [*range(20), *range(20)]
    unbounded = Canvas(scene(), png.Mapper(THEME.palette))
    frame = unbounded.bytes_kept
    expected = [unbounded.scanlines([f"P{name}", "often"]) for name in names]
    most = 3 * 100 * 40
    assert unbounded.bytes_kept > frame + most
    monkeypatch.setattr(kit, "MOST_KEPT", most)
    bounded = Canvas(scene(), png.Mapper(THEME.palette))
    for name, lines in zip(names, expected, strict=True):
        assert bounded.scanlines([f"P{name}", "often"]) == lines
        assert bounded.bytes_kept <= frame + most
