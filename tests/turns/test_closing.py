"""A program that ends closes its database, whatever is under way; each connection left open would be a thread."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.store.database import Store, StoreError


def connections() -> int:
    """How many threads of connections go on."""
    threads = [one for one in threading.enumerate() if "_connection_worker_thread" in one.name]
    for thread in threads:
        thread.join(timeout=5)
    return sum(thread.is_alive() for thread in threads)


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    store = await Store(tmp_path / "db").__aenter__()
    has_begun, may_end = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with store.transaction() as tx:
            await tx.run("set_memo", name="a", value="1")
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
    async with Store(tmp_path / "db") as again, again.snapshot() as tx:
        assert await tx.value("memo", name="a") == "1"


async def test_whoever_comes_after_closing_is_told(tmp_path: Path) -> None:
    async with Store(tmp_path / "db") as store:
        pass
    with pytest.raises(StoreError, match="closed"):
        async with store.snapshot():
            pass
    assert connections() == 0


@pytest.mark.parametrize("cancels", [1, 2])
async def test_closing_waits_for_what_was_cancelled(tmp_path: Path, cancels: int) -> None:
    store = await Store(tmp_path / "db").__aenter__()
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


async def test_closing_waits_for_a_connection_that_nobody_wants_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store(tmp_path / "db").__aenter__()
    is_opening, may_open, connect = threading.Event(), threading.Event(), sqlite3.connect

    def slow(*args: Any, **options: Any) -> sqlite3.Connection:
        is_opening.set()
        may_open.wait(10)
        connection: sqlite3.Connection = connect(*args, **options)
        return connection

    async def read() -> None:
        async with store.snapshot():
            pass

    async with store.snapshot():
        monkeypatch.setattr(sqlite3, "connect", slow)
        reading = asyncio.create_task(read())
        await asyncio.to_thread(is_opening.wait, 10)
        reading.cancel()
    closing = asyncio.create_task(store.__aexit__())
    await asyncio.sleep(0.05)
    assert not closing.done()
    may_open.set()
    await closing
    assert connections() == 0
    with pytest.raises(asyncio.CancelledError):
        await reading
