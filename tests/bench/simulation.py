"""What each game adds to simulated games and their records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Event, Header, View
from tests.bench.watching import Watched

Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Simulated:
    """A whole game between computer players, from which a record is made."""

    game_id: str
    seed: bytes
    header: Header
    players: tuple[str, ...]
    """The names of the computer players by seat."""
    events: tuple[Event, ...]
    end: View
    """A spectator's view of the last state."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """The functions of one game. Options are command-line text; any may be missing."""

    options: Mapping[str, str]
    """The help text for the values of each option."""
    seats: Callable[[Options], range]
    """How many can play."""
    header: Callable[[Options, int], Header]
    """(options, seats); raises MalformedText."""
    title: Callable[[Header], str]
    """The game and its options, in a few words."""
    content: Callable[[Header, Sequence[Watched]], dict[str, Any]]
    """The game's part of a record, from each of its events."""
    replay: Callable[[Mapping[str, Any]], tuple[Header, tuple[Event, ...]]]
    """The header and events of a record; what is missing or malformed raises whatever it does."""
