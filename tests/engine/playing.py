"""Games played from lines of text, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from engine.game import Game, IllegalMove, Refusal, parse_event

S = TypeVar("S")


def played(game: Game[S, Any, Any], state: S, lines: Iterable[str]) -> S:
    """The state after these events, one in a line."""
    for line in lines:
        state = game.apply(state, parse_event(game, line))
    return state


def refusal_of(game: Game[S, Any, Any], state: S, line: str) -> Refusal:
    """Why the event is illegal."""
    try:
        played(game, state, [line])
    except IllegalMove as error:
        return error.refusal
    raise AssertionError(f"{line} is legal")
