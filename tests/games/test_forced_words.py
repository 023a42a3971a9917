"""Each game tells in its own words what the clock did for a seat, in both languages."""

from __future__ import annotations

import pytest

from bot.games.lessons import lesson_look, state_after
from bot.games.registry import PARTS
from bot.pages.texts import LANGUAGES
from bot.turns.look import Person
from engine.games import GAMES

MOVES = {
    "brilliant": ("pass", "start=A1,D1,B2,F2,A3,D4", "strike=8"),
    "brikks": ("bomb", "out=black3", "keep", "level=2", "white1=2,4", "minis=-"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", MOVES)
def test_each_forced_move_has_its_own_words(game: str, locale: str) -> None:
    lesson = PARTS[game].lesson
    assert lesson is not None
    look = lesson_look(game, lesson, state_after(game, lesson, ()), Person(7, "Anna", locale), theme="dark")
    moves = [GAMES[game].parse_move(move) for move in MOVES[game]]
    told = [PARTS[game].controls.forced(look.read_in(locale), move) for move in moves]
    assert len(set(told)) == len(moves)
    assert not any(word in sentence for sentence in told for word in ("{", "-forced-"))
