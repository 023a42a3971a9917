"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class BoardVerb(StrEnum):
    """What the pages of leaderboards ask for."""

    BOARD = "board"
    BOARDSHOW = "boardshow"
    BOARDS = "boards"
    """Open the board of a person's newest game."""
    PROFILE = "profile"
    """Open one's own profile."""
