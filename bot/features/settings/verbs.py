"""The verbs of controls that are asked for here alone."""

from __future__ import annotations

from enum import StrEnum


class SettingsVerb(StrEnum):
    """What the pages of settings ask for."""

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
    NEXTTHROW = "nextthrow"
    """Say whether the next throw comes by itself for a person alone."""
    SETLANGUAGE = "setlanguage"
    SETCLOCK = "setclock"
    SETCHANNELS = "setchannels"
    SETTABLE = "settable"
    SETFILM = "setfilm"
    SETPUZZLE = "setpuzzle"
    """Say whether the daily message has a puzzle."""
    SETTHEME = "settheme"
    """Set the colours of a server's public pictures."""
    SETDAILY = "setdaily"
    """Choose the channel of the daily message."""
    DAILYHERE = "dailyhere"
    """Send the daily message to the channel of the press."""
    SETHOUR = "sethour"
