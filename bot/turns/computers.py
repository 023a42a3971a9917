"""What the turn loop asks of computer players, and the names it knows of them."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from engine.dice import Dice
from engine.game import Header, View

STAND_IN = "steady"
"""Takes the seats of people who are away, and new seats where nothing else is chosen."""
MARK = "strong"
"""Sets the mark to beat in solo games."""
MASTER = "master"
"""The strongest; it may think for up to a second, the others answer within 50 milliseconds."""


class Computers(Protocol):
    """The computer players of all games, by name; none of them thinks on the event loop."""

    def strengths(self, game: str) -> tuple[str, ...]:
        """What people choose from when they add a computer player, the weakest first."""

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        """The move of a player, from the view of its seat and its own randomness."""

    async def points_of_mark(self, header: Header, dice: Dice) -> int:
        """What `MARK` reaches in the whole solo game with this header and these dice."""
