"""Looking ahead: the judgement plays on alone through throws that may come, then judges what it reaches.

Like the compact form this can be compiled.
"""

from __future__ import annotations

from bot.players.brilliant.compact import AREAS, STRIKE_DUE, Numbers, strike, write
from bot.players.brilliant.judging import (
    MOST_OPTIONS,
    PASS,
    Reals,
    all_worths,
    best_move,
    best_strike,
)


def outlook(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    throws: Numbers,
    rivals: Numbers,
    first: int,
    last: int,
    end: int,
) -> float:
    """What a sheet can be expected to bring, summed over several futures.

    Each future has a throw for every roll from `first` to `last`, and the area that somebody else
    completes then, or -1. The game has `end` rolls.
    """
    work = sheet.copy()
    worths = judge[: board[AREAS]].copy()
    moves = board[:MOST_OPTIONS].copy()
    gains = judge[:MOST_OPTIONS].copy()
    total = 0.0
    length = last + 1 - first
    for future in range(len(throws) // length):
        work[:] = sheet
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
                total += write(board, work, move // 8, move % 8)
            if rivals[at] >= 0:
                strike(work, rivals[at])
        total += all_worths(board, work, judge, end - last, worths)
    return total
