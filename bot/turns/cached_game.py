"""A game in memory, with what the database holds of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.store import messages as message_rows
from bot.store.batch import Batch
from bot.store.rows import MessageRow
from bot.turns.changes import Waiting
from bot.turns.game import CommittedGame

TOGETHER = 4
"""After this many changes, news is reported even while others wait."""


class CachedGame:
    """A game in memory; only the holder of its lock may read or write it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.users = 0
        self.waiting: list[Waiting] = []
        """The changes to be made next."""
        self.is_changing = False
        """Whether some task is making the waiting changes."""
        self.news = 0
        """The number of changes not reported yet."""
        self.stored: CommittedGame | None = None
        """The game as the database has it; None while unknown."""
        self.present: CommittedGame | None = None
        """The game with bookkeeping that is not written yet."""
        self.notes: Batch = ()
        """Other statements to write with that bookkeeping."""
        self._unmerged: list[tuple[tuple[MessageRow, ...], tuple[MessageRow, ...]]] = []
        """The messages before and after bookkeeping that could not be written, for the next reading."""

    @property
    def is_written(self) -> bool:
        return self.present is self.stored and not self.notes and not self._unmerged

    def taken(self) -> list[Waiting]:
        """Take the waiting changes, which must be made now; empty once there are none."""
        taken, self.waiting = [one for one in self.waiting if not one.outcome.done()], []
        return taken

    def tells_now(self) -> bool:
        """Return whether to report changes now: once no other change waits, but at the latest after
        `TOGETHER`."""
        if not self.news or (self.waiting and self.news < TOGETHER):
            return False
        self.news = 0
        return True

    def now(self) -> CommittedGame:
        """Return the game as it is; raises RuntimeError if it is not loaded."""
        if self.present is None:
            raise RuntimeError(f"game {self.game} is not loaded")
        return self.present

    def keep(self, loaded: CommittedGame | None) -> None:
        """Set the stored game; None if it is unknown."""
        self.stored = self.present = loaded
        self.notes = ()

    def lose(self) -> None:
        """Forget the game, which another process has written; what this one has done to messages is merged into
        what is read next."""
        if (
            self.stored is not None
            and self.present is not None
            and self.present.messages != self.stored.messages
        ):
            self._unmerged.append((self.stored.messages, self.present.messages))
        self.stored = self.present = None

    def take(self, loaded: CommittedGame) -> None:
        """Set the stored game as it was read, and merge into it what could not be written before."""
        self.stored = self.present = loaded
        for before, after in self._unmerged:
            merged = message_rows.merged(self.present.messages, before, after)
            self.present = replace(self.present, messages=merged)
        self._unmerged.clear()


def noted(stored: CommittedGame | None, written: CommittedGame) -> CommittedGame:
    """Return the stored game after `written` was written: a note raises its count of notes, a change its
    revision."""
    if stored is None or stored.row != written.row:
        return written
    return replace(written, row=replace(written.row, noted=written.row.noted + 1))
