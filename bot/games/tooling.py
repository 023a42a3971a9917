"""What each game provides to the developer tools."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from bot.games.contests import Contests
from bot.games.simulation import Options, Simulation
from bot.render.canvas import Key, Scene
from engine.game import Header, Player

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class BenchmarkFigure:
    """One figure; the target is an upper bound unless it says `at_least`."""

    what: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


@dataclass(frozen=True, slots=True)
class Clicks:
    """Games of one kind, in which presses are counted."""

    name: str
    seats: int
    options: Options
    goal: float
    """The most presses that a round may take a person, on average."""


@dataclass(frozen=True, slots=True)
class Benchmark(Generic[V]):
    """What `bench` measures in one game."""

    views: Callable[[Options, int], list[V]]
    """(options, seed) -> the first seat's view of each throw that it has to answer, in a game of two."""
    questions: Mapping[str, Callable[[V], object]]
    """Engine calls, timed one by one on each view."""
    scene: Callable[[V], Scene]
    """The sheet on which all views of these games are drawn."""
    keys: Callable[[V], list[Key]]
    headers: Callable[[], Iterable[Header]]
    """The games that supply positions for the computer players."""
    forget: Callable[[], object] = lambda: None
    """Clears the caches of the computer players."""
    others: Mapping[str, Player] = field(default_factory=dict)
    """More computer players that search ahead."""
    further: Callable[[Options], Iterable[tuple[str, list[BenchmarkFigure]]]] = lambda _: ()
    """More tables about computer players, with their titles."""
    clicks: tuple[Clicks, ...] = ()
    """The kinds of games for `bench clicks`."""


@dataclass(frozen=True, slots=True)
class FileOption:
    """A file that `render` and `bench` take instead of the default."""

    usual: Path
    read: Callable[[Path], str]
    """The text of the file, for a header; raises MalformedText naming the file."""


@dataclass(frozen=True, slots=True)
class Action:
    """A subcommand, such as `make` in `level make`."""

    about: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    main: Callable[[argparse.Namespace], int]


@dataclass(frozen=True, slots=True)
class GameTools:
    """Everything that one game provides."""

    simulation: Simulation
    pictures: Callable[[Options, str, str], Iterator[tuple[str, bytes]]]
    """(options, theme, locale) -> examples of every picture, as names and PNGs."""
    benchmark: Benchmark[Any]
    contests: Contests
    files: Mapping[str, FileOption] = field(default_factory=dict)
    """Header options that are read from a file, by name."""
    level_actions: Mapping[str, Action] = field(default_factory=dict)
    """The actions of `level`, by name."""
