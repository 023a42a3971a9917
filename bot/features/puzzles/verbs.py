"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class PuzzleVerb(StrEnum):
    """What is asked on a puzzle, whose id stands for that of a game."""

    PUZZLEPART = "puzzlepart"
    """Choose half of a move."""
    PUZZLEMOVE = "puzzlemove"
    PUZZLEANSWER = "puzzleanswer"
    """Answer with this move."""
    PUZZLEHISTORY = "puzzlehistory"
    """Show the last tries, or one of them."""
