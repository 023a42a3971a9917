"""Each game's own part of `simulate` and of the records."""

from collections.abc import Mapping

from bot.games.brikks import simulation as brikks
from bot.games.brilliant import simulation as brilliant
from bot.games.simulation import Simulation

SIMULATIONS: Mapping[str, Simulation] = {"brilliant": brilliant.SIMULATION, "brikks": brikks.SIMULATION}
"""By the name of the game."""
