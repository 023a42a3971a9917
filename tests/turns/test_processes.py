"""Several processes with one database: each sees the changes of the others, and nothing is done twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.store.errors import StoreBusy
from bot.store.messages import Sent
from bot.turns import appearance
from bot.turns.clocks import SECOND, Pressed
from bot.turns.coordinator import HEAD_START, PRESS_TIME
from bot.turns.processes import LEASE
from tests.computers import Threads
from tests.turns.tables import Table, person
from tests.waiting import until


class Counting(Threads):
    """Counts the requests to its computer players."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def think(self, *arguments: Any) -> Any:
        self.asked += 1
        await self.may_answer.wait()
        return await super().think(*arguments)


@pytest.fixture
async def game(one: Table) -> str:
    """A running game of two people, which the first process holds."""
    return await one.started()


async def test_a_game_is_read_again_when_another_process_has_changed_it(
    one: Table, other: Table, game: str
) -> None:
    assert (await other.look(game)).step == 0
    await one.play_round(game, (0, 1))
    step = (await one.look(game)).step
    assert (await other.look(game)).step == 0, "it is not told of it yet"
    await other.coordinator.catch_up()
    assert (await other.look(game)).step == step


async def test_a_press_on_a_later_step_than_is_known_reads_the_game_again(
    one: Table, other: Table, game: str
) -> None:
    await other.look(game)
    await one.play_round(game, (0, 1))
    step = (await one.look(game)).step
    other.coordinator.games.forget_before(game, step)
    assert (await other.look(game)).step == step


async def test_what_one_notes_of_a_message_the_other_learns_without_a_change(
    one: Table, other: Table, game: str
) -> None:
    await one.coordinator.change(
        game, appearance.place_panel, person(0).user_id, "dm", Sent("panel", 5, 6, 0)
    )
    await other.coordinator.catch_up()
    [row] = await other.messages.of(game)
    assert row.shows < row.wants
    [row] = await one.messages.of(game)
    await one.messages.shown(row, row.wants, one.now)
    await one.flush()
    await other.coordinator.catch_up()
    assert await other.messages.of(game) == await one.messages.of(game)
    kept = one.coordinator.games.memory.present(game)
    assert kept is not None
    await one.coordinator.catch_up()
    assert one.coordinator.games.memory.present(game) is kept, "what it wrote itself it knows"


async def test_computer_players_think_in_one_process(one: Table, other: Table) -> None:
    mine, theirs = Counting(), Counting()
    for process, computers in ((one, mine), (other, theirs)):
        process.computers = computers
        await process.restart()
    game = await one.started(1, computers=1)
    asked = mine.asked
    assert asked > 0
    mine.may_answer.clear()
    step = (await one.look(game)).step
    await one.submit(game, 0, step=step)
    await one.ready(game, 0, step)
    await until(lambda: mine.asked > asked)
    other.coordinator.thinking.wake(game)
    await other.coordinator.idle()
    await other.coordinator.catch_up()
    await other.coordinator.idle()
    assert theirs.asked == 0
    # While it thinks, it renews its claim.
    for _ in range(2):
        other.now = one.now = one.now + LEASE * 2 // 3
        for process in (one, other):
            await process.coordinator.catch_up()
        await other.coordinator.idle()
    assert theirs.asked == 0
    # It pauses for longer than its claim: the other one takes over, and its late answer is not needed.
    other.now = one.now = one.now + LEASE + 1
    await other.coordinator.catch_up()
    await other.coordinator.idle()
    assert theirs.asked == 1
    mine.may_answer.set()
    await one.coordinator.idle()
    assert other.rows("select * from thinking") == []


async def test_a_change_by_one_keeps_what_the_other_has_noted(one: Table, other: Table, game: str) -> None:
    row = await one.open_message(game)
    await other.look(game)
    await one.messages.sent(row, 5, 77, row.wants, one.now)
    await one.flush()
    # It changes the game before it learns of this: the message must not count as unsent again.
    await other.submit(game, 1)
    [stored] = one.rows("select message_id, wants from message")
    assert stored["message_id"] == 77
    [known] = await other.messages.of(game)
    assert known.message_id == 77


