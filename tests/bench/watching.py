"""Games between computer players as their seats, and a spectator, see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from bot.computers.self_play import play_on
from engine.game import AnyGame, Event, Header, Player, Seat


def seen(game: AnyGame, header: Header, seed: bytes, player: Player) -> Iterator[tuple[Any, ...]]:
    """Yield every seat's and a spectator's view at the start and after each event; one player plays all."""
    states = (state for _, state in play_on(game, header, seed, [player] * header.seats))
    for state in chain([game.start(header)], states):
        yield (*(game.view(state, Seat(seat)) for seat in range(header.seats)), game.view(state, None))


class Watched(NamedTuple):
    """An event, with the spectator's views before and after it."""

    before: Any
    event: Event
    after: Any


def watched(game: AnyGame, header: Header, events: Iterable[Event]) -> Iterator[Watched]:
    """Replay a game as a spectator sees it."""
    state = game.start(header)
    before = game.view(state, None)
    for event in events:
        state = game.apply(state, event)
        after = game.view(state, None)
        yield Watched(before, event, after)
        before = after
