"""`/brikks play`, `/brikks solo` and `/brikks duel`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from bot.games.command import GameChoice, Option, Shared, Subcommand
from engine.brikks.sheet import LEVELS
from engine.brikks.state import MAX_SEATS, NO, NORMAL_LEVEL, OWN_LEVELS, Variant
from engine.game import Header

ONE_LEVEL = tuple(map(str, LEVELS))


def _level(*levels: str) -> Option:
    choices = {level: f"brikks-level-choice-{level}" for level in levels}
    return Option("level", "option-level-about", str(NORMAL_LEVEL), choices)


def _choose(variant: Variant, values: Mapping[str, str]) -> GameChoice:
    return GameChoice(values["level"], {"level": values["level"], "variant": str(variant)})


def daily_level(difficulty: int, chance: Random) -> Mapping[str, str]:
    """Return the level of the sheet of a day or week: the same one for the same difficulty."""
    del chance
    return {"level": ONE_LEVEL[difficulty]}


def ghost_options(header: Header) -> Mapping[str, str]:
    """Return a game's options for replaying its throws: no throw is made again."""
    return {**header.options, "rethrow": NO}


SUBCOMMANDS = (
    Subcommand(
        word="play",
        mode="table",
        seats=range(2, MAX_SEATS + 1),
        options=(
            _level(*ONE_LEVEL, OWN_LEVELS),
            Shared.PLAYERS,
            Shared.CLOCK,
            Shared.SHEETS,
            Shared.HINTS,
            Shared.INVITE,
        ),
        choose=partial(_choose, Variant.BASE),
    ),
    Subcommand(
        word="solo",
        mode="solo",
        seats=range(1, 2),
        options=(_level(*ONE_LEVEL), Shared.SHEETS),
        choose=partial(_choose, Variant.BASE),
    ),
    Subcommand(
        word="duel",
        mode="duel",
        seats=range(2, 3),
        options=(
            Shared.OPPONENT,
            _level(*ONE_LEVEL, OWN_LEVELS),
            Shared.CLOCK,
            Shared.SHEETS,
            Shared.HINTS,
        ),
        choose=partial(_choose, Variant.DUEL),
    ),
)
