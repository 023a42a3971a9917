"""Games played by computer players, to have something to draw."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.arena import seen
from engine import brilliant
from engine.brilliant.players import naive_player
from engine.brilliant.view import View
from engine.game import Header

Views = tuple[View, ...]
"""The view of every seat, and last that of the table."""


def sample_game(level: str, seats: int, seed: int = 1) -> Iterator[Views]:
    """The views of a game of naive players, at the start and after each event; the same for the same seed."""
    header = Header("brilliant", seats, {"level": level, "start": "stars"})
    return seen(brilliant, header, str(seed).encode(), naive_player)
