"""Only master uses numba, and only if installed; every player works without it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import pstdev
from threading import Lock

import pytest

from bot.bootstrap import ROOT
from bot.computers.kernels import PlainKernels
from bot.computers.self_play import play
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import rollouts, strengths
from bot.games.brilliant.players.futures import Table, draw_futures, follow
from bot.games.brilliant.players.search import Budget, Searcher
from engine import brilliant
from engine.brilliant.notation import format_move
from engine.brilliant.state import SOLO_ROLLS
from engine.brilliant.view import View
from engine.game import Header, Player, Seat, fold, states_of


def game(level: str, seated: Sequence[Player]) -> Header:
    return Header("brilliant", len(seated), {"level": level_text(level)})


@pytest.mark.parametrize("level", [*names(), "2A-0001H"])
def test_all_but_master_play_without_a_compiler(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "compiled_searcher", None)
    seated: list[Player] = [strengths.relaxed, strengths.steady, strengths.strong]
    header = game(level, seated)
    assert brilliant.result(fold(brilliant, header, play(brilliant, header, b"plain", seated))) is not None


@pytest.mark.slow
@pytest.mark.parametrize("is_installed", [False, True])
def test_master_looks_ahead_without_a_compiler_or_before_it_is_done(
    monkeypatch: pytest.MonkeyPatch, *, is_installed: bool
) -> None:
    monkeypatch.setattr(strengths, "HAS_NUMBA", is_installed)
    monkeypatch.setattr(strengths, "compiled_searcher", None)
    warming_up = Lock()
    warming_up.acquire()
    monkeypatch.setattr(strengths, "_warming_up", warming_up)
    header = game("1", [strengths.master])
    state, chosen = brilliant.start(header), []
    for seed in range(3):
        view = brilliant.view(state, Seat(0))
        chosen.append(format_move(strengths.master(view, Random(seed))))
        assert brilliant.refusal(state, Seat(0), brilliant.parse_move(chosen[-1])) is None
    assert len(set(chosen)) > 1


@pytest.mark.slow
def test_the_bot_does_not_hold_numba() -> None:
    """Only the process of master imports it."""
    asked = "import sys, bot.client, bot.computers.pool; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], cwd=ROOT, check=False).returncode == 0  # noqa: S603 (our own interpreter)


def in_the_middle() -> View:
    """A position with several candidates for a computer player."""
    header = game("1", [strengths.strong])
    state = brilliant.start(header)
    for event in play(brilliant, header, b"told", [strengths.strong])[:12]:
        state = brilliant.apply(state, event)
    return brilliant.view(state, Seat(0))


def test_only_close_candidates_get_more_rollouts_and_the_last_ahead_wins() -> None:
    kernels = PlainKernels(strengths.MODULES)
    run, batches = kernels.roll_out, list[list[list[int]]]()

    def roll_out(board: list[int], sheet: list[int], model: list[float], *coming: object) -> float:
        begin = coming[-1]
        if not batches or begin != 10 * (len(batches) - 1):
            batches.append([])
        batches[-1].append(sheet)
        return float(run(board, sheet, model, *coming))

    kernels.roll_out = roll_out
    searcher = Searcher(kernels, Budget(candidates=6, rollouts=10, depth=6, batches=8))
    view = in_the_middle()
    sizes = []
    for seed in range(6):
        batches.clear()
        chosen = searcher.look_ahead(view, Random(seed))
        candidates = searcher.candidates(searcher.position(view), Random(0))
        after = {candidate.move: candidate.sheet for candidate in candidates}
        assert all(after[chosen] in batch for batch in batches)
        assert all(sheet in before for before, batch in pairwise(batches) for sheet in batch)
        sizes.append([len(batch) for batch in batches])
    assert {batch[0] for batch in sizes} == {len(after)}
    assert all(size >= 2 for batch in sizes for size in batch), "a single one has nobody to race with"
    assert any(batch[-1] < batch[0] for batch in sizes), "some fall behind"
    assert len(set(map(len, sizes))) > 1, "some races are decided sooner than others"


def test_the_standard_error_is_that_of_the_mean_difference() -> None:
    values, others = [3.0, 5.0, 4.0, 9.0], [1.0, 6.0, 2.0, 2.0]
    differences = [value - other for value, other in zip(values, others, strict=True)]
    error = pstdev(differences) / sqrt(len(values))
    assert rollouts.standard_error(values, others, 4) == pytest.approx(error)
    assert rollouts.standard_error(values, values, 4) == 0


def test_rollouts_to_the_end_of_a_solo_game_are_what_following_each_future_brings() -> None:
    header = Header("brilliant", 1, {"level": level_text("1")})
    events = play(brilliant, header, b"futures", [strengths.strong])
    state = next(s for s in states_of(brilliant, header, events) if s.round == 20 and not brilliant.dice(s))
    position = strengths.plain().position(brilliant.view(state, Seat(0)))
    table = Table(position.board, position.model, (0,), None)
    futures = [list(throws[20:SOLO_ROLLS]) for throws in draw_futures(36, Random(1))[:6]]
    followed = [follow(table, 0, position.sheet, 0, throws, 21, None, 0) for throws in futures]
    found = strengths.plain().points_in(position.board, position.sheet, position.model, futures, 21)
    assert found == followed
    assert any(followed)
