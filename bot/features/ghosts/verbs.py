"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class ChallengeVerb(StrEnum):
    """The verbs of the page that begins a challenge, and of the message to a challenged person."""

    GHOST = "ghost"
    """Show the page for the throws of a finished game; only on messages of earlier versions."""
    BEGIN = "begin"
    REPLAY = "replay"
    """Play the throws of this finished game, alone."""
    ACCEPT = "accept"
    REFUSE = "refuse"
