"""The games by name, and their computer players by name."""

from collections.abc import Mapping

from engine import brilliant
from engine.brilliant import players as brilliant_players
from engine.game import AnyGame, Player

GAMES: Mapping[str, AnyGame] = {"brilliant": brilliant}
PLAYERS: Mapping[str, Mapping[str, Player]] = {"brilliant": brilliant_players.PLAYERS}
