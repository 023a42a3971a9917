"""Each game's own part of its messages."""

from collections.abc import Mapping

from bot.panels import brikks, brilliant
from bot.panels.base import Panel

PANELS: Mapping[str, Panel] = {"brilliant": brilliant.PANEL, "brikks": brikks.PANEL}
"""By the name of the game."""
