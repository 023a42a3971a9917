"""The games by name, and their computer players by name."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from engine import brikks, brilliant
from engine.brikks import players as brikks_players
from engine.brilliant import players as brilliant_players
from engine.game import Game, OpaqueGame, Player, View

S = TypeVar("S")
V = TypeVar("V", bound=View)


def opaque(game: Game[S, V, Any]) -> OpaqueGame:
    """The same game to those who may not read its state."""
    return cast("OpaqueGame", game)


GAMES: Mapping[str, OpaqueGame] = {"brikks": opaque(brikks), "brilliant": opaque(brilliant)}
PLAYERS: Mapping[str, Mapping[str, Player]] = {
    "brikks": brikks_players.PLAYERS,
    "brilliant": brilliant_players.PLAYERS,
}
"""Of each game the simplest ones, to measure by, the weakest first."""
