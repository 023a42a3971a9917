"""Group commit: waiting batches are written together, each wholly or not at all."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from math import inf
from pathlib import Path

import pytest

from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import IntegrityError, LostRace, NotNow, StoreBusy, StoreError
from bot.store.memos import DELETE_MEMO, SET_MEMO
from bot.store.postgres.committer import Committer
from bot.store.sqlite import Connection
from bot.store.statements import Batch, guard, statement
from bot.store.writer import Outcomes, Writer
from bot.turns.memory import INSERT_EVENT
from tests.databases import stored
from tests.waiting import PATIENCE

BURST = 200


def memo(name: str, value: str = "1") -> Batch:
    return (statement(SET_MEMO, name=name, value=value),)


def lost(name: str) -> Batch:
    """A batch that writes something before it loses the race."""
    return (*memo(name), guard(DELETE_MEMO, name="nobody"))


def written(place: Place) -> set[str]:
    return {str(row["name"]) for row in stored(place, "select name from memo")}


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of batches in each transaction."""
    found: list[int] = []
    sqlite, postgres = Connection.commit_each, Committer.commit_each

    async def on_sqlite(connection: Connection, batches: Sequence[Batch]) -> Outcomes:
        found.append(len(batches))
        return await sqlite(connection, batches)

    async def on_postgres(committer: Committer, batches: Sequence[Batch], /) -> Outcomes:
        found.append(len(batches))
        return await postgres(committer, batches)

    monkeypatch.setattr(Connection, "commit_each", on_sqlite)
    monkeypatch.setattr(Committer, "commit_each", on_postgres)
    return found


@asynccontextmanager
async def locked(path: Path) -> AsyncIterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


async def test_a_burst_needs_few_commits(store: Store, place: Place, commits: list[int]) -> None:
    await asyncio.gather(*(store.commit(memo(f"{number}")) for number in range(BURST)))
    assert sum(commits) == BURST
    # A transaction on PostgreSQL takes fewer of them.
    assert len(commits) <= (4 if isinstance(place, Path) else 6)
    assert len(written(place)) == BURST


async def test_whoever_loses_the_race_loses_alone(store: Store, place: Place) -> None:
    tasks = [store.commit(memo("a")), store.commit(lost("b")), store.commit(memo("c"))]
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), LostRace, type(None)]
    assert written(place) == {"a", "c"}


async def test_a_batch_that_breaks_a_rule_of_the_schema_fails_alone(store: Store, place: Place) -> None:
    orphan = (*memo("b"), statement(INSERT_EVENT, game="nobody", step=0, line="x", at=0))
    outcomes = await store.commit_each([memo("a"), orphan, memo("c")])
    assert [type(outcome) for outcome in outcomes] == [type(None), IntegrityError, type(None)]
    assert written(place) == {"a", "c"}


async def test_a_lock_of_another_program_is_waited_for_off_the_event_loop(
    path: Path, commits: list[int]
) -> None:
    async with store_on(path) as store:
        async with locked(path):
            waiting = [asyncio.create_task(store.commit(memo(f"{number}"))) for number in range(3)]
            given_up = asyncio.create_task(store.commit(memo("given up")))
            while len(commits) < 3:  # noqa: ASYNC110 (the store tells no event)
                await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.wait({given_up})
            assert given_up.cancelled()
            assert not any(task.done() for task in waiting)
        await asyncio.gather(*waiting)
    assert written(path) == {"0", "1", "2"}


async def test_patience_with_another_program_ends(path: Path) -> None:
    async with store_on(path, write_timeout=0.01) as store:
        async with locked(path):
            with pytest.raises(StoreBusy, match="locked"):
                await store.commit(memo("late"))
        await store.commit(memo("later"))
    assert written(path) == {"later"}


async def test_cancelled_batches_are_written_or_not(store: Store, place: Place) -> None:
    for patience in range(30):
        tasks = [asyncio.create_task(store.commit(memo(f"{patience}-{n}"))) for n in range(5)]
        for _ in range(patience):
            await asyncio.sleep(0)
        for task in tasks[1:]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert f"{patience}-0" in written(place)
    await store.commit(memo("last"))
    assert "last" in written(place)


