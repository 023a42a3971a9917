"""Drawers: which process redraws the messages of a game, named in the game's row for a term."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.store.rows import UNCLAIMED, DrawingClaim, GameRow
from bot.turns.clocks import SECOND

TERM = 5 * SECOND
"""Milliseconds after which another process redraws the game of a dead one."""


class Drawers:
    """Claims a game for drawing with the change that makes it necessary, and frees it once it is drawn.

    Two processes never draw one game at a time, and a claim that has expired tells which game its dead owner was
    drawing. Without an `owner` there is a single process, which needs no claims.
    """

    def __init__(self, owner: str, now: Callable[[], int]) -> None:
        """`now` gives milliseconds UTC by the clock that all processes share."""
        self.owner = owner
        self._now = now

    def is_ours(self, row: GameRow, left: int = TERM // 2) -> bool:
        """Return whether this process may draw the game, for more than so many milliseconds."""
        is_fresh = self._now() < row.drawing.drawn_until - left
        return not self.owner or (row.drawing.drawer == self.owner and is_fresh)

    def is_others(self, row: GameRow) -> bool:
        """Return whether another process may be drawing the game now."""
        return row.drawing.drawer not in ("", self.owner) and self._now() < row.drawing.drawn_until

    def is_orphaned(self, row: GameRow) -> bool:
        """Return whether another process was drawing the game and did not finish in time."""
        return row.drawing.drawer not in ("", self.owner) and not self.is_others(row)

    def claimed(self, row: GameRow) -> GameRow:
        """Return the row claimed for this process, unless another one may be drawing the game."""
        if not self.owner or self.is_others(row):
            return row
        return replace(row, drawing=DrawingClaim(self.owner, self._now() + TERM))

    def freed(self, row: GameRow) -> GameRow:
        """Return the row without a claim of this process."""
        return replace(row, drawing=UNCLAIMED) if self.owner and row.drawing.drawer == self.owner else row
