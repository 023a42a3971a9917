"""The compact form of BRILLIANT follows the engine, and its compiled twin follows it."""

from __future__ import annotations

from random import Random

import pytest
from positions import USUAL, Mismatch, compare

from bot.levels import load, names
from bot.players import twin
from bot.players.brilliant import compact

needs_numba = pytest.mark.skipif(not twin.HAS_NUMBA, reason="numba is not installed")
each_level = pytest.mark.parametrize("name", names())


def test_compact_sheets_are_those_of_the_engine() -> None:
    """A sample; `python -m tests.players.positions 100000` looks at more."""
    assert compare(USUAL, 1, twin.Plain([compact])) == USUAL


@needs_numba
def test_compiled_sheets_are_those_of_the_engine() -> None:
    assert compare(USUAL, 2, twin.fastest([compact])) == USUAL


def test_a_difference_is_found() -> None:
    kernels = twin.Plain([compact])
    kernels.legal = lambda sheet, number, other: compact.legal(sheet, other, number)
    with pytest.raises(Mismatch, match="the engine says"):
        compare(USUAL, 1, kernels)


@needs_numba
@each_level
def test_the_twin_plays_the_same_games(name: str) -> None:
    plain, compiled = twin.Plain([compact]), twin.fastest([compact])
    board = compact.board_of(load(name))
    for seed in range(20):
        starts = Random(seed).sample(board[compact.STARS : compact.TAKES], 6)
        sheet = compact.started(board, starts)
        array, level = compiled.whole(sheet), compiled.whole(board)
        assert plain.random_solo(board, sheet, seed, 44) == compiled.random_solo(level, array, seed, 44)
        assert list(compiled.whole(sheet)) == list(array)


@each_level
def test_random_games_strike_as_often_as_the_level_says(name: str) -> None:
    level = load(name)
    board = compact.board_of(level)
    sheet = compact.started(board, board[compact.STARS : compact.TAKES])
    compact.random_solo(board, sheet, 1, 44)
    struck = [sheet[compact.STATE + compact.STATE_STRIDE * a + compact.OPEN] for a in range(len(level.areas))]
    assert sum(struck) == len(level.solo_boxes)
    assert max(struck) <= 2
