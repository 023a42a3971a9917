"""Games that measure a level, on compact sheets: a new level is tried by a few of them, a level file by many.

Randomness comes from `Random.random` alone, the only method whose sequence Python promises never to change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.brilliant.players.compact import (
    AREA_OF,
    AREAS,
    EMPTY,
    STARS,
    STRIKE_DUE,
    TAKES,
    Numbers,
    area_of,
    each_field,
    emptiest,
    is_impossible,
    left_in,
    legal,
    started,
    strike,
    write,
)
from engine.brilliant.state import SOLO_ROLLS, TARGETS

Choice = tuple[int, int]
"""A field and the number to write there."""
Chooser = Callable[[Numbers, Numbers, list[Choice], Random], Choice]
"""Chooses from a board, a sheet and the legal choices."""
MOST_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Outcome:
    """The figures of a multiplayer game."""

    points: tuple[int, ...]
    unusable: tuple[int, ...]
    """The number of players without a legal number, by round."""
    untouched: float
    """The share of areas that no player completed."""
    impossible: int
    reached: bool

    @property
    def rounds(self) -> int:
        return len(self.unusable)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(self.points) if total == max(self.points))

    @property
    def lead(self) -> int:
        second, first = sorted(self.points)[-2:]
        return first - second


@dataclass(frozen=True, slots=True)
class Solo:
    """The figures of a solo game."""

    score: int
    blocked: tuple[int, ...]
    """The rolls without a legal number, from 1."""
    all_finished: bool


def play(board: Numbers, choosers: Sequence[Chooser], random: Random) -> Outcome:
    """Play one game to the target; a player passes only if no number is legal."""
    sheets = [started(board, shuffled_stars(board, random)) for _ in choosers]
    points, touched = [0] * len(sheets), set[int]()
    unusable: list[int] = []
    target = TARGETS[len(sheets)]
    while max(points) < target and any(sheet[EMPTY] for sheet in sheets) and len(unusable) < MOST_ROUNDS:
        first, second = throw(random)
        filled: set[int] = set()
        blocked = 0
        for seat, (sheet, choose) in enumerate(zip(sheets, choosers, strict=True)):
            choices = legal_choices(sheet, first, second)
            blocked += not choices
            if choices:
                field, number = choose(board, sheet, choices, random)
                if earned := write(board, sheet, field, number):
                    points[seat] += earned
                    filled.add(board[AREA_OF + field])
        for area in filled:  # R28: a round uses up one value
            for sheet in sheets:
                strike(sheet, area)
        touched |= filled
        unusable.append(blocked)
    untouched = 1 - len(touched) / board[AREAS]
    impossible = sum(is_impossible(board, sheet, a) for sheet in sheets for a in range(board[AREAS]))
    return Outcome(tuple(points), tuple(unusable), untouched, impossible, max(points) >= target)


def play_solo(board: Numbers, choose: Chooser, random: Random) -> Solo:
    """Play one solo game; strikes hit the emptiest area that can lose a value."""
    sheet = started(board, shuffled_stars(board, random))
    score, blocked = 0, list[int]()
    for roll in range(1, SOLO_ROLLS + 1):
        first, second = throw(random)
        if board[STRIKE_DUE + roll]:
            _strike(board, sheet)
        choices = legal_choices(sheet, first, second)
        if choices:
            score += write(board, sheet, *choose(board, sheet, choices, random))
        else:
            blocked.append(roll)
    return Solo(score, tuple(blocked), not sheet[EMPTY])


def shuffled_stars(board: Numbers, random: Random) -> list[int]:
    """Return the star fields of the numbers 1 to 6, in random order."""
    return sorted(board[STARS:TAKES], key=lambda _: random.random())


def throw(random: Random) -> tuple[int, int]:
    return int(random.random() * 6) + 1, int(random.random() * 6) + 1


def legal_choices(sheet: Numbers, first: int, second: int) -> list[Choice]:
    """List every choice that the throw allows."""
    choices = [(field, first) for field in each_field(legal(sheet, first, second))]
    if first != second:
        choices += [(field, second) for field in each_field(legal(sheet, second, first))]
    return choices


def naive_choice(board: Numbers, sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
    """Return the choice whose area has the fewest empty fields, ties at random."""
    return cheapest([left_in(sheet, area_of(board, field)) for field, _ in choices], choices, random)


def cheapest(costs: list[int], choices: list[Choice], random: Random) -> Choice:
    """Return one of the choices with the least cost, at random."""
    least = min(costs)
    best = [choice for choice, cost in zip(choices, costs, strict=True) if cost == least]
    return best[int(random.random() * len(best))]


def _strike(board: Numbers, sheet: Numbers) -> None:
    if (area := emptiest(board, sheet)) >= 0:
        strike(sheet, area)
