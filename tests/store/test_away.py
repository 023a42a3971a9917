"""A PostgreSQL server that is lost, away, frozen, slow or read-only: whoever needs it knows at once, and it heals."""

from __future__ import annotations

import asyncio
import inspect
import logging
import ssl
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import asyncpg
import pytest

from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import (
    IntegrityError,
    StoreAway,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreUnsure,
    StoreUnwritable,
)
from bot.store.memos import MEMO, SET_MEMO
from bot.store.people import INSERT_PERSON
from bot.store.postgres import Postgres
from bot.store.postgres.causes import Cause, NotConnected, cause_of, failure
from bot.store.postgres.committer import Committer
from bot.store.statements import Batch, statement
from bot.store.writer import Outcomes
from tests.databases import stored
from tests.store.link import Link, linked
from tests.store.relay import relayed
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.slow

SERVER = DatabaseServer("postgresql://me:secret@db/bot")
LOST = {"08", "57P01", "57P02", "57P03", "57P04", "57P05", "53300", "25P03", "25P04", "40003"}
BUSY = {"40001", "40P01", "40002", "40000", "55P03", "55006", "57014", "53000", "53200", "53400"}
UNWRITABLE = {"25006", "53100", "58030", "58000", "58P02", "58P03"}
DAMAGED = {"58P01", "XX001", "XX002"}


@pytest.fixture
def engine() -> str:
    return "postgres"


@pytest.fixture
async def link(place: DatabaseServer) -> AsyncIterator[Link]:
    async with linked(place) as link:
        yield link


@pytest.fixture
async def store(link: Link) -> AsyncIterator[Store]:
    async with store_on(link.place) as store:
        yield store


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.postgres.watch.SILENT_SECONDS", 0.05)
    monkeypatch.setattr("bot.store.postgres.watch.PROBE_SECONDS", 0.2)
    monkeypatch.setattr("bot.store.postgres.watch.SHORTEST_PAUSE", 0.02)
    monkeypatch.setattr("bot.store.postgres.committer.UNSURE_SECONDS", 0.3)


def memo(name: str) -> Batch:
    return (statement(SET_MEMO, name=name, value="1"),)


def written(place: DatabaseServer) -> set[str]:
    return {str(row["name"]) for row in stored(place, "select name from memo")} - {"alive"}


async def value(store: Store, name: str) -> Any:
    return await store.value(MEMO, name=name)


async def become(store: Store, *, is_away: bool) -> None:
    await until(lambda: bool(store.fault) is is_away)


def all_of_asyncpg() -> Iterator[type[BaseException]]:
    for _, kind in inspect.getmembers(asyncpg.exceptions, inspect.isclass):
        if issubclass(kind, BaseException) and not issubclass(kind, Warning):
            yield kind


@pytest.mark.parametrize("kind", [*all_of_asyncpg()], ids=lambda kind: kind.__name__)
def test_each_error_of_the_driver_has_its_cause(kind: type[Exception]) -> None:
    state = getattr(kind, "sqlstate", None) or ""
    expected = Cause.OURS
    for cause, states in (
        (Cause.LOST, LOST),
        (Cause.BUSY, BUSY),
        (Cause.UNWRITABLE, UNWRITABLE),
        (Cause.DAMAGED, DAMAGED),
    ):
        if state in states or state[:2] in states:
            expected = cause
    is_client = issubclass(kind, asyncpg.InterfaceError | asyncpg.InternalClientError)
    if is_client and "Unsupported" not in kind.__name__ and "Configuration" not in kind.__name__:
        expected = Cause.LOST
    assert cause_of(kind("x")) is expected


