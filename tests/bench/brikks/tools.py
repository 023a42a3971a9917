"""Everything that BRIKKS provides to the developer tools."""

from tests.bench.brikks.benchmark import BENCHMARK
from tests.bench.brikks.examples import example_pictures
from tests.bench.brikks.rollouts import outcomes, rivals
from tests.bench.brikks.simulation import SIMULATION
from tests.bench.brikks.strength import CONTESTS
from tests.bench.tooling import GameTools, Rollouts

TOOLS = GameTools(
    simulation=SIMULATION,
    pictures=lambda _, theme, locale: example_pictures(theme, locale),
    benchmark=BENCHMARK,
    contests=CONTESTS,
    rollouts=Rollouts(rivals, outcomes),
)
