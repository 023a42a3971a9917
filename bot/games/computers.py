"""Computer players of every game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.brikks.players import players as brikks
from bot.games.brilliant.players import strengths as brilliant
from engine.game import Player
from engine.games import PLAYERS

STRENGTHS: Mapping[str, Mapping[str, Player]] = {"brilliant": brilliant.PLAYERS, "brikks": brikks.PLAYERS}
"""Of each game the strengths that people choose from, the weakest first."""
STAND_IN = "steady"
"""Takes the seats of people who are away, and new seats where nothing else is chosen."""
MARK = "strong"
"""Sets the mark to beat in solo games."""
MASTER = "master"
"""The strongest; it may think for up to a second, the others answer within 50 milliseconds."""
WARM_UPS: tuple[Callable[[], None], ...] = (brilliant.warm_up,)


def players(game: str) -> Mapping[str, Player]:
    """Every computer player of a game by name: the measuring players, then the strengths."""
    return {**PLAYERS[game], **STRENGTHS[game]}


def strengths(game: str) -> tuple[str, ...]:
    """What people choose from when they add a computer player, the weakest first."""
    return tuple(STRENGTHS[game])


def warm_up() -> None:
    """Do what would make the first move slow."""
    for prepare in WARM_UPS:
        prepare()
