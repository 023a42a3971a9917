"""What people can set about their notices."""

from __future__ import annotations

from typing import Literal, get_args

from bot.store.settings import Setting, choice

NotifyPlace = Literal["dm", "channel", "none"]
PLACES: tuple[NotifyPlace, ...] = get_args(NotifyPlace)
HOURS = range(24)
NOTIFY: Setting[NotifyPlace] = choice("person", "notices", "place", PLACES, default="dm")
"""Where they are told of their turns in games that go on for days."""
QUIET_FROM: Setting[int | None] = choice("person", "notices", "quietfrom", HOURS, default=None, is_clock=True)
"""The hour by their clock from which they are not told; None for never."""
QUIET_UNTIL: Setting[int | None] = choice(
    "person", "notices", "quietuntil", HOURS, default=None, is_clock=True
)
