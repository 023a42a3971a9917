"""The clocks that a game can use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.settings import Setting, choice

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Clock:
    """Times in milliseconds; None means no limit."""

    turn: int | None
    warning: int = 0
    """How long before the end of a turn the warning comes; 0 if there are no turn notices."""
    is_slow: bool = False
    """Players are away between turns, so each throw comes as a new message, the newest of its channel."""


CLOCKS: Mapping[str, Clock] = {
    "live": Clock(90 * SECOND),
    "relaxed": Clock(10 * MINUTE, is_slow=True),
    "day": Clock(24 * HOUR, 6 * HOUR, is_slow=True),
    "none": Clock(None),
}
CLOCK: Setting[str | None] = choice("server", "core", "clock", tuple(CLOCKS), default=None)
"""The clock of a server's games for which nobody chooses one; None for that of the bot."""
