"""The gain of a number is the difference that it makes to the sheet's evaluation."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.brilliant.levels.files import load, names
from bot.games.brilliant.players.compact import AREAS, STARS, TAKES, THROWS, board_of, started, strike, write
from bot.games.brilliant.players.evaluation import MOST_CANDIDATES, RIVALRY, candidates, evaluate, parameters
from bot.games.brilliant.players.search import WEIGHTS
from engine.brilliant.state import SOLO_ROLLS


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_a_gain_is_the_points_and_what_the_areas_are_worth_more(name: str) -> None:
    random, board, model = Random(name), board_of(load(name)), parameters(WEIGHTS)
    expected, moves, gains = [0.0] * board[AREAS], [0] * MOST_CANDIDATES, [0.0] * MOST_CANDIDATES
    completed = 0
    for _ in range(6):
        model[RIVALRY] = random.choice([0.0, 0.3])
        sheet = started(board, random.sample(board[STARS:TAKES], 6))
        for rolls in reversed(range(SOLO_ROLLS)):
            found = candidates(board, sheet, model, random.randrange(THROWS), rolls, expected, moves, gains)
            before = sum(expected)
            for move, gain in zip(moves[:found], gains[:found], strict=True):
                after = sheet.copy()
                points = write(board, after, move // 8, move % 8)
                completed += points > 0
                worth = evaluate(board, after, model, rolls, [0.0] * board[AREAS])
                assert gain == pytest.approx(points + worth - before)
            if found:
                move = moves[max(range(found), key=gains.__getitem__)]
                write(board, sheet, move // 8, move % 8)
            if random.random() < 0.1:
                strike(sheet, random.randrange(board[AREAS]))
    assert completed
