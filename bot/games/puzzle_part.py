"""The part of a game that makes puzzles of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import Seat, View


def _nothing(*_: object) -> None:
    return None


def _no_moves(*_: object) -> Sequence[Any]:
    return ()


@dataclass(frozen=True, slots=True)
class PuzzlePart:
    """What makes a puzzle of one of a game's decisions; a game without motifs has no puzzles."""

    motifs: Mapping[str, Callable[[View, Any], bool]] = field(default_factory=dict)
    """What a puzzle may be about, by name: from the view of the seat that decides and the best move. The first that fits
    is its theme; the text `motif-<game>-<motif>` is its name."""
    least: float = 3.0
    """The points by which the best move must lead."""
    effort: int = 4
    """How many times the futures of a review prove a puzzle, after as many as in a review have found it."""
    taken: Callable[[View], Any | None] = _nothing
    """The move of a player who always takes what brings most at once; None if nothing brings anything. What it solves
    is no puzzle."""
    rivals: Callable[[Any, Seat], Sequence[Any]] = _no_moves
    """(state, seat) -> the moves of a solo game that may be the best at a glance: rollouts compare a puzzle's move with them."""
    outcomes: Callable[[Any, Seat, Any, str, range], Sequence[float] | None] = _nothing
    """(state, seat, move, strength, futures) -> the points at the end in each future, less the luck of its throws if that is
    known; None where nothing is quicker than the rules and the player of that strength."""
