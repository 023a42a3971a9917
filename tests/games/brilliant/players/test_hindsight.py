"""The solver's claimed points can be reached under the engine's rules."""

from __future__ import annotations

from random import Random

import pytest

from bot.computers.kernels import PlainKernels
from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.brilliant.players import compact, evaluation
from bot.games.brilliant.players.evaluation import PASS
from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.game import Event, Header, Moved, Rolled, Seat, fold
from tests.bench.brilliant.hindsight import Solver

pytestmark = pytest.mark.slow

WIDTH = 3


def solver(name: str, width: int) -> Solver:
    return Solver(PlainKernels([compact, evaluation]), compact.board_of(load(name)), width)


@pytest.mark.parametrize("name", names())
def test_a_solution_can_be_played_and_brings_its_points(name: str) -> None:
    level, random = load(name), Random(name)
    board = compact.board_of(level)
    starts = random.sample(board[compact.STARS : compact.TAKES], 6)
    throws = [random.randrange(compact.THROWS) for _ in range(44)]
    node = solver(name, WIDTH).best(starts, throws)

    def moved(move: Move) -> Event:
        return Moved(((Seat(0), move),))

    events = [moved(Start(tuple(level.fields[field] for field in starts)))]
    moves = iter(node.moves)
    for throw in throws:
        events.append(Rolled((throw // 6 + 1, throw % 6 + 1)))
        move = next(moves)
        if move < PASS:
            events.append(moved(Strike(AreaId(-2 - move))))
            move = next(moves)
        written = Placement(level.fields[move // 8], move % 8)
        events.append(moved(Pass() if move == PASS else written))
    state = fold(brilliant, Header("brilliant", 1, {"level": level_text(name)}), events)
    result = brilliant.result(state)
    assert result is not None
    assert result.points == (node.points,)


def test_more_sheets_find_more_points() -> None:
    board, random = compact.board_of(load("1")), Random(4)
    starts = random.sample(board[compact.STARS : compact.TAKES], 6)
    throws = [random.randrange(36) for _ in range(44)]
    narrow, wide = (solver("1", width).best(starts, throws) for width in (1, 8))
    assert wide.points > narrow.points
