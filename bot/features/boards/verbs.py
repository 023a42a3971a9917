"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class BoardVerb(StrEnum):
    """The verbs of the leaderboard pages."""

    BOARD = "board"
    BOARDSHOW = "boardshow"
