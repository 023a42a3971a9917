"""What is chosen on the page that begins a challenge."""

from __future__ import annotations

import pytest

from bot.features.ghosts.duel_page import GAME, LEVELS, OPPONENT, Pairing, usual_level, with_value

CHOSEN = Pairing("brikks", "2", 5)


@pytest.mark.parametrize(
    ("what", "value"),
    [
        (LEVELS, ""),
        *((what, value) for what in (OPPONENT, GAME, "x") for value in ("", "²", "-1", "chess", "x" * 200)),
    ],
)
def test_a_press_that_chooses_what_is_not_offered_changes_nothing(what: str, value: str) -> None:
    assert with_value(CHOSEN, what, value) == CHOSEN


def test_another_game_begins_with_its_usual_level() -> None:
    assert with_value(CHOSEN, GAME, "brilliant") == Pairing("brilliant", usual_level("brilliant"), 5)
    assert with_value(CHOSEN, OPPONENT, "7") == Pairing("brikks", "2", 7)
    assert with_value(CHOSEN, LEVELS, "3") == Pairing("brikks", "3", 5)
