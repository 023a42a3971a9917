"""The part of a game that makes puzzles of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.games.command import HeaderOptions
from engine.game import View


@dataclass(frozen=True, slots=True)
class PuzzlePart:
    """What makes puzzles of a game's decisions; a game without themes has no puzzles."""

    motifs: Mapping[str, Callable[[View, Any], bool]] = field(default_factory=dict)
    """The themes by name, each a test of the deciding seat's view and the best move. The first that fits is
    the puzzle's theme; the text `motif-<game>-<motif>` is its name."""
    least: float = 3.0
    """The points by which the best move must lead."""
    effort: int = 4
    """How many times as many futures as in a review must prove a puzzle that the review found."""
    taken: Callable[[View], Any | None] = lambda _: None
    """The move of a player who always takes what brings most at once; None if nothing brings anything. A
    position it solves is too easy to be a puzzle."""
    simple: Callable[[View], Any | None] = lambda _: None
    """The move of a player who knows one simple rule; None if it names no move."""
    levels: Mapping[str, Callable[[Random], HeaderOptions]] = field(
        default_factory=lambda: {"": lambda _: {}}
    )
    """For each variant on which computers play alone to find puzzles, the options of one such game."""
