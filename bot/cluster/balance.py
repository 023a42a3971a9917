"""Decide which shards a process takes over, asks for and hands over, from what it sees in the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from bot.cluster.sessions import Session

OVERDUE = 400
"""Milliseconds after its end for which a lease is left to its heir."""


@dataclass(frozen=True, slots=True)
class Process:
    owner: str
    until: int
    """When it stops counting as alive (ms by the database's clock, like all times here)."""
    is_leaving: bool


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to answer what comes over a shard."""

    shard: int
    shards: int
    owner: str
    """The process that answers; empty if the lease was resigned."""
    term: int
    """A number that increases with each change of owner."""
    until: int
    heir: str
    """The process that stands by, connected or about to be; empty if there is none.

    It takes over when the owner dies, leaves or has too many shards.
    """
    is_heir_ready: bool
    taken: str
    """The recent interactions that the previous owner took before it handed over, separated by spaces."""


@dataclass(frozen=True, slots=True)
class Seen:
    now: int
    processes: tuple[Process, ...]
    leases: tuple[Lease, ...]
    sessions: tuple[Session, ...] = ()
    """The sessions of this process and of those that have ended."""

    @property
    def alive(self) -> frozenset[str]:
        return frozenset(process.owner for process in self.processes if process.until > self.now)

    @property
    def staying(self) -> frozenset[str]:
        """Return the processes that are alive and not leaving."""
        return self.alive - {process.owner for process in self.processes if process.is_leaving}


@dataclass(frozen=True, slots=True)
class Plan:
    """What a process does next."""

    claims: tuple[int, ...] = ()
    """Shards without an owner."""
    asks: tuple[Lease, ...] = ()
    """Leases of others to become the heir of, in place of the present heir if there is one."""
    gifts: tuple[Lease, ...] = ()
    """Own leases to hand over to their heirs, which are connected."""


def shard_of(guild_id: int | None, shards: int) -> int:
    """Return the shard of a server's events; those of direct messages come over the first."""
    return 0 if guild_id is None else (guild_id >> 22) % shards


def held(seen: Seen, owner: str) -> tuple[Lease, ...]:
    return tuple(lease for lease in seen.leases if lease.owner == owner and lease.until > seen.now)


def plan(seen: Seen, me: str, shards: int, *, connected: AbstractSet[int], most: int) -> Plan:
    """Plan the next steps of process `me`.

    `connected` are the shards that it hears or can hear at once; `most` others may connect at the same time.
    """
    surplus = {lease.shard for lease in _gifts(seen)}
    gifts = tuple(
        lease
        for lease in _backed(seen)
        # An owner without a connection receives no events.
        if lease.owner == me
        and lease.is_heir_ready
        and (lease.shard in surplus or lease.shard not in connected)
    )
    if me not in seen.staying:
        return Plan(gifts=gifts)
    own = held(seen, me)
    expected = [lease for lease in seen.leases if lease.heir == me and lease.owner != me]
    doors = most - sum(lease.shard not in connected for lease in (*own, *expected))
    room = -(-shards // len(seen.staying)) - len(own)
    inherited, free = _free(seen, me, shards)
    overdue = {lease.shard for lease in seen.leases if _is_overdue(lease, seen)}
    # Shards that this process is the heir of come first: presses wait there.
    claims = inherited
    # Connected shards come next, as after a database outage; overdue ones are claimed even beyond the fair
    # share.
    for shard in sorted(free, key=lambda shard: shard not in connected):
        has_room, is_connected = len(claims) < room, shard in connected
        if (has_room or shard in overdue) if is_connected else (has_room and doors > 0):
            doors -= shard not in connected
            claims.append(shard)
    if set(free) - set(claims):
        # Sessions are limited: spend them first on shards that no process answers.
        return Plan(tuple(claims), (), gifts)
    asks = []
    for lease in _asks(seen, me):
        doors -= lease.shard not in connected
        if lease.shard in connected or doors >= 0:
            asks.append(lease)
    return Plan(tuple(claims), tuple(asks), gifts)


def _free(seen: Seen, me: str, shards: int) -> tuple[list[int], list[int]]:
    """Return the shards without an owner: those that this process is the heir of, and those without an heir
    that stays."""
    known = {lease.shard: lease for lease in seen.leases}
    inherited, free = [], []
    for shard in range(shards):
        lease = known.get(shard)
        if lease is not None and lease.owner and lease.until > seen.now:
            continue
        if lease is not None and lease.heir == me:
            inherited.append(shard)
        elif lease is None or lease.heir not in seen.staying or _is_overdue(lease, seen):
            free.append(shard)
    return inherited, free


def _is_overdue(lease: Lease, seen: Seen) -> bool:
    """Return whether people wait there because the heir has not taken over in time."""
    return bool(lease.owner) and lease.until + OVERDUE <= seen.now


def _gifts(seen: Seen) -> Iterator[Lease]:
    """Yield the leases that owners should hand over: all if they leave, or one to an heir with at least two
    shards fewer."""
    owns = _owns(seen)
    for lease in sorted(_backed(seen), key=lambda lease: not lease.is_heir_ready):
        is_leaving = lease.owner in seen.alive and lease.owner not in seen.staying
        if is_leaving or owns[lease.owner] >= owns[lease.heir] + 2:
            owns[lease.owner] -= 1
            owns[lease.heir] += 1
            yield lease


def _asks(seen: Seen, me: str) -> Iterator[Lease]:
    """Yield leases of processes with at least two shards more than this one, then those without an heir."""
    given = {lease.shard: lease for lease in _gifts(seen)}
    owns, backs, staying = _owns(seen), Counter(lease.heir for lease in _backed(seen)), seen.staying
    for lease in given.values():
        owns[lease.owner] -= 1
        owns[lease.heir] += 1
        backs[lease.heir] -= 1
    others = [lease for lease in seen.leases if lease.owner in seen.alive and lease.owner != me]
    others = [lease for lease in others if lease.until > seen.now and lease.shard not in given]
    rest = []
    for lease in others:
        if owns[lease.owner] >= owns[me] + 2 and lease.heir != me:
            owns[lease.owner] -= 1
            owns[me] += 1
            yield lease
        else:
            rest.append(lease)
    relieved = False
    for lease in sorted(rest, key=lambda lease: lease.owner in staying):
        if lease.heir not in staying:
            # All processes reach the same result without communicating.
            nearest = min(staying - {lease.owner}, key=lambda owner: (owns[owner] + backs[owner], owner))
            backs[nearest] += 1
            if nearest == me:
                yield lease
        elif not relieved and backs[lease.heir] >= backs[me] + 2:
            # Only one at a time: each costs a session.
            relieved = True
            yield lease


def _owns(seen: Seen) -> Counter[str]:
    return Counter(lease.owner for lease in seen.leases if lease.owner and lease.until > seen.now)


def _backed(seen: Seen) -> list[Lease]:
    """Return leases of living owners with an heir that stays."""
    current = (lease for lease in seen.leases if lease.owner and lease.until > seen.now)
    return [lease for lease in current if lease.heir in seen.staying and lease.heir != lease.owner]
