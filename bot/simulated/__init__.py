"""Each game's own part of `simulate` and of the records."""

from collections.abc import Mapping

from bot.simulated import brikks, brilliant
from bot.simulated.base import Simulation

SIMULATIONS: Mapping[str, Simulation] = {"brilliant": brilliant.SIMULATION, "brikks": brikks.SIMULATION}
"""By the name of the game."""
