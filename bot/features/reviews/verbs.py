"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class ReviewVerb(StrEnum):
    """The verbs of the review pages."""

    PUBLISH = "publish"
    """Show the review to everyone."""
    BEST = "best"
    """Show a move of one's game with the way to share it; only on messages of earlier versions."""
    NEWEST = "newest"
    """Open the review of a person's newest finished game."""
    FILM = "film"
    """Show a finished game as a moving picture, or stop it at a round."""
    FILMSHOW = "filmshow"
    """Show the film to everyone."""
    RETRY = "retry"
    """Show the moment of a decision again, or choose half of another move; the tag is the seat."""
    LOOKAHEAD = "lookahead"
    """Show how it may go on after the better move and another one, the `arg`; the tag is the seat."""
    RETRYMOVE = "retrymove"
    """Make another move at that moment."""
