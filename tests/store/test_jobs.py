"""A job for a date is done once, even if processes die meanwhile."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

import pytest

from bot.store.address import Place
from bot.store.database import Store
from bot.store.errors import StoreAway
from bot.store.jobs import DUE_JOBS, LEASE, Jobs
from bot.store.memos import MEMO, SET_MEMO
from bot.store.statements import Batch, statement
from bot.store.tidying import FORGET_JOBS, TIDYING, next_day, tidied
from bot.turns.processes import PROCESS_ALIVE
from tests.databases import held
from tests.times import Time
from tests.waiting import PATIENCE, until

DUE = 1_000_500


@pytest.fixture
def engine() -> str:
    """Only this database takes the time from the test."""
    return "sqlite"


class Worker:
    def __init__(self, store: Store, owner: str, time: Time) -> None:
        self.begun: list[str] = []
        self.has_begun, self.may_end = asyncio.Event(), asyncio.Event()
        self.fails = False
        self.owner = owner
        self.jobs = Jobs(store, owner, time.wall, {"season": self.work})

    async def work(self, slot: str) -> Batch:
        self.begun.append(slot)
        self.has_begun.set()
        await self.may_end.wait()
        if self.fails:
            raise OSError("the disk is full")
        return (statement(SET_MEMO, name=slot, value=self.owner),)


async def ended_by(store: Store, slot: str) -> str | None:
    value = await store.value(MEMO, name=slot)
    return None if value is None else str(value)


async def test_a_job_is_done_once_and_not_before_its_time(store: Store, time: Time) -> None:
    one, other = Worker(store, "one", time), Worker(store, "other", time)
    for worker in (one, other):
        worker.may_end.set()
        await worker.jobs.add("season", "2026-Q4", DUE)
        await worker.jobs.run_due()
    assert one.begun == other.begun == []
    time.now = DUE
    await asyncio.gather(one.jobs.run_due(), other.jobs.run_due())
    await other.jobs.run_due()
    assert one.begun + other.begun == ["2026-Q4"]
    assert await ended_by(store, "2026-Q4") == ("one" if one.begun else "other")


async def test_the_job_of_a_dead_process_begins_again_and_its_late_end_counts_for_nothing(
    store: Store,
    time: Time,
) -> None:
    dead, alive = Worker(store, "dead", time), Worker(store, "alive", time)
    await dead.jobs.add("season", "2026-Q4", DUE)
    time.now = DUE
    stuck = asyncio.create_task(dead.jobs.run_due())
    await dead.has_begun.wait()
    alive.may_end.set()
    time.now += LEASE - 1
    await alive.jobs.run_due()
    assert alive.begun == []
    time.now += 2
    await alive.jobs.run_due()
    assert await ended_by(store, "2026-Q4") == "alive"
    dead.may_end.set()
    await stuck
    assert await ended_by(store, "2026-Q4") == "alive"


async def test_a_job_that_fails_is_tried_again_when_its_lease_has_run_out(
    store: Store, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Worker(store, "one", time)
    worker.may_end.set()
    worker.fails = True
    await worker.jobs.add("season", "2026-Q4", DUE)
    time.now = DUE
    await worker.jobs.run_due()
    assert "job season 2026-Q4 failed" in caplog.text
    worker.fails = False
    time.now += LEASE + 1
    await worker.jobs.run_due()
    assert await ended_by(store, "2026-Q4") == "one"


async def test_a_job_outlives_a_database_that_is_away_for_a_moment(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[Jobs.__module__], "LEASE", 30)
    worker = Worker(store, "one", time)
    await worker.jobs.add("season", "2026-Q4", DUE)
    time.now = DUE
    running = asyncio.create_task(worker.jobs.run_due())
    await worker.has_begun.wait()
    renewals = 0
    commit = Store.commit

    async def away_at_first(store: Store, batch: Batch) -> None:
        nonlocal renewals
        renewals += 1
        if renewals < 3:
            raise StoreAway("it is away")
        await commit(store, batch)

    monkeypatch.setattr(Store, "commit", away_at_first)
    async with asyncio.timeout(PATIENCE):
        await until(lambda: renewals >= 3)
        worker.may_end.set()
        await running
    assert await ended_by(store, "2026-Q4") == "one"


async def test_each_day_what_processes_leave_behind_is_forgotten(
    store: Store, time: Time, place: Place
) -> None:
    time.now = 1_800_000_000_000
    jobs = Jobs(store, "one", time.wall, {TIDYING: partial(tidied, time.wall)})
    await jobs.add(TIDYING, *next_day(time.now))
    await store.commit((statement(PROCESS_ALIVE, owner="dead", term=1, now=time.now),))
    slots = []
    for _ in range(50):
        time.now = next_day(time.now)[1]
        await jobs.run_due()
        assert held(place, "process") == []
        [(_, slot, due, _)] = await store.rows(DUE_JOBS, now=next_day(time.now)[1])
        assert (slot, due) == next_day(time.now)
        slots.append(slot)
    assert len(set(slots)) == 50
    async with store.transaction() as tx:
        assert await tx.run(FORGET_JOBS, before=time.now) < 50, "older ones were forgotten meanwhile"
