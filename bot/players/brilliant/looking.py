"""Looking ahead in the solo game: each number is tried on the same throws to come.

After it the judgement plays on alone, through so many throws, and judges the sheet that it reaches.
Like the compact form this can be compiled.
"""

from __future__ import annotations

from bot.players.brilliant.compact import STRIKE_DUE, Numbers, strike, write
from bot.players.brilliant.judging import PASS, Reals, all_worths, best_move, best_strike


def play_on(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    throws: Numbers,
    first: int,
    last: int,
    end: int,
    worths: Reals,
    trial: Numbers,
    moves: Numbers,
    gains: Reals,
) -> float:
    """The points from roll `first` up to before `last` of a game of `end` rolls, and what is worth then.

    `throws` begin with that of roll `first`; the sheet is changed.
    """
    points = 0.0
    for roll in range(first, last):
        rolls = end - roll
        if board[STRIKE_DUE + roll]:
            area = best_strike(board, sheet, judge, rolls + 1)
            if area >= 0:
                strike(sheet, area)
        move = best_move(board, sheet, judge, throws[roll - first], rolls, worths, trial, moves, gains)
        if move != PASS:
            points += write(board, sheet, move // 8, move % 8)
    return points + all_worths(board, sheet, judge, end + 1 - last, worths)
