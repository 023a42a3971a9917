"""Exactly one process answers the interactions of a shard while processes die, pause, join and leave."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.cluster.balance import Lease
from bot.store.database import Store
from bot.store.statements import CoreSql
from tests.cluster.members import LEASE, SHARDS, Member, Time, handed_over, settle

EVERY = set(range(SHARDS))


@pytest.fixture
def time() -> Time:
    return Time()


async def test_one_alone_serves_every_shard_and_a_second_one_gets_its_half(store: Store, time: Time) -> None:
    first = Member(store, "first", time)
    await settle(first)
    assert first.serving == EVERY
    second = Member(store, "second", time)
    await settle(first, second)
    assert len(first.serving) == len(second.serving) == 2
    assert first.serving | second.serving == EVERY
    assert [was_handed_over for _, was_handed_over in second.gained] == [True, True]
    assert set(first.written) == second.serving, "written before they were handed over"
    assert first.lost == second.lost == []


async def test_what_a_dead_process_served_is_taken_over_when_its_leases_end(store: Store, time: Time) -> None:
    dead, alive = Member(store, "dead", time), Member(store, "alive", time)
    await settle(dead, alive)
    before = alive.serving
    time.now += LEASE - 1
    await alive.beat()
    assert alive.serving == before
    time.now += 2
    # Its own leases were renewed a moment ago; those of the dead are free by now.
    await settle(alive)
    assert alive.serving == EVERY
    assert {shard for shard, was_handed_over in alive.gained if not was_handed_over} >= EVERY - before


async def test_what_was_pressed_before_a_process_died_is_answered_by_the_one_that_stands_by(
    store: Store, time: Time
) -> None:
    dead, heir = Member(store, "dead", time, shards=1), Member(store, "heir", time, shards=1)
    await settle(dead, heir)
    assert dead.serving == {0}
    assert heir.leases.wanted == {0}, "it hears every press"
    heir.hear(1)
    assert heir.begun == []
    assert heir.leases.patience(60) == LEASE / 1000, "it looks again when the lease ends"
    time.now += LEASE
    await heir.beat()
    inherited = heir.takes(1)
    assert inherited.is_ours
    assert not inherited.is_sure(), "the dead one may have answered"
    # It has not looked for so long that it must have been paused; what arrives a second later is new.
    heir.hear(2)
    assert not heir.takes(2).is_sure()
    time.now += 1001
    heir.hear(3)
    own = heir.takes(3)
    assert own.is_ours
    assert own.is_sure()
    time.now += LEASE
    assert not own.is_sure(), "after a pause, another one may have"


async def test_a_process_without_its_database_knows_that_nobody_can_answer(store: Store, time: Time) -> None:
    alone = Member(store, "alone", time)
    await alone.beat()
    assert not alone.leases.is_cut_off
    time.now += LEASE + 1
    assert alone.leases.is_cut_off
    await alone.beat()
    assert not alone.leases.is_cut_off


async def test_every_shard_has_somebody_who_stands_by_whoever_comes_and_goes(
    store: Store, time: Time
) -> None:
    chance, members, count = Random(5), [Member(store, "first", time)], 0
    for _ in range(20):
        if len(members) < 4:
            members.append(Member(store, f"m{(count := count + 1)}", time))
        if len(members) > 2 and chance.random() < 0.5:
            members.remove(chance.choice(members))
            time.now += LEASE
        await settle(*members)
        async with store.snapshot() as tx:
            leases = await tx.rows(Lease, CoreSql.leases, shards=SHARDS)
        names = {member.name for member in members}
        for lease in leases:
            assert {lease.owner, lease.heir} <= names
            assert lease.owner != lease.heir
            assert lease.is_heir_ready
        for held in ([lease.owner for lease in leases], [lease.heir for lease in leases]):
            counts = [held.count(name) for name in names]
            assert max(counts) - min(counts) <= 1, "evenly"


async def test_a_paused_process_that_wakes_trusts_nothing(store: Store, time: Time) -> None:
    paused, other = Member(store, "paused", time), Member(store, "other", time)
    await settle(paused, other)
    held = paused.serving
    time.now += LEASE - 400
    assert paused.serving == set(), "trust ends before the lease does"
    await other.beat()
    time.now += 1000
    await settle(other)
    assert other.serving == EVERY
    await settle(paused, other)
    assert not paused.serving & other.serving
    assert paused.serving | other.serving == EVERY
    assert set(paused.lost) == held, "what it was sending is in doubt"
    assert other.lost == []


async def test_whoever_leaves_hands_over_first_and_resigns_what_nobody_takes(
    store: Store, time: Time
) -> None:
    old, new = Member(store, "old", time), Member(store, "new", time)
    await settle(old, new)
    leaving = asyncio.create_task(old.leases.leave(5, 0))
    await handed_over(leaving, new)
    assert new.serving == EVERY
    assert old.serving == set()
    await old.leases.beat()
    assert (await new.leases._look()).alive == {"new"}, "it does not come back to life"
    await new.leases.leave(5, 0)
    last = Member(store, "last", time)
    await settle(last)
    assert last.serving == EVERY, "at once, without waiting for a lease to end"
    assert [was_handed_over for _, was_handed_over in last.gained] == [False] * SHARDS


async def test_while_a_shard_changes_hands_each_press_is_answered_by_one(store: Store, time: Time) -> None:
    old, new = Member(store, "old", time, shards=1), Member(store, "new", time, shards=1)
    await settle(old)
    old.hear(1)
    assert old.takes(1).is_ours
    # Both sessions get every press while the heir is connected: it waits to learn whose they are.
    leaving = asyncio.create_task(old.leases.leave(5, 0))
    await new.beat()
    new.hear(1, 2, 3)
    old.hear(2)
    assert old.takes(2).is_ours
    assert new.begun == []
    await handed_over(leaving, new)
    assert new.begun == [3]
    new.hear(4)
    assert new.begun == [3, 4]


async def test_a_shard_is_handed_over_once_what_is_heard_of_it_is_answered(store: Store, time: Time) -> None:
    old, new = Member(store, "old", time, shards=1), Member(store, "new", time, shards=1)
    await settle(old, new)
    old.hear(1)
    leaving = asyncio.create_task(old.leases.leave(5, 0))
    while not old.leases._handing:
        await new.beat()
    for _ in range(5):
        await new.beat()
    assert new.serving == set(), "the press has begun, though nobody has looked at it yet"
    assert old.takes(1).is_ours
    await handed_over(leaving, new)
    assert new.serving == {0}


async def test_a_press_that_comes_again_begins_once(store: Store, time: Time) -> None:
    alone = Member(store, "alone", time, shards=1)
    await settle(alone)
    alone.hear(1, 1)
    assert alone.takes(1).is_ours
    alone.hear(1)
    assert alone.begun == [1]
    with alone.leases.answering(1, None) as taken:
        assert not taken.is_ours


async def test_a_press_that_nobody_claims_in_time_is_forgotten(store: Store, time: Time) -> None:
    dead, heir = Member(store, "dead", time, shards=1), Member(store, "heir", time, shards=1)
    await settle(dead, heir)
    heir.hear(1)
    time.now += 2801
    heir.hear(2)
    await heir.beat()
    assert heir.begun == [2]


@pytest.mark.parametrize("seed", range(4))
async def test_no_shard_is_ever_served_by_two(store: Store, time: Time, seed: int) -> None:
    chance = Random(seed)
    members: list[Member] = []
    everybody: list[Member] = []
    for step in range(60):
        time.now += chance.choice((0, 50, 500, 500, 1500, LEASE))
        if len(members) < 3 and chance.random() < 0.3:
            everybody.append(Member(store, f"{seed}.{step}", time))
            members.append(everybody[-1])
        if members and chance.random() < 0.1:
            # It dies or is only paused; the others cannot tell which.
            members.remove(chance.choice(members))
        for member in chance.sample(members, chance.randint(0, len(members))):
            await member.beat()
        served = [shard for member in everybody for shard in member.leases.serving]
        assert len(served) == len(set(served)), f"step {step}"
    time.now += LEASE
    await settle(*(members := members or [Member(store, "last", time)]))
    assert sorted(shard for member in members for shard in member.leases.serving) == sorted(EVERY)


async def test_what_was_taken_is_known_to_whoever_gets_the_shard_next_but_one(
    store: Store, time: Time
) -> None:
    first, second = Member(store, "first", time, shards=1), Member(store, "second", time, shards=1)
    await settle(first, second)
    third = Member(store, "third", time, shards=1)
    third.hear(1)
    first.hear(1)
    assert first.begun == [1]
    for old, new in ((first, second), (second, third)):
        leaving = asyncio.create_task(old.leases.leave(5, 0))
        with old.leases.answering(1, None):
            pass
        await handed_over(leaving, new)
        assert new.serving == {0}
    third.hear(2)
    assert third.begun == [2]
