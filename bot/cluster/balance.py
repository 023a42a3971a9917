"""Which shards a process takes over, asks for and hands over: a function of what it sees in the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Process:
    owner: str
    until: int
    """Milliseconds by the database's clock, as everywhere here; it counts as alive until then."""
    is_leaving: bool


@dataclass(frozen=True, slots=True)
class Lease:
    """Who answers what comes over a shard."""

    shard: int
    shards: int
    owner: str
    """Empty if it was resigned."""
    term: int
    """Grows with each change of the owner."""
    until: int
    heir: str
    """The process that connects in order to take the shard over; empty if there is none."""
    is_heir_ready: bool
    taken: str
    """The interactions of the last seconds that the previous owner took before it handed over, with spaces."""


@dataclass(frozen=True, slots=True)
class Seen:
    now: int
    processes: tuple[Process, ...]
    leases: tuple[Lease, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do next."""

    claims: tuple[int, ...] = ()
    """Shards that nobody holds."""
    asks: tuple[Lease, ...] = ()
    """Leases of others to become the heir of."""
    gifts: tuple[Lease, ...] = ()
    """Own leases whose heir is connected."""


def shard_of(guild_id: int | None, shards: int) -> int:
    """The shard of a server's events; those of direct messages come over the first."""
    return 0 if guild_id is None else (guild_id >> 22) % shards


def held(seen: Seen, owner: str) -> tuple[Lease, ...]:
    return tuple(lease for lease in seen.leases if lease.owner == owner and lease.until > seen.now)


def plan(seen: Seen, me: str, shards: int, *, connected: AbstractSet[int], most: int) -> Plan:
    """`most` is the number of shards that may connect at once."""
    alive = {process.owner: process for process in seen.processes if process.until > seen.now}
    own = held(seen, me)
    gifts = tuple(lease for lease in own if lease.is_heir_ready and lease.heir in alive and lease.heir != me)
    if me not in alive or alive[me].is_leaving:
        return Plan(gifts=gifts)
    expected = [lease for lease in seen.leases if lease.heir == me and lease.owner not in (me, "")]
    expected = [lease for lease in expected if lease.until > seen.now]
    room = _share(alive, shards) - len(own) - len(expected)
    doors = most - sum(lease.shard not in connected for lease in (*own, *expected))
    claims: list[int] = []
    # First what this process is connected for already, as after the database was away.
    for shard in sorted(_free(seen, me, alive, shards), key=lambda shard: shard not in connected):
        if len(claims) < room and (shard in connected or doors > 0):
            doors -= shard not in connected
            claims.append(shard)
    room = min(room - len(claims), doors)
    asks = tuple(_wanted(seen, me, alive, own=len(own) + len(expected) + len(claims)))[: max(0, room)]
    return Plan(tuple(claims), asks, gifts)


def _share(alive: dict[str, Process], shards: int) -> int:
    """The most that one process serves."""
    staying = sum(not process.is_leaving for process in alive.values())
    return -(-shards // max(1, staying))


def _free(seen: Seen, me: str, alive: dict[str, Process], shards: int) -> list[int]:
    """Shards that nobody holds and no other living process is about to take over."""
    known = {lease.shard: lease for lease in seen.leases}
    found = []
    for shard in range(shards):
        lease = known.get(shard)
        if lease is None:
            found.append(shard)
            continue
        is_free = not lease.owner or lease.until <= seen.now
        if is_free and (lease.heir in ("", me) or lease.heir not in alive):
            found.append(shard)
    return found


def _wanted(seen: Seen, me: str, alive: dict[str, Process], own: int) -> list[Lease]:
    """Leases of processes that leave, or that serve at least two shards more than this one; one of each."""
    offered = [
        lease
        for lease in seen.leases
        if lease.owner in alive and lease.owner != me and lease.until > seen.now and lease.heir not in alive
    ]
    counts = Counter(lease.owner for lease in offered)
    leaving = [lease for lease in offered if alive[lease.owner].is_leaving]
    found = list(leaving)
    for lease in offered:
        if lease not in leaving and counts[lease.owner] >= own + len(found) + 2:
            counts[lease.owner] -= 1
            found.append(lease)
    return found
