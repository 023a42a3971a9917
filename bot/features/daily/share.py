"""The text with which somebody shows their result: what they finished, in its colours, but no field and no number."""

from __future__ import annotations

from bot.features.daily.terms import term_of
from bot.pages.texts import Speech


def share_of(points: int, par: int) -> int:
    """Return the points as a percentage of par."""
    return max(0, round(100 * points / max(1, par)))


def share_text(game: str, day: str, reader: Speech, *, points: int, par: int, story: str, streak: int) -> str:
    """Return the text to share, with words before the emoji, whose rows are unreadable aloud."""
    return reader.say(
        "daily-share-text",
        name=term_of(day).sheet_name(game, reader),
        points=points,
        percent=share_of(points, par),
        story=story,
        streak=streak,
    )
