"""Whole games between computer players, for simulation, terminal play, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from engine.dice import player_random, throw
from engine.game import AnyGame, Event, Header, Moved, Player, Rolled, Step


def play(
    game: AnyGame, header: Header, seed: bytes, players: Sequence[Player], game_id: str = "arena"
) -> tuple[Event, ...]:
    """All events of one game; the same arguments give the same game."""
    return tuple(event for event, _ in played(game, header, seed, players, game_id))


def played(
    game: AnyGame, header: Header, seed: bytes, players: Sequence[Player], game_id: str = "arena"
) -> Iterator[tuple[Event, Any]]:
    """Each event with the state after it, until the game is over; one player for each seat."""
    if len(players) != header.seats:
        raise ValueError(f"{len(players)} players for {header.seats} seats")
    state = game.start(header)
    for step in map(Step, count()):
        if game.result(state) is not None:
            return
        event: Event
        if sizes := game.dice(state):
            event = Rolled(throw(seed, game_id, step, sizes))
        else:
            moves = (
                (seat, players[seat](game.view(state, seat), player_random(seed, game_id, step, seat)))
                for seat in sorted(game.pending(state))
            )
            event = Moved(tuple(moves))
        state = game.apply(state, event)
        yield event, state
