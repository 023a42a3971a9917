"""The only list of the games' tools."""

from collections.abc import Mapping

from bot.games.brikks import tools as brikks
from bot.games.brilliant import tools as brilliant
from bot.games.tooling import GameTools

TOOLS: Mapping[str, GameTools] = {"brilliant": brilliant.TOOLS, "brikks": brikks.TOOLS}
"""The tools of each game, by its name."""
