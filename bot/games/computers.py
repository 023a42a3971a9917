"""Computer players of every game by name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.registry import PARTS
from engine.game import Player


def players(game: str) -> Mapping[str, Player]:
    """Every computer player of a game by name: the measuring players, then the strengths."""
    return PARTS[game].players


def strengths(game: str) -> tuple[str, ...]:
    """The computer players that people can add, the weakest first."""
    return tuple(PARTS[game].strengths)


def warm_up() -> None:
    """Prepare everything that would slow down a first move."""
    for part in PARTS.values():
        if part.warm_up is not None:
            part.warm_up()
