"""Games in memory: read once, bounded, and never ahead of or behind what is stored."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store.address import Place
from bot.store.database import Transaction
from bot.store.engines import store_on
from bot.store.errors import LostRace
from bot.store.messages import Token
from bot.store.records import REVISE_GAMES_OF
from bot.store.rows import MessageRow
from bot.store.sqlite import Connection
from bot.turns import games, lobby, memory
from bot.turns.coordinator import Coordinator
from bot.turns.game import MISSED_TURNS, CommittedGame, load
from bot.turns.look import Refused
from bot.turns.memory import TOGETHER, Memory
from tests.computers import Threads
from tests.turns.invariants import check
from tests.turns.tables import CHANNEL, Table, opened, person


async def stored_panel(table: Table, game: str) -> MessageRow:
    """The only message of a game, as the database has it."""
    async with table.store.snapshot() as tx:
        [row] = (await load(tx, game)).messages
    return row


async def panel(table: Table, game: str) -> MessageRow:
    """A panel that shows nothing yet, as it is written."""
    row = await table.open_message(game)
    await table.messages.sent(row, CHANNEL, 5, 0, table.now)
    await table.flush()
    return await stored_panel(table, game)


async def test_what_a_message_shows_is_written_with_the_next_change(table: Table, game: str) -> None:
    row = await panel(table, game)
    await table.messages.answered(row, 7, Token("token", table.now), table.now)
    [known] = await table.messages.of(game)
    assert (known.shows, known.token) == (7, "token")
    assert (await stored_panel(table, game)).shows == 0
    await table.submit(game, 0)
    assert (await stored_panel(table, game)).token == "token"  # noqa: S105 (nobody's)
    await check(table, game)


async def test_what_was_not_written_before_a_crash_is_drawn_again(table: Table, game: str) -> None:
    row = await panel(table, game)
    await table.submit(game, 0)
    revision = (await table.look(game)).revision
    await table.messages.shown(row, revision, table.now)
    cached = table.coordinator.games.memory.at(game)
    assert cached is not None
    cached.keep(cached.stored)
    await table.restart()
    assert await table.messages.behind(table.now, table.now, share=5, limit=5) == [game]
    assert (await table.look(game)).revision == revision


async def test_memory_is_bounded_and_forgets_nothing_unwritten(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "KEPT", 3)
    first = await table.started()
    row = await panel(table, first)
    await table.messages.shown(row, 9, table.now)
    known = [await table.started() for _ in range(10)]
    kept = table.coordinator.games.memory
    assert len([*kept]) <= 3
    assert first in kept
    assert [one.shows for one in await table.messages.of(first)] == [9]
    for game in known:
        await table.submit(game, 0)
        await check(table, game)
    assert len([*kept]) <= 3


async def test_a_game_in_use_makes_no_way_for_others(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Notes in a dropped game would never be written."""
    monkeypatch.setattr(memory, "KEPT", 1)
    row = await table.open_message(game)
    async with table.coordinator.games._held(game):
        noting = asyncio.create_task(table.messages.sent(row, CHANNEL, 5, 0, table.now))
        for _ in range(2):
            await table.started()
    await noting
    await table.flush()
    assert (await stored_panel(table, game)).message_id == 5
    await check(table, game)


async def test_a_press_finds_its_game_while_all_in_memory_are_in_use(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "KEPT", 1)
    game, used = [await table.started() for _ in range(2)]
    assert game not in table.coordinator.games.memory
    async with table.coordinator.games._held(used):
        await table.submit(game, 0)
    await check(table, game)


async def test_a_game_that_is_over_leaves_when_all_is_drawn(table: Table, game: str) -> None:
    row = await panel(table, game)
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    await table.messages.shown(row, 99, table.now)
    await table.flush()
    assert game not in table.coordinator.games.memory
    assert (await table.look(game)).is_over


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_a_change_of_another_process_is_read_before_a_press_is_refused_or_saved(place: Place) -> None:
    async with opened(place) as table, store_on(place) as store:
        other = Coordinator(store, lambda: table.now, lambda _: None, Threads())
        game = await table.started()
        assert (await other.look(game)).step == 0
        await table.play_round(game, (0, 1))
        step = (await table.look(game)).step
        await other.submit(game, person(0).user_id, step, await table.legal(game, 0))
        # Now this process has old data; it loses the race, reloads and tries again.
        await table.submit(game, 1, step=step)
        assert [player.has_moved for player in (await table.look(game)).players] == [True, True]
        await check(table, game)
        await other.close()


