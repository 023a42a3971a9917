"""The compiled twin of the compact form follows the engine as well; where numba is installed."""

from __future__ import annotations

from random import Random

import pytest

from bot.levels import level_text, load, names
from bot.players.brilliant import compact
from bot.players.twin import HAS_NUMBA, Kernels, fastest
from tests.players.positions import compare

pytestmark = [
    pytest.mark.skipif(not HAS_NUMBA, reason="numba is not installed"),
    pytest.mark.xdist_group("compiled"),
]
SAMPLE = 1_500


@pytest.fixture(scope="module")
def compiled() -> Kernels:
    return fastest([compact])


def test_compiled_sheets_are_those_of_the_engine(compiled: Kernels) -> None:
    """A sample; `python -m tests.players.campaign` looks at 100,000 positions."""
    assert compare([level_text(name) for name in names()], SAMPLE, 2, compiled) == SAMPLE


def test_the_twin_plays_the_same_random_games(compiled: Kernels) -> None:
    for name in names():
        plain = compact.board_of(load(name))
        board = compiled.whole(plain)
        for seed in range(20):
            starts = Random(seed).sample(plain[compact.STARS : compact.TAKES], 6)
            sheet = compact.started(plain, starts)
            array = compiled.whole(sheet)
            points = compiled.random_solo(board, array, seed, 44)
            assert compact.random_solo(plain, sheet, seed, 44) == points
            assert list(compiled.whole(sheet)) == list(array)
