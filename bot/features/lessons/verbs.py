"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class LessonVerb(StrEnum):
    """What lessons ask for."""

    LEARN = "learn"
    """Go on with a lesson, which the argument carries whole."""
    NOLESSON = "nolesson"
    """Turn down the lesson that is offered beside a first game."""
