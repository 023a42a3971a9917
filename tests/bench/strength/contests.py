"""How to measure a game's computer players: the contests between them, and the texts for the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.games.contract import GamePart
from engine.game import Event, Header
from tests.bench.strength.figures import Figures

SOLO = "solo"


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play, and the players who meet in it."""

    seats: range
    levels: tuple[str, ...]
    header: Callable[[str, int], Header]
    """(level, seats)."""
    seatings: tuple[tuple[str, ...], ...]
    """The players of each contest; the first one is measured."""
    where: str = ""
    """Added after the players in a goal, such as ` in the duel`."""


def no_lines(figures: Figures) -> Iterable[str]:
    """Return no lines, for a game that adds nothing to the common report."""
    del figures
    return ()


@dataclass(frozen=True, slots=True)
class Contests:
    """Everything that one game provides. Functions that add to the report return lines of Markdown."""

    modes: Mapping[str, Mode]
    about_players: str
    """The report's text about the measuring players and the solo table."""
    goals: Mapping[str, float] = field(default_factory=dict)
    """The master's goal in solo, by level: a share of hindsight, or mean points."""
    win_goals: Mapping[tuple[str, ...], float] = field(default_factory=dict)
    """The smallest share of wins; in other contests the first player should win more than half."""
    base: str | None = None
    """The measuring player that the others' points are compared with."""
    hindsight: Callable[[str, int, Sequence[Event]], int] | None = None
    """(level, beam width, game) -> points that hindsight reaches with the same throws; master only."""
    is_compiled: bool = False
    """Whether the players use compiled functions, and may therefore search deeper."""
    about_hindsight: Callable[[Figures], Iterable[str]] = no_lines
    after_solo: Callable[[Figures], Iterable[str]] = no_lines
    """What the report says after the solo table."""
    after_wins: Callable[[Figures], Iterable[str]] = no_lines
    about_compiled: str = ""

    @property
    def strongest(self) -> str:
        """Return the player whom goals and hindsight are about."""
        return self.modes[SOLO].seatings[-1][0]


def alone(part: GamePart) -> tuple[tuple[str, ...], ...]:
    """Return one contest for each player."""
    return tuple((name,) for name in part.players)


def neighbours(part: GamePart) -> tuple[tuple[str, ...], ...]:
    """Return each strength against the one below it."""
    return tuple((stronger, weaker) for weaker, stronger in pairwise(part.strengths.names))
