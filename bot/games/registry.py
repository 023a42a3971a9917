"""The one list of games outside the engine."""

from __future__ import annotations

from collections.abc import Mapping

from bot.computers.strengths import Strengths
from bot.games.brikks import part as brikks
from bot.games.brilliant import part as brilliant
from bot.games.contract import GamePart
from engine.game import Player

PARTS: Mapping[str, GamePart] = {"brilliant": brilliant.PART, "brikks": brikks.PART}
"""By the name of the game."""


def players(game: str) -> Mapping[str, Player]:
    """Every computer player of a game by name: the measuring players, then the strengths."""
    return PARTS[game].players


def strengths(game: str) -> Strengths:
    """The computer players of a game that people can add."""
    return PARTS[game].strengths


def warm_up() -> None:
    """Prepare everything that would slow down a first move."""
    for part in PARTS.values():
        if part.warm_up is not None:
            part.warm_up()
