"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class ChallengeVerb(StrEnum):
    """What the page that begins a challenge, and the message to a challenged person, ask for."""

    BEGIN = "begin"
    ACCEPT = "accept"
    REFUSE = "refuse"
