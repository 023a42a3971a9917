"""What each game brings to the programs for developers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.render.canvas import Key, Scene
from engine.game import Header, Player, Seat
from tests.bench.simulation import Options, Simulation
from tests.bench.strength.contests import Contests

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Benchmark(Generic[V]):
    """What is measured in one game."""

    views: Callable[[Options, int], list[V]]
    """(options, seed) -> the first seat's view of each throw that it has to answer, in a game of two."""
    scene: Callable[[V], Scene]
    """The sheet on which all views of these games are drawn."""
    keys: Callable[[V], list[Key]]
    headers: Callable[[], Iterable[Header]]
    """The games that supply positions for the computer players."""
    forget: Callable[[], object] = lambda: None
    """Clears the caches of the computer players."""
    others: Mapping[str, Player] = field(default_factory=dict)
    """More computer players that search ahead."""


def _no_moves(*_: object) -> Sequence[Any]:
    return ()


def _nothing(*_: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Rollouts:
    """What proves that a puzzle's move is the best."""

    rivals: Callable[[Any, Seat], Sequence[Any]] = _no_moves
    """(state, seat) -> the moves of a solo game that may be the best at first sight."""
    outcomes: Callable[[Any, Seat, Any, str, range], Sequence[float] | None] = _nothing
    """(state, seat, move, strength, futures) -> the points at the end in each future, less the luck of its
    throws if that is known; None if the rules and the player of that strength are as fast."""


@dataclass(frozen=True, slots=True)
class GameTools:
    """Everything that one game brings."""

    simulation: Simulation
    pictures: Callable[[Options, str, str], Iterator[tuple[str, bytes]]]
    """(options, theme, locale) -> examples of every picture, as names and PNGs."""
    benchmark: Benchmark[Any]
    contests: Contests
    rollouts: Rollouts = field(default_factory=Rollouts)
