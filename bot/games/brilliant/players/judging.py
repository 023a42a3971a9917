"""What a compact sheet is worth: of each area, how likely it is that it will be completed in time.

Each number rule has a logistic model of its own on what can be seen of an area; `judgement` is the
flat list of numbers that holds them. Like the compact form this can be compiled.
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
    """How likely it is that an area will be completed with so many rolls to come."""
    state = STATE + STATE_STRIDE * area
    held, left = sheet[state + HELD], sheet[state + LEFT]
    return likelihood_with(board, sheet, judge, area, rolls, held, left, sheet[EMPTY], 0, 0)


def likelihood_with(
    board: Numbers,
    sheet: Numbers,
    judge: Reals,
    area: int,
    rolls: int,
    held: int,
    left: int,
    empty: int,
    near: int,
    bit: int,
) -> float:
    """The same for an area with these numbers held and fields left, once `bit` is written beside `near`.

    The rolls are weighed against the rolls that its empty fields need one by one.
    """
    if left == 0 or rolls == 0:
        return 0.0
    at = AREA + AREA_STRIDE * area
    weights = PER_RULE * board[at + RULE]
    taken = board[TAKES + SETS * board[at + RULE] + held]
    chances = CHANCES + SETS * taken
    base, room = judge[weights + BASE], judge[weights + ROOM]
    fields = board[at + FIELDS_IN] & empty
    needed = 0.0
    while fields:
        field = lowest(fields)
        around = sheet[AROUND + field] | bit * (near >> field & 1)
        needed += 1.0 / (judge[chances + around] + base + room * count(board[BESIDE + field] & empty))
        fields &= fields - 1
    doubt = judge[weights + BIAS] + judge[weights + PER_FIELD] * left
    doubt += judge[weights + PER_NUMBER] * count(taken)
    return 1.0 / (1.0 + exp(doubt + judge[weights + SLOPE] * log(needed / rolls)))


def value(board: Numbers, sheet: Numbers, judge: Reals, area: int) -> float:
    """The points that an area brings once it is completed."""
    place = sheet[STATE + STATE_STRIDE * area + OPEN]
    at = AREA + AREA_STRIDE * area + VALUES
    return board[at + place] + judge[RIVALRY] * (board[at + min(2, place + 1)] - board[at + place])


def all_worths(board: Numbers, sheet: Numbers, judge: Reals, rolls: int, worths: Reals) -> float:
    """Write down the points that each area can be expected to bring; returns the sum."""
    total = 0.0
    for area in range(board[AREAS]):
        worths[area] = value(board, sheet, judge, area) * likelihood(board, sheet, judge, area, rolls)
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
) -> float:
    """By how much a number makes the sheet better, points included."""
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
        likely = likelihood_with(board, sheet, judge, area, rolls, held, left, empty, near, bit)
        total += value(board, sheet, judge, area) * likely - worths[area]
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
    moves: Numbers,
    gains: Reals,
) -> int:
    """Write down every number that a throw allows, and what it gains; returns how many there are.

    A throw is 6 times the first die plus the second, both from 0; a move is 8 times the field plus the
    number. `rolls` are to come after this throw. `worths` is room to work in.
    """
    all_worths(board, sheet, judge, rolls, worths)
    found = 0
    number, other = throw // 6 + 1, throw % 6 + 1
    for _ in range(1 if number == other else 2):
        fields = legal(sheet, number, other)
        while fields:
            field = lowest(fields)
            moves[found] = field * 8 + number
            gains[found] = gain(board, sheet, judge, field, number, rolls, worths)
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
    moves: Numbers,
    gains: Reals,
) -> int:
    """The move that gains most, or PASS where none gains."""
    best, chosen = 0.0, PASS
    for option in range(options(board, sheet, judge, throw, rolls, worths, moves, gains)):
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
