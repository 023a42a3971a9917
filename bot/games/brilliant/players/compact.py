"""BRILLIANT as whole numbers in flat lists: plays many games a second, for search and measurement.

Fields are numbered in reading order; a set of fields is a mask with a bit for each, a set of numbers
a mask with the bits 0 to 5. The functions below are plain Python within the limits of what
`bot.computers.kernels` can compile; tests compare them with the rules of the engine.

A board is a level, a sheet is what is written on it; each is one list of numbers:

    board[FIELDS], board[AREAS]     how many there are
    board[STARS + i]                the six star fields
    board[TAKES + 64 * rule + held] by rule and set of held numbers, the numbers that may be added
    board[STRIKE_DUE + roll]        whether a strike is due at this roll of a solo game
    board[BESIDE + field]           the fields beside it
    board[AREA_OF + field]
    board[AREA + 8 * area + ...]    its FIELDS_IN, its RULE, its SIZE and, from VALUES, its three values

    sheet[0]                        the empty fields
    sheet[n]                        for n from 1 to 6, the fields beside an n
    sheet[ADMITTED + n]             the fields whose area takes an n
    sheet[AROUND + field]           the numbers beside it while it is empty
    sheet[STATE + 4 * area + ...]   the numbers it has (HELD), its empty fields (LEFT), its highest open
                                    value (OPEN, 0 to 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.brilliant.level import NUMBERS, Level, Rule
from engine.brilliant.sheet import Sheet, admits
from engine.brilliant.state import SOLO_ROLLS, STROKES_PER_BOX

MOST_FIELDS = 144
RULES = tuple(Rule)
SETS = 64
"""The number of sets of numbers."""
THROWS = 36

FIELDS, AREAS, STARS = 0, 1, 2
TAKES = STARS + len(NUMBERS)
STRIKE_DUE = TAKES + SETS * len(RULES)
BESIDE = STRIKE_DUE + SOLO_ROLLS + 1
AREA_OF = BESIDE + MOST_FIELDS
AREA = AREA_OF + MOST_FIELDS
AREA_STRIDE = 8
FIELDS_IN, RULE, SIZE, VALUES = 0, 1, 2, 3

EMPTY = 0
ADMITTED = 6
AROUND = 13
STATE = AROUND + MOST_FIELDS
STATE_STRIDE = 4
HELD, LEFT, OPEN = 0, 1, 2

Numbers = list[int]
"""A list of whole numbers here, an array when compiled."""


def board_of(level: Level) -> Numbers:
    index = {place: i for i, place in enumerate(level.fields)}
    board = [0] * (AREA + AREA_STRIDE * len(level.areas))
    board[FIELDS], board[AREAS] = len(index), len(level.areas)
    board[STARS:TAKES] = [index[place] for place in level.stars]
    board[TAKES:STRIKE_DUE] = [_takes(rule, held) for rule in RULES for held in range(SETS)]
    for box in level.solo_boxes:
        board[STRIKE_DUE + STROKES_PER_BOX * box] = 1
    for place, field in index.items():
        board[BESIDE + field] = mask(index[other] for other in level.neighbours[place])
        board[AREA_OF + field] = int(level.area_at[place] or 0)
    for number, area in enumerate(level.areas):
        at = AREA + AREA_STRIDE * number
        fields = mask(map(index.__getitem__, area.fields))
        board[at : at + 6] = [fields, RULES.index(area.rule), len(area.fields), *area.values]
    return board


def blank(board: Numbers) -> Numbers:
    """Return a sheet without numbers."""
    everywhere = (1 << board[FIELDS]) - 1
    sheet = [everywhere, *[0] * 6, *[everywhere] * 6, *[0] * MOST_FIELDS]
    for area in range(board[AREAS]):
        sheet += [0, board[AREA + AREA_STRIDE * area + SIZE], 0, 0]
    return sheet


def sheet_of(board: Numbers, level: Level, written: Sheet, open_values: Sequence[int]) -> Numbers:
    """Return the compact form of a sheet and of each area's highest open value."""
    sheet = blank(board)
    for field, place in enumerate(level.fields):
        if number := written.numbers[place]:
            write(board, sheet, field, number)
    for area, open_value in enumerate(open_values):
        sheet[STATE + STATE_STRIDE * area + OPEN] = open_value
    return sheet


