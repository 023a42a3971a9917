"""The games by name, and their computer players by name."""

from collections.abc import Mapping

from engine import brikks, brilliant
from engine.brikks import players as brikks_players
from engine.brilliant import players as brilliant_players
from engine.game import AnyGame, Player

GAMES: Mapping[str, AnyGame] = {"brikks": brikks, "brilliant": brilliant}
PLAYERS: Mapping[str, Mapping[str, Player]] = {
    "brikks": brikks_players.PLAYERS,
    "brilliant": brilliant_players.PLAYERS,
}
"""The simplest players of each game, as a yardstick; the weakest first."""
