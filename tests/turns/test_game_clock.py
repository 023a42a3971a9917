"""Time in which people could not press is given back, and setting the wall clock changes nothing."""

from __future__ import annotations

import pytest

from bot.store.database import Store
from bot.turns import lobby
from bot.turns.clocks import ALIVE_EVERY, CLOCKS, HOUR, LATE, SECOND, SHORT_STOP, SILENCE, GameClock
from bot.turns.rounds import GRACE
from tests.turns.invariants import check
from tests.turns.tables import Table, tick
from tests.turns.test_messages import behind

TURN = CLOCKS["live"].turn or 0
SPENT = 20 * SECOND
"""The time of a turn that has passed before something happens to the clock."""


class Passing:
    """A fake monotonic clock."""

    def __init__(self) -> None:
        self.told = 77

    def __call__(self) -> int:
        return self.told

    def ticks(self, clock: GameClock, seconds: int) -> int:
        """The time after this many seconds, with a reading each second."""
        for _ in range(seconds):
            self.told += SECOND
            clock.now()
        return clock.now()


@pytest.fixture
def passing() -> Passing:
    return Passing()


def test_time_passes_from_where_it_is_told_to_start(passing: Passing) -> None:
    clock = GameClock(passing, at=5_000, late=LATE, silence=SILENCE)
    assert clock.now() == 5_000
    assert passing.ticks(clock, 30) == 35_000
    clock.start(1_000)
    assert passing.ticks(clock, 30) == 31_000


def test_a_pause_is_no_time(passing: Passing) -> None:
    clock = GameClock(passing, at=0, late=LATE)
    passing.told += LATE
    assert clock.now() == LATE
    passing.told += LATE + 1
    assert clock.now() == LATE
    assert passing.ticks(clock, 2) == LATE + 2 * SECOND


def test_time_stands_from_a_lost_connection_to_the_first_word_of_the_next(passing: Passing) -> None:
    clock = GameClock(passing, at=0, late=LATE)
    passing.told += SECOND
    clock.lost()
    assert passing.ticks(clock, 100) == SECOND
    clock.lost()
    clock.heard()
    assert passing.ticks(clock, 3) == 4 * SECOND


