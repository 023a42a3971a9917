"""A program that ends closes its database, whatever is under way; each open connection would leave a
thread."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.memos import MEMO, SET_MEMO
from bot.store.sqlite import READERS, Connection
from bot.turns.coordinator import OPEN_GAMES
from tests.databases import fresh


def connections(expected: int = 0) -> int:
    """Count the threads of connections, once those beyond the expected number have had time to end."""
    threads = [one for one in threading.enumerate() if "_connection_worker_thread" in one.name]
    for thread in threads[expected:]:
        thread.join(timeout=5)
    return sum(thread.is_alive() for thread in threads)


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    store = await store_on(fresh(tmp_path / "db")).__aenter__()
    has_begun, may_end = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with store.transaction() as tx:
            await tx.run(SET_MEMO, name="a", value="1")
            has_begun.set()
            await may_end.wait()

    writing = asyncio.create_task(write())
    await has_begun.wait()
    closing = asyncio.create_task(store.__aexit__())
    await asyncio.sleep(0.05)
    assert not closing.done()
    may_end.set()
    await asyncio.gather(writing, closing)
    assert connections() == 0
    with pytest.raises(StoreError, match="closed"):
        await store.value(MEMO, name="a")
    async with store_on(fresh(tmp_path / "db")) as again:
        assert await again.value(MEMO, name="a") == "1"


@pytest.mark.parametrize("cancels", [1, 2])
async def test_closing_waits_for_what_was_cancelled(tmp_path: Path, cancels: int) -> None:
    store = await store_on(fresh(tmp_path / "db")).__aenter__()
    has_begun = asyncio.Event()

    async def write() -> None:
        async with store.transaction():
            has_begun.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(write())
    await has_begun.wait()
    for _ in range(cancels):
        writing.cancel()
        await asyncio.sleep(0)
    await store.__aexit__()
    assert connections() == 0
    with pytest.raises(asyncio.CancelledError):
        await writing


async def test_cancelled_tasks_give_their_connections_back(tmp_path: Path) -> None:
    async with store_on(fresh(tmp_path / "db")) as store:
        threads = connections(READERS + 1)

        async def read() -> None:
            async with store.snapshot() as tx:
                await tx.rows(OPEN_GAMES, shards=1, held=",0,")

        async def write() -> None:
            async with store.transaction() as tx:
                await tx.run(SET_MEMO, name="a", value="1")

        for patience in range(40):
            tasks = [asyncio.create_task(act()) for act in (read, write) for _ in range(2 * READERS)]
            for _ in range(patience):
                await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(read() for _ in range(READERS)), write())
        assert connections(READERS + 1) == threads
    assert connections() == 0


async def test_many_at_once_share_a_fixed_number_of_connections(store: Store) -> None:
    has_begun, may_end = asyncio.Semaphore(0), asyncio.Event()

    async def read() -> None:
        async with store.snapshot():
            has_begun.release()
            await may_end.wait()

    reading = [asyncio.create_task(read()) for _ in range(200)]
    for _ in range(READERS):
        await has_begun.acquire()
    await asyncio.sleep(0.05)
    assert has_begun.locked()
    assert connections(READERS + 1) == READERS + 1
    may_end.set()
    await asyncio.gather(*reading)


async def test_a_connection_that_broke_is_replaced(store: Store) -> None:
    async def break_it() -> None:
        async with store.transaction() as tx:
            assert isinstance(tx, Connection)
            await tx.close()
            await tx.run(SET_MEMO, name="a", value="1")

    with pytest.raises(ValueError, match="no active connection"):
        await break_it()
    async with store.transaction() as tx:
        await tx.run(SET_MEMO, name="a", value="2")
    assert await store.value(MEMO, name="a") == "2"
