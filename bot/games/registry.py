"""The one list of games outside the engine."""

from collections.abc import Mapping

from bot.games.base import GamePart
from bot.games.brikks import part as brikks
from bot.games.brilliant import part as brilliant

PARTS: Mapping[str, GamePart] = {"brilliant": brilliant.PART, "brikks": brikks.PART}
"""By the name of the game."""
