"""Background tasks: one at a time for each key, and no wake-up is lost; sweeps run in turn."""

import asyncio
import logging

import pytest

from bot.store.errors import StoreAway
from bot.turns.tasks import KeyedTasks, Sweeps
from tests.waiting import PATIENCE, until


class Work:
    """Notes the keys that it is given; the first so many times it fails."""

    def __init__(self, failures: int = 0, error: Exception | None = None) -> None:
        self.runs: list[str] = []
        self.failures = failures
        self.error = error or RuntimeError("first")
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, key: str) -> None:
        self.runs.append(key)
        await self.gate.wait()
        if len(self.runs) <= self.failures:
            raise self.error


async def test_wake_ups_during_the_work_lead_to_one_more_run() -> None:
    work = Work()
    work.gate.clear()
    tasks = KeyedTasks("test", work, most=2)
    tasks.wake("a")
    await asyncio.sleep(0)
    for _ in range(3):
        tasks.wake("a")
    tasks.wake("b")
    work.gate.set()
    await tasks.idle()
    assert sorted(work.runs) == ["a", "a", "b"]


async def test_a_failure_is_logged_and_the_next_wake_up_works(caplog: pytest.LogCaptureFixture) -> None:
    work = Work(failures=1)
    tasks = KeyedTasks("test", work, most=2)
    with caplog.at_level(logging.ERROR):
        tasks.wake("a")
        await tasks.idle()
    assert "test a failed" in caplog.text
    tasks.wake("a")
    await tasks.idle()
    assert work.runs == ["a", "a"]


@pytest.mark.parametrize("has_begun", [False, True])
async def test_close_stops_what_runs_or_waits_and_nothing_starts_later(*, has_begun: bool) -> None:
    work = Work()
    work.gate.clear()
    tasks = KeyedTasks("test", work, most=2)
    tasks.wake("a")
    if has_begun:
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await tasks.close()
        await tasks.idle()
        tasks.wake("b")
        await tasks.idle()
    await asyncio.sleep(0)
    assert work.runs == (["a"] if has_begun else [])


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
    work = Work()
    tasks = KeyedTasks("test", work, most=2)
    with tasks.held_back(0), tasks.held_back(0):
        tasks.wake_later("later")
        tasks.wake("soon")
        await asyncio.sleep(0)
        await tasks.idle()
        assert work.runs == ["soon"]
    await tasks.idle()
    assert work.runs == ["soon", "later"]


@pytest.mark.parametrize(
    ("pause", "error", "is_logged"),
    [
        ("AGAIN_AFTER", RuntimeError("first"), True),
        # The store has said it, once.
        ("FAULTY_AGAIN_AFTER", StoreAway("it is away"), False),
    ],
)
async def test_work_that_failed_is_tried_again_by_itself(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    pause: str,
    error: Exception,
    *,
    is_logged: bool,
) -> None:
    monkeypatch.setattr(f"bot.turns.tasks.{pause}", 0.0)
    work = Work(failures=2, error=error)
    tasks = KeyedTasks("test", work, most=1)
    tasks.wake("a")
    await until(lambda: len(work.runs) >= 3)
    await tasks.close()
    assert work.runs == ["a"] * 3
    assert bool(caplog.records) is is_logged


async def test_sweeps_are_done_in_turn_and_never_twice_at_once(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    gate = asyncio.Event()

    async def slow() -> None:
        done.append("slow")
        await gate.wait()

    async def failing() -> None:
        done.append("failing")
        raise RuntimeError("sweep")

    async def last() -> None:
        done.append("last")

    sweeps = Sweeps(slow, failing, last)
    sweeps.begin()
    await asyncio.sleep(0)
    sweeps.begin()
    gate.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == ["slow", "failing", "last"]
    assert "failing failed" in caplog.text
    gate.clear()
    sweeps.begin()
    await asyncio.sleep(0)
    await sweeps.close()
    gate.set()
    await asyncio.sleep(0)
    assert done == ["slow", "failing", "last", "slow"]
