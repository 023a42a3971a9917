"""Several processes on one database: signs of life, and the keeper of what is done once for all."""

from __future__ import annotations

import asyncio

from bot.store.database import Store
from bot.turns.clocks import SharedClock
from bot.turns.processes import COUNT_PROCESSES, TERM, TRUST_SECONDS, Processes
from tests.times import Time
from tests.waiting import PATIENCE


def process(store: Store, name: str, time: Time) -> Processes:
    clock = SharedClock(lambda: time.now, time.wall)
    return Processes(store, clock, time.seconds, name)


async def test_the_first_process_is_the_keeper_and_stays_it(store: Store, time: Time) -> None:
    first, second = process(store, "first", time), process(store, "second", time)
    for _ in range(5):
        await first.beat()
        await second.beat()
        time.now += TERM // 2
    await first.beat()
    assert first.is_keeper
    assert not second.is_keeper
    assert first.count == second.count == 2


async def test_a_dead_keeper_is_replaced_once_its_term_has_ended(store: Store, time: Time) -> None:
    dead, alive = process(store, "dead", time), process(store, "alive", time)
    await dead.beat()
    time.now += TERM
    await alive.beat()
    assert not alive.is_keeper, "the term has not ended"
    time.now += 1
    await alive.beat()
    assert alive.is_keeper
    assert alive.count == 1


async def test_two_processes_never_trust_the_same_claim(store: Store, time: Time) -> None:
    paused, other = process(store, "paused", time), process(store, "other", time)
    await paused.beat()
    for _ in range(2 * TERM // 500):
        time.now += 500
        await other.beat()
        assert not (paused.is_keeper and other.is_keeper)
    assert other.is_keeper
    assert TRUST_SECONDS * 1000 < TERM


async def test_a_keeper_that_was_replaced_learns_it_from_the_database(store: Store, time: Time) -> None:
    paused, other = process(store, "paused", time), process(store, "other", time)
    await paused.beat()
    time.now += TERM + 1
    await other.beat()
    await paused.beat()
    assert not paused.is_keeper
    await asyncio.wait_for(paused.until_replaced(), PATIENCE)
    time.now += TERM + 1
    await paused.beat()
    assert paused.is_keeper, "it may become the keeper again"


async def test_a_keeper_that_leaves_is_replaced_at_once(store: Store, time: Time) -> None:
    leaving, heir = process(store, "leaving", time), process(store, "heir", time)
    await leaving.beat()
    await leaving.leave()
    await heir.beat()
    assert heir.is_keeper
    assert not leaving.is_keeper
    assert await store.value(COUNT_PROCESSES, now=time.now) == 1
