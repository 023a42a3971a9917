"""A short trial of a level by naive players: solo, and in games of five.

It predicts whether the figures of `level check` will be met, in a fraction of their time.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.games.brilliant.generator.measuring import naive_choice, play, play_solo
from bot.games.brilliant.players.compact import board_of
from engine.brilliant.level import Level
from engine.brilliant.state import SOLO_ROLLS

SOLO_GAMES = 150
FIRST = 10
"""The number of rolls in which no player should be stuck."""
TABLES = 60
SEATS = 5
"""The player count with the shortest games."""


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
    """Return whether the games of a trial stay within the limits; the seed decides them."""
    board, random = board_of(level), Random(seed)
    solos = [play_solo(board, naive_choice, random) for _ in range(SOLO_GAMES)]
    best = sum(area.values[0] for area in level.areas)
    blocked = [roll for solo in solos for roll in solo.blocked]
    low, high = limits.score
    return (
        low <= sum(solo.score for solo in solos) / SOLO_GAMES / best <= high
        and len(blocked) / SOLO_GAMES / SOLO_ROLLS <= limits.blocked
        and sum(roll <= FIRST for roll in blocked) / SOLO_GAMES / FIRST <= limits.stuck
        and sum(play(board, [naive_choice] * SEATS, random).rounds for _ in range(TABLES))
        >= limits.rounds * TABLES
    )
