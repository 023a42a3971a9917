"""Games played by computer players, to have something to draw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import brilliant
from engine.brilliant.players import naive_player
from engine.brilliant.view import View, view
from engine.game import Header, Moved, Rolled, Seat

LEVELS = Path(__file__).parents[4] / "assets" / "levels"
DEFAULT_LEVEL = LEVELS / "3.toml"
LONGEST = 400
"""Events after which a game is long enough."""

Views = tuple[View, ...]
"""The view of every seat, and last that of the table."""


def sample_game(level: str, seats: int, seed: int = 1) -> Iterator[Views]:
    """The views after each event of a game of naive players; the same for the same seed."""
    random = Random(seed)
    state = brilliant.start(Header("brilliant", seats, {"level": level, "start": "stars"}))
    for _ in range(LONGEST):
        yield (*(view(state, seat) for seat in state.seats), view(state, None))
        if brilliant.result(state) is not None:
            return
        if sizes := brilliant.dice(state):
            state = brilliant.apply(state, Rolled(tuple(random.randint(1, size) for size in sizes)))
        else:
            pending = sorted(brilliant.pending(state))
            moves = ((seat, naive_player(view(state, Seat(seat)), random)) for seat in pending)
            state = brilliant.apply(state, Moved(tuple(moves)))
