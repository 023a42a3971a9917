"""What a solver reaches that knows all throws of a solo game: a beam search on compact sheets.

After every throw it keeps the best sheets, by their points and what a judgement expects of them. Its
total is one that can be reached, so it is a lower bound of the best one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.games.brilliant.players.compact import (
    AREAS,
    MOST_FIELDS,
    OPEN,
    SETS,
    STATE,
    STATE_STRIDE,
    STRIKE_DUE,
    started,
)
from bot.games.brilliant.players.judging import MOST_OPTIONS, PASS, judgement, tempered
from bot.games.brilliant.players.weights import WEIGHTS

TEMPERS = ((1.0, 1.0), (0.7, 1.0), (1.0, 2.0))
"""How decided and how hopeful the judgement of each search is; the best of all counts."""
ZOBRIST = list(map(Random(1).getrandbits, [62] * 16 * MOST_FIELDS))
"""For each number in each field, and each strike: sheets with an equal sum of them are the same."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sheet that can be reached, and how good it seems."""

    sheet: Any
    points: int
    key: int
    outlook: float
    moves: tuple[int, ...] = ()
    """For each throw the area that is struck before it, if any, as -2 less the area, and the move."""


@dataclass(frozen=True, slots=True)
class Step:
    """A line and what it does next."""

    line: Line
    move: int
    key: int
    outlook: float


class Solver:
    def __init__(self, kernels: Any, board: Sequence[int], width: int) -> None:
        """`width` is the number of sheets that each search keeps after each throw."""
        self._kernels = kernels
        self._plain = list(board)
        self._board = kernels.whole(board)
        self._judges = [kernels.real(judgement(tempered(WEIGHTS, *temper))) for temper in TEMPERS]
        self._judge = self._judges[0]
        self._width = width
        self._worths = kernels.real([0.0] * board[AREAS])
        self._moves = kernels.whole([0] * MOST_OPTIONS)
        self._gains = kernels.real([0.0] * MOST_OPTIONS)

    def best(self, starts: Sequence[int], throws: Sequence[int]) -> Line:
        """The line with the most points found from these start numbers."""
        lines = [self._search(starts, throws, judge) for judge in self._judges]
        return max(lines, key=lambda line: line.points)

    def _search(self, starts: Sequence[int], throws: Sequence[int], judge: Any) -> Line:
        self._judge = judge
        lines = [self._started(starts, len(throws))]
        brought = self._kernels.whole([0] * SETS * SETS)
        for throw in throws:
            self._kernels.foresee(judge, brought, throw, len(throws), 1)
        for roll, throw in enumerate(throws, 1):
            rolls = len(throws) - roll
            self._kernels.foresee(judge, brought, throw, rolls, -1)
            if self._plain[STRIKE_DUE + roll]:
                lines = [self._struck(step) for step in self._kept(self._strikes(lines, rolls))] or lines
            lines = [self._moved(step) for step in self._kept(self._moves_of(lines, throw, rolls))]
        return max(lines, key=lambda line: line.points)

    def _started(self, fields: Sequence[int], rolls: int) -> Line:
        sheet = self._kernels.whole(started(self._plain, fields))
        key = sum(ZOBRIST[8 * field + number] for number, field in enumerate(fields, 1))
        return Line(sheet, 0, key, self._worth(sheet, rolls))

    def _worth(self, sheet: Any, rolls: int) -> float:
        return float(self._kernels.all_worths(self._board, sheet, self._judge, rolls, self._worths))

    def _moves_of(self, lines: list[Line], throw: int, rolls: int) -> Iterator[Step]:
        for line in lines:
            rooms = (self._worths, self._moves, self._gains)
            found = self._kernels.options(self._board, line.sheet, self._judge, throw, rolls, *rooms)
            stay = line.points + sum(self._worths)
            yield Step(line, PASS, line.key, stay)
            for move, gain in zip(self._moves[:found], self._gains[:found], strict=True):
                yield Step(line, int(move), line.key + ZOBRIST[move], stay + gain)

    def _moved(self, step: Step) -> Line:
        line, move = step.line, step.move
        moves = (*line.moves, move)
        if move == PASS:
            return replace(line, outlook=step.outlook, moves=moves)
        sheet = line.sheet.copy()
        points = line.points + int(self._kernels.write(self._board, sheet, move // 8, move % 8))
        return Line(sheet, points, step.key, step.outlook, moves)

    def _strikes(self, lines: list[Line], rolls: int) -> Iterator[Step]:
        for line in lines:
            for area in range(self._plain[AREAS]):
                if self._kernels.is_strikable(line.sheet, area):
                    sheet = line.sheet.copy()
                    self._kernels.strike(sheet, area)
                    place = line.sheet[STATE + STATE_STRIDE * area + OPEN]
                    key = line.key + ZOBRIST[8 * (MOST_FIELDS + area) + place]
                    yield Step(line, area, key, line.points + self._worth(sheet, rolls + 1))

    def _struck(self, step: Step) -> Line:
        sheet = step.line.sheet.copy()
        self._kernels.strike(sheet, step.move)
        moves = (*step.line.moves, -2 - step.move)
        return Line(sheet, step.line.points, step.key, step.outlook, moves)

    def _kept(self, steps: Iterator[Step]) -> list[Step]:
        """The best steps that lead to different sheets."""
        best: dict[int, Step] = {}
        for step in sorted(steps, key=lambda step: -step.outlook):
            best.setdefault(step.key, step)
            if len(best) == self._width:
                break
        return list(best.values())
