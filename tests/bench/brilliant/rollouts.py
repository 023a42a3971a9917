"""What proves a puzzle of BRILLIANT: which moves may be the best at first sight, and what each brings in the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.brilliant.players import reviewer
from bot.games.brilliant.players.compact import THROWS
from bot.games.brilliant.players.strengths import compiled_already, plain
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
    """Return a solo seat's points after a move, in futures that greedy play, if it is compiled, has brought to the end."""
    if strength != "strong" or compiled_already() is None:
        return None
    table, _ = reviewer._table(state)
    found = plain().candidates(plain().position(view(state, seat)), Random(0))
    candidate = next(one for one in found if one.move == move)
    left, already = table.throws - state.round, points(state, seat) + candidate.points
    futures = [Random(number).choices(range(THROWS), k=left) for number in numbers]
    return [
        float(already + more) for more in reviewer._alone_in(table, candidate.sheet, futures, state.round + 1)
    ]
