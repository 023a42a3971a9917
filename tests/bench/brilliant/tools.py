"""Everything that BRILLIANT provides to the developer tools."""

from tests.bench.brilliant.benchmark import BENCHMARK
from tests.bench.brilliant.examples import example_pictures
from tests.bench.brilliant.rollouts import outcomes, rivals
from tests.bench.brilliant.simulation import SIMULATION
from tests.bench.brilliant.strength import CONTESTS
from tests.bench.tooling import GameTools, Rollouts

TOOLS = GameTools(
    simulation=SIMULATION,
    pictures=lambda options, theme, locale: example_pictures(options["level"], theme, locale),
    benchmark=BENCHMARK,
    contests=CONTESTS,
    rollouts=Rollouts(rivals, outcomes),
)
