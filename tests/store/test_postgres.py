"""What only PostgreSQL has: trips, lost answers, poolers, unreachable servers, several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

import asyncpg
import pytest

from bot.features.settings.removals import REMOVAL_FAILED
from bot.store.address import DatabaseServer, place_of
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import LostRace, NotNow, StoreAway, StoreBusy, StoreError
from bot.store.memos import DELETE_MEMO
from bot.store.people import ALERTS_OF, INSERT_PERSON, KEEP_NAME, NAME_OF
from bot.store.postgres import Postgres
from bot.store.records import INSERT_REMOVAL
from bot.store.schema import newest
from bot.store.statements import Batch, guard, statement
from tests import databases
from tests.databases import stored
from tests.store.relay import relayed
from tests.turns.invariants import check
from tests.turns.tables import opened
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow


@pytest.fixture
def engine() -> str:
    return "postgres"


@pytest.fixture
def server(place: DatabaseServer) -> DatabaseServer:
    return place


@pytest.fixture
def empty() -> Iterator[DatabaseServer]:
    place = databases.new_server_database(is_empty=True)
    yield place
    databases.drop(place)


def removal(number: int) -> Batch:
    """Written once; a second time its failures would count to two."""
    place = {"channel_id": 1, "message_id": number}
    return (
        statement(INSERT_REMOVAL, **place),
        statement(REMOVAL_FAILED, **place, due_at=5),
    )


def failures(server: DatabaseServer) -> list[int]:
    return [row["failures"] for row in stored(server, "select failures from removal order by message_id")]


async def test_a_commit_takes_one_trip_whatever_is_in_it(server: DatabaseServer) -> None:
    async with relayed(server) as (relay, place), store_on(place) as store:
        await store.commit(removal(0))  # The first also connects and prepares.
        before = relay.trips
        await store.commit(removal(1))
        assert relay.trips == before + 1
        await store.commit_each([removal(number) for number in range(2, 30)])
        assert relay.trips == before + 2
        await store.rows_of(NAME_OF, ALERTS_OF, id=1, user_id=1)
        before = relay.trips
        await store.rows_of(NAME_OF, ALERTS_OF, id=1, user_id=1)
        assert relay.trips == before + 1
    assert failures(server) == [1] * 30


@pytest.mark.parametrize("losing", ["request", "answer"])
async def test_a_commit_whose_answer_is_lost_is_written_once(server: DatabaseServer, losing: str) -> None:
    async with relayed(server) as (relay, place), store_on(place) as store:
        await store.commit(removal(0))
        for number in range(1, 4):
            relay.losing = losing
            batches = [removal(number), (guard(DELETE_MEMO, name="nobody"),)]
            assert [type(outcome) for outcome in await store.commit_each(batches)] == [type(None), LostRace]
        assert relay.lost == 3
    assert failures(server) == [1] * 4


async def test_an_attempt_that_was_given_up_writes_nothing_when_it_comes_after_all(
    server: DatabaseServer,
) -> None:
    async with store_on(server) as store:
        await store.commit(removal(0))
        assert isinstance(store, Postgres)
        committer = store._committer
        number = committer._number
        # As if it were still on its way when its answer was looked up.
        committer._number += 1
        with pytest.raises(NotNow):
            await committer._looked_up(TimeoutError())
        late = "select write_batches($1, $2, $3)"
        connection = await asyncpg.connect(server.url)
        with pytest.raises(asyncpg.PostgresError, match="given up"):
            await connection.fetchval(late, committer._id, number + 1, "[]")
        await connection.close()
        await store.commit(removal(1))
    assert failures(server) == [1, 1]


async def test_a_read_whose_connection_is_lost_is_repeated(server: DatabaseServer) -> None:
    async with relayed(server) as (relay, place), store_on(place) as store:
        await store.commit((statement(INSERT_PERSON, id=1),))
        for losing in ("request", "answer"):
            relay.losing = losing
            assert await store.value(NAME_OF, id=1) == ""
        assert relay.lost == 2


async def test_a_rare_change_whose_connection_is_lost_fails_and_changes_nothing(
    server: DatabaseServer,
) -> None:
    async with relayed(server) as (relay, place), store_on(place) as store:

        async def changed() -> None:
            async with store.transaction() as tx:
                await tx.run(INSERT_PERSON, id=1)
                relay.losing = "request"
                await tx.run(INSERT_PERSON, id=2)

        with pytest.raises(StoreBusy, match="nothing was changed"):
            await changed()
        async with store.transaction() as tx:
            await tx.run(INSERT_PERSON, id=3)
    assert [row["id"] for row in stored(server, "select id from person")] == [3]


async def test_a_server_that_ends_all_connections_is_found_again(server: DatabaseServer) -> None:
    async with store_on(server) as store:
        for number in range(3):
            await store.commit(removal(number))
            await store.rows(ALERTS_OF, user_id=1)
            stored(
                server,
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()",
            )
    assert failures(server) == [1] * 3


async def test_a_pooler_may_change_the_connection_after_each_transaction(server: DatabaseServer) -> None:
    async with relayed(server, is_mixing=True) as (_, place), opened(place) as table:
        table.place = server  # for what is read past the store, in another thread
        game = await table.started(2)
        await table.play_out(game, (0, 1))
        await check(table, game)
        assert (await table.look(game)).status == "finished"
        async with table.coordinator.games.set_aside(), table.store.transaction() as tx:
            await tx.run(INSERT_PERSON, id=1)
        async with table.store.snapshot() as tx:
            assert await tx.value(NAME_OF, id=1) == ""


async def break_off(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.run(INSERT_PERSON, id=1)
        raise LookupError


async def test_behind_a_pooler_a_transaction_is_whole_and_a_snapshot_stands_still(
    server: DatabaseServer,
) -> None:
    async with relayed(server, is_mixing=True) as (_, place), store_on(place) as store:
        with pytest.raises(LookupError):
            await break_off(store)
        async with store.snapshot() as tx:
            assert await tx.value(NAME_OF, id=1) is None
            await store.commit((statement(INSERT_PERSON, id=1),))
            assert await tx.value(NAME_OF, id=1) is None
    assert [row["id"] for row in stored(server, "select id from person")] == [1]


async def test_transactions_that_cross_each_other_are_all_written(server: DatabaseServer) -> None:
    """Two processes lock rows that the other one needs, and the server aborts one of them."""

    def named(person: int, name: str) -> Batch:
        return (statement(KEEP_NAME, id=person, name=name),)

    async with store_on(server) as one, store_on(server) as other:
        await one.commit((statement(INSERT_PERSON, id=1), statement(INSERT_PERSON, id=2)))
        for _ in range(20):
            outcomes = await asyncio.gather(
                one.commit_each([named(1, "light"), named(2, "light")]),
                other.commit_each([named(2, "dark"), named(1, "dark")]),
            )
            assert [*outcomes[0], *outcomes[1]] == [None] * 4


async def test_processes_that_start_together_make_one_schema(empty: DatabaseServer) -> None:
    """The first look of each comes after the lock: a connection remembers that it saw no table."""

    async def start() -> None:
        async with store_on(empty):
            pass

    await asyncio.gather(*(start() for _ in range(6)))
    await start()
    assert stored(empty, "select version from schema_version") == [{"version": newest()}]


async def test_an_unusable_database_is_refused_in_one_line(
    empty: DatabaseServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refusal(place: DatabaseServer, *, is_away: bool = False) -> str:
        with pytest.raises(StoreError) as caught:
            await store_on(place).__aenter__()
        assert isinstance(caught.value, StoreAway) == is_away
        assert "\n" not in str(caught.value)
        assert "secret" not in str(caught.value) + repr(caught.value.__cause__)
        return str(caught.value)

    monkeypatch.setattr("bot.store.postgres.START_SECONDS", 0)
    nowhere = place_of("postgresql://me:secret@127.0.0.1:1/bot")
    assert isinstance(nowhere, DatabaseServer)
    assert "postgresql://me@127.0.0.1:1/bot: " in await refusal(nowhere, is_away=True)
    missing = place_of(databases.named("rw_nowhere"))
    assert isinstance(missing, DatabaseServer)
    assert 'database "rw_nowhere" does not exist' in await refusal(missing)
    connection = await asyncpg.connect(empty.url)
    await connection.execute("create table game (id integer)")
    assert "name an empty database" in await refusal(empty)
    await connection.execute("drop table game")
    async with store_on(empty):
        pass
    await connection.execute("update schema_version set version = 99")
    assert f"schema 99, this program knows {newest()}: update" in await refusal(empty)
    await connection.close()


async def test_processes_wake_each_other_and_nobody_itself(server: DatabaseServer) -> None:
    told: asyncio.Queue[None] = asyncio.Queue()
    heard: asyncio.Queue[None] = asyncio.Queue()
    async with store_on(server) as teller, store_on(server) as listener, asyncio.timeout(PATIENCE):
        for store, queue in ((teller, told), (listener, heard)):
            store.listen(partial(queue.put_nowait, None))
            # Something may have been said before it listened.
            await queue.get()
        await teller.wake_others()
        await heard.get()
        # The teller's own notice would have come before this one.
        await listener.wake_others()
        await told.get()
        assert heard.empty()
        assert told.empty()
