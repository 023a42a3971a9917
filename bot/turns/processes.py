"""This process among those that serve the bot from one database, and what each of them claims to do for a time."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import Protocol

from bot.store.database import Store
from bot.store.errors import LostRace, StoreError
from bot.store.rows import UNCLAIMED, DrawingClaim, GameRow
from bot.store.statements import Batch, guard, sql, statement
from bot.turns.clocks import SECOND, SharedClock
from bot.turns.game import LoadedGame

BEAT_SECONDS = 2.0
"""Seconds between signs of life in the database."""
TERM = 10_000
"""Milliseconds after which a process without a sign of life counts as dead, and a claim is free."""
TRUST_SECONDS = 8.0
"""Seconds for which a process trusts its claim after it asked for it: less than the term."""
TOGETHER_SECONDS = 0.05
"""Changes within this time wake the other processes once."""
KEEPER = "keeper"
"""The claim on the work that one process does for all."""

DRAWING_TERM = 5 * SECOND
"""Milliseconds after which another process redraws the game of a dead one."""
LEASE = 5 * SECOND
"""Milliseconds after which another process thinks for the computer players of a game of a dead one."""

logger = logging.getLogger(__name__)


class Peers(Protocol):
    """What the rest of the bot asks about the processes that share the database."""

    @property
    def owner(self) -> str:
        """Return the name under which this process claims work; empty if it is the only one."""
        ...

    @property
    def count(self) -> int:
        """Return the number of processes that are alive, this one included."""
        ...

    @property
    def is_keeper(self) -> bool:
        """Return whether this process does the work needed only once: the connection to the gateway, daily
        messages, announcements, removals and work in spare time."""
        ...

    def tell(self) -> None:
        """Wake the other processes to look at the games."""
        ...


class Alone:
    """The only process that uses a database file."""

    owner = ""
    count = 1
    is_keeper = True

    def tell(self) -> None:
        pass


PROCESS_ALIVE = sql("""
    insert into process (owner, until) values (:owner, {clock} + :term)
    on conflict (owner) do update set until = excluded.until
""")
COUNT_PROCESSES = sql("select count(*) as processes from process where until > {clock}")
FORGET_PROCESS = sql("delete from process where owner = :owner")
# Takes a claim that is free or has expired, or renews it.
TAKE_CLAIM = sql("""
    insert into claim (name, owner, until) values (:name, :owner, {clock} + :term)
    on conflict (name) do update set owner = excluded.owner, until = excluded.until
    where claim.owner = excluded.owner or claim.until < {clock}
""")
END_CLAIM = sql("delete from claim where name = :name and owner = :owner")


class Processes:
    """Signs of life, the keeper's claim, and notices between the processes. An expired claim is taken over."""

    def __init__(
        self,
        store: Store,
        clock: SharedClock,
        seconds: Callable[[], float] = monotonic,
        name: str | None = None,
    ) -> None:
        self.owner = name or f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(3)}"
        self.clock = clock
        self.count = 1
        self._store = store
        self._seconds = seconds
        self._trusted_until = 0.0
        self._is_claimed = asyncio.Event()
        self._is_replaced = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None

    @property
    def is_keeper(self) -> bool:
        return self._seconds() < self._trusted_until

    async def begin(self, changed: Callable[[], None]) -> None:
        """Join the others; `changed` is called when another process has changed a game."""
        await self.clock.catch_up(self._store)
        await self.beat()
        self._store.listen(changed)
        self._beating = asyncio.create_task(self._keep_beating())

    async def until_keeper(self) -> None:
        """Return once this process has been the keeper."""
        await self._is_claimed.wait()

    async def until_replaced(self) -> None:
        """Return once another process has taken the keeper's claim from this one, as after a long pause."""
        await self._is_replaced.wait()

    async def beat(self) -> None:
        """Give a sign of life, and claim or renew the keeper's work."""
        begin, now = self._seconds(), self.clock.wall()
        claim = {"name": KEEPER, "owner": self.owner, "term": TERM, "now": now}
        alive = statement(PROCESS_ALIVE, owner=self.owner, term=TERM, now=now)
        kept, *_ = await self._store.commit_each([(guard(TAKE_CLAIM, **claim),), (alive,)])
        if kept is None:
            self._trusted_until = begin + TRUST_SECONDS
            self._is_claimed.set()
        elif not isinstance(kept, LostRace):
            raise kept
        elif self._is_claimed.is_set():
            if self._trusted_until:
                logger.warning(
                    "another process has become the keeper: this one paused for longer than its claim"
                )
            self._trusted_until = 0.0
            self._is_replaced.set()
        self.count = max(1, int(await self._store.value(COUNT_PROCESSES, now=now)))

    async def leave(self) -> None:
        """Stop, and let another process take over at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        self._trusted_until = 0.0
        with suppress(StoreError):
            await self._store.commit(
                (
                    statement(END_CLAIM, name=KEEPER, owner=self.owner),
                    statement(FORGET_PROCESS, owner=self.owner),
                )
            )

    def tell(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StoreError as error:
                # Trust expires by itself.
                logger.warning("no sign of life: %s", error)
            except Exception:
                # Without signs of life, others would take over what this process does.
                logger.exception("no sign of life")

    async def _tell(self) -> None:
        await asyncio.sleep(TOGETHER_SECONDS)
        try:
            await self._store.wake_others()
        except StoreError:
            # They check every second anyway.
            logger.info("the other processes were not woken")


# A newer step replaces an older one; at the same step, another owner may take only an expired claim.
CLAIM_THINKING = sql("""
    insert into thinking (game, step, owner, until) values (:game, :step, :owner, {clock} + :lease)
    on conflict (game) do update set step = excluded.step, owner = excluded.owner, until = excluded.until
    where thinking.step < excluded.step or thinking.owner = excluded.owner or thinking.until < {clock}
