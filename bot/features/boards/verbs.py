"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class BoardVerb(StrEnum):
    """What the pages of leaderboards and profiles ask for."""

    BOARDSHOW = "boardshow"
    """Show a leaderboard to everybody in the channel."""
    PROFILESHOW = "profileshow"
    """Show one's own profile to everybody in the channel."""
