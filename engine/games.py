"""The games by name."""

from collections.abc import Mapping

from engine import brikks, brilliant
from engine.game import AnyGame

GAMES: Mapping[str, AnyGame] = {"brikks": brikks, "brilliant": brilliant}
