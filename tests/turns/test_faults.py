"""Restarts at every step, a failure at every write, a lost race: no change is ever half done."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest

from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import LostRace
from bot.store.rows import EntryRow
from bot.store.sqlite import Connection
from bot.store.statements import Batch
from bot.turns import lobby
from bot.turns.clocks import CLOCKS
from bot.turns.coordinator import Coordinator
from bot.turns.game import load
from bot.turns.memory import difference
from tests.computers import Threads
from tests.turns.invariants import check
from tests.turns.tables import Table, opened, person, setup, two

A, B = person(0).user_id, person(1).user_id
TURN = CLOCKS["live"].turn or 0


class PowerCut(Exception):
    """The failure that the tests cause."""


async def everybodys_looks(table: Table, game: str) -> list[object]:
    return [await table.look(game, number) for number in (None, 0, 1, 2)]


async def restarted(table: Table, game: str) -> None:
    """Restart; nothing may look different."""
    before, looks = table.dump(), await everybodys_looks(table, game)
    await table.restart()
    assert table.dump() == before
    assert await everybodys_looks(table, game) == looks


@pytest.mark.slow
async def test_a_game_with_a_restart_before_every_step_ends_as_it_should(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=3), person(0))
    await restarted(table, game)
    await table.coordinator.change(game, lobby.join, person(1))
    await restarted(table, game)
    await table.coordinator.add_computer(game, A)
    await table.coordinator.idle()
    while (look := await table.look(game)).status == "running":
        for number in (0, 1):
            await restarted(table, game)
            await table.submit(game, number, step=look.step)
        await restarted(table, game)
        for number in (0, 1):
            await table.ready(game, number, look.step)
        await table.coordinator.idle()
        await check(table, game)
    await restarted(table, game)
    assert (await table.look(game)).status == "finished"


async def test_computer_players_stopped_in_mid_thought_go_on_after_a_restart(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=3), person(0))
    await table.coordinator.add_computer(game, A)
    await table.coordinator.add_computer(game, A)
    await table.restart()
    await table.coordinator.idle()
    assert [player.has_moved for player in (await table.look(game)).players] == [False, True, True]
    await check(table, game)


class Interruption:
    """Fails after the given statement, counted from 1."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.left = 0
        self._plain = Connection._written

        def written(connection: Connection, batch: Batch) -> Exception | None:
            return self._written(connection, batch)

        patch.setattr(Connection, "_written", written)

    def _written(self, connection: Connection, batch: Batch) -> Exception | None:
        begun, self.left = self.left, self.left - len(batch)
        if 0 < begun <= len(batch):
            self._plain(connection, batch[:begun])
            raise PowerCut
        return self._plain(connection, batch)

    async def everywhere(self, table: Table, change: Callable[[], Awaitable[object]]) -> int:
        """Let the change fail after each of its statements in turn, then succeed; returns the number of failures."""
        before = table.dump()
        for write in range(1, 100):
            self.left = write
            table.changes.clear()
            try:
                await change()
            except PowerCut:
                assert table.dump() == before
                assert table.changes == []
            else:
                self.left = 0
                return write - 1
        raise AssertionError("the change never ends")


