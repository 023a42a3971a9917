"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class BoardVerb(StrEnum):
    """The verbs of the leaderboard pages."""

    BOARD = "board"
    BOARDSHOW = "boardshow"
    BOARDS = "boards"
    """Open the board of a person's newest game."""
    PROFILE = "profile"
    """Open one's own profile."""
