"""What is compiled does the same as it does in plain Python; where numba is installed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.brilliant.players import compact, strengths
from bot.games.twin import HAS_NUMBA, Kernels
from bot.tools.bench_players import sampled
from engine.brilliant.state import SOLO_ROLLS, Phase
from engine.game import Header
from tests.games.brilliant.players.positions import compare

pytestmark = pytest.mark.skipif(not HAS_NUMBA, reason="numba is not installed")
SAMPLE = 1_500


@pytest.fixture
def compiled() -> Kernels:
    """The one that master uses: to compile takes seconds."""
    return strengths.compiled()._kernels


def test_compiled_sheets_are_those_of_the_engine(compiled: Kernels) -> None:
    """A sample; `python -m tests.games.campaign` looks at 100,000 positions."""
    assert compare([level_text(name) for name in names()], SAMPLE, 2, compiled) == SAMPLE


def test_random_games_are_the_same(compiled: Kernels) -> None:
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


def sampled_views(header: Header, count: int) -> list[Any]:
    return list(sampled("brilliant", [header], count))


@pytest.mark.parametrize("seats", [1, 3])
def test_choices_are_judged_the_same(seats: int) -> None:
    header = Header("brilliant", seats, {"level": level_text("2")})
    views = [view for view in sampled_views(header, 30) if view.phase is Phase.PLACE]
    assert views
    for view in views:
        judged = []
        for thinker in (strengths.plain(), strengths.compiled()):
            choices = thinker._choices(thinker._position(view), Random(1))
            judged.append({choice.move: (choice.points, choice.judged) for choice in choices})
        assert judged[0].keys() == judged[1].keys()
        for move, found in judged[0].items():
            assert judged[1][move] == pytest.approx(found)


def test_the_futures_of_a_choice_are_worth_the_same() -> None:
    rolls, futures = 4, 3
    header = Header("brilliant", 1, {"level": level_text("4")})
    for view in [view for view in sampled_views(header, 20) if view.round + rolls <= SOLO_ROLLS]:
        worths = []
        for thinker in (strengths.plain(), strengths.compiled()):
            random, kernels, position = Random(2), thinker._kernels, thinker._position(view)
            throws = kernels.whole(random.randrange(compact.THROWS) for _ in range(rolls * futures))
            rivals = kernels.whole([-1] * (rolls * futures))
            values = kernels.real([0.0] * (1 + futures))
            span = (position.roll + 1, position.roll + rolls, position.end)
            coming = (throws, rivals, *span, values, 1)
            total = kernels.outlook(position.board, position.sheet, position.judge, *coming)
            error = kernels.standard_error(values, kernels.real([0.0] * (1 + futures)), 1 + futures)
            worths.append([total, error, *values])
        assert worths[0] == pytest.approx(worths[1])
        assert worths[0][2] == 0, "nothing is written before the place where it begins"
        assert min(worths[0][3:]) > 0
        assert sum(worths[0][3:]) == pytest.approx(worths[0][0])
