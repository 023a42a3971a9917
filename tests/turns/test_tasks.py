"""Background tasks: one at a time for each key, and no wake-up is lost; chores run in turn."""

import asyncio
import logging

import pytest

from bot.store.errors import StoreAway
from bot.turns.tasks import Chores, KeyedTasks
from tests.waiting import PATIENCE, until


async def test_wake_ups_during_the_work_lead_to_one_more_run() -> None:
    runs: list[str] = []
    gate = asyncio.Event()

    async def work(key: str) -> None:
        runs.append(key)
        await gate.wait()

    tasks = KeyedTasks("test", work, most=2)
    tasks.wake("a")
    await asyncio.sleep(0)
    for _ in range(3):
        tasks.wake("a")
    tasks.wake("b")
    gate.set()
    await tasks.idle()
    assert sorted(runs) == ["a", "a", "b"]


async def test_a_failure_is_logged_and_the_next_wake_up_works(caplog: pytest.LogCaptureFixture) -> None:
    runs: list[str] = []

    async def work(key: str) -> None:
        runs.append(key)
        if len(runs) == 1:
            raise RuntimeError("first")

    tasks = KeyedTasks("test", work, most=2)
    with caplog.at_level(logging.ERROR):
        tasks.wake("a")
        await tasks.idle()
    assert "test a failed" in caplog.text
    tasks.wake("a")
    await tasks.idle()
    assert runs == ["a", "a"]


async def test_close_stops_what_runs() -> None:
    started = asyncio.Event()

    async def work(_: str) -> None:
        started.set()
        await asyncio.Event().wait()

    tasks = KeyedTasks("test", work, most=2)
    tasks.wake("a")
    await started.wait()
    await asyncio.wait_for(tasks.close(), PATIENCE)


async def test_a_task_closed_before_it_began_keeps_nobody_waiting() -> None:
    async def work(_: str) -> None:
        await asyncio.sleep(0)

    tasks = KeyedTasks("test", work, most=2)
    tasks.wake("a")
    await tasks.close()
    await asyncio.wait_for(tasks.idle(), PATIENCE)


async def test_a_wake_up_after_the_end_starts_nothing() -> None:
    runs: list[str] = []

    async def work(key: str) -> None:
        runs.append(key)

    tasks = KeyedTasks("test", work, most=2)
    await tasks.close()
    tasks.wake("a")
    await tasks.idle()
    await asyncio.sleep(0)
    assert runs == []


async def test_so_many_work_at_once_and_the_rest_wait_in_their_order() -> None:
    begun: list[str] = []
    gates = {key: asyncio.Event() for key in "abcdef"}

    async def work(key: str) -> None:
        begun.append(key)
        await gates[key].wait()

    tasks = KeyedTasks("test", work, most=2)
    for key in "abcdef":
        tasks.wake_later(key)
    tasks.wake("e")
    await asyncio.sleep(0)
    assert begun == ["a", "b"]
    for key in "abecdf":
        gates[key].set()
    await tasks.idle()
    assert begun == ["a", "b", "e", "c", "d", "f"]


async def test_what_can_wait_is_held_back_and_goes_on_when_that_is_lifted() -> None:
    begun: list[str] = []

    async def work(key: str) -> None:
        begun.append(key)

    tasks = KeyedTasks("test", work, most=2)
    with tasks.held_back(0), tasks.held_back(0):
        tasks.wake_later("later")
        tasks.wake("soon")
        await asyncio.sleep(0)
        await tasks.idle()
        assert begun == ["soon"]
    await tasks.idle()
    assert begun == ["soon", "later"]


async def test_work_that_failed_is_tried_again_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.turns.tasks.AGAIN_AFTER", 0.0)
    runs: list[str] = []
    has_succeeded = asyncio.Event()

    async def work(key: str) -> None:
        runs.append(key)
        if len(runs) == 1:
            raise RuntimeError("first")
        has_succeeded.set()

    tasks = KeyedTasks("test", work, most=1)
    tasks.wake("a")
    await asyncio.wait_for(has_succeeded.wait(), PATIENCE)
    assert runs == ["a", "a"]


async def test_chores_are_done_in_turn_and_never_twice_at_once(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    gate = asyncio.Event()

    async def slow() -> None:
        done.append("slow")
        await gate.wait()

    async def failing() -> None:
        done.append("failing")
        raise RuntimeError("chore")

    async def last() -> None:
        done.append("last")

    chores = Chores(slow, failing, last)
    chores.begin()
    await asyncio.sleep(0)
    chores.begin()
    gate.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == ["slow", "failing", "last"]
    assert "failing failed" in caplog.text
    gate.clear()
    chores.begin()
    await asyncio.sleep(0)
    await chores.close()
    gate.set()
    await asyncio.sleep(0)
    assert done == ["slow", "failing", "last", "slow"]


async def test_work_that_needs_a_database_that_is_away_is_soon_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.turns.tasks.FAULTY_AGAIN_AFTER", 0.0)
    done: list[str] = []

    async def work(key: str) -> None:
        done.append(key)
        if len(done) < 3:
            raise StoreAway("it is away")

    tasks = KeyedTasks("test", work, 1)
    tasks.wake("a")
    await until(lambda: len(done) >= 3)
    await tasks.close()
    assert done == ["a"] * 3
    assert not caplog.records, "the store has said it, once"
