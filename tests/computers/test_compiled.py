"""Compiled code gives the same results as plain Python, where numba is installed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.computers.kernels import HAS_NUMBA, Kernels
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import compact, strengths
from engine.brilliant.state import SOLO_ROLLS, Phase
from engine.game import Header
from tests.bench.players import sampled
from tests.games.brilliant.players.positions import compare

pytestmark = pytest.mark.skipif(not HAS_NUMBA, reason="numba is not installed")
SAMPLE = 1_500


@pytest.fixture
def compiled() -> Kernels:
    """The module that master uses; compiling takes seconds."""
    return strengths.compiled_searcher()._kernels


def test_compiled_sheets_are_those_of_the_engine(compiled: Kernels) -> None:
    """A sample; `python -m tests.games.campaign` checks 100,000 positions."""
    assert compare([level_text(name) for name in names()], SAMPLE, 2, compiled) == SAMPLE


def sampled_views(header: Header, count: int) -> list[Any]:
    return list(sampled("brilliant", [header], count))


@pytest.mark.parametrize("seats", [1, 3])
def test_candidates_are_evaluated_the_same(seats: int) -> None:
    header = Header("brilliant", seats, {"level": level_text("2")})
    views = [view for view in sampled_views(header, 30) if view.phase is Phase.PLACE]
    assert views
    for view in views:
        evaluated = []
        for searcher in (strengths.plain(), strengths.compiled_searcher()):
            candidates = searcher.candidates(searcher.position(view), Random(1))
            evaluated.append(
                {candidate.move: (candidate.points, candidate.evaluation) for candidate in candidates}
            )
        assert evaluated[0].keys() == evaluated[1].keys()
        for move, found in evaluated[0].items():
            assert evaluated[1][move] == pytest.approx(found)


def test_rollouts_are_worth_the_same() -> None:
    rolls, rollouts = 4, 3
    header = Header("brilliant", 1, {"level": level_text("4")})
    for view in [view for view in sampled_views(header, 20) if view.round + rolls <= SOLO_ROLLS]:
        expected = []
        for searcher in (strengths.plain(), strengths.compiled_searcher()):
            random, kernels, position = Random(2), searcher._kernels, searcher.position(view)
            throws = kernels.whole(random.randrange(compact.THROWS) for _ in range(rolls * rollouts))
            rivals = kernels.whole([-1] * (rolls * rollouts))
            values = kernels.real([0.0] * (1 + rollouts))
            span = (position.roll + 1, position.roll + rolls, position.end)
            coming = (throws, rivals, *span, values, 1)
            total = kernels.roll_out(position.board, position.sheet, position.model, *coming)
            error = kernels.standard_error(values, kernels.real([0.0] * (1 + rollouts)), 1 + rollouts)
            expected.append([total, error, *values])
        assert expected[0] == pytest.approx(expected[1])
        assert expected[0][2] == 0, "nothing is written before the place where it begins"
        assert min(expected[0][3:]) > 0
        assert sum(expected[0][3:]) == pytest.approx(expected[0][0])
