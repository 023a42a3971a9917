"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class ChallengeVerb(StrEnum):
    """The verbs of the pages that begin a race or a challenge, and of the message to a challenged person."""

    GHOST = "ghost"
    """Show what a race against a finished game would be."""
    BEGIN = "begin"
    ACCEPT = "accept"
    REFUSE = "refuse"