def test_a_silence_takes_the_time_back_to_when_something_was_heard(passing: Passing) -> None:
    clock = GameClock(passing, at=0, late=LATE, silence=SILENCE)
    passing.ticks(clock, 40)
    clock.heard()
    assert passing.ticks(clock, SILENCE // SECOND) == 40 * SECOND + SILENCE
    assert passing.ticks(clock, 60) == 40 * SECOND
    clock.heard()
    assert passing.ticks(clock, SILENCE // SECOND) == 40 * SECOND + SILENCE


@pytest.fixture
async def game(table: Table) -> str:
    """A game of two, some time into its first turn, with a panel that shows the end of it."""
    game = await table.started(2)
    await table.tick(ALIVE_EVERY)
    await table.send_panel(game)
    table.now += SPENT - ALIVE_EVERY
    await tick(table.coordinator)
    assert await left(table, game) == TURN - SPENT
    return game


async def left(table: Table, game: str) -> int:
    """Return how much of the turn its messages show as left."""
    return ((await table.look(game)).times.deadline or 0) - table.now


async def goes_on(table: Table, game: str, *, shown_late: list[int]) -> None:
    """Check that the turn lasts as long as it would have, and then ends; these panels show another end."""
    assert (await left(table, game), await behind(table)) == (TURN - SPENT, shown_late)
    for seconds, step in ((TURN - SPENT - SECOND, 0), (SECOND, 2)):
        for _ in range(seconds // SECOND):
            await table.tick(SECOND)
        assert (await table.look(game)).step == step
    await check(table, game)


@pytest.mark.parametrize("late", [LATE])
async def test_a_process_that_was_paused_forces_nobody(table: Table) -> None:
    game = await table.started(2)
    await table.send_panel(game)
    for _ in range(SPENT // SECOND):
        await table.tick(SECOND)
    await table.tick(100 * SECOND)
    assert (await table.look(game)).step == 0
    await goes_on(table, game, shown_late=[0])


@pytest.mark.parametrize("late", [LATE])
async def test_a_press_right_after_a_pause_closes_no_round_whose_grace_it_outlasted(table: Table) -> None:
    game = await table.started(2)
    for number in (0, 1):
        await table.submit(game, number)
    table.now += 100 * SECOND
    await table.submit(game, 0)
    assert (await table.look(game)).step == 0
    for _ in range(GRACE // LATE + 1):
        await table.tick(LATE)
    assert (await table.look(game)).step == 2


async def test_while_discord_is_away_no_deadline_expires(table: Table, game: str) -> None:
    table.clock.lost()
    for _ in range(100):
        await table.tick(SECOND)
    assert (await table.look(game)).step == 0
    assert await behind(table) == [], "nobody could be told yet"
    table.clock.heard()
    await table.tick()
    await goes_on(table, game, shown_late=[0])


async def test_a_deadline_right_before_the_connection_was_lost_waits_for_the_next_one(
    table: Table, game: str
) -> None:
    """People could neither be told nor come back."""
    table.now += await left(table, game)
    table.clock.lost()
    await table.tick(SECOND)
    assert (await table.look(game)).step == 0
    table.clock.heard()
    await table.tick()
    assert (await table.look(game)).step > 0


@pytest.mark.parametrize("by", [HOUR, -HOUR, 3 * SECOND])
async def test_a_wall_clock_set_anew_gives_and_takes_no_time(table: Table, game: str, by: int) -> None:
    table.set_wall_clock(by)
    await table.tick()
    await goes_on(table, game, shown_late=[0] if abs(by) > SHORT_STOP else [])


@pytest.mark.parametrize("by", [HOUR, -HOUR])
@pytest.mark.parametrize("stop", [0, 30 * SECOND])
async def test_a_wall_clock_set_while_the_bot_was_down_gives_and_takes_no_time(
    table: Table, game: str, by: int, stop: int
) -> None:
    await table.down()
    table.now += stop + by
    await table.up()
    await goes_on(table, game, shown_late=[0])


async def test_messages_show_the_same_time_until_it_is_wrong(table: Table, game: str) -> None:
    """Reading two clocks one after the other must not make each drawing differ from the last."""
    shown = (await table.look(game)).times.deadline
    for jitter in (1, -2, SECOND - 1, -SECOND + 1):
        table.set_wall_clock(jitter)
        await table.tick()
        assert (await table.look(game)).times.deadline == shown


async def test_small_steps_of_the_wall_clock_add_up(table: Table, game: str) -> None:
    for expected in ([], [0]):
        table.set_wall_clock(6 * SECOND)
        await table.tick()
        assert await behind(table) == expected
        assert await left(table, game) == TURN - SPENT


async def test_a_wall_clock_set_back_puts_no_edit_off(table: Table, game: str) -> None:
    table.set_wall_clock(-HOUR)
    await table.tick()
    [row] = await table.messages.of(game)
    assert row.edited_at == table.now
    assert row.shows < row.wants, "it tells another time"


async def test_facts_are_noted_by_the_calendar(table: Table) -> None:
    table.set_wall_clock(HOUR)
    table.clock.lost()
    table.now += HOUR
    table.clock.heard()
    game = await table.started(2)
    await table.play_round(game, (0, 1))
    at = {event["at"] for event in table.rows("select at from event where game = ?", game)}
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    (row,) = table.rows("select created_at, ended_at from game where id = ?", game)
    assert {row["created_at"], row["ended_at"], *at} == {table.now}


@pytest.mark.parametrize("silence", [SILENCE])
async def test_a_silence_before_a_stop_is_given_back_as_well(table: Table, game: str) -> None:
    table.clock.heard()
    for _ in range(SILENCE // SECOND + 1):
        await table.tick(SECOND)
    assert (await table.look(game)).step == 0
    await table.restart()
    table.clock.heard()
    assert await left(table, game) == TURN - SPENT


async def test_what_a_failed_note_left_out_is_noted_the_next_time(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.set_wall_clock(HOUR)
    with monkeypatch.context() as patch:
        patch.setattr(Store, "commit_each", fail)
        with pytest.raises(OSError, match="disk"):
            await table.tick()
    assert await behind(table) == []
    await table.tick()
    assert await behind(table) == [0]


async def fail(*_: object, **__: object) -> int:
    raise OSError("the disk is full")
