"""The process in which the patient players think."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random
from typing import Any

import pytest

from bot.levels import level_text
from bot.players.pool import Pool, think_in_thread
from bot.players.registry import players
from engine import brilliant
from engine.game import Header, Seat


@pytest.fixture
def view() -> Any:
    header = Header("brilliant", 1, {"level": level_text("1")})
    return brilliant.view(brilliant.start(header), Seat(0))


async def test_the_process_finds_the_same_move_as_a_thread(view: Any) -> None:
    pool = Pool()
    try:
        moves = [
            await think("brilliant", "master", view, Random(7)) for think in (pool.think, think_in_thread)
        ]
        assert moves[0] == moves[1] == players("brilliant")["master"](view, Random(7))
    finally:
        pool.close()


async def test_a_process_that_was_killed_is_replaced(view: Any) -> None:
    pool = Pool()
    try:
        first = await pool.think("brilliant", "master", view, Random(7))
        for process in pool._process:
            os.kill(process.pid or 0, signal.SIGKILL)
        assert await pool.think("brilliant", "master", view, Random(7)) == first
    finally:
        pool.close()


async def test_closing_ends_the_process_and_whoever_waits(view: Any) -> None:
    pool = Pool()
    thinking = asyncio.create_task(pool.think("brilliant", "master", view, Random(7)))
    await asyncio.sleep(0)
    process = list(pool._process)
    pool.close()
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    for ended in process:
        await asyncio.to_thread(ended.join, 10)
        assert not ended.is_alive()
