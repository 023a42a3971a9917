"""What proves a puzzle of BRILLIANT: which moves may be the best at first sight, and what each brings in the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.computers.kernels import BITS, Kernels, fastest
from bot.games.brilliant.players import reviewer
from bot.games.brilliant.players.compact import AREAS, THROWS, Numbers, each_field
from bot.games.brilliant.players.evaluation import MOST_CANDIDATES, PASS
from bot.games.brilliant.players.futures import Table
from bot.games.brilliant.players.strengths import MODULES, NAIVE_RATE, compiled_already, plain
from engine.brilliant.sheet import Move
from engine.brilliant.state import GameState, points
from engine.brilliant.view import view
from engine.game import Seat


def rivals(state: GameState, seat: Seat) -> Sequence[Move]:
    """Return the moves that are candidates for the best."""
    return [one.move for one in plain().candidates(plain().position(view(state, seat)), Random(0))]


def outcomes(
    state: GameState, seat: Seat, move: Move, strength: str, numbers: range
) -> Sequence[float] | None:
    """Return a solo seat's points after a move, in futures that *steady* or *strong*, if compiled, has brought to the end."""
    if compiled_already() is None:
        return None
    table, _ = reviewer._table(state)
    found = plain().candidates(plain().position(view(state, seat)), Random(0))
    candidate = next(one for one in found if one.move == move)
    left, already = table.throws - state.round, points(state, seat) + candidate.points
    futures = [Random(number).choices(range(THROWS), k=left) for number in numbers]
    if strength == "strong":
        more = reviewer._alone_in(table, candidate.sheet, futures, state.round + 1)
    else:
        more = _steadily(table, candidate.sheet, futures, state.round + 1, numbers)
    return [float(already + points) for points in more]


def _steadily(
    table: Table, sheet: Numbers, futures: Sequence[Sequence[int]], first: int, numbers: range
) -> list[int]:
    """Return what a sheet earns if half of its moves, at random, are naive."""
    kernels = fastest(MODULES)
    board, begun, model = kernels.whole(table.board), kernels.whole(sheet), kernels.real(table.model)
    moves, gains = board[:MOST_CANDIDATES].copy(), model[:MOST_CANDIDATES].copy()
    room, found = (model[: board[AREAS]].copy(), moves, gains), list[int]()
    for throws, number in zip(futures, numbers, strict=True):
        work, earned, random = begun.copy(), 0, Random(f"steady {number}")
        for roll, throw in enumerate(throws, first):
            is_naive, left = random.random() < NAIVE_RATE, table.throws - roll
            if table.is_strike_due(roll):
                if is_naive:
                    area = kernels.emptiest(board, work)
                else:
                    area = kernels.best_strike(board, work, model, left + 1)
                if area >= 0:
                    kernels.strike(work, area)
            if is_naive:
                chosen = _naive(kernels, board, work, throw, random)
            else:
                chosen = kernels.best_move(board, work, model, throw, left, *room)
            if chosen != PASS:
                earned += int(kernels.write(board, work, chosen // 8, chosen % 8))
        found.append(earned)
    return found


def _naive(kernels: Kernels, board: Numbers, sheet: Numbers, throw: int, random: Random) -> int:
    """Return a move in the area with the fewest empty fields; PASS if the throw allows none."""
    pair = (throw // 6 + 1, throw % 6 + 1)
    left = {
        8 * field + number: kernels.left_in(sheet, kernels.area_of(board, field))
        for number, other in {pair, pair[::-1]}
        for field in each_field(int(kernels.legal(sheet, number, other)) & (1 << BITS) - 1)
    }
    fewest = min(left.values(), default=0)
    return random.choice(sorted(move for move in left if left[move] == fewest)) if left else PASS
