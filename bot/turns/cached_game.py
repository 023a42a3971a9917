"""A game in memory, beside what the database has of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.store.batch import Batch
from bot.turns.changes import Waiting
from bot.turns.game import CommittedGame

TOGETHER = 4
"""So many changes are told of even while others wait."""


class CachedGame:
    """A game in memory; whoever holds the lock reads or writes it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.users = 0
        self.waiting: list[Waiting] = []
        """The changes to be made next."""
        self.is_changing = False
        """Whether somebody makes the changes that wait."""
        self.news = 0
        """Changes that nobody was told of yet."""
        self.stored: CommittedGame | None = None
        """The game as the database has it; None while unknown."""
        self.present: CommittedGame | None = None
        """With bookkeeping that is not written yet."""
        self.notes: Batch = ()
        """What else is to be written with that bookkeeping."""

    @property
    def is_written(self) -> bool:
        return self.present is self.stored and not self.notes

    def taken(self) -> list[Waiting]:
        """The changes that wait, which are to be made now; empty once there are no more."""
        taken, self.waiting = [one for one in self.waiting if not one.outcome.done()], []
        return taken

    def tells_now(self) -> bool:
        """Whether to tell of the changes now: once nobody waits to make another, but not after many."""
        if not self.news or (self.waiting and self.news < TOGETHER):
            return False
        self.news = 0
        return True

    def now(self) -> CommittedGame:
        """The game as it is; raises RuntimeError if it is not loaded."""
        if self.present is None:
            raise RuntimeError(f"game {self.game} is not loaded")
        return self.present

    def keep(self, loaded: CommittedGame | None) -> None:
        """Take this as what is stored; None where that is unknown."""
        self.stored = self.present = loaded
        self.notes = ()


def noted(stored: CommittedGame | None, written: CommittedGame) -> CommittedGame:
    """What the database has after `written` was written: a note of its messages counts, a change has its revision."""
    if stored is None or stored.row != written.row:
        return written
    return replace(written, row=replace(written.row, noted=written.row.noted + 1))
