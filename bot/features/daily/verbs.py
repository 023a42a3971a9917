"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class DailyVerb(StrEnum):
    """The verbs of the pages of daily sheets."""

    DAILY = "daily"
    """Open the page of a day's sheet."""
    DAILYPLAY = "dailyplay"
    """Play the daily sheet of a game, or of a day."""
    DAILYSHARE = "dailyshare"
    """Open the page of a day's sheet, which has what may be shared; only on messages of earlier versions."""
    DAILYWEEK = "dailyweek"
    """Open the board of a week."""
    DAILYPAIRS = "dailypairs"
    """Open the page of the streaks kept together."""
    DAILYASK = "dailyask"
    """Ask somebody to keep a streak together."""
    DAILYPAIR = "dailypair"
    """Accept such a request, turn it down, or end the streak."""
    DAILYHERE = "dailyhere"
    """Send the daily message to the channel of the press."""
    DAILYREMIND = "dailyremind"
    """Open the page of the reminder, choose its hour, or stop it."""
