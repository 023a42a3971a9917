"""Everything that BRIKKS provides to the developer tools."""

from bot.games.brikks.benchmark import BENCHMARK
from bot.games.brikks.pictures.examples import example_pictures
from bot.games.brikks.simulation import SIMULATION
from bot.games.brikks.strength import CONTESTS
from bot.games.tooling import GameTools

TOOLS = GameTools(
    simulation=SIMULATION,
    pictures=lambda _, theme, locale: example_pictures(theme, locale),
    benchmark=BENCHMARK,
    contests=CONTESTS,
)