@pytest.mark.parametrize(
    "error",
    [
        ConnectionResetError(104, "reset"),
        BrokenPipeError(),
        OSError(113, "no route"),
        ssl.SSLError("closed"),
        TimeoutError(),
        asyncio.IncompleteReadError(b"", 4),
        asyncio.InvalidStateError(),
        asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress"),
        asyncpg.InterfaceError("connection is closed"),
        NotConnected(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_a_lost_connection_raises_is_a_loss(error: Exception) -> None:
    assert cause_of(error) is Cause.LOST
    assert isinstance(failure(SERVER, error), StoreAway)


def test_a_fatal_error_without_a_known_code_is_a_loss() -> None:
    error = asyncpg.PostgresError("terminating")
    assert cause_of(error) is Cause.OURS
    error.severity = "FATAL"
    assert cause_of(error) is Cause.LOST


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (asyncpg.DiskFullError("could not extend file"), StoreUnwritable),
        (asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT"), StoreUnwritable),
        (asyncpg.DataCorruptedError("invalid page"), StoreDamaged),
        (asyncpg.DeadlockDetectedError("deadlock"), StoreBusy),
        (asyncpg.UndefinedTableError("no table"), StoreError),
        (asyncpg.UniqueViolationError("twice"), IntegrityError),
    ],
)
def test_an_error_becomes_the_one_that_says_what_to_do(error: Exception, kind: type[Exception]) -> None:
    found = failure(SERVER, error)
    assert type(found) is kind
    assert "secret" not in str(found)


def test_an_error_of_the_program_itself_stays_what_it_is() -> None:
    error = KeyError("name")
    assert failure(SERVER, error) is error


async def test_a_server_that_is_known_to_be_away_is_not_waited_for(
    link: Link, store: Store, place: DatabaseServer, caplog: pytest.LogCaptureFixture
) -> None:
    await store.commit(memo("before"))
    await link.close()
    with pytest.raises(StoreAway, match=r"^DATABASE_URL: postgresql://.* nothing was changed$"):
        await store.commit(memo("lost"))
    assert store.fault == "the database server is away"
    asked = link.connections
    for _ in range(200):
        with pytest.raises(StoreAway):
            await store.commit(memo("refused"))
        with pytest.raises(StoreAway):
            await value(store, "before")
        with pytest.raises(StoreAway):
            async with store.transaction():
                pass
        with pytest.raises(StoreAway):
            store.need_usable()
    assert link.connections == asked, "only the store's own look for the server connects"
    await link.open()
    await become(store, is_away=False)
    await store.commit(memo("after"))
    assert await value(store, "after") == "1"
    assert written(place) == {"before", "after"}
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.levelname for record in said] == ["ERROR", "WARNING"], "its end and its return, once each"


async def test_what_waits_is_refused_when_the_server_goes(
    link: Link, store: Store, place: DatabaseServer, hasty: None
) -> None:
    await store.commit(memo("before"))
    link.freeze(is_frozen=True)
    waiting = [asyncio.create_task(store.commit(memo(f"{number}"))) for number in range(20)]
    reading = [asyncio.create_task(value(store, "before")) for _ in range(20)]
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(*waiting, *reading, return_exceptions=True)
    # The first was on its way; nobody can know what has become of it.
    assert isinstance(outcomes[0], StoreUnsure)
    assert {type(outcome) for outcome in outcomes[1:]} <= {StoreAway, StoreUnsure}
    assert {type(outcome) for outcome in outcomes[20:]} == {StoreAway}
    link.freeze(is_frozen=False)
    await become(store, is_away=False)
    await store.commit(memo("after"))
    assert "after" in written(place)


async def test_a_single_lost_connection_is_nobodys_concern(
    link: Link, store: Store, place: DatabaseServer
) -> None:
    for number in range(20):
        await store.commit(memo(f"{number}"))
        assert await value(store, f"{number}") == "1"
        assert await link.drop()
    assert not store.fault
    assert written(place) == {f"{number}" for number in range(20)}


async def test_a_commit_whose_outcome_is_unknown_is_told_as_it_was(
    link: Link, store: Store, place: DatabaseServer
) -> None:
    """The server commits, its answer is lost, and a moment later it is back."""
    await store.commit(memo("before"))
    link.loses_answers = True
    committing = asyncio.create_task(store.commit(memo("committed")))
    async with asyncio.timeout(PATIENCE):
        await until(lambda: "committed" in written(place))
        await link.close()
        await become(store, is_away=True)
        with pytest.raises(StoreAway):
            await store.commit(memo("refused"))
        link.loses_answers = False
        await link.open()
        await committing
    assert written(place) == {"before", "committed"}


async def test_a_commit_whose_outcome_stays_unknown_is_neither_confirmed_nor_denied(
    link: Link, store: Store, place: DatabaseServer, hasty: None
) -> None:
    await store.commit(memo("before"))
    link.loses_answers = True
    committing = asyncio.create_task(store.commit(memo("committed")))
    async with asyncio.timeout(PATIENCE):
        await until(lambda: "committed" in written(place))
        await link.close()
        with pytest.raises(StoreUnsure, match="unknown whether this was saved"):
            await committing
    link.loses_answers = False
    await link.open()
    await become(store, is_away=False)
    await store.commit(memo("after"))
    assert written(place) == {"before", "committed", "after"}


async def test_a_rare_change_that_is_lost_while_it_commits_is_unsure(place: DatabaseServer) -> None:
    async with relayed(place) as (relay, through), store_on(through) as store:

        async def changed() -> None:
            async with store.transaction() as tx:
                await tx.run(INSERT_PERSON, id=1)
                relay.losing = "answer"

        with pytest.raises(StoreUnsure):
            await changed()
        assert stored(place, "select id from person") == [{"id": 1}]


async def test_a_server_that_takes_no_changes_still_answers_questions(
    place: DatabaseServer, caplog: pytest.LogCaptureFixture
) -> None:
    name = place.url.partition("?")[0].rpartition("/")[2]
    async with store_on(place) as store:
        await store.commit(memo("before"))
    stored(place, f"alter database {name} set default_transaction_read_only = on")
    async with store_on(place) as store:
        for _ in range(3):
            with pytest.raises(StoreUnwritable, match="nothing was changed"):
                await store.commit(memo("refused"))
            assert await value(store, "before") == "1"
        assert store.fault == "the database server takes no changes"
        admin = await asyncpg.connect(place.url, server_settings={"default_transaction_read_only": "off"})
        await admin.execute(f"alter database {name} set default_transaction_read_only = off")
        await admin.close()
        await store.commit(memo("after"))
        assert not store.fault
    assert written(place) == {"before", "after"}
    said = [record.levelname for record in caplog.records if record.levelno >= logging.WARNING]
    assert said == ["CRITICAL", "WARNING"]


async def test_a_full_disk_refuses_what_needs_room(store: Store, place: DatabaseServer) -> None:
    body = "'begin raise exception using errcode = ''53100''; end'"
    stored(place, f"create function full_disk() returns trigger language plpgsql as {body}")
    stored(place, "create trigger full_disk before insert on person execute function full_disk()")
    outcomes = await store.commit_each([memo("a"), (statement(INSERT_PERSON, id=1),)])
    assert {type(outcome) for outcome in outcomes} == {StoreUnwritable}
    stored(place, "drop trigger full_disk on person")
    await store.commit((statement(INSERT_PERSON, id=1),))
    assert not store.fault


async def test_a_slow_server_slows_nobody_more_than_once(
    link: Link, store: Store, place: DatabaseServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses that wait for a slow commit are all in the next one."""
    await store.commit(memo("before"))
    sizes: list[int] = []
    commit_each = Committer.commit_each

    async def counting(committer: Committer, batches: Sequence[Batch], /) -> Outcomes:
        sizes.append(len(batches))
        return await commit_each(committer, batches)

    monkeypatch.setattr(Committer, "commit_each", counting)
    link.delay = 0.1
    await asyncio.gather(*(store.commit(memo(f"{number}")) for number in range(40)))
    assert sum(sizes) == 40
    assert len(sizes) <= 2, "the first alone, at most"
    assert len(written(place)) == 41


async def test_a_wrong_use_of_the_driver_is_no_outage(store: Store) -> None:
    assert isinstance(store, Postgres)
    connection = await store._new()
    with pytest.raises(StoreError, match="expects 1 argument") as caught:
        await connection.call(lambda driver: driver.fetch("select $1::text"))
    assert not isinstance(caught.value, StoreAway)
    await connection.close()


async def test_a_store_that_no_longer_looks_for_its_server_ends_the_bot(store: Store) -> None:
    watching = asyncio.create_task(store.watch())
    await asyncio.sleep(0)
    looking: Any = store
    looking._watch._looking.cancel()
    with pytest.raises(StoreError, match="no longer looks for its server"):
        await watching
