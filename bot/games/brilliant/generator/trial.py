"""A short trial of a level by naive players: solo, and in games of five.

It predicts whether the figures of `level check` will be met, in a fraction of their time. Randomness comes
from `Random.random` alone, the only method whose sequence Python promises never to change.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.games.brilliant.levels.measuring import throw
from bot.games.brilliant.levels.quick import legal, naive_choice
from bot.games.brilliant.players.compact import (
    EMPTY,
    STARS,
    STRIKE_DUE,
    TAKES,
    Numbers,
    area_of,
    board_of,
    emptiest,
    started,
    strike,
    write,
)
from engine.brilliant.level import Level
from engine.brilliant.state import SOLO_ROLLS, TARGETS

SOLO_GAMES = 150
FIRST = 10
"""The number of rolls in which no player should be stuck."""
TABLES = 60
SEATS = 5
"""The player count with the shortest games."""


@dataclass(frozen=True, slots=True)
class Solo:
    """The mean figures of solo games."""

    score: float
    blocked: float
    """The share of rolls without a legal number."""
    stuck: float
    """The share of rolls without a legal number, within the first rolls."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The figures that a trial may show; stricter than `level check` by the uncertainty of a trial."""

    score: tuple[float, float]
    """The mean points of solo games, as a share of the sum of all first values."""
    blocked: float
    rounds: float
    """The smallest mean length of a game of five."""
    stuck: float = 0.025


def is_good(level: Level, limits: Limits, seed: int) -> bool:
    board, random = board_of(level), Random(seed)
    solo = solo_trial(board, random)
    best = sum(area.values[0] for area in level.areas)
    low, high = limits.score
    return (
        low <= solo.score / best <= high
        and solo.blocked <= limits.blocked
        and solo.stuck <= limits.stuck
        and sum(_rounds(board, random) for _ in range(TABLES)) >= limits.rounds * TABLES
    )


def solo_trial(board: Numbers, random: Random) -> Solo:
    score = 0
    blocked: list[int] = []
    for _ in range(SOLO_GAMES):
        sheet = _started(board, random)
        for roll in range(1, SOLO_ROLLS + 1):
            if board[STRIKE_DUE + roll] and (area := emptiest(board, sheet)) >= 0:
                strike(sheet, area)
            choices = legal(sheet, *throw(random))
            if choices:
                score += write(board, sheet, *naive_choice(board, sheet, choices, random))
            else:
                blocked.append(roll)
    return Solo(
        score=score / SOLO_GAMES,
        blocked=len(blocked) / SOLO_GAMES / SOLO_ROLLS,
        stuck=sum(roll <= FIRST for roll in blocked) / SOLO_GAMES / FIRST,
    )


def _rounds(board: Numbers, random: Random) -> int:
    """Return the length of a game of five, in rounds."""
    sheets, points = [_started(board, random) for _ in range(SEATS)], [0] * SEATS
    rounds = 0
    while max(points) < TARGETS[SEATS] and any(sheet[EMPTY] for sheet in sheets):
        rounds += 1
        thrown = throw(random)
        filled = set()
        for seat, sheet in enumerate(sheets):
            if choices := legal(sheet, *thrown):
                field, number = naive_choice(board, sheet, choices, random)
                if earned := write(board, sheet, field, number):
                    points[seat] += earned
                    filled.add(area_of(board, field))
        for area in filled:  # R28: a round uses up one value
            for sheet in sheets:
                strike(sheet, area)
    return rounds


def _started(board: Numbers, random: Random) -> Numbers:
    return started(board, sorted(board[STARS:TAKES], key=lambda _: random.random()))
