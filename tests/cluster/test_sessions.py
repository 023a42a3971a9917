"""The sessions that a process leaves behind, and which process may resume them."""

from __future__ import annotations

import asyncio
from typing import NoReturn

import pytest

from bot.cluster.sessions import Session
from bot.cluster.tidying import tidied
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.statements import CoreSql
from tests.cluster.members import LEASE, Member, Time, settle

MINUTE = 60_000


@pytest.fixture
def time() -> Time:
    return Time()


def holds(member: Member, id_: str, sequence: int) -> None:
    """Let it hold a session of the first shard."""
    member.leases.sessions.held = lambda: [Session(id_, 0, member.name, "ws://there", sequence)]


async def test_one_process_goes_on_with_the_session_of_one_that_has_ended(store: Store, time: Time) -> None:
    dead, one, other = (Member(store, name, time) for name in ("dead", "one", "other"))
    holds(dead, "secret", 7)
    await settle(dead, one, other)
    assert one.leases.sessions.orphans == {}
    time.now += LEASE
    await settle(one, other)
    both = await asyncio.gather(*(member.leases.sessions.take_up(0) for member in (one, other)))
    [taken] = [session for session in both if session is not None]
    assert (taken.id, taken.sequence, taken.url) == ("secret", 7, "ws://there")
    assert "secret" not in str(taken)
    new = one if taken.owner == "one" else other
    holds(new, "secret", 9)
    await new.beat()
    # It was only paused.
    await dead.beat()
    assert dead.leases.sessions.taken == {"secret"}
    assert dead.leases.sessions.is_lost("secret")
    assert not new.leases.sessions.is_lost("secret")


async def test_a_process_that_stands_still_does_not_know_what_became_of_its_session(
    store: Store, time: Time
) -> None:
    member = Member(store, "paused", time)
    holds(member, "a", 1)
    assert not member.leases.sessions.is_lost("a"), "nobody knows of it yet"
    await settle(member)
    assert not member.leases.sessions.is_lost("a")
    time.now += LEASE
    assert member.leases.sessions.is_lost("a")
    assert member.leases.sessions.taken == set()
    await member.beat()
    assert not member.leases.sessions.is_lost("a")


async def test_a_process_that_stands_still_while_its_session_is_written_does_not_know_either(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> NoReturn:
        raise StoreError

    paused, other = Member(store, "paused", time), Member(store, "other", time)
    await settle(paused, other)
    holds(paused, "a", 1)
    with monkeypatch.context() as patch:
        patch.setattr(paused.leases, "_look", broken)
        with pytest.raises(StoreError):
            await paused.beat()
    assert not paused.leases.sessions.is_lost("a"), "nobody may take it up yet"
    time.now += LEASE
    await other.beat()
    assert await other.leases.sessions.take_up(0) is not None
    assert paused.leases.sessions.is_lost("a")
    await paused.beat()
    assert paused.leases.sessions.taken == {"a"}


async def test_a_resumed_session_replays_events_that_can_still_be_answered(store: Store, time: Time) -> None:
    dead, alive = Member(store, "dead", time), Member(store, "alive", time)
    for sequence in range(1, 10):
        holds(dead, "a", sequence)
        await dead.beat()
        await alive.beat()
        time.now += 500
    time.now += LEASE
    await alive.beat()
    # The ninth was the last, at eight half seconds; the third came three seconds before.
    assert alive.leases.sessions.orphans[0].sequence == 3


async def test_sessions_that_are_ended_or_old_are_not_found(store: Store, time: Time) -> None:
    ended, left, dead, alive = (Member(store, name, time) for name in ("ended", "left", "dead", "alive"))
    for member in (ended, left, dead):
        holds(member, member.name, 1)
    await settle(ended, left, dead, alive)
    ended.leases.sessions.held = tuple
    await ended.beat()
    await left.leases.leave(0, 0)
    await left.beat()
    time.now += LEASE
    await alive.beat()
    assert [session.id for session in alive.leases.sessions.orphans.values()] == ["dead"]
    time.now += MINUTE + 1
    await alive.beat()
    assert alive.leases.sessions.orphans == {}
    assert await alive.leases.sessions.take_up(0) is None
    await store.commit(await tidied(time.wall, ""))
    async with store.reading() as tx:
        found = await tx.values(CoreSql.sessions, shards=alive.leases.shards, owner="dead", now=time.now)
    assert found == []