async def test_a_change_that_is_crossed_each_time_fails_and_leaves_the_game_as_it_was(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = table.dump()
    with monkeypatch.context() as patch:
        patch.setattr(Connection, "_written", lambda *_: LostRace("always"))
        with pytest.raises(LostRace, match=game):
            await table.submit(game, 0)
    assert table.dump() == before
    await table.submit(game, 0)
    await check(table, game)


async def test_after_a_failure_nobody_knows_the_extent_of_the_game_is_read_again(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Connection._commit_each

    def committed_but_lost(connection: Connection, batches: Any) -> Any:
        plain(connection, batches)
        raise OSError("no answer")

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "_commit_each", committed_but_lost)
        with pytest.raises(OSError, match="no answer"):
            await table.submit(game, 0)
    assert (await table.look(game)).players[0].has_moved
    await check(table, game)


async def test_what_becomes_known_while_games_are_set_aside_is_noted_in_what_is_read_then(
    table: Table, game: str
) -> None:
    """A message whose id was lost would be sent twice."""
    row = await table.open_message(game)
    async with table.coordinator.games.set_aside():
        noting = asyncio.create_task(table.messages.sent(row, CHANNEL, 5, 0, table.now))
        await asyncio.sleep(0)
        async with table.store.transaction() as tx:
            await tx.run(REVISE_GAMES_OF, user_id=person(1).user_id)
    await noting
    await table.flush()
    assert (await stored_panel(table, game)).message_id == 5
    await check(table, game)


async def test_after_a_start_only_games_where_a_computer_player_may_owe_something_are_read(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    async def loaded(tx: Transaction, game: str) -> CommittedGame:
        read.append(game)
        return await load(tx, game)

    await table.started(2)
    computer = await table.started(1, computers=1)
    absent = await table.started(2)
    solo = await table.started(1, mode="solo")
    await table.down()
    with closing(sqlite3.connect(table.path)) as connection, connection:
        connection.execute("delete from entry")
        connection.execute("update player set missed = ? where game = ? and seat = 1", (MISSED_TURNS, absent))
    monkeypatch.setattr(games, "load", loaded)
    await table.up()
    assert sorted(read) == sorted([computer, absent, solo])
    moved = table.rows("select game, seat from entry")
    assert sorted(row["game"] for row in moved) == sorted([computer, absent])
    assert {row["seat"] for row in moved} == {1}


async def test_changes_that_wait_for_each_other_are_told_once_and_none_goes_untold(table: Table) -> None:
    game = await table.started(3)
    moves = [await table.legal(game, seat) for seat in range(3)]
    table.changes.clear()
    await asyncio.gather(*(table.submit(game, seat, move) for seat, move in enumerate(moves)))
    assert table.changes == [game]
    assert [player.has_moved for player in (await table.look(game)).players] == [True] * 3
    table.changes.clear()
    # The last waiting caller changes nothing.
    seat = person(0).user_id
    last = table.coordinator.change(game, lobby.start, seat)
    outcomes = await asyncio.gather(table.submit(game, 0, moves[0]), last, return_exceptions=True)
    assert isinstance(outcomes[1], Refused)
    assert table.changes == [game]
    table.changes.clear()
    kept, presses = table.coordinator.games.memory.at(game), []
    assert kept is not None
    for _ in range(2 * TOGETHER):
        presses.append(asyncio.create_task(table.submit(game, 0, moves[0])))
        await asyncio.sleep(0)
        while kept.waiting:  # noqa: ASYNC110 (nothing tells when they are taken)
            await asyncio.sleep(0)
    await asyncio.gather(*presses)
    assert table.changes == [game, game], "a game that is never at rest is told of as well"


async def test_what_is_written_each_second_waits_for_no_change(table: Table) -> None:
    busy, calm = [await table.started() for _ in range(2)]
    rows = [await panel(table, game) for game in (busy, calm)]
    for row in rows:
        await table.messages.answered(row, 7, Token("token", table.now), table.now)
    async with table.coordinator.games._held(busy):
        await table.messages.behind(table.now, table.now, share=5, limit=0)
        assert [(await stored_panel(table, game)).shows for game in (busy, calm)] == [0, 7]
    await table.messages.behind(table.now, table.now, share=5, limit=0)
    assert (await stored_panel(table, busy)).shows == 7


async def test_of_games_that_are_over_only_some_stay(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "KEPT_OVER", 1)
    loaded = []
    for _ in range(3):
        over = await table.started()
        await table.coordinator.change(over, lobby.cancel, 0, is_moderator=True)
        loaded.append(await table.coordinator.games.game(over))
    goes_on = await table.coordinator.games.game(await table.started())
    kept = Memory()
    for game in (loaded[0], goes_on, *loaded[1:]):
        kept.keep(game)
    assert [*kept] == [goes_on.row.id, loaded[2].row.id]


async def test_a_copy_from_before_shows_what_was_then(table: Table, game: str, tmp_path: Path) -> None:
    """A state is replayed from the log alone, whatever was read before."""
    before = await table.look(game)
    await table.down()
    shutil.copy(table.path, tmp_path / "copy")
    await table.up()
    await table.play_round(game, (0, 1))
    after = await table.look(game)
    assert after.step > before.step
    async with store_on(tmp_path / "copy") as copy, copy.snapshot() as tx:
        old = await load(tx, game)
        assert (old.step, old.rules.view(old.state, None)) == (before.step, before.view)
    assert (await table.look(game)).view == after.view