""")
RENEW_THINKING = sql("update thinking set until = {clock} + :lease where owner = :owner")
# Selects the claims of a process, and those that have expired.
KEPT_THINKING = sql("select game, owner from thinking where owner = :owner or until < {clock}")
END_THINKING = sql("delete from thinking where game = :game")


class Claims:
    """Writes a claim with the change that leaves a move owed; the change that makes the move ends the
    claim."""

    def __init__(self, store: Store, owner: str = "", now: Callable[[], int] = lambda: 0) -> None:
        """Create it; without an `owner` there is a single process, which needs no claims."""
        self._store = store
        self._owner = owner
        self._now = now

    def change(self, before: LoadedGame | None, after: LoadedGame) -> Batch:
        """Return the statements on claims that a change writes."""
        if not self._owner:
            return ()
        if after.owes_thinking:
            return (statement(CLAIM_THINKING, **self._claim(after)),)
        ends = before is not None and before.owes_thinking
        return (statement(END_THINKING, game=after.row.id),) if ends else ()

    async def take(self, loaded: LoadedGame) -> bool:
        """Return whether this process is to think for the game now."""
        if not self._owner:
            return True
        return await self._store.try_commit((guard(CLAIM_THINKING, **self._claim(loaded)),))

    async def keep(self) -> list[str]:
        """Renew this process's claims; return the games whose claims have expired."""
        if not self._owner:
            return []
        now = self._now()
        kept = await self._store.rows(KEPT_THINKING, owner=self._owner, now=now)
        expired = [str(game) for game, owner in kept if owner != self._owner]
        if len(expired) < len(kept):
            await self._store.commit((statement(RENEW_THINKING, owner=self._owner, lease=LEASE, now=now),))
        return expired

    def _claim(self, loaded: LoadedGame) -> dict[str, object]:
        step, now = loaded.row.step, self._now()
        return {"game": loaded.row.id, "step": step, "owner": self._owner, "lease": LEASE, "now": now}


class Drawers:
    """Claims a game for drawing with the change that makes it necessary, and frees it once it is drawn.

    Two processes never draw one game at a time, and a claim that has expired tells which game its dead owner was
    drawing. Without an `owner` there is a single process, which needs no claims.
    """

    def __init__(self, owner: str, now: Callable[[], int]) -> None:
        """Create it; `now` gives milliseconds UTC by the clock that all processes share."""
        self.owner = owner
        self._now = now

    def is_ours(self, row: GameRow, left: int = DRAWING_TERM // 2) -> bool:
        """Return whether this process may draw the game, for more than so many milliseconds."""
        return not self.owner or (
            row.drawing.drawer == self.owner and self._now() < row.drawing.drawn_until - left
        )

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
        return replace(row, drawing=DrawingClaim(self.owner, self._now() + DRAWING_TERM))

    def freed(self, row: GameRow) -> GameRow:
        """Return the row without a claim of this process."""
        return replace(row, drawing=UNCLAIMED) if self.owner and row.drawing.drawer == self.owner else row
