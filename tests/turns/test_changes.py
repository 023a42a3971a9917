"""Changes of a game that wait for each other: one commit for all, and a separate outcome for each."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.backend import Guarded
from bot.store.batch import Batch, IntegrityError, LostRace
from bot.store.connections import Connection
from bot.store.database import Store
from bot.turns import lobby
from bot.turns.game import GameDraft
from bot.turns.look import Refused
from bot.turns.rounds import Timing
from tests.turns.invariants import check
from tests.turns.tables import CHANNEL, Table, opened, person


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[Batch]:
    """The changes of games that are committed."""
    found, commit = list[Batch](), Store.commit

    async def counted(store: Store, batch: Batch) -> None:
        found.append(batch)
        await commit(store, batch)

    monkeypatch.setattr(Store, "commit", counted)
    return found


async def moved(table: Table, game: str) -> list[bool]:
    return [player.has_moved for player in (await table.look(game)).players]


async def test_what_waits_is_committed_together_and_who_is_refused_sees_all_of_it(
    tmp_path: Path, commits: list[Batch]
) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started(4)
        moves = [await table.legal(game, seat) for seat in range(4)]
        before = (await table.look(game)).revision
        commits.clear()
        first = asyncio.create_task(table.submit(game, 0, moves[0]))
        while not commits:  # noqa: ASYNC110 (nothing tells when it is being written)
            await asyncio.sleep(0)
        more = [table.submit(game, seat, moves[seat]) for seat in (1, 2, 3)]
        start = table.coordinator.change(game, lobby.start, person(0).user_id)
        late = asyncio.gather(*more, start, return_exceptions=True)
        await asyncio.sleep(0)
        assert len(commits) == 1, "they wait for the first"
        *_, refused = await late
        await first
        assert len(commits) == 2
        assert isinstance(refused, Refused)
        assert refused.looks is not None
        assert refused.looks(None).revision == before + 4
        await check(table, game)
        await table.restart()
        assert await moved(table, game) == [True] * 4


async def test_a_failed_change_leaves_no_trace_and_the_others_are_committed(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started(2)

        def failing(draft: GameDraft, _: Timing) -> None:
            draft.row = replace(draft.row, host_id=0)
            draft.entries = {}
            draft.players = ()
            raise ZeroDivisionError

        outcomes = await asyncio.gather(
            table.submit(game, 0),
            table.coordinator.games.change(game, failing),
            table.submit(game, 1),
            return_exceptions=True,
        )
        assert [type(one) for one in outcomes] == [type(outcomes[0]), ZeroDivisionError, type(outcomes[2])]
        assert not isinstance(outcomes[0], BaseException)
        assert await moved(table, game) == [True, True]
        await check(table, game)


async def test_a_change_that_the_schema_does_not_take_spoils_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started(3)
        moves = [await table.legal(game, seat) for seat in range(3)]
        plain = Connection._written

        def written(connection: Connection, batch: Guarded) -> Exception | None:
            if any("into entry" in sql and values["seat"] == 1 for sql, values, _ in batch):
                return IntegrityError("seat 1")
            return plain(connection, batch)

        monkeypatch.setattr(Connection, "_written", written)
        presses = (table.submit(game, seat, move) for seat, move in enumerate(moves))
        outcomes = await asyncio.gather(*presses, return_exceptions=True)
        assert [isinstance(one, LostRace) for one in outcomes] == [False, True, False]
        assert await moved(table, game) == [True, False, True]
        await check(table, game)


async def test_whoever_is_cancelled_while_it_waits_makes_no_change(
    tmp_path: Path, commits: list[Batch]
) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started(3)
        moves = [await table.legal(game, seat) for seat in range(3)]
        commits.clear()
        first = asyncio.create_task(table.submit(game, 0, moves[0]))
        while not commits:  # noqa: ASYNC110 (nothing tells when it is being written)
            await asyncio.sleep(0)
        late = [asyncio.create_task(table.submit(game, seat, moves[seat])) for seat in (1, 2)]
        await asyncio.sleep(0)
        late[0].cancel()
        await asyncio.gather(first, *late, return_exceptions=True)
        assert await moved(table, game) == [True, False, True]
        await check(table, game)


async def test_what_is_noted_of_a_message_while_a_change_is_written_is_not_lost(
    tmp_path: Path, commits: list[Batch]
) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started(2)
        row = await table.messages.open(game, "panel", 0, now=table.now, instead_of=None)
        assert row is not None
        move = await table.legal(game, 0)
        commits.clear()
        press = asyncio.create_task(table.submit(game, 0, move))
        while not commits:  # noqa: ASYNC110 (nothing tells when it is being written)
            await asyncio.sleep(0)
        await table.messages.sent(row, CHANNEL, 5, 0, table.now)
        await press
        assert [one.message_id for one in await table.messages.of(game)] == [5]
        await table.flush()
        await check(table, game)
