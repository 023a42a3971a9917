"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class SettingsVerb(StrEnum):
    """The verbs of the settings pages."""

    SETTINGS = "settings"
    """Open a person's own settings."""
    SERVER = "server"
    """Open the settings of a server."""
    ABOUT = "about"
    """Open the page about the bot."""
    EXPORT = "export"
    FORGET = "forget"
    THEME = "theme"
    """Set the colours of a person's own pictures."""
    LANGUAGE = "language"
    """Choose the language of what only the person sees."""
    NEXTTHROW = "nextthrow"
    """Set whether throws come automatically for a person who plays alone."""
    SETLANGUAGE = "setlanguage"
    SETCLOCK = "setclock"
    SETCHANNELS = "setchannels"
    SETTABLE = "settable"
    SETFILM = "setfilm"
    SETPUZZLE = "setpuzzle"
    """Set whether the daily message has a puzzle."""
    SETTHEME = "settheme"
    """Set the colours of a server's public pictures."""
    SETDAILY = "setdaily"
    """Choose the channel of the daily message."""
    DAILYHERE = "dailyhere"
    """Send the daily message to the channel of the press."""
    SETHOUR = "sethour"