async def test_of_two_that_open_the_same_message_one_sends_it(one: Table, other: Table, game: str) -> None:
    await other.look(game)
    opened = [
        await process.messages.open(game, "panel", 0, now=one.now, instead_of=None)
        for process in (one, other)
    ]
    assert opened[0] is not None
    assert opened[1] is None
    assert [row.id for row in await other.messages.of(game)] == [opened[0].id]


async def test_a_deadline_is_first_left_to_the_process_that_has_the_game_in_memory(
    one: Table, other: Table, game: str
) -> None:
    look = await one.look(game)
    assert look.times.deadline is not None
    one.now = other.now = look.times.deadline + HEAD_START - 1
    await other.tick()
    await one.coordinator.catch_up()
    assert (await one.look(game)).step == look.step, "that one is not dead yet"
    one.now = other.now = look.times.deadline + HEAD_START
    await other.tick()
    await one.coordinator.catch_up()
    assert (await one.look(game)).step > look.step


async def test_whoever_has_the_game_in_memory_keeps_its_deadline(one: Table, game: str) -> None:
    look = await one.look(game)
    one.now = look.times.deadline
    await one.tick()
    assert (await one.look(game)).step > look.step


async def test_a_press_that_its_process_slept_through_does_not_replace_a_later_move(
    one: Table, other: Table, game: str
) -> None:
    pressed, step = Pressed(one.now, 1), (await one.look(game)).step
    first = await one.legal(game, 0)
    # Its person is told that this failed, and moves again.
    other.now += PRESS_TIME + 1
    second = await other.legal(game, 0)
    await other.submit(game, 0, second)
    one.now = other.now
    user_id = person(0).user_id
    with pytest.raises(StoreBusy):
        await one.coordinator.submit(game, user_id, step, first, pressed=pressed)
    with pytest.raises(StoreBusy):
        await one.coordinator.retract(game, user_id, step, pressed=pressed)
    with pytest.raises(StoreBusy):
        await one.coordinator.ready(game, user_id, step, pressed=pressed)
    [entry] = one.rows("select move, is_ready from entry where seat = 0")
    assert (entry["move"], entry["is_ready"]) == (second, 0)
    await one.coordinator.retract(game, user_id, step, pressed=Pressed(one.now - PRESS_TIME, 2))
    assert not one.rows("select move from entry where seat = 0")


async def test_a_single_process_makes_a_press_that_it_slept_through(table: Table) -> None:
    game = await table.started()
    step, move = (await table.look(game)).step, await table.legal(game, 0)
    pressed = Pressed(table.now, 1)
    table.now += PRESS_TIME + 1
    await table.coordinator.submit(game, person(0).user_id, step, move, pressed=pressed)
    assert table.rows("select move from entry where seat = 0") == [{"move": move}]


async def test_a_press_that_waited_does_not_replace_a_later_one(table: Table) -> None:
    """As while the database is away: the second press may reach the game before the first."""
    game = await table.started()
    step, earlier = (await table.look(game)).step, await table.legal(game, 0)
    while (later := await table.legal(game, 0)) == earlier:
        pass
    user_id, second = person(0).user_id, Pressed(table.now, 2)
    # Whatever the clock says, which may have gone back between the two.
    first = Pressed(table.now + SECOND, 1)
    await table.coordinator.submit(game, user_id, step, later, pressed=second)
    with pytest.raises(StoreBusy):
        await table.coordinator.submit(game, user_id, step, earlier, pressed=first)
    with pytest.raises(StoreBusy):
        await table.coordinator.retract(game, user_id, step, pressed=first)
    assert table.rows("select move from entry where seat = 0") == [{"move": later}]
    await table.coordinator.submit(game, user_id, step, earlier, pressed=Pressed(table.now, 3))
    assert table.rows("select move from entry where seat = 0") == [{"move": earlier}]
