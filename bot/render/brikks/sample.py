"""Games played by computer players, to have something to draw."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import brikks
from engine.brikks.players import greedy_player
from engine.brikks.view import View, view
from engine.game import Header, Moved, Rolled, Seat

LONGEST = 400
"""Events after which a game is long enough."""

Views = tuple[View, ...]
"""The view of every seat, and last that of the table."""


def sample_game(seats: int, seed: int = 1, *, variant: str = "base", level: str = "2") -> Iterator[Views]:
    """The views after each event of a game of greedy players; the same for the same seed."""
    random = Random(seed)
    state = brikks.start(Header("brikks", seats, {"variant": variant, "level": level}))
    for _ in range(LONGEST):
        yield (*(view(state, seat) for seat in state.seats), view(state, None))
        if brikks.result(state) is not None:
            return
        if sizes := brikks.dice(state):
            state = brikks.apply(state, Rolled(tuple(random.randint(1, size) for size in sizes)))
        else:
            pending = sorted(brikks.pending(state))
            moves = ((seat, greedy_player(view(state, Seat(seat)), random)) for seat in pending)
            state = brikks.apply(state, Moved(tuple(moves)))
