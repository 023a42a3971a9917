"""The three players that measure levels, on compact sheets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.games.brilliant.players.compact import BESIDE, EMPTY, FIELDS, Numbers, area_of, fields_of, left_in
from bot.games.brilliant.players.compact import each_field as each
from bot.games.brilliant.players.compact import legal as fields_for

Choice = tuple[int, int]
"""A field and the number to write there."""
Chooser = Callable[[Numbers, Numbers, list[Choice], Random], Choice]
"""Chooses from a board, a sheet and the legal choices."""


def legal(sheet: Numbers, first: int, second: int) -> list[Choice]:
    """List every choice that the throw allows."""
    choices = [(field, first) for field in each(fields_for(sheet, first, second))]
    if first != second:
        choices += [(field, second) for field in each(fields_for(sheet, second, first))]
    return choices


def random_choice(_board: Numbers, _sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
    """Return any of the legal choices."""
    return choices[int(random.random() * len(choices))]


def naive_choice(board: Numbers, sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
    """Return the choice whose area has the fewest empty fields, ties at random."""
    return _least([left_in(sheet, area_of(board, field)) for field, _ in choices], choices, random)


def focused_on(board: Numbers, area: int) -> Chooser:
    """Return a player who wants one area only: it plays there at random, else in the field nearest to its
    empty ones."""
    steps = [_steps(board, field) for field in range(board[FIELDS])]

    def choose(board: Numbers, sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
        wanted = list(each(fields_of(board, area) & sheet[EMPTY]))
        return _least([min(steps[field][w] for w in wanted) for field, _ in choices], choices, random)

    return choose


def _least(costs: list[int], choices: list[Choice], random: Random) -> Choice:
    least = min(costs)
    best = [choice for choice, cost in zip(choices, costs, strict=True) if cost == least]
    return best[int(random.random() * len(best))]


def _steps(board: Numbers, start: int) -> list[int]:
    """Count the grid steps from one field to each of the others."""
    steps, reached, distance = [0] * board[FIELDS], 1 << start, 0
    edge = reached
    while edge:
        distance += 1
        nearby = 0
        for field in each(edge):
            nearby |= board[BESIDE + field]
        edge = nearby & ~reached
        reached |= edge
        for field in each(edge):
            steps[field] = distance
    return steps
