"""Computer players of every game by name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.registry import PARTS
from engine.game import Player


def players(game: str) -> Mapping[str, Player]:
    """Every computer player of a game by name: the measuring players, then the strengths."""
    return PARTS[game].players


def strengths(game: str) -> tuple[str, ...]:
    """What people choose from when they add a computer player, the weakest first."""
    return tuple(PARTS[game].strengths)


def warm_up() -> None:
    """Do what would make the first move slow."""
    for part in PARTS.values():
        if part.warm_up is not None:
            part.warm_up()
