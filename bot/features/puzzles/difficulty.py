"""How hard a puzzle is, in a word."""

from __future__ import annotations

from bot.features.puzzles.store import Tries

EASY, HARD = 0.7, 0.4
"""The share of solvers from which a puzzle is easy, and the one below which it is hard."""
MANY = 5
"""The number of tries by people from which they decide about the difficulty, not a computer player's."""
EASY_MISSES, HARD_MISSES = 4, 7
"""Until then: the most misses of the weakest computer player for an easy puzzle, and the fewest for a hard one."""


def difficulty(misses: int, tries: Tries) -> str:
    """Return easy, medium or hard: by those who have tried it, or by a computer player while they are few."""
    if tries.tries >= MANY:
        share = tries.solved / tries.tries
        return "easy" if share >= EASY else "medium" if share >= HARD else "hard"
    return "easy" if misses <= EASY_MISSES else "medium" if misses < HARD_MISSES else "hard"
