"""What the turn loop needs of computer players, and the names it uses."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeVar

from engine.dice import Dice
from engine.game import Header, View

T = TypeVar("T")

STAND_IN = "steady"
"""Plays for people who are away, and is the default for a new computer player."""
MARK = "strong"
"""Sets the mark to beat in solo games."""
MASTER = "master"
"""The strongest; may think for up to a second, while the others answer within 50 milliseconds."""


class Computers(Protocol):
    """The computer players of all games, by name; none thinks on the event loop."""

    def strengths(self, game: str) -> tuple[str, ...]:
        """The choices when adding a computer player, weakest first."""

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        """A player's move, from its seat's view and its own randomness."""

    async def points_of_mark(self, header: Header, dice: Dice) -> int:
        """The points that `MARK` scores in the solo game with this header and these dice."""

    async def make(self, work: Callable[[], T]) -> T:
        """The result of other work that takes seconds; it must be possible to pickle it."""
