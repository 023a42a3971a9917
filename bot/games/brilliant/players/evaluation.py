"""Evaluate a compact sheet: the expected points of each area, from the probability of completing it.

Each number rule has its own logistic model over the features of an area; `parameters` is the flat list of
all of them. Like the compact form, this code can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from bot.games.brilliant.players.compact import (
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
)

Reals = list[float]
"""A list of floats here, an array when compiled."""

PER_RULE = 6
SLOPE, BIAS, PER_FIELD, PER_NUMBER, BASE, ROOM = range(PER_RULE)
RIVALRY = PER_RULE * len(RULES)
"""The probability that an opponent takes an area's highest open value first."""
CHANCES = RIVALRY + 1


def parameters(weights: Sequence[float]) -> Reals:
    """Return `PER_RULE` weights for each rule of `RULES`, then the table of odds."""
    return [*weights, 0.0, *(_chance(taken, beside) for taken in range(SETS) for beside in range(SETS))]


def _chance(taken: int, beside: int) -> float:
    """Return the probability that a throw has a number of one set on one die and of the other set on the
    other."""
    return (2 * count(taken) * count(beside) - count(taken & beside) ** 2) / THROWS


def probability(board: Numbers, sheet: Numbers, model: Reals, area: int, rolls: int) -> float:
    """Return the probability that the area is completed in the remaining rolls."""
    state = STATE + STATE_STRIDE * area
    held, left = sheet[state + HELD], sheet[state + LEFT]
    return probability_with(board, sheet, model, area, rolls, held, left, sheet[EMPTY], 0, 0)


def probability_with(
    board: Numbers,
    sheet: Numbers,
    model: Reals,
    area: int,
    rolls: int,
    held: int,
    left: int,
    empty: int,
    near: int,
    bit: int,
) -> float:
    """Return the same for an area with these numbers held and fields left, once `bit` is written beside
    `near`.

    The main feature is the ratio of the rolls needed for its empty fields, one by one, to those remaining.
    """
    if left == 0 or rolls == 0:
        return 0.0
    at = AREA + AREA_STRIDE * area
    weights = PER_RULE * board[at + RULE]
    taken = board[TAKES + SETS * board[at + RULE] + held]
    chances = CHANCES + SETS * taken
    base, room = model[weights + BASE], model[weights + ROOM]
    fields = board[at + FIELDS_IN] & empty
    needed = 0.0
    while fields:
        field = lowest(fields)
        around = sheet[AROUND + field] | bit * (near >> field & 1)
        needed += 1.0 / (model[chances + around] + base + room * count(board[BESIDE + field] & empty))
        fields &= fields - 1
    doubt = model[weights + BIAS] + model[weights + PER_FIELD] * left
    doubt += model[weights + PER_NUMBER] * count(taken)
    return 1.0 / (1.0 + exp(doubt + model[weights + SLOPE] * log(needed / rolls)))


def value(board: Numbers, sheet: Numbers, model: Reals, area: int) -> float:
    """Return the points for completing an area, allowing for opponents."""
    place = sheet[STATE + STATE_STRIDE * area + OPEN]
    at = AREA + AREA_STRIDE * area + VALUES
    return board[at + place] + model[RIVALRY] * (board[at + min(2, place + 1)] - board[at + place])


def evaluate(board: Numbers, sheet: Numbers, model: Reals, rolls: int, expected: Reals) -> float:
    """Write the expected points of each area to `expected`; return the sum."""
    total = 0.0
    for area in range(board[AREAS]):
        expected[area] = value(board, sheet, model, area) * probability(board, sheet, model, area, rolls)
        total += expected[area]
    return total


def gain(
    board: Numbers, sheet: Numbers, model: Reals, field: int, number: int, rolls: int, expected: Reals
) -> float:
    """Return the change in the evaluation when a number is written, including its points."""
    own = board[AREA_OF + field]
    bit = 1 << (number - 1)
    empty = sheet[EMPTY] & ~(1 << field)
    near = board[BESIDE + field] & empty
    areas, fields = 1 << own, near
    while fields:
        areas |= 1 << board[AREA_OF + lowest(fields)]
        fields &= fields - 1
    total = 0.0
    if sheet[STATE + STATE_STRIDE * own + LEFT] == 1:
        total += board[AREA + AREA_STRIDE * own + VALUES + sheet[STATE + STATE_STRIDE * own + OPEN]]
    while areas:
        area = lowest(areas)
        state = STATE + STATE_STRIDE * area
        held, left = sheet[state + HELD], sheet[state + LEFT]
        if area == own:
            held, left = held | bit, left - 1
        likely = probability_with(board, sheet, model, area, rolls, held, left, empty, near, bit)
        total += value(board, sheet, model, area) * likely - expected[area]
        areas &= areas - 1
    return total


PASS = -1
MOST_CANDIDATES = 2 * MOST_FIELDS
"""The most moves that a throw can allow."""


def candidates(
    board: Numbers,
    sheet: Numbers,
    model: Reals,
    throw: int,
    rolls: int,
    expected: Reals,
    moves: Numbers,
    gains: Reals,
) -> int:
    """Write every move that a throw allows, with its gain; return their number.

    A throw is 6 times the first die plus the second, both from 0; a move is 8 times the field plus the
    number. `rolls` come after this throw; `expected` is scratch space.
    """
    evaluate(board, sheet, model, rolls, expected)
    found = 0
    number, other = throw // 6 + 1, throw % 6 + 1
    for _ in range(1 if number == other else 2):
        fields = legal(sheet, number, other)
        while fields:
            field = lowest(fields)
            moves[found] = field * 8 + number
            gains[found] = gain(board, sheet, model, field, number, rolls, expected)
            found += 1
            fields &= fields - 1
        number, other = other, number
    return found


def best_move(
    board: Numbers,
    sheet: Numbers,
    model: Reals,
    throw: int,
    rolls: int,
    expected: Reals,
    moves: Numbers,
    gains: Reals,
) -> int:
    """Return the move with the greatest gain, or PASS if no move gains."""
    best, chosen = 0.0, PASS
    for option in range(candidates(board, sheet, model, throw, rolls, expected, moves, gains)):
        if gains[option] > best:
            best, chosen = gains[option], moves[option]
    return chosen


def best_strike(board: Numbers, sheet: Numbers, model: Reals, rolls: int) -> int:
    """Return the area whose highest open value is the cheapest to lose, or -1 if none can be struck."""
    least, chosen = 0.0, -1
    for area in range(board[AREAS]):
        if is_strikable(sheet, area):
            at = AREA + AREA_STRIDE * area + VALUES + sheet[STATE + STATE_STRIDE * area + OPEN]
            lost = (board[at] - board[at + 1]) * probability(board, sheet, model, area, rolls)
            if chosen < 0 or lost < least:
                least, chosen = lost, area
    return chosen
