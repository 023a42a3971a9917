"""Games between computer players, as material for pictures."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.names import SeatNames
from bot.render.names import drawn_name
from engine import brilliant
from engine.brilliant.players import naive_player
from engine.brilliant.view import View
from engine.game import Header
from tests.bench.watching import seen

Views = tuple[View, ...]
"""Every seat's view, then the spectator's."""


def sample_game(level: str, seats: int, seed: int = 1) -> Iterator[Views]:
    """Yield the views of a game between naive players, at the start and after each event; repeatable by
    seed."""
    header = Header("brilliant", seats, {"level": level, "start": "stars"})
    return seen(brilliant, header, str(seed).encode(), naive_player)


def sample_names(seats: int) -> SeatNames:
    names = ("Anna", "Ben", "Carla", "David", "Elena", "Finn")[:seats]
    return SeatNames(tuple(drawn_name(name, "") for name in names), names)
