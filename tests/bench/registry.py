"""The only list of the games' tools."""

from collections.abc import Mapping

from tests.bench.brikks import tools as brikks
from tests.bench.brilliant import tools as brilliant
from tests.bench.tooling import GameTools

TOOLS: Mapping[str, GameTools] = {"brilliant": brilliant.TOOLS, "brikks": brikks.TOOLS}
"""The tools of each game, by its name."""
