"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class BoardVerb(StrEnum):
    """The verbs of the pages of leaderboards and profiles."""

    BOARD = "board"
    """Open the leaderboards, or show a board."""
    BOARDSHOW = "boardshow"
    """Show a leaderboard to everybody in the channel."""
    PROFILE = "profile"
    """Open one's own profile."""
    PROFILEMORE = "profilemore"
    """Show all figures of a person, whose id the control carries."""
    PROFILESHOW = "profileshow"
    """Show one's own profile to everybody in the channel."""
