"""The computer players that people choose from, and the interface that the turn loop uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

from engine.dice import Dice
from engine.game import Header, Player, View

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Strengths:
    """The computer players of one game that people choose from, and which of them has which task.

    `stand_in` and `par` name two of them, or one that does both.
    """

    players: Mapping[str, Player]
    """The players by name, the weakest first. *relaxed*, *steady*, *strong* and *master* have texts; others go by their
    names. Each but the last answers within 50 milliseconds."""
    stand_in: str
    """The player that replaces people who are away, and the default for a new computer player."""
    par: str
    """The player that sets par, the points to beat in a solo game, and judges the moves of a lesson."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.players)

    @property
    def strongest(self) -> str:
        """Return the last one: it gives the hints, and may think for up to a second, in a separate
        process."""
        return self.names[-1]


class Computers(Protocol):
    """The computer players of all games, by name; none thinks on the event loop."""

    def strengths(self, game: str) -> Strengths:
        """Return the choices when adding a computer player."""

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        """Return a player's move, from its seat's view and its own randomness."""

    async def points_of_par(self, header: Header, dice: Dice) -> int:
        """Return the points that the strength for par scores in the solo game with this header and these
        dice."""

    async def make(self, work: Callable[[], T]) -> T:
        """Return the result of other work that takes seconds, which must be picklable."""
