"""Measured games: whole games on compact sheets, reduced to the data that the acceptance figures need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.brilliant.levels.quick import Chooser, legal
from bot.games.brilliant.players.compact import (
    AREA_OF,
    AREAS,
    EMPTY,
    STARS,
    STRIKE_DUE,
    TAKES,
    Numbers,
    is_impossible,
    is_strikable,
    left_in,
    started,
    strike,
    write,
)
from engine.brilliant.state import SOLO_ROLLS, TARGETS

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
    rolls: int
    unusable: int
    all_finished: bool


def play(board: Numbers, choosers: Sequence[Chooser], random: Random) -> Outcome:
    """Play one game to the target; a player passes only if no number is legal."""
    sheets = [started(board, shuffled_stars(board, random)) for _ in choosers]
    points, touched = [0] * len(sheets), set[int]()
    unusable: list[int] = []
    target = TARGETS[len(sheets)]
    while max(points) < target and len(unusable) < MOST_ROUNDS:
        first, second = throw(random)
        filled: set[int] = set()
        blocked = 0
        for seat, (sheet, choose) in enumerate(zip(sheets, choosers, strict=True)):
            choices = legal(sheet, first, second)
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
    score = unusable = 0
    for roll in range(1, SOLO_ROLLS + 1):
        first, second = throw(random)
        if board[STRIKE_DUE + roll]:
            _strike(board, sheet, random)
        choices = legal(sheet, first, second)
        unusable += not choices
        if choices:
            score += write(board, sheet, *choose(board, sheet, choices, random))
    return Solo(score, SOLO_ROLLS, unusable, not sheet[EMPTY])


def fills_area(board: Numbers, area: int, focused: Chooser, random: Random) -> bool:
    """Return whether a player focused on this area completes it within the rolls of a solo game."""
    sheet = started(board, shuffled_stars(board, random))
    for _ in range(SOLO_ROLLS):
        if choices := legal(sheet, *throw(random)):
            write(board, sheet, *focused(board, sheet, choices, random))
        if not left_in(sheet, area):
            return True
    return False


def shuffled_stars(board: Numbers, random: Random) -> list[int]:
    """Return the star fields of the numbers 1 to 6, in random order."""
    stars = list(board[STARS:TAKES])
    return random.sample(stars, len(stars))


def _strike(board: Numbers, sheet: Numbers, random: Random) -> None:
    eligible = [area for area in range(board[AREAS]) if is_strikable(sheet, area)]
    if eligible:
        most = max(left_in(sheet, area) for area in eligible)
        strike(sheet, random.choice([area for area in eligible if left_in(sheet, area) == most]))


def throw(random: Random) -> tuple[int, int]:
    return int(random.random() * 6) + 1, int(random.random() * 6) + 1
