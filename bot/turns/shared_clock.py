"""One time for all processes: the database's, and the game clock that follows from it."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.store.batch import guard, statement
from bot.store.database import Store
from bot.store.memos import MOVE_MEMO, SET_MEMO
from bot.store.statements import sql
from bot.turns.clocks import SECOND
from bot.turns.game_clock import SILENCE, GameClock, monotonic
from bot.turns.timekeeping import ALIVE

GIVEN_BACK = "given_back"
"""The memo that stores how far the database's time is ahead of the game clock: the total time without
service."""
LONGEST_GAP = 15 * SECOND
"""A gap (ms) between signs of life that still counts as service: the processes write one every few
seconds."""


def own_time() -> int:
    """Return milliseconds UTC by this machine's clock, for a database that has none."""
    return time.time_ns() // 1_000_000


# Reads the clock and two memos at once, every second.
SHARED_TIMES = sql("""
    select {clock} as now, (select value from memo where name = :alive) as alive,
        (select value from memo where name = :given) as given
""")


class SharedClock(GameClock):
    """The game clock when several processes use the database: the same in all of them, whatever their own
    clocks say.

    It stops while no process is connected to Discord, and while it is held. A process that has stood still, perhaps with
    all others, does not know how much of that time is given back before it has read the database again.
    """

    is_shared = True

    def __init__(self, passing: Callable[[], int] = monotonic, own: Callable[[], int] = own_time) -> None:
        """Start both clocks; `passing` must be a clock that is never set, and `own` is used only for a
        database without a clock."""
        self._offset = own() - passing()
        self._is_measured = False
        self._given_back = 0
        self._own = own
        self._caught_up_at = passing()
        self._held_at: int | None = None
        """Where the clock stands from `hold` until the time since then is given back."""
        super().__init__(passing)
        self.is_away = True

    def start(self, at: int) -> None:
        del at  # where it continues is in the database
        self._heard_since = self._passing()
        self._is_heard = False

    def wall(self) -> int:
        """Return milliseconds UTC by the database's clock."""
        return self._passing() + self._offset

    def now(self) -> int:
        if self._passing() - self._heard_since > SILENCE:
            self.lost()
        if self._held_at is not None:
            return self._held_at
        return self._flowing() - max(0, self._passing() - self._caught_up_at - LONGEST_GAP)

    def _flowing(self) -> int:
        return self.wall() - self._given_back

    def hold(self) -> None:
        if not self.is_held:
            self._held_at = self.now()
            self.is_held = True

    def release(self) -> None:
        """Let the clock go on after the next `catch_up`, which gives back the time."""
        self.is_held = False

    def lost(self) -> None:
        self.is_away = True
        self._is_heard = False

    def heard(self) -> None:
        """Note a sign of life from Discord; deadlines go on after the next `catch_up`."""
        self._heard_since = self._passing()
        self._is_heard = True

    async def catch_up(self, store: Store) -> None:
        """Read the database's clock, and give back the time without service."""
        # Whoever is slower to give it back reads what was given.
        while not await self._has_caught_up(store):
            pass
        if self._is_heard:
            self.is_away = False

    async def _has_caught_up(self, store: Store) -> bool:
        """Return whether no other process has given back time meanwhile."""
        begin = self._passing()
        [(told, alive, given)] = await store.rows(
            SHARED_TIMES, alive=ALIVE, given=GIVEN_BACK, now=self._own()
        )
        self._measure(begin, self._passing(), int(told))
        is_first = not self._is_measured
        self._is_measured = True
        self._given_back = int(given or 0)
        gap = 0 if alive is None else self._flowing() - int(alive)
        was_held = self._held_at is not None and not self.is_held
        is_long = abs(gap) > LONGEST_GAP and not self.is_held
        needs_back = was_held or (is_long and (self._is_heard or is_first))
        if needs_back and not await self._give_back(store, given, gap):
            return False
        if was_held:
            self._held_at = None
        self._caught_up_at = begin
        return True

    def _measure(self, begin: int, end: int, told: int) -> None:
        """Keep the offset unless the time that was read lies outside what the offset allows."""
        offset = told - (begin + end) // 2
        if not self._is_measured or abs(offset - self._offset) > (end - begin) // 2 + 1:
            self._offset = offset

    async def _give_back(self, store: Store, given: str | None, gap: int) -> bool:
        """Return whether no other process was faster."""
        new = str(self._given_back + gap)
        step = (
            statement(SET_MEMO, name=GIVEN_BACK, value=new)
            if given is None
            else guard(MOVE_MEMO, name=GIVEN_BACK, expected=given, value=new)
        )
        # The second sign of life keeps others from giving back the same time again.
        sign = statement(SET_MEMO, name=ALIVE, value=str(self._flowing() - gap))
        if not await store.try_commit((step, sign)):
            return False
        self._given_back += gap
        return True
