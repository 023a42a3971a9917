"""Whole games between computer players, for simulation, tests and benchmarks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple

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


class Watched(NamedTuple):
    """An event between the spectator's views of the game before and after it."""

    before: Any
    event: Event
    after: Any


def watched(game: AnyGame, header: Header, events: Iterable[Event]) -> Iterator[Watched]:
    """A game once more, as a spectator sees it."""
    state = game.start(header)
    before = game.view(state, None)
    for event in events:
        state = game.apply(state, event)
        after = game.view(state, None)
        yield Watched(before, event, after)
        before = after
