"""Play whole games between computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, TypeVar

from engine.dice import Dice, player_random
from engine.game import AnyGame, Event, Game, Header, Moved, Player, Rolled, Step

S = TypeVar("S")


def play(
    game: AnyGame,
    header: Header,
    seed: bytes,
    players: Sequence[Player],
    game_id: str = "arena",
    *,
    interactions: tuple[int, ...] | None = None,
) -> tuple[Event, ...]:
    """Return all events of one game; the same arguments give the same game."""
    return tuple(
        event for event, _ in play_on(game, header, seed, players, game_id, interactions=interactions)
    )


def play_on(
    game: Game[S, Any, Any],
    header: Header,
    seed: bytes,
    players: Sequence[Player],
    game_id: str = "arena",
    *,
    interactions: tuple[int, ...] | None = None,
) -> Iterator[tuple[Event, S]]:
    """Yield each event with the state after it, until the game is over; takes one player for each seat.

    Without `interactions`, throws are derived from the step, so that old seeds keep giving the same games.
    """
    if len(players) != header.seats:
        raise ValueError(f"{len(players)} players for {header.seats} seats")
    state, throws, dice = game.start(header), count(1), Dice(seed, game_id, interactions)
    for step in map(Step, count()):
        if game.result(state) is not None:
            return
        event: Event
        if sizes := game.dice(state):
            event = Rolled(dice.throw(step, next(throws), sizes))
        else:
            moves = (
                (seat, players[seat](game.view(state, seat), player_random(seed, game_id, step, seat)))
                for seat in sorted(game.pending(state))
            )
            event = Moved(tuple(moves))
        state = game.apply(state, event)
        yield event, state
