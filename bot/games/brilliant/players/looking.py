"""Looking ahead: the judgement plays on alone through throws that may come, then judges what it reaches.

Like the compact form this can be compiled.
"""

from __future__ import annotations

from math import sqrt

from bot.games.brilliant.players.compact import AREAS, STRIKE_DUE, Numbers, strike, write
from bot.games.brilliant.players.judging import MOST_OPTIONS, PASS, Reals, all_worths, best_move, best_strike


def outlook(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    throws: Numbers,
    rivals: Numbers,
    first: int,
    last: int,
    end: int,
    values: Reals,
    begin: int,
) -> float:
    """What a sheet can be expected to bring in several futures: the sum, and each among the values.

    Each future has a throw for every roll from `first` to `last`, and the area that somebody else
    completes then, or -1. The game has `end` rolls. The values are written down from `begin`.
    """
    work = sheet.copy()
    worths = judge[: board[AREAS]].copy()
    moves = board[:MOST_OPTIONS].copy()
    gains = judge[:MOST_OPTIONS].copy()
    total = 0.0
    length = last + 1 - first
    for future in range(len(throws) // length):
        work[:] = sheet
        value = 0.0
        for place in range(length):
            roll = first + place
            at = future * length + place
            rolls = end - roll
            if board[STRIKE_DUE + roll]:
                area = best_strike(board, work, judge, rolls + 1)
                if area >= 0:
                    strike(work, area)
            move = best_move(board, work, judge, throws[at], rolls, worths, moves, gains)
            if move != PASS:
                value += write(board, work, move // 8, move % 8)
            if rivals[at] >= 0:
                strike(work, rivals[at])
        value += all_worths(board, work, judge, end - last, worths)
        values[begin + future] = value
        total += value
    return total


def standard_error(values: Reals, others: Reals, futures: int) -> float:
    """How uncertain the mean difference between two choices is after futures that both have had."""
    total = squares = 0.0
    for future in range(futures):
        difference = values[future] - others[future]
        total += difference
        squares += difference * difference
    return sqrt(max(0.0, squares - total * total / futures)) / futures
