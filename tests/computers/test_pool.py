"""The process in which slow players think."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from threading import enumerate as enumerate_threads
from time import sleep
from typing import Any

import pytest

from bot.bootstrap import ROOT
from bot.computers.pool import Pool
from bot.games.registry import players, strengths
from engine import brikks
from engine.game import Seat
from tests.computers import Threads
from tests.waiting import PATIENCE

STRENGTHS = strengths("brikks")
MASTER = STRENGTHS.strongest
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")

pytestmark = pytest.mark.slow


@pytest.fixture
def view() -> Any:
    return brikks.view(brikks.start(brikks.new_header(1, {})), Seat(0))


@pytest.fixture
def pool() -> Iterator[Pool]:
    """A pool that compiles nothing first."""
    pool = Pool(strengths, prepare=int)
    yield pool
    pool.close()


def kill(pool: Pool) -> None:
    for process in pool._processes:
        os.kill(process.pid or 0, signal.SIGKILL)


async def test_the_process_finds_the_same_move_as_a_thread(pool: Pool, view: Any) -> None:
    moves = [await think("brikks", MASTER, view, Random(7)) for think in (pool.think, Threads().think)]
    assert moves[0] == moves[1] == players("brikks")[MASTER](view, Random(7))


async def test_only_master_needs_the_process(pool: Pool, view: Any) -> None:
    for name in ("relaxed", "steady", "strong"):
        await pool.think("brikks", name, view, Random(7))
    assert pool._executor is None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_a_process_that_was_killed_is_replaced_for_all_who_wait(pool: Pool, view: Any) -> None:
    first = await pool.think("brikks", MASTER, view, Random(7))
    kill(pool)
    waiting = [pool.think("brikks", MASTER, view, Random(7)) for _ in range(3)]
    assert await asyncio.gather(*waiting) == [first] * 3


async def test_the_stand_in_moves_where_no_process_lives(view: Any) -> None:
    pool = Pool(strengths, prepare=os.abort)
    try:
        move = await pool.think("brikks", MASTER, view, Random(7))
        assert move == players("brikks")[STRENGTHS.stand_in](view, Random(7))
    finally:
        pool.close()


async def test_closing_ends_the_process_and_whoever_waits(pool: Pool, view: Any) -> None:
    waiting = [asyncio.create_task(pool.think("brikks", MASTER, view, Random(7))) for _ in range(2)]
    await asyncio.sleep(0)
    [process] = pool._processes
    pool.close()
    assert all(isinstance(r, BaseException) for r in await asyncio.gather(*waiting, return_exceptions=True))
    # A pool thread also waits for the process: until it has reaped it, `is_alive` may be wrong.
    assert await asyncio.to_thread(wait, [process.sentinel], PATIENCE)
    with pytest.raises(RuntimeError, match="closed"):
        await pool.think("brikks", MASTER, view, Random(7))


async def test_nothing_of_a_closed_pool_is_left_to_the_end_of_python() -> None:
    """At exit Python wakes every thread that feeds a process, and fails where one is just ending."""
    before = set(enumerate_threads())
    for _ in range(3):
        pool = Pool(strengths, prepare=int)
        pool.start()
        pool.close()
    assert not set(enumerate_threads()) - before


async def test_who_waits_behind_a_cancelled_move_hears_of_a_death(pool: Pool, view: Any) -> None:
    waiting = [asyncio.create_task(pool.think("brikks", MASTER, view, Random(7))) for _ in range(8)]
    # Until the first moves are on their way to the starting process.
    await asyncio.sleep(0.1)
    for task in waiting[:-1]:
        task.cancel()
    await asyncio.wait(waiting[:-1])
    kill(pool)
    assert await waiting[-1] == players("brikks")[MASTER](view, Random(7))


async def test_a_move_does_not_wait_for_what_the_process_prepares(view: Any) -> None:
    pool = Pool(strengths, prepare=partial(sleep, 10 * PATIENCE))
    try:
        async with asyncio.timeout(PATIENCE):
            assert await pool.think("brikks", MASTER, view, Random(7))
    finally:
        pool.close()


async def test_nobody_hears_of_a_death_over_cancelled_moves(pool: Pool, view: Any) -> None:
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what))
    waiting = [asyncio.create_task(pool.think("brikks", MASTER, view, Random(7))) for _ in range(8)]
    # Until the first moves are on their way to the starting process.
    await asyncio.sleep(0.1)
    while waiting:
        waiting[-1].cancel()
        await asyncio.wait([waiting.pop()])
    executor: Any = pool._executor
    hearing = executor._executor_manager_thread
    kill(pool)
    await asyncio.to_thread(hearing.join, PATIENCE)
    # asyncio reports an error that is dropped without having been retrieved.
    gc.collect()
    assert told == []


OWNER = """
import asyncio
from random import Random
from time import sleep
from bot.computers.pool import Pool
from bot.games.registry import strengths
from engine import brikks
from engine.game import Seat
from tests.computers import Threads

async def main():
    pool = Pool(strengths, prepare=int)
    if {is_ready}:
        view = brikks.view(brikks.start(brikks.new_header(1, {{}})), Seat(0))
        await pool.think("brikks", "master", view, Random(7))
    pool.start()
    print(*(process.pid for process in pool._processes), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@on_linux
@pytest.mark.parametrize("is_ready", [False, True])
async def test_the_process_ends_with_an_owner_that_is_killed(*, is_ready: bool) -> None:
    owner = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", OWNER.format(is_ready=is_ready)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert owner.stdout is not None
    async with asyncio.timeout(PATIENCE):
        [process] = map(int, (await owner.stdout.readline()).split())
        assert is_alive(process)
        owner.kill()
        await owner.wait()
        while is_alive(process):  # noqa: ASYNC110 (the system tells no event)
            await asyncio.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether it is running; an ended process may still wait to be reaped by a new parent."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
