"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class ChallengeVerb(StrEnum):
    """What the message to a challenged person asks for."""

    ACCEPT = "accept"
    REFUSE = "refuse"
