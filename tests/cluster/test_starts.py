"""Sessions with Discord begin one at a time for each bucket, and a tenth of a day's is never used."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cluster.starts import SLOT, Starts
from bot.store.database import Store
from tests.cluster.members import Time

DAY = 24 * 60 * 60 * 1000


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store(tmp_path / "db") as opened:
        yield opened


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that anyone waits, which pass at once."""
    found: list[float] = []
    own = asyncio.sleep

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        await own(0)

    monkeypatch.setattr("bot.cluster.starts.asyncio.sleep", sleep)
    return found


def starts(store: Store | None, time: Time, *left: int, buckets: int = 2) -> Starts:
    """One process; Discord says in turn that so many of 1,000 sessions are left, and goes on with the last."""
    told = list(left)

    async def limits() -> tuple[int, int, int, int]:
        return 1000, told.pop(0) if len(told) > 1 else told[0], DAY, buckets

    return Starts(limits, store, time.wall)


async def test_processes_take_turns_in_each_bucket(store: Store, slept: list[float]) -> None:
    time = Time()
    one, other = starts(store, time, 900), starts(store, time, 900)
    for process, shard in ((one, 0), (other, 2), (one, 1), (other, 4)):
        await process.turn(shard)
    assert slept == [0, SLOT / 1000, 0, 2 * SLOT / 1000]
    time.now += 4 * SLOT
    await one.turn(0)
    assert slept[-1] == 0


async def test_what_is_scarce_is_spread_over_the_day(slept: list[float]) -> None:
    process = starts(None, Time(), 500, 499)
    await process.turn(0)
    assert slept == [0]
    await process.turn(0)
    assert slept[-1] == DAY // 399 / 1000


async def test_the_last_tenth_is_kept(slept: list[float], caplog: pytest.LogCaptureFixture) -> None:
    await starts(None, Time(), 100, 100, 1000).turn(0)
    assert len([record for record in caplog.records if "kept in reserve" in record.getMessage()]) == 2
    assert slept == [600, 600, 0]
