"""What a game adds to the simulation and the record that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.arena import Watched
from engine.game import Event, Header, View

Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Simulated:
    """A whole game between computer players: what a record is made from."""

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
    """The functions of one game. Options are those of the command line, as text; all may be missing."""

    options: Mapping[str, str]
    """What each option may be, for the help."""
    seats: Callable[[Options], range]
    """How many may play."""
    header: Callable[[Options, int], Header]
    """(options, seats); raises MalformedText."""
    title: Callable[[Header], str]
    """What is played, in a few words."""
    notes: Callable[[Sequence[Any]], Sequence[str]]
    """Lines to add to the summary of many games with one header."""
    content: Callable[[Header, Sequence[Watched]], dict[str, Any]]
    """The game's part of a record, from each of its events."""
