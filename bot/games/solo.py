"""How a game is usually played: alone, or at a table."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from bot.games.command import GameChoice, Option, Subcommand
from bot.games.registry import PARTS


def solo_of(game: str) -> Subcommand | None:
    """Return the command that plays the game alone, if there is one."""
    return next((each for each in PARTS[game].subcommands if each.mode == "solo"), None)


def table_of(game: str) -> Subcommand | None:
    """Return the command that opens a table for a group, if the game has one."""
    return next((each for each in PARTS[game].subcommands if each.mode == "table"), None)


def solo_games() -> list[str]:
    """Return the games that can be played alone."""
    return [game for game in PARTS if solo_of(game) is not None]


def usual_choice(declared: Subcommand, given: Mapping[str, Any] = MappingProxyType({})) -> GameChoice:
    """Return what a command opens with these options, and the defaults for all others."""
    usual = {one.name: one.default for one in declared.options if isinstance(one, Option)}
    return declared.choose({**usual, **given})


def choice_of(game: str, difficulty: int, chance: Random) -> GameChoice:
    """Return what `/<game> solo` would play with the options that the game wants for a sheet of this difficulty, and
    the defaults for all others."""
    solo = solo_of(game)
    if solo is None:
        raise ValueError(f"{game} is not played alone")
    return usual_choice(solo, PARTS[game].daily(difficulty, chance))
