"""How a game's computer players are measured: the contests between them, and what the report says of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.games.base import GamePart
from bot.games.figures import Figures
from engine.game import Event, Header, Player

SOLO = "solo"


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play, and who meets in it."""

    seats: range
    levels: tuple[str, ...]
    header: Callable[[str, int], Header]
    """(level, seats)."""
    seatings: tuple[tuple[str, ...], ...]
    """The players of each contest; the first is the one that is measured."""
    where: str = ""
    """Follows the players in a goal, such as ` in the duel`."""


@dataclass(frozen=True, slots=True)
class Probes:
    """Variants of the master that play one solo level, to find out what keeps it from more points."""

    level: str
    players: Mapping[str, Callable[[Sequence[Event]], Player]]
    """Each is made from another game with the same throws, so it may know what comes."""


def no_lines(figures: Figures) -> Iterable[str]:
    """For a game whose report needs no more than every game's."""
    del figures
    return ()


@dataclass(frozen=True, slots=True)
class Contests:
    """All that one game brings. The functions that say more return lines of Markdown."""

    modes: Mapping[str, Mode]
    about_players: str
    """What the report says of the measuring players, and of the solo table."""
    goals: Mapping[str, float] = field(default_factory=dict)
    """By level what the master should reach alone: a share of hindsight, or else mean points."""
    win_goals: Mapping[tuple[str, ...], float] = field(default_factory=dict)
    """The least share of wins; of the other contests the first player should win more than half."""
    base: str | None = None
    """The measuring player with which the others' points are compared."""
    hindsight: Callable[[str, int, Sequence[Event]], int] | None = None
    """(level, beam width, game) -> points that could have been reached with the same throws; of the master alone."""
    probes: Probes | None = None
    is_compiled: bool = False
    """Whether the players think with compiled functions, and may think further for it."""
    about_hindsight: Callable[[Figures], Iterable[str]] = no_lines
    after_solo: Callable[[Figures], Iterable[str]] = no_lines
    """What follows the solo table."""
    bands: Callable[[str], Sequence[float]] = lambda _: ()
    """The points on a level at which a rating changes; lines in the plot of the points."""
    about_spread: str = ""
    """What the report says of that plot."""
    about_compiled: str = ""


def alone(part: GamePart) -> tuple[tuple[str, ...], ...]:
    """A contest for each player."""
    return tuple((name,) for name in part.players)


def neighbours(part: GamePart) -> tuple[tuple[str, ...], ...]:
    """Each strength against the one below it."""
    return tuple((stronger, weaker) for weaker, stronger in pairwise(part.strengths))
