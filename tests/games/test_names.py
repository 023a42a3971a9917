"""The names of computer players, including those without a text."""

from __future__ import annotations

import pytest

from bot.games.names import player_name, short_name, strength_name
from bot.pages.texts import Language
from bot.store.rows import GHOST
from bot.turns.look import Seated
from engine.brilliant.state import SEATS
from engine.game import Seat


@pytest.mark.parametrize(
    ("strength", "locale", "name", "full"),
    [
        ("strong", "en", "Strong", "Gizmo (strong)"),
        ("strong", "de", "Stark", "Gizmo (stark)"),
        ("wizard", "en", "wizard", "Gizmo (wizard)"),
        ("wizard", "de", "wizard", "Gizmo (wizard)"),
    ],
)
def test_a_strength_without_a_text_goes_by_its_name(strength: str, locale: str, name: str, full: str) -> None:
    assert strength_name(strength, Language(locale)) == name
    assert player_name(_computer("2", strength), Language(locale)) == full


def test_every_computer_player_of_a_game_has_a_short_word_of_its_own() -> None:
    english = Language("en")
    names = [short_name(_computer(str(number), "steady"), english) for number in range(1, len(SEATS) + 1)]
    assert len({name[0] for name in names}) == len(SEATS)
    assert all(name.isalpha() and len(name) <= 5 for name in names)
    ghosts = [player_name(_computer(str(number), GHOST), english) for number in range(1, len(SEATS) + 1)]
    assert ghosts == [f"{name}’s ghost" for name in names]
    # A name that no game is stored with stays as it is.
    assert short_name(_computer("Deep Red", "steady"), english) == "Deep Red"


def _computer(name: str, strength: str) -> Seated:
    return Seated(
        seat=Seat(1),
        user_id=None,
        name=name,
        locale="en",
        computer=strength,
        panel="channel",
        has_left=False,
        is_absent=False,
        is_asked=True,
        has_moved=False,
        is_ready=False,
    )