async def test_a_failure_at_any_write_leaves_the_game_as_it_was(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails, bot = Interruption(monkeypatch), table.coordinator
    game = await bot.open_lobby(setup(seats=3), person(0))
    assert await fails.everywhere(table, lambda: bot.change(game, lobby.join, person(1))) > 1
    assert await fails.everywhere(table, lambda: bot.change(game, lobby.join, person(2))) > 1
    for number in range(3):
        await table.submit(game, number)
    assert await fails.everywhere(table, lambda: bot.change(game, lobby.depart, person(2).user_id)) > 1
    table.now += TURN
    assert await fails.everywhere(table, lambda: bot.expire(game)) > 1
    while (look := await table.look(game)).status == "running":
        step = look.step
        for number in (0, 1):
            await table.submit(game, number, step=step)
        await table.ready(game, 0, step)
        assert await fails.everywhere(table, lambda: table.ready(game, 1, step)) > 1  # noqa: B023 (called at once)
    await check(table, game)
    assert len(table.rows("select * from result")) == 3
    assert await fails.everywhere(table, lambda: bot.rematch(game, person(0))) > 1


async def test_a_cancelled_task_leaves_a_game_before_or_after_its_change(table: Table) -> None:
    outcomes = set()
    for patience in range(0, 120, 4):
        game = await table.started(2)
        for number in (0, 1):
            await table.submit(game, number)
        await table.ready(game, 0)
        task = asyncio.create_task(table.ready(game, 1, 0))
        for _ in range(patience):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await check(table, game)
        outcomes.add((await table.look(game)).step)
    assert 0 in outcomes
    assert outcomes <= {0, 2}


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_a_writer_that_loaded_an_older_step_loses(place: Place) -> None:
    async with opened(place) as table, store_on(place) as other:
        game = await table.started(2)
        async with other.snapshot() as tx:
            seen = await load(tx, game)
        await table.play_round(game, (0, 1))
        before = table.dump()

        draft = seen.draft()
        draft.entries = {0: EntryRow(game, 0, "late", is_ready=True)}
        draft.revise()
        with pytest.raises(LostRace):
            await other.commit(difference(seen, draft, table.now))
        assert table.dump() == before


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_of_two_processes_that_save_one_revision_one_wins_and_the_other_reads_the_game_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, outcomes = asyncio.Barrier(2), list[str]()
    async with two(place) as tables:

        def watch(store: Store) -> None:
            commit, began = store.commit, False

            async def watched(batch: Batch) -> None:
                nonlocal began
                if not began:
                    began = True
                    await both.wait()
                try:
                    await commit(batch)
                except LostRace:
                    outcomes.append("lost")
                    raise
                outcomes.append("saved")

            monkeypatch.setattr(store, "commit", watched)

        game = await tables[0].started(2)
        [before, same] = [(await table.look(game)).revision for table in tables]
        assert before == same
        for table in tables:
            watch(table.store)
        await asyncio.gather(*(table.submit(game, number) for number, table in enumerate(tables)))
        assert sorted(outcomes) == ["lost", "saved", "saved"]
        for table in tables:
            await table.coordinator.catch_up()
            look = await table.look(game)
            assert look.revision == before + 2
            assert [player.has_moved for player in look.players] == [True, True]
            await check(table, game)


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_two_processes_that_press_at_once_close_a_round_once(place: Place) -> None:
    async with opened(place) as table, store_on(place) as store:
        other = Coordinator(store, lambda: table.now, lambda _: None, Threads())
        game = await table.started(2)
        for _ in range(5):
            step = (await table.look(game)).step
            moves = [await table.legal(game, number) for number in (0, 1)]
            await asyncio.gather(
                table.coordinator.submit(game, A, step, moves[0]), other.submit(game, B, step, moves[1])
            )
            await asyncio.gather(table.coordinator.ready(game, A, step), other.ready(game, B, step))
            async with table.coordinator.games.set_aside():
                pass  # Only one of them knows the last change.
            assert (await table.look(game)).step == step + 2
            await check(table, game)
        await other.close()


async def test_whoever_is_told_of_a_change_finds_it_in_the_database(table: Table) -> None:
    told, found = table.coordinator.games._told, defaultdict[str, list[int]](list)

    def look_up(game: str) -> None:
        [row] = table.rows("select revision from game where id = ?", game)
        found[game].append(row["revision"])
        told(game)

    table.coordinator.games._told = look_up
    game = await table.started(2, computers=1)
    await table.play_out(game, (0, 1))
    await table.coordinator.rematch(game, person(0))
    assert len(found) == 2
    for revisions in found.values():
        # Each is told once, and is new.
        assert all(one < other for one, other in pairwise(revisions))
    assert len(found[game]) > 50