async def test_closing_writes_what_waits_and_refuses_what_comes_later(place: Place) -> None:
    store = await store_on(place).__aenter__()
    waiting = [asyncio.create_task(store.commit(memo(f"{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await store.__aexit__()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="closed"):
        await store.commit(memo("late"))
    assert len(written(place)) == 20


async def test_closing_does_not_wait_for_other_programs(path: Path) -> None:
    store = await store_on(path).__aenter__()
    async with locked(path):
        waiting = asyncio.create_task(store.commit(memo("a")))
        await asyncio.sleep(0)
        await store.__aexit__()
        with pytest.raises(StoreError, match="closed"):
            await waiting


async def test_a_writer_that_is_cancelled_before_it_begins_is_no_end(store: Store, place: Place) -> None:
    first = asyncio.create_task(store.commit(memo("first")))
    known = asyncio.all_tasks()
    await asyncio.sleep(0)
    [writer] = asyncio.all_tasks() - known
    writer.cancel()
    await asyncio.wait({writer})
    async with asyncio.timeout(PATIENCE):
        await store.commit(memo("second"))
        await first
    assert written(place) >= {"first", "second"}


async def test_nobody_waits_for_a_writer_that_is_cancelled_in_a_transaction(
    store: Store, place: Place, commits: list[int]
) -> None:
    known = asyncio.all_tasks()
    waiting = asyncio.create_task(store.commit(memo("one")))
    while not commits:  # noqa: ASYNC110 (the transaction tells nobody that it begins)
        await asyncio.sleep(0)
    for task in asyncio.all_tasks() - known:
        task.cancel()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await store.commit(memo("two"))
    assert "two" in written(place)


class Away:
    """A database that cannot be reached at the first so many attempts."""

    def __init__(self, failures: float) -> None:
        self.failures = failures
        self.attempts = 0
        self.written: list[str] = []

    async def commit_each(self, batches: Sequence[Batch], /) -> Outcomes:
        self.attempts += 1
        if self.attempts <= self.failures:
            raise NotNow
        self.written += [str(one.values["name"]) for batch in batches for one in batch]
        return [None] * len(batches)

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Away]:
        yield self


async def test_what_could_not_be_written_yet_goes_before_what_came_later() -> None:
    database = Away(1)
    writer = Writer(database.lent, 10.0, AssertionError, lambda: None, most=2)
    await asyncio.gather(*(writer.commit([memo(name)]) for name in ("first", "second", "third")))
    await writer.close()
    assert (database.attempts, database.written) == (3, ["first", "second", "third"])


async def test_a_change_waits_for_the_database_as_long_as_its_patience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = itertools.count()
    monkeypatch.setattr("bot.store.writer.monotonic", lambda: next(seconds))
    monkeypatch.setattr("bot.store.writer.LONGEST_PAUSE", 0)
    database = Away(inf)
    writer = Writer(database.lent, 10, lambda: StoreBusy("locked"), lambda: None)
    (outcome,) = await writer.commit([memo("late")])
    assert isinstance(outcome, StoreBusy)
    assert database.attempts == 10


async def test_what_was_withdrawn_before_its_turn_is_not_written() -> None:
    database, is_lent = Away(0), asyncio.Event()

    @asynccontextmanager
    async def lent_later() -> AsyncIterator[Away]:
        await is_lent.wait()
        yield database

    writer = Writer(lent_later, 10.0, AssertionError, lambda: None)
    withdrawn, kept = (asyncio.create_task(writer.commit([memo(name)])) for name in ("withdrawn", "kept"))
    await asyncio.sleep(0)
    withdrawn.cancel()
    await asyncio.gather(withdrawn, return_exceptions=True)
    is_lent.set()
    await kept
    await writer.close()
    assert database.written == ["kept"]
