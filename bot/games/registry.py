"""Each game's own part of its messages."""

from collections.abc import Mapping

from bot.games.base import Panel
from bot.games.brikks import panel as brikks
from bot.games.brilliant import panel as brilliant

PANELS: Mapping[str, Panel] = {"brilliant": brilliant.PANEL, "brikks": brikks.PANEL}
"""By the name of the game."""
