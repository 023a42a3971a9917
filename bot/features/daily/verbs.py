"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class DailyVerb(StrEnum):
    """What the pages of daily sheets ask for."""

    DAILY = "daily"
    """Open the page of a day's sheet."""
    DAILYSHARE = "dailyshare"
