"""All processes have the same game clock, whatever their own clocks say; it stops while none of them
serves."""

from __future__ import annotations

import asyncio

from bot.store.database import Store
from bot.store.memos import SET_MEMO
from bot.store.messages import Bookkeeping
from bot.store.statements import Batch, statement
from bot.turns.clocks import ALIVE, HOUR, LONGEST_GAP, SECOND, SILENCE, SharedClock, Timekeeper
from tests.times import Time


class Process:
    """A process. Its monotonic clock began some time ago; the time of day comes from the database, here from
    the test."""

    def __init__(self, store: Store, time: Time, begun: int) -> None:
        self._store = store
        self.clock = SharedClock(lambda: time.now - begun, time.wall)

    async def look(self, *, is_heard: bool = True) -> int:
        if is_heard:
            self.clock.heard()
        await self.clock.catch_up(self._store)
        return self.clock.now()

    async def serve(self) -> None:
        """Record that a process serves."""
        now = await self.look()
        await self._store.commit((statement(SET_MEMO, name=ALIVE, value=str(now)),))


async def test_processes_have_the_same_time_and_an_outage_is_given_back_once(
    store: Store, time: Time
) -> None:
    one, other = Process(store, time, 17), Process(store, time, 999_000)
    await one.serve()
    begun = one.clock.now()
    time.now += 10 * SECOND
    assert await one.look() == await other.look() == begun + 10 * SECOND
    await one.serve()
    time.now += HOUR
    assert await one.look() == begun + 10 * SECOND
    await one.serve()
    assert await other.look() == begun + 10 * SECOND
    time.now += SECOND
    assert one.clock.now() == other.clock.now() == begun + 11 * SECOND
    assert one.clock.wall() == time.now


async def test_a_short_gap_is_not_given_back(store: Store, time: Time) -> None:
    process = Process(store, time, 0)
    await process.serve()
    begun = process.clock.now()
    time.now += LONGEST_GAP
    assert await process.look() == begun + LONGEST_GAP


async def test_a_process_that_hears_nothing_of_discord_leaves_deadlines_to_others(
    store: Store, time: Time
) -> None:
    deaf, other = Process(store, time, 0), Process(store, time, 5)
    assert deaf.clock.is_away, "until it is connected"
    await deaf.serve()
    assert not deaf.clock.is_away
    begun = deaf.clock.now()
    for _ in range(SILENCE // (10 * SECOND) + 1):
        time.now += 10 * SECOND
        await other.serve()
        await deaf.look(is_heard=False)
    assert deaf.clock.is_away
    assert not other.clock.is_away
    # The others have gone on.
    assert await deaf.look() == other.clock.now() == begun + time.now - Time().now
    assert not deaf.clock.is_away


async def test_deadlines_go_on_only_once_an_outage_is_given_back(store: Store, time: Time) -> None:
    process = Process(store, time, 0)
    await process.serve()
    process.clock.lost()
    time.now += HOUR
    process.clock.heard()
    assert process.clock.is_away
    await process.look()
    assert not process.clock.is_away


async def test_what_all_have_stood_still_for_does_not_pass_before_it_is_given_back(
    store: Store, time: Time
) -> None:
    process = Process(store, time, 0)
    await process.serve()
    begun = process.clock.now()
    time.now += HOUR
    assert process.clock.now() == begun + LONGEST_GAP, "a press may come before the next look"
    assert await process.look() == begun


class Slow(SharedClock):
    """A clock of a process before which another one gives time back."""

    faster: SharedClock | None = None

    async def _give_back(self, store: Store, given: str | None, gap: int) -> bool:
        if self.faster is not None:
            await self.faster.catch_up(store)
        return await super()._give_back(store, given, gap)


async def test_whoever_is_slower_to_give_time_back_knows_at_once_what_was_given(
    store: Store, time: Time
) -> None:
    fast, slow = Process(store, time, 17), Process(store, time, 5)
    for _ in range(2):
        # What was never given back before is not compared.
        await fast.serve()
        begun = await slow.look()
        time.now += HOUR
        assert await fast.look() == begun
    await fast.serve()
    slow.clock = Slow(lambda: time.now, time.wall)
    await slow.look()
    time.now += HOUR
    fast.clock.heard()
    slow.clock.faster = fast.clock
    assert await slow.look() == fast.clock.now() == begun


async def test_a_process_that_stood_still_sets_no_time_back(store: Store, time: Time) -> None:
    paused, other = Process(store, time, 17), Process(store, time, 5)
    await other.serve()
    begun = await paused.look()
    written = asyncio.Event()
    keeper = Timekeeper(store, paused.clock.wall, paused.clock, 0)

    async def note(batch: Batch, _: Bookkeeping) -> None:
        del batch
        written.set()

    commit = store.commit

    async def later(batch: Batch) -> None:
        # It stops just before it writes its sign of life, and the other one goes on.
        store.commit = commit  # type: ignore[method-assign]  # as it was
        for _ in range(4):
            time.now += 10 * SECOND
            await other.serve()
        await commit(batch)

    store.commit = later  # type: ignore[method-assign]  # the process stops in it
    await keeper.keep(note)
    assert await other.look() == begun + 40 * SECOND
    assert not written.is_set(), "no message shows another time"
