"""`/brilliant play` and `/brilliant solo`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.brilliant.level_option import chosen_level, suggest_levels
from bot.games.command import GameChoice, Option, Shared, Subcommand
from engine.brilliant.state import MAX_SEATS, StartMode

LEVEL = Option("level", "option-brilliant-level-about", "1", {}, suggest_levels)
START = Option(
    "start",
    "option-start-about",
    StartMode.STARS,
    {StartMode.STARS: "start-stars", StartMode.FREE: "start-free"},
)


def _choose(values: Mapping[str, str]) -> GameChoice:
    return chosen_level(values["level"], {"start": values["start"]})


SUBCOMMANDS = (
    Subcommand(
        word="play",
        mode="table",
        seats=range(2, MAX_SEATS + 1),
        options=(LEVEL, Shared.PLAYERS, Shared.CLOCK, START, Shared.SHEETS, Shared.HINTS, Shared.INVITE),
        choose=_choose,
    ),
    Subcommand(
        word="solo", mode="solo", seats=range(1, 2), options=(LEVEL, START, Shared.SHEETS), choose=_choose
    ),
)
