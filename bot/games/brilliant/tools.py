"""Everything that BRILLIANT provides to the developer tools."""

from bot.games.brilliant.benchmark import BENCHMARK
from bot.games.brilliant.levels import check, gallery, make
from bot.games.brilliant.levels.files import LEVELS, playable_text
from bot.games.brilliant.pictures.examples import example_pictures
from bot.games.brilliant.simulation import SIMULATION
from bot.games.brilliant.strength import CONTESTS
from bot.games.tooling import Action, FileOption, GameTools

TOOLS = GameTools(
    simulation=SIMULATION,
    pictures=lambda options, theme, locale: example_pictures(options["level"], theme, locale),
    benchmark=BENCHMARK,
    contests=CONTESTS,
    files={"level": FileOption(LEVELS / "3.toml", playable_text)},
    level_actions={
        "make": Action("make a new level, or the level of a code", make.add_arguments, make.main),
        "check": Action("check level files", check.add_arguments, check.main),
        "gallery": Action("draw one picture of many generated levels", gallery.add_arguments, gallery.main),
    },
)
