"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class PuzzleVerb(StrEnum):
    """The verbs on a puzzle, whose id takes the place of a game's."""

    PUZZLE = "puzzle"
    """Open the puzzle with this id; without one another puzzle, or the one of a day."""
    PUZZLEPART = "puzzlepart"
    """Choose half of a move."""
    PUZZLEMOVE = "puzzlemove"
    PUZZLEANSWER = "puzzleanswer"
    """Give this move as the answer."""
    PUZZLEAHEAD = "puzzleahead"
    """Show how it may go on after the best move and the one that was tried."""
    PUZZLESHARE = "puzzleshare"
    """Show the position to others, without the answer."""
    PUZZLEHISTORY = "puzzlehistory"
    """Show the last tries, or one of them."""
    PUZZLERUN = "puzzlerun"
    """Show the page on which a run begins; `arg` is the game."""
    PUZZLEGO = "puzzlego"
    """Begin a run; `arg` is the game and the theme, unless a select chooses it."""
