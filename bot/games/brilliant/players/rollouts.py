"""Rollouts: play greedily through random throws, then evaluate the sheet.

Like the compact form, this code can be compiled.
"""

from __future__ import annotations

from math import sqrt

from bot.games.brilliant.players.compact import AREAS, STRIKE_DUE, Numbers, strike, write
from bot.games.brilliant.players.evaluation import (
    MOST_CANDIDATES,
    PASS,
    Reals,
    best_move,
    best_strike,
    evaluate,
)


def roll_out(
    board: Numbers,
    sheet: Numbers,
    model: Reals,
    throws: Numbers,
    rivals: Numbers,
    first: int,
    last: int,
    end: int,
    values: Reals,
    begin: int,
) -> float:
    """Run several rollouts of a sheet; return the sum of points, and write each to `values` from `begin` on.

    A rollout has a throw for every roll from `first` to `last`, and the area that an opponent completes
    in that round, or -1. The game has `end` rolls.
    """
    work = sheet.copy()
    expected = model[: board[AREAS]].copy()
    moves = board[:MOST_CANDIDATES].copy()
    gains = model[:MOST_CANDIDATES].copy()
    total = 0.0
    length = last + 1 - first
    for rollout in range(len(throws) // length):
        work[:] = sheet
        value = 0.0
        for place in range(length):
            roll = first + place
            at = rollout * length + place
            rolls = end - roll
            if board[STRIKE_DUE + roll]:
                area = best_strike(board, work, model, rolls + 1)
                if area >= 0:
                    strike(work, area)
            move = best_move(board, work, model, throws[at], rolls, expected, moves, gains)
            if move != PASS:
                value += write(board, work, move // 8, move % 8)
            if rivals[at] >= 0:
                strike(work, rivals[at])
        value += evaluate(board, work, model, end - last, expected)
        values[begin + rollout] = value
        total += value
    return total


def standard_error(values: Reals, others: Reals, rollouts: int) -> float:
    """Return the standard error of the mean difference between two candidates over the same rollouts."""
    total = squares = 0.0
    for rollout in range(rollouts):
        difference = values[rollout] - others[rollout]
        total += difference
        squares += difference * difference
    return sqrt(max(0.0, squares - total * total / rollouts)) / rollouts
