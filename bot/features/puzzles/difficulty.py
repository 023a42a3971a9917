"""How hard a puzzle is, in a word."""

from __future__ import annotations

from bot.features.puzzles.store import Tries

EASY, HARD = 0.7, 0.4
"""From the first share of solvers on a puzzle is easy, below the second it is hard."""
MANY = 5
"""So many tries say more of a puzzle's difficulty than a computer player's."""
EASY_MISSES, HARD_MISSES = 4, 7
"""Until then: up to so many of the weakest computer player's misses it is easy, from so many on hard."""


def difficulty(misses: int, tries: Tries) -> str:
    """Return easy, medium or hard: by those who have tried it, or by a computer player while they are few."""
    if tries.tries >= MANY:
        share = tries.solved / tries.tries
        return "easy" if share >= EASY else "medium" if share >= HARD else "hard"
    return "easy" if misses <= EASY_MISSES else "medium" if misses < HARD_MISSES else "hard"