def started(board: Numbers, starts: Iterable[int]) -> Numbers:
    """Return a sheet with the start numbers 1 to 6 in these fields."""
    sheet = blank(board)
    for number, field in zip(NUMBERS, starts, strict=True):
        write(board, sheet, field, number)
    return sheet


def each_field(fields: int) -> Iterator[int]:
    """Yield the fields of a mask in reading order; not for compiled code."""
    while fields:
        yield lowest(fields)
        fields &= fields - 1


def lowest(fields: int) -> int:
    """Return the lowest field of a non-empty mask."""
    return (fields & -fields).bit_length() - 1


def count(fields: int) -> int:
    return fields.bit_count()


def legal(sheet: Numbers, number: int, other: int) -> int:
    """Return the fields that accept a number of a throw when the other die shows `other`."""
    return sheet[EMPTY] & sheet[other] & sheet[ADMITTED + number]


def write(board: Numbers, sheet: Numbers, field: int, number: int) -> int:
    """Write a number in a field that accepts it; return the points earned."""
    area = board[AREA_OF + field]
    at = STATE + STATE_STRIDE * area
    near = board[BESIDE + field]
    bit = 1 << (number - 1)
    sheet[EMPTY] &= ~(1 << field)
    sheet[AROUND + field] = 0
    sheet[number] |= near
    held = sheet[at]
    if not held & bit:
        _hold(board, sheet, area, held, held | bit)
    near &= sheet[EMPTY]
    while near:
        sheet[AROUND + lowest(near)] |= bit
        near &= near - 1
    left = sheet[at + LEFT] - 1
    sheet[at + LEFT] = left
    return 0 if left else board[AREA + AREA_STRIDE * area + VALUES + sheet[at + OPEN]]


def area_of(board: Numbers, field: int) -> int:
    return board[AREA_OF + field]


def fields_of(board: Numbers, area: int) -> int:
    return board[AREA + AREA_STRIDE * area + FIELDS_IN]


def left_in(sheet: Numbers, area: int) -> int:
    """Count the empty fields in the area."""
    return sheet[STATE + STATE_STRIDE * area + LEFT]


def strike(sheet: Numbers, area: int) -> None:
    """Strike out the area's highest open value; the third always stays (R27)."""
    at = STATE + STATE_STRIDE * area + OPEN
    sheet[at] = min(2, sheet[at] + 1)


def is_strikable(sheet: Numbers, area: int) -> bool:
    """Return whether the area is not complete and has at least two values open (Q4)."""
    return sheet[STATE + STATE_STRIDE * area + LEFT] > 0 and sheet[STATE + STATE_STRIDE * area + OPEN] < 2


def emptiest(board: Numbers, sheet: Numbers) -> int:
    """Return the strikable area with the most empty fields, the first of equals; -1 if there is none."""
    most, chosen = 0, -1
    for area in range(board[AREAS]):
        left = sheet[STATE + STATE_STRIDE * area + LEFT]
        if left > most and is_strikable(sheet, area):
            most, chosen = left, area
    return chosen


def is_impossible(board: Numbers, sheet: Numbers, area: int) -> bool:
    """Return whether the area is incomplete and accepts no number at all."""
    admitted = 0
    for number in range(1, 7):
        admitted |= sheet[ADMITTED + number]
    return left_in(sheet, area) > 0 and not admitted & fields_of(board, area)


def mask(fields: Iterable[int]) -> int:
    return sum(1 << field for field in fields)


def _hold(board: Numbers, sheet: Numbers, area: int, before: int, after: int) -> None:
    """Record one more number in the area; its fields accept fewer from now on."""
    sheet[STATE + STATE_STRIDE * area] = after
    at = AREA + AREA_STRIDE * area
    takes = TAKES + SETS * board[at + RULE]
    lost = board[takes + before] & ~board[takes + after]
    while lost:
        sheet[ADMITTED + 1 + lowest(lost)] &= ~board[at + FIELDS_IN]
        lost &= lost - 1


def _takes(rule: Rule, held: int) -> int:
    numbers = [number for number in NUMBERS if held >> (number - 1) & 1]
    return mask(number - 1 for number in NUMBERS if admits(rule, numbers, number))
