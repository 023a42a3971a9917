"""The names of computer players, including those without a text."""

from __future__ import annotations

import pytest

from bot.games.names import player_name, strength_name
from bot.pages.texts import Language
from bot.turns.look import Seated
from engine.game import Seat


@pytest.mark.parametrize(
    ("strength", "locale", "name", "full"),
    [
        ("strong", "en", "Strong", "Computer 2 (strong)"),
        ("strong", "de", "Stark", "Computer 2 (stark)"),
        ("wizard", "en", "wizard", "Computer 2 (wizard)"),
        ("wizard", "de", "wizard", "Computer 2 (wizard)"),
    ],
)
def test_a_strength_without_a_text_goes_by_its_name(strength: str, locale: str, name: str, full: str) -> None:
    assert strength_name(strength, Language(locale)) == name
    computer = Seated(
        seat=Seat(1),
        user_id=None,
        name="2",
        locale=locale,
        computer=strength,
        panel="channel",
        has_left=False,
        is_absent=False,
        is_asked=True,
        has_moved=False,
        is_ready=False,
    )
    assert player_name(computer, Language(locale)) == full
