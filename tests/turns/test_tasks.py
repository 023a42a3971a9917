"""Keyed tasks: one at a time for a key, and no wake-up is lost."""

import asyncio
import logging

import pytest

from bot.turns.tasks import KeyedTasks


async def test_wake_ups_during_the_work_lead_to_one_more_run() -> None:
    runs: list[str] = []
    gate = asyncio.Event()

    async def work(key: str) -> None:
        runs.append(key)
        await gate.wait()

    tasks = KeyedTasks("test", work)
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

    tasks = KeyedTasks("test", work)
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

    tasks = KeyedTasks("test", work)
    tasks.wake("a")
    await started.wait()
    await asyncio.wait_for(tasks.close(), timeout=1)


async def test_a_task_closed_before_it_began_keeps_nobody_waiting() -> None:
    async def work(_: str) -> None:
        await asyncio.sleep(0)

    tasks = KeyedTasks("test", work)
    tasks.wake("a")
    await tasks.close()
    await asyncio.wait_for(tasks.idle(), timeout=1)


async def test_a_wake_up_after_the_end_starts_nothing() -> None:
    runs: list[str] = []

    async def work(key: str) -> None:
        runs.append(key)

    tasks = KeyedTasks("test", work)
    await tasks.close()
    tasks.wake("a")
    await tasks.idle()
    await asyncio.sleep(0)
    assert runs == []
