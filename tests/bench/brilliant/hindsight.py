"""Solve a solo game with all its throws known, by beam search on compact sheets.

After every throw the beam keeps the best sheets by points plus evaluation. Real play can reach the total,
so it is a lower bound of the optimum.
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
from bot.games.brilliant.players.evaluation import BASE, CHANCES, MOST_CANDIDATES, PASS, PER_RULE, parameters
from bot.games.brilliant.players.search import WEIGHTS

VARIANTS = ((1.0, 1.0), (0.7, 1.0), (1.0, 2.0))
"""The confidence and optimism of each search; the best result counts."""
ZOBRIST = list(map(Random(1).getrandbits, [62] * 16 * MOST_FIELDS))
"""Random keys for each number in each field and for each strike; a sheet's key is their sum."""


@dataclass(frozen=True, slots=True)
class Node:
    """A sheet in the beam."""

    sheet: Any
    points: int
    key: int
    """Its Zobrist key."""
    score: float
    """Points plus evaluation."""
    moves: tuple[int, ...] = ()
    """The area struck before each throw, if any, as -2 minus the area, and then the move."""


@dataclass(frozen=True, slots=True)
class Successor:
    """A node and a move from it, with the key and score after the move."""

    node: Node
    move: int
    key: int
    score: float


class Solver:
    def __init__(self, kernels: Any, board: Sequence[int], width: int) -> None:
        """Create the solver of a board; `width` is the width of the beam."""
        self._kernels = kernels
        self._plain = list(board)
        self._board = kernels.whole(board)
        self._models = [kernels.real(parameters(_scaled(WEIGHTS, *variant))) for variant in VARIANTS]
        self._model = self._models[0]
        self._width = width
        self._expected = kernels.real([0.0] * board[AREAS])
        self._moves = kernels.whole([0] * MOST_CANDIDATES)
        self._gains = kernels.real([0.0] * MOST_CANDIDATES)

    def best(self, starts: Sequence[int], throws: Sequence[int]) -> Node:
        """Return the node with the most points over all searches from these start numbers."""
        nodes = [self._search(starts, throws, model) for model in self._models]
        return max(nodes, key=lambda node: node.points)

    def _search(self, starts: Sequence[int], throws: Sequence[int], model: Any) -> Node:
        self._model = model
        nodes = [self._started(starts, len(throws))]
        counts = self._kernels.whole([0] * SETS * SETS)
        for throw in throws:
            _count_throw(model, counts, throw, len(throws), 1)
        for roll, throw in enumerate(throws, 1):
            rolls = len(throws) - roll
            _count_throw(model, counts, throw, rolls, -1)
            if self._plain[STRIKE_DUE + roll]:
                nodes = [self._struck(best) for best in self._best(self._strikes(nodes, rolls))] or nodes
            nodes = [self._moved(best) for best in self._best(self._moves_of(nodes, throw, rolls))]
        return max(nodes, key=lambda node: node.points)

    def _started(self, fields: Sequence[int], rolls: int) -> Node:
        sheet = self._kernels.whole(started(self._plain, fields))
        key = sum(ZOBRIST[8 * field + number] for number, field in enumerate(fields, 1))
        return Node(sheet, 0, key, self._worth(sheet, rolls))

    def _worth(self, sheet: Any, rolls: int) -> float:
        return float(self._kernels.evaluate(self._board, sheet, self._model, rolls, self._expected))

    def _moves_of(self, nodes: list[Node], throw: int, rolls: int) -> Iterator[Successor]:
        for node in nodes:
            rooms = (self._expected, self._moves, self._gains)
            found = self._kernels.candidates(self._board, node.sheet, self._model, throw, rolls, *rooms)
            stay = node.points + sum(self._expected)
            yield Successor(node, PASS, node.key, stay)
            for move, gain in zip(self._moves[:found], self._gains[:found], strict=True):
                yield Successor(node, int(move), node.key + ZOBRIST[move], stay + gain)

    def _moved(self, successor: Successor) -> Node:
        node, move = successor.node, successor.move
        moves = (*node.moves, move)
        if move == PASS:
            return replace(node, score=successor.score, moves=moves)
        sheet = node.sheet.copy()
        points = node.points + int(self._kernels.write(self._board, sheet, move // 8, move % 8))
        return Node(sheet, points, successor.key, successor.score, moves)

    def _strikes(self, nodes: list[Node], rolls: int) -> Iterator[Successor]:
        for node in nodes:
            for area in range(self._plain[AREAS]):
                if self._kernels.is_strikable(node.sheet, area):
                    sheet = node.sheet.copy()
                    self._kernels.strike(sheet, area)
                    place = node.sheet[STATE + STATE_STRIDE * area + OPEN]
                    key = node.key + ZOBRIST[8 * (MOST_FIELDS + area) + place]
                    yield Successor(node, area, key, node.points + self._worth(sheet, rolls + 1))

    def _struck(self, successor: Successor) -> Node:
        sheet = successor.node.sheet.copy()
        self._kernels.strike(sheet, successor.move)
        moves = (*successor.node.moves, -2 - successor.move)
        return Node(sheet, successor.node.points, successor.key, successor.score, moves)

    def _best(self, successors: Iterator[Successor]) -> list[Successor]:
        """Return the next beam: the best successors, each with its own sheet."""
        best: dict[int, Successor] = {}
        for successor in sorted(successors, key=lambda each: -each.score):
            best.setdefault(successor.key, successor)
            if len(best) == self._width:
                break
        return list(best.values())


def _scaled(weights: Sequence[float], confidence: float, optimism: float) -> list[float]:
    """Return the weights with probabilities scaled by `confidence`, and the worth of nearby room by
    `optimism`."""
    factors = [confidence] * BASE + [optimism] * (PER_RULE - BASE)
    return [weight * factors[place % PER_RULE] for place, weight in enumerate(weights)]


def _count_throw(model: Any, counts: Any, throw: int, coming: int, change: int) -> None:
    """Add (`change` 1) or remove (-1) a known throw, and update the odds; `coming` throws are known."""
    first, second = throw // 6, throw % 6
    for place in range(SETS * SETS):
        taken, beside = place // SETS, place % SETS
        if (taken >> first & beside >> second | taken >> second & beside >> first) & 1:
            counts[place] += change
        model[CHANCES + place] = counts[place] / max(1, coming)
