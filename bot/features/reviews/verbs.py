"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class ReviewVerb(StrEnum):
    """What the pages of reviews ask for beside other reviews."""

    PUBLISH = "publish"
    """Show the review to everyone."""
    NEWEST = "newest"
    """Open the review of a person's newest finished game."""
    FILM = "film"
    """Show a finished game as a moving picture."""
