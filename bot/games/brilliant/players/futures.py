"""Futures of a whole game: every seat plays on greedily, through throws that are drawn beforehand.

All compared moves share one set of futures, so that the throws do not affect their difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bot.games.brilliant.players.compact import (
    AREAS,
    STRIKE_DUE,
    THROWS,
    Numbers,
    area_of,
    legal,
    strike,
    write,
)
from bot.games.brilliant.players.evaluation import MOST_CANDIDATES, PASS, Reals, best_move, best_strike
from bot.games.brilliant.players.search import rounds_left
from engine.brilliant.state import SOLO_ROLLS

MOST_ROUNDS = 60
"""The round at which a multiplayer game that has not ended counts as it stands; half as many are usual."""
FURTHER = 12
"""How many rounds the others play on without the seat that ended the game, for comparison with its other
moves."""


class Completed(NamedTuple):
    """An area that a seat completes."""

    seat: int
    area: int


@dataclass(frozen=True, slots=True)
class Table:
    """The facts that stay the same during a game."""

    board: Numbers
    model: Reals
    seats: tuple[int, ...]
    """The seats that have not left."""
    target: int | None
    """The points that end the game; None in solo."""
    throws: int = SOLO_ROLLS
    """Solo: the number of throws in the whole game."""

    def left(self, roll: int, lead: int) -> int:
        """Return the throws to come after this one, as the greedy player estimates."""
        return self.throws - roll if self.target is None else rounds_left(roll, lead, self.target)

    def is_strike_due(self, roll: int) -> bool:
        return self.target is None and self.board[STRIKE_DUE + roll] > 0

    def has_ended(self, points: int) -> bool:
        return self.target is not None and points >= self.target


@dataclass(frozen=True, slots=True)
class Line:
    """What happens in one future."""

    points: tuple[int, ...]
    """The final points, by seat."""
    completed: tuple[tuple[Completed, ...], ...]
    """The areas completed in each round, from the first one played."""
    standing: tuple[tuple[int, ...], ...]
    """The points of all seats after each round."""
    ended: tuple[int, ...]
    """The index of the round in which each seat reaches the target; one past the last if it does not."""

    def end_for(self, seat: int) -> int:
        """Return the index of the round in which another seat ends the game."""
        others = [ended for other, ended in enumerate(self.ended) if other != seat]
        return min([len(self.completed), *others])


def draw_futures(count: int, random: Random) -> tuple[tuple[int, ...], ...]:
    """Draw the throws of futures, by round from 1: over all futures, each throw comes equally often in a
    round.

    `count` is a multiple of the number of throws.
    """
    rounds = []
    for _ in range(MOST_ROUNDS):
        column = list(range(THROWS)) * (count // THROWS)
        random.shuffle(column)
        rounds.append(column)
    return tuple(zip(*rounds, strict=True))


def play_on(
    table: Table, sheets: Sequence[Numbers], points: Sequence[int], throws: Sequence[int], first: int
) -> Line:
    """Play to the end, from round `first` with these throws."""
    work, totals = [sheet.copy() for sheet in sheets], list(points)
    completed, standing, final = [], [], None
    beyond = len(throws)
    ended = [beyond] * len(work)
    further = FURTHER
    for index, throw in enumerate(throws):
        roll = first + index
        if table.is_strike_due(roll):
            _strike_best(table, work[0], roll)
        left = table.left(roll, max(totals))
        found = []
        for seat in table.seats:
            if ended[seat] == beyond:
                earned = _write_best(table, work[seat], throw, left)
                if earned is not None:
                    totals[seat] += earned[1]
                    found.append(Completed(seat, earned[0]))
        if table.target is not None:
            for area in {one.area for one in found}:
                for sheet in work:
                    strike(sheet, area)
        completed.append(tuple(found))
        standing.append(tuple(totals))
        for seat in table.seats:
            if ended[seat] == beyond and table.has_ended(totals[seat]):
                ended[seat] = index
        enders = sum(end < beyond for end in ended)
        if enders and final is None:
            final = tuple(totals)
        further -= enders > 0
        if enders > 1 or enders == len(table.seats) or further == 0:
            break
    return Line(final or tuple(totals), tuple(completed), tuple(standing), tuple(ended))


def follow(
    table: Table,
    seat: int,
    sheet: Numbers,
    points: int,
    throws: Sequence[int],
    first: int,
    line: Line | None,
    passed: int,
) -> int:
    """Return the final points of one seat that plays on from its own sheet, while the others follow the line.

    `passed` is 1 if the sheet already has the seat's move in the first round of the line, else 0. In solo
    there is no line.
    """
    work, total = sheet.copy(), points
    last = len(throws) - 1 if line is None else min(line.end_for(seat), len(line.completed) - 1)
    for index in range(last + 1):
        lead = total if line is None or not index else max(total, *_others(line.standing[index - 1], seat))
        if index >= passed:
            roll = first + index
            if table.is_strike_due(roll):
                _strike_best(table, work, roll)
            earned = _write_best(table, work, throws[index], table.left(roll, lead))
            if earned is not None:
                total += earned[1]
        if line is not None:
            for area in {one.area for one in line.completed[index] if one.seat != seat}:
                strike(work, area)
        if table.has_ended(total):
            break
    return total


def _others(points: Sequence[int], seat: int) -> list[int]:
    return [reached for other, reached in enumerate(points) if other != seat]


def _strike_best(table: Table, sheet: Numbers, roll: int) -> None:
    area = best_strike(table.board, sheet, table.model, table.throws - roll + 1)
    if area >= 0:
        strike(sheet, area)


def _write_best(table: Table, sheet: Numbers, throw: int, left: int) -> tuple[int, int] | None:
    """Make the greedy player's move; return the area that it completes and the points for it."""
    board, model = table.board, table.model
    number, other = throw // 6 + 1, throw % 6 + 1
    if not legal(sheet, number, other) | legal(sheet, other, number):
        return None
    expected, moves, gains = [0.0] * board[AREAS], [0] * MOST_CANDIDATES, [0.0] * MOST_CANDIDATES
    move = best_move(board, sheet, model, throw, left, expected, moves, gains)
    if move == PASS:
        return None
    field, number = divmod(move, 8)
    earned = write(board, sheet, field, number)
    return (area_of(board, field), earned) if earned else None
