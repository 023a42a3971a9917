"""What a compact sheet is worth: of each area, how likely it is that it will be completed in time.

Each number rule has a logistic model of its own on what can be seen of an area; `judgement` is the
flat list of numbers that holds them. Like the compact form this can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from bot.players.brilliant.compact import (
    AREA,
    AREA_OF,
    AREA_STRIDE,
    AREAS,
    AROUND,
    BESIDE,
    EMPTY,
    FIELDS_IN,
    HELD,
    LEFT,
    MOST_FIELDS,
    OPEN,
    RULE,
    RULES,
    SETS,
    STATE,
    STATE_STRIDE,
    TAKES,
    THROWS,
    VALUES,
    Numbers,
    count,
    is_strikable,
    legal,
    lowest,
    write,
)

Reals = list[float]
"""A list of numbers with fractions here, an array in the compiled twin."""

PER_RULE = 6
SLOPE, BIAS, PER_FIELD, PER_NUMBER, BASE, ROOM = range(PER_RULE)
RIVALRY = PER_RULE * len(RULES)
"""How likely it is that somebody else takes the highest open value of an area before."""
CHANCES = RIVALRY + 1


def tempered(weights: Sequence[float], decided: float, hopeful: float) -> Reals:
    """Weights that see chances more or less clear cut, and expect more or less of empty fields beside."""
    factors = [decided] * BASE + [hopeful] * (PER_RULE - BASE)
    return [weight * factors[place % PER_RULE] for place, weight in enumerate(weights)]


def judgement(weights: Sequence[float]) -> Reals:
    """`PER_RULE` weights for each rule of `RULES`, with the table of chances that they need."""
    return [*weights, 0.0, *(_chance(taken, beside) for taken in range(SETS) for beside in range(SETS))]


def _chance(taken: int, beside: int) -> float:
    """How often a throw brings a number of one set with one of the other set."""
    return (2 * count(taken) * count(beside) - count(taken & beside) ** 2) / THROWS


def foresee(judge: Reals, brought: Numbers, throw: int, coming: int, change: int) -> None:
    """Count a throw among those to come, or no more, and put what they bring in place of the chances."""
    first, second = throw // 6, throw % 6
    for place in range(SETS * SETS):
        taken, beside = place // SETS, place % SETS
        if (taken >> first & beside >> second | taken >> second & beside >> first) & 1:
            brought[place] += change
        judge[CHANCES + place] = brought[place] / max(1, coming)


def likelihood(board: Numbers, sheet: Numbers, judge: Reals, area: int, rolls: int) -> float:
    """How likely it is that an area will be completed with so many rolls to come.

    The rolls are weighed against the rolls that its empty fields need one by one.
    """
    state = STATE + STATE_STRIDE * area
    left = sheet[state + LEFT]
    if left == 0 or rolls == 0:
        return 0.0
    at = AREA + AREA_STRIDE * area
    weights = PER_RULE * board[at + RULE]
    taken = board[TAKES + SETS * board[at + RULE] + sheet[state + HELD]]
    chances = CHANCES + SETS * taken
    base, room = judge[weights + BASE], judge[weights + ROOM]
    empty = sheet[EMPTY]
    fields = board[at + FIELDS_IN] & empty
    needed = 0.0
    while fields:
        field = lowest(fields)
        near = count(board[BESIDE + field] & empty)
        needed += 1.0 / (judge[chances + sheet[AROUND + field]] + base + room * near)
        fields &= fields - 1
    doubt = judge[weights + BIAS] + judge[weights + PER_FIELD] * left
    doubt += judge[weights + PER_NUMBER] * count(taken)
    return 1.0 / (1.0 + exp(doubt + judge[weights + SLOPE] * log(needed / rolls)))


def worth(board: Numbers, sheet: Numbers, judge: Reals, area: int, rolls: int) -> float:
    """The points that an area can be expected to bring."""
    place = sheet[STATE + STATE_STRIDE * area + OPEN]
    at = AREA + AREA_STRIDE * area + VALUES
    value = board[at + place] + judge[RIVALRY] * (board[at + min(2, place + 1)] - board[at + place])
    return value * likelihood(board, sheet, judge, area, rolls)


def all_worths(board: Numbers, sheet: Numbers, judge: Reals, rolls: int, worths: Reals) -> float:
    """Write down what each area is worth; returns the sum."""
    total = 0.0
    for area in range(board[AREAS]):
        worths[area] = worth(board, sheet, judge, area, rolls)
        total += worths[area]
    return total


def gain(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    field: int,
    number: int,
    rolls: int,
    worths: Reals,
    trial: Numbers,
) -> float:
    """By how much a number makes the sheet better, points included; `trial` is the sheet after it."""
    trial[:] = sheet
    total = float(write(board, trial, field, number))
    areas = 1 << board[AREA_OF + field]
    near = board[BESIDE + field] & trial[EMPTY]
    while near:
        areas |= 1 << board[AREA_OF + lowest(near)]
        near &= near - 1
    while areas:
        area = lowest(areas)
        total += worth(board, trial, judge, area, rolls) - worths[area]
        areas &= areas - 1
    return total


PASS = -1
MOST_OPTIONS = 2 * MOST_FIELDS
"""No throw allows more numbers."""


def options(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    throw: int,
    rolls: int,
    worths: Reals,
    trial: Numbers,
    moves: Numbers,
    gains: Reals,
) -> int:
    """Write down every number that a throw allows, and what it gains; returns how many there are.

    A throw is 6 times the first die plus the second, both from 0; a move is 8 times the field plus the
    number. `rolls` are to come after this throw. `worths` and `trial` are room to work in.
    """
    all_worths(board, sheet, judge, rolls, worths)
    found = 0
    number, other = throw // 6 + 1, throw % 6 + 1
    for _ in range(1 if number == other else 2):
        fields = legal(sheet, number, other)
        while fields:
            field = lowest(fields)
            moves[found] = field * 8 + number
            gains[found] = gain(board, sheet, judge, field, number, rolls, worths, trial)
            found += 1
            fields &= fields - 1
        number, other = other, number
    return found


def best_move(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    throw: int,
    rolls: int,
    worths: Reals,
    trial: Numbers,
    moves: Numbers,
    gains: Reals,
) -> int:
    """The move that gains most, or PASS where none gains."""
    best, chosen = 0.0, PASS
    for option in range(options(board, sheet, judge, throw, rolls, worths, trial, moves, gains)):
        if gains[option] > best:
            best, chosen = gains[option], moves[option]
    return chosen


def best_strike(board: Numbers, sheet: Numbers, judge: Reals, rolls: int) -> int:
    """The area whose highest open value is least missed, or -1 if none can be struck."""
    least, chosen = 0.0, -1
    for area in range(board[AREAS]):
        if is_strikable(sheet, area):
            at = AREA + AREA_STRIDE * area + VALUES + sheet[STATE + STATE_STRIDE * area + OPEN]
            lost = (board[at] - board[at + 1]) * likelihood(board, sheet, judge, area, rolls)
            if chosen < 0 or lost < least:
                least, chosen = lost, area
    return chosen
