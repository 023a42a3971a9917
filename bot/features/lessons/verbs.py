"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class LessonVerb(StrEnum):
    """The verbs of lessons."""

    LEARN = "learn"
    """Go on with a lesson, which the argument carries whole."""
    NOLESSON = "nolesson"
    """Decline the lesson offered beside a first game."""
