"""The verbs of the host's pages."""

from __future__ import annotations

from enum import StrEnum


class HostVerb(StrEnum):
    STATE = "host"
    """Show the figures again."""
    RESUME = "hostresume"
    """End the pause."""
    ANNOUNCE = "hostannounce"
    """Send the announcement that was shown; `arg` names it."""
    BLOCKS = "hostblocks"
    """Show who is blocked."""
    UNBLOCK = "hostunblock"
    END = "hostend"
    """End the game that `arg` names."""
