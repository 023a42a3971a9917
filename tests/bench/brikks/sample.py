"""Games between computer players, as material for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.brikks.pictures.rules import FINAL
from bot.games.brikks.players.players import PLAYERS
from engine import brikks
from engine.brikks.sheet import score
from engine.brikks.state import Phase, new_header
from engine.brikks.view import View, view
from engine.game import Seat
from tests.bench.watching import seen

Views = tuple[View, ...]
"""Every seat's view, then the spectator's."""


def sample_game(seats: int, seed: int = 1, *, variant: str = "base", level: str = "2") -> Iterator[Views]:
    """Yield the views of a game between steady players, at the start and after each event; repeatable by
    seed."""
    header = new_header(seats, {"variant": variant, "level": level})
    return seen(brikks, header, str(seed).encode(), PLAYERS["steady"])


def final_view(variant: str = "base") -> View:
    """Return the view of a game that ended with that sheet."""
    seats = 2 if variant == "duel" else 1
    begun = view(brikks.start(new_header(seats, {"variant": variant})), Seat(0))
    points = sum(score(FINAL).rows) if variant == "duel" else score(FINAL).total
    return replace(
        begun,
        phase=Phase.OVER,
        round=25,
        sheets=(FINAL,) * seats,
        points=(points,) * seats,
        pending=frozenset(),
    )
