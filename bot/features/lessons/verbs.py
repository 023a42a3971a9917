"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class LessonVerb(StrEnum):
    """The verbs of lessons."""

    LEARN = "learn"
    """Continue a lesson, all of which is in the argument."""
    LEARNPLAY = "learnplay"
    """Open a solo game after a lesson."""
    NOLESSON = "nolesson"
    """Decline the lesson offered beside a first game."""
