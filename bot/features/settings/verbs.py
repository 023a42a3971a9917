"""The verbs that only this feature's pages use."""

from __future__ import annotations

from enum import StrEnum


class SettingsVerb(StrEnum):
    """The verbs of the settings pages."""

    SERVER = "server"
    """Open the settings of a server."""
    ABOUT = "about"
    """Open the page about the bot."""
    EXPORT = "export"
    FORGET = "forget"
    KEEP = "keepdata"
    """Stay, for somebody who was told that they will be forgotten."""
