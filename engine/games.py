"""The games by name."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from engine import brikks, brilliant
from engine.game import Game, OpaqueGame, View

S = TypeVar("S")
V = TypeVar("V", bound=View)


def opaque(game: Game[S, V, Any]) -> OpaqueGame:
    """The same game for code that may not read its state."""
    return cast("OpaqueGame", game)


GAMES: Mapping[str, OpaqueGame] = {"brilliant": opaque(brilliant), "brikks": opaque(brikks)}
