"""What each game brings to the programs for developers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.render.canvas import Key, Scene
from engine.game import Header, Player
from tests.bench.report import Figure
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
    further: Callable[[], Iterable[tuple[str, list[Figure]]]] = tuple
    """More tables about computer players, with their titles."""


@dataclass(frozen=True, slots=True)
class GameTools:
    """Everything that one game brings."""

    simulation: Simulation
    pictures: Callable[[Options, str, str], Iterator[tuple[str, bytes]]]
    """(options, theme, locale) -> examples of every picture, as names and PNGs."""
    benchmark: Benchmark[Any]
    contests: Contests
