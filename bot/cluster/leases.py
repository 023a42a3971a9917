"""Hold the shards that this process answers: leased rows, trusted by a clock that is never set."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from contextlib import AbstractContextManager, suppress
from math import inf
from time import monotonic

from bot.cluster.balance import OVERDUE, Lease, Plan, Process, Seen, held, plan, shard_of
from bot.cluster.sessions import Session, Sessions
from bot.cluster.taking import Taken, Taking
from bot.store.batch import Batch, LostRace, Sql, Statement, guard, statement
from bot.store.database import Store
from bot.store.rows import read_row
from bot.store.statements import CoreSql

LEASE = 1_800
"""Lease term (ms). A dead owner goes unnoticed this long, so it must leave time to answer within 3 s."""
MARGIN = 0.5
"""Seconds by which trust ends before the lease: clocks drift, and a running answer takes its time."""
STANDING_STILL = 1.5
"""Seconds between two renewals after which a process counts as having been paused."""
FINISHING = 0.7
"""Seconds for running presses to finish before their shard is handed over."""

logger = logging.getLogger(__name__)


class Leases:
    """Renews, claims, asks for and hands over shards, and says what may be answered."""

    def __init__(
        self,
        store: Store,
        owner: str,
        shards: int,
        wall: Callable[[], int],
        *,
        gained: Callable[[int, bool], Awaitable[None]],
        giving: Callable[[int], Awaitable[None]],
        lost: Callable[[int], object],
        told: Callable[[], None],
        most: int = 1,
        lease: int = LEASE,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """Create leases without any shard.

        `gained` is called with a new shard and whether it was handed over, before anything is answered there.
        `giving` writes what memory holds of a shard before it is handed over; `lost` is called with a shard
        whose lease expired; `told` wakes the other processes. `most` shards may connect at once.
        """
        self.shards = shards
        self.most = most
        self.connected: set[int] = set()
        """Shards whose session is ready; the client keeps this."""
        self.sessions = Sessions(store, owner, shards, wall, seconds)
        self._store = store
        self._owner = owner
        self._wall = wall
        self._gained = gained
        self._giving = giving
        self._lost = lost
        self._told = told
        self._lease = lease
        self._seconds = seconds
        self._terms: dict[int, int] = {}
        """The terms of the shards that this process holds."""
        self._trusted: dict[int, float] = {}
        """The time until which each shard may be answered."""
        self._expected: frozenset[int] = frozenset()
        """Shards that it is the heir of."""
        self._approached: frozenset[int] = frozenset()
        """Shards to connect for before replacing another heir."""
        self._handing: dict[int, asyncio.Task[None]] = {}
        self._taking = Taking(self._is_trusted, seconds)
        self._begun = seconds()
        """The time at which it last began to renew."""
        self._renewed = seconds()
        """The time at which it last began a renewal that succeeded."""
        self._soonest = inf
        """The time at which the first lease ends that this process may claim, unless it is renewed."""
        self._lock = asyncio.Lock()
        """Held while leases are changed or read state is accepted."""
        self._is_leaving = self._has_left = False

    @property
    def wanted(self) -> AbstractSet[int]:
        """Return the shards to be connected for."""
        return self._terms.keys() | self._expected | self._approached

    @property
    def serving(self) -> tuple[int, ...]:
        """Return the shards that this process may answer now."""
        return tuple(sorted(shard for shard in self._trusted if self._is_trusted(shard)))

    def serves(self, guild_id: int | None) -> bool:
        """Return whether this process answers a server, or direct messages."""
        return self._is_trusted(shard_of(guild_id, self.shards))

    def hear(
        self, interaction: int, guild_id: int | None, begin: Callable[[], None], *, age: float | None = None
    ) -> None:
        """Start processing an interaction once it is known to be this process's, if that is soon enough.

        A new interaction has no `age`; for a repeated one, which a dead process may have received, it is the
        seconds since it was sent.
        """
        self._taking.hear(shard_of(guild_id, self.shards), interaction, begin, age=age)

    def answering(self, interaction: int, guild_id: int | None) -> AbstractContextManager[Taken]:
        """Return who answers an interaction that has begun; it counts as running inside."""
        return self._taking.answering(shard_of(guild_id, self.shards), interaction)

    def patience(self, longest: float) -> float:
        """Return the seconds until the next look, right after the end of any lease that this process may
        claim."""
        return max(0.0, min(longest, self._soonest - self._seconds()))

    async def beat(self) -> None:
        """Renew this process's leases, read all leases, and do what is due. Trust counts from before the
        renewal."""
        async with self._lock:
            if self._has_left:
                return
            begin = self._seconds()
            if begin - self._begun > STANDING_STILL:
                self._taking.woke()
            self._begun = begin
            await self._store.commit(self._renewals())
            seen = await self._look()
            await self._keep(seen, begin)
            self.connected -= self.sessions.deaf
            # A shard with a session to resume is as good as connected.
            soon = self.connected | self.sessions.orphans.keys()
            due = plan(seen, self._owner, self.shards, connected=soon, most=self.most)
            if await self._carry_out(seen, due):
                await self._keep(await self._look(), begin)
            self._renewed = begin
        self._taking.trust_changed()

    @property
    def is_cut_off(self) -> bool:
        """Return whether the database has been away too long for any process to hold a lease."""
        return self._seconds() - self._renewed > self._lease / 1000

    async def leave(self, patience: float, pause: float) -> None:
        """Hand every shard over to processes that stay, and resign the rest after `patience` seconds."""
        self._is_leaving = True
        until = self._seconds() + patience
        with suppress(Exception):
            await self.beat()
            self._told()
            while self._terms and self._seconds() < until and await self._others_stay():
                await asyncio.sleep(pause)
                await self.beat()
        await asyncio.gather(*self._handing.values(), return_exceptions=True)
        # A later beat would register this process again.
        async with self._lock:
            self._has_left = True
            terms = self._terms.items()
            resigned = (
                self._of(CoreSql.resign_lease, shard, term, owner=self._owner) for shard, term in terms
            )
            self._trusted.clear()
            gone = (*self.sessions.leave(), statement(CoreSql.forget_process, owner=self._owner))
            await self._store.commit((*resigned, *gone))
        self._told()

    async def _others_stay(self) -> bool:
        return bool((await self._look()).staying - {self._owner})

    def _is_trusted(self, shard: int) -> bool:
        return self._seconds() < self._trusted.get(shard, 0.0) and shard not in self._handing

    def _renewals(self) -> Batch:
        now = self._wall()
        alive = statement(
            CoreSql.process_alive, owner=self._owner, lease=self._lease, is_leaving=self._is_leaving, now=now
        )
        renewed = (
            self._of(CoreSql.renew_lease, shard, term, owner=self._owner, lease=self._lease, now=now)
            for shard, term in self._terms.items()
        )
        return (alive, *renewed, *self.sessions.renewals())

    async def _look(self) -> Seen:
        values = {"shards": self.shards, "owner": self._owner, "now": self._wall()}
        async with self._store.reading() as tx:
            [time], processes, leases, sessions = await tx.rows_of(
                CoreSql.store_time, CoreSql.processes, CoreSql.leases, CoreSql.sessions, **values
            )
        return Seen(
            int(time["now"]),
            tuple(read_row(Process, process) for process in processes),
            tuple(read_row(Lease, lease) for lease in leases),
            tuple(read_row(Session, session) for session in sessions),
        )

    async def _keep(self, seen: Seen, begin: float) -> None:
        """Accept the state that was read after `begin`, and how long each shard may be trusted."""
        self.sessions.believe(seen.sessions, begin + self._lease / 1000 - MARGIN)
        own = {lease.shard: lease for lease in held(seen, self._owner)}
        self._expected = frozenset(
            lease.shard for lease in seen.leases if self._owner == lease.heir != lease.owner
        )
        ends = [
            lease.until + (OVERDUE if lease.heir in seen.staying - {self._owner} else 0)
            for lease in seen.leases
            if lease.owner != self._owner
        ]
        self._soonest = min((begin + (end - seen.now) / 1000 for end in ends if end > seen.now), default=inf)
        for shard in [shard for shard in self._terms if shard not in own]:
            del self._terms[shard]
            self._trusted.pop(shard, None)
            self._lost(shard)
        for shard, lease in own.items():
            if self._terms.get(shard) != lease.term:
                handed = map(int, lease.taken.split())
                self._taking.gained(shard, handed, was_handed_over=bool(lease.taken))
                await self._gained(shard, bool(lease.taken))
                self._terms[shard] = lease.term
            self._trusted[shard] = begin + (lease.until - seen.now) / 1000 - MARGIN

    async def _carry_out(self, seen: Seen, due: Plan) -> bool:
        """Carry out the plan; return whether a lease may have changed."""
        now, shards = self._wall(), self.shards
        given = {"owner": self._owner, "lease": self._lease, "now": now}
        steps: list[Statement] = [
            guard(CoreSql.claim_lease, shard=shard, shards=shards, **given) for shard in due.claims
        ]
        # The present heir stays until the next one is connected.
        approached = {lease.shard for lease in due.asks if lease.heir in seen.staying}
        self._approached = frozenset(approached - self.connected)
        steps += [
            guard(
                CoreSql.become_heir,
                shard=lease.shard,
                shards=shards,
                owner=lease.owner,
                term=lease.term,
                previous=lease.heir,
                heir=self._owner,
                is_ready=lease.shard in self.connected,
            )
            for lease in due.asks
            if lease.shard not in self._approached
        ]
        steps += [
            guard(
                CoreSql.heir_is_ready,
                shard=lease.shard,
                shards=shards,
                term=lease.term,
                heir=self._owner,
                is_ready=lease.shard in self.connected,
            )
            for lease in seen.leases
            if lease.shard in self._expected and lease.is_heir_ready != (lease.shard in self.connected)
        ]
        for lease in due.gifts:
            if lease.shard not in self._handing:
                self._handing[lease.shard] = asyncio.create_task(self._hand_over(lease))
        if not steps:
            return False
        outcomes = await self._store.commit_each([(step,) for step in steps])
        for outcome in outcomes:
            if outcome is not None and not isinstance(outcome, LostRace):
                raise outcome
        self._told()
        return True

    async def _hand_over(self, lease: Lease) -> None:
        """Stop answering here; the heir answers once the row is written."""
        shard = lease.shard
        try:
            await self._taking.finish(shard, FINISHING)
            await self._giving(shard)
            step = guard(
                CoreSql.hand_over_lease,
                shard=shard,
                shards=self.shards,
                owner=self._owner,
                term=lease.term,
                heir=lease.heir,
                next="" if self._is_leaving else self._owner,
                is_next_ready=not self._is_leaving and shard in self.connected,
                # Never empty, so that the heir knows that everything is written.
                taken=" ".join(map(str, self._taking.taken(shard))) or "0",
                lease=self._lease,
                now=self._wall(),
            )
            async with self._lock:
                await self._store.commit((step,))
                self._terms.pop(shard, None)
                self._trusted.pop(shard, None)
                if not self._is_leaving:
                    # The session stays connected: the two have swapped roles.
                    self._expected |= {shard}
            self._told()
            logger.info("shard %d handed over", shard)
        except LostRace:
            logger.info("shard %d was not handed over: it has another owner or heir by now", shard)
        finally:
            del self._handing[shard]

    def _of(self, query: Sql, shard: int, term: int, **values: object) -> Statement:
        return statement(query, shard=shard, shards=self.shards, term=term, **values)
