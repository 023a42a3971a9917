"""Which process may use a database file, and what happens to one that is damaged or lost."""

from __future__ import annotations

import asyncio
import logging
import shlex
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot import PROGRAM
from bot.games.contract import Unmet
from bot.hosting import checks
from bot.store import health, running
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import StoreBusy, StoreDamaged, StoreError, StoreUnwritable
from bot.store.files import companions
from bot.store.holding import held
from bot.store.memos import MEMO, SET_MEMO
from bot.store.moving import move
from bot.store.people import INSERT_PERSON, NAME_OF, People
from bot.store.process_lock import AlreadyRunning
from bot.store.records import Records, results_written
from bot.store.schema import prepare
from bot.store.sqlite import Sqlite
from bot.store.statements import statement
from tests.around import PERSONAL
from tests.databases import damage
from tests.store.test_records import result
from tests.turns.tables import opened
from tests.waiting import PATIENCE


@pytest.mark.parametrize("is_hard", [False, True])
@pytest.mark.skipif(sys.platform == "win32", reason="it has no lock on the file itself")
def test_a_database_is_held_by_whatever_name(tmp_path: Path, path: Path, *, is_hard: bool) -> None:
    other = tmp_path / "elsewhere" / "db"
    other.parent.mkdir()
    prepare(path)
    other.hardlink_to(path) if is_hard else other.symlink_to(path)
    with held(path), pytest.raises(AlreadyRunning), held(other):
        pass
    with held(other):
        pass


def test_the_lock_on_the_file_leaves_those_of_sqlite_alone(path: Path) -> None:
    prepare(path)
    one, other = (sqlite3.connect(path, timeout=0, isolation_level=None) for _ in range(2))
    with closing(one), closing(other), held(path):
        one.execute("begin immediate")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("begin immediate")
        one.execute("rollback")


@pytest.mark.parametrize("folder", ["games", "my games"])
def test_nothing_starts_beside_what_was_rescued(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / "db"
    prepare(path)
    path.with_name("db.rescued").touch()
    with (
        pytest.raises(StoreError, match=r"db\.rescued holds the games .* run `.*`, or move it") as refused,
        held(path),
    ):
        pass
    _, pasted, _ = str(refused.value).split("`")
    assert shlex.split(pasted) == [*PROGRAM.split(), "restore", str(path.with_name("db.rescued"))]
    path.with_name("db.rescued").unlink()
    with held(path):
        pass


@pytest.mark.parametrize("fate", ["gone", "empty"])
def test_nothing_new_starts_where_games_were_lost(path: Path, fate: str) -> None:
    with held(path):
        prepare(path)
    health.write(health.sign_path(path))
    with held(path):
        pass
    path.unlink()
    if fate == "empty":
        path.touch()
    with (
        pytest.raises(StoreError, match=f"had games and is {fate}: put it back, or restore a backup"),
        held(path),
    ):
        pass
    with pytest.raises(Unmet, match="had games"):
        checks.database(path)
    # An operator who used a server before has lost no file.
    health.write(health.sign_path(path), has_file=False)
    with held(path):
        pass


async def look_at_all(store: Store) -> None:
    async with store.snapshot() as tx:
        await tx.value(MEMO, name="b")
        for number in range(300):
            await tx.value(NAME_OF, id=number)


async def test_a_database_damaged_while_in_use_is_told_once(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with store_on(path) as store:
        for number in range(300):
            await store.commit((statement(INSERT_PERSON, id=number),))
        async with store.transaction() as tx:
            await tx.run(SET_MEMO, name="b", value="x" * 100_000)
    async with store_on(path) as store:
        assert store.fault == ""
        damage(path)
        for _ in range(3):
            with pytest.raises(StoreBusy, match="damaged"):
                await look_at_all(store)
        assert "is damaged" in store.fault
    assert sum("is damaged" in line for line in caplog.messages) == 1


async def test_a_full_disk_is_told_once_and_games_go_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "db"
    async with store_on(path) as store:
        pages = path.stat().st_size // 4096
        backend = store
        assert isinstance(backend, Sqlite)
        async with backend._writer.lent() as connection:
            await connection.execute(f"pragma max_page_count = {pages}")
        big = (statement(SET_MEMO, name="big", value="x" * 1_000_000),)
        for _ in range(3):
            with pytest.raises(StoreUnwritable, match="the disk is full"):
                await store.commit(big)
        assert store.fault == f"{path} cannot be written: the disk is full"
        async with backend._writer.lent() as connection:
            await connection.execute("pragma max_page_count = 1000000")
        await store.commit(big)
        assert store.fault == ""
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "WARNING"]


async def test_a_disk_that_fails_is_told_once_and_games_go_on_when_it_works_again(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    resource = pytest.importorskip("resource")
    big = (statement(SET_MEMO, name="big", value="x" * 5_000_000),)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with store_on(path) as store:
        # Past this size, the system refuses writes as a broken disk does.
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, before[1]))
        try:
            for _ in range(3):
                with pytest.raises(StoreUnwritable, match="the disk reports an error"):
                    await store.commit(big)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert "the disk reports an error" in store.fault
        await store.commit(big)
        assert store.fault == ""
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "WARNING"]


def test_a_sign_of_life_is_given_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "alive"
    health.write(path, fault="a long fault that leaves room", now=1)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    health.write(path, fault="full", now=2)
    assert health.read(path) == health.Sign(2, "full", has_file=True)


async def test_damage_is_noticed_before_anybody_reads_that_page(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.WATCH_SECONDS", 0.001)
    monkeypatch.setattr("bot.store.sqlite.CHECK_EVERY", 2)
    prepare(path)
    async with store_on(path) as store:
        watching = asyncio.create_task(store.watch())
        damage(path)
        async with asyncio.timeout(PATIENCE):
            while not store.fault:  # noqa: ASYNC110 (a thread finds it)
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.05)
        assert not watching.done()
        # What would be acknowledged now could be lost with the file.
        with pytest.raises(StoreDamaged, match="nothing was changed"):
            await store.commit((statement(INSERT_PERSON, id=1),))
        watching.cancel()
    assert sum("is damaged" in line for line in caplog.messages) == 1


async def test_a_deleted_name_stands_neither_in_the_file_nor_in_its_log(tmp_path: Path) -> None:
    path, name = tmp_path / "db", "Zebulon the Unforgettable"
    async with store_on(path) as store:
        await store.commit(tuple(results_written([result("a", 0, 7, 5), result("a", 1, 8, 3)])))
        await People(store).keep_name(7, name)
        await store.scrub()
        assert name.encode() in path.read_bytes()
        assert await Records(store, PERSONAL).delete_user(7, now=1_000) == 0
        for file in (path, *companions(path)):
            assert name.encode() not in file.read_bytes(), file


async def test_a_log_that_somebody_reads_is_emptied_a_little_later(path: Path) -> None:
    log = next(companions(path))
    async with store_on(path) as store:
        await store.commit((statement(INSERT_PERSON, id=1),))
        reading = asyncio.Event()

        async def read() -> None:
            async with store.snapshot() as tx:
                await tx.value(MEMO, name="x")
                reading.set()
                await asyncio.sleep(0.1)

        reader = asyncio.create_task(read())
        await reading.wait()
        await store.commit((statement(INSERT_PERSON, id=2),))
        await store.scrub()
        assert log.stat().st_size == 0
        await reader


IN_USE = "was in use when it was copied"


async def start_on(path: Path, caplog: pytest.LogCaptureFixture) -> str:
    """Start on a file and end in order; return what the log said."""
    caplog.clear()
    had_log = running.has_log(path)
    async with store_on(path) as store, running.noted(store, path, had_log=had_log):
        pass
    return caplog.text


async def test_a_start_tells_of_open_games_and_of_a_copy_without_its_log(
    tmp_path: Path, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    copy = tmp_path / "copy"
    async with opened(path) as table, running.noted(table.store, path, had_log=False):
        await table.started(2)
        shutil.copy(path, copy)
    assert f"open games in {path}: 0" in caplog.text
    assert IN_USE not in caplog.text
    told = await start_on(path, caplog)
    assert f"open games in {path}: 1" in told
    assert IN_USE not in told
    told = await start_on(copy, caplog)
    assert f"open games in {copy}: 0" in told
    assert IN_USE in told
    assert IN_USE not in await start_on(copy, caplog)


@pytest.mark.parametrize("error", [RuntimeError("a fault"), StoreError("the disk"), asyncio.CancelledError()])
async def test_a_run_that_fails_leaves_no_mark_of_a_crash(
    path: Path, caplog: pytest.LogCaptureFixture, error: BaseException
) -> None:
    with pytest.raises(type(error)):
        async with store_on(path) as store, running.noted(store, path, had_log=False):
            raise error
    assert IN_USE not in await start_on(path, caplog)


@pytest.fixture
async def crashed(path: Path) -> Path:
    """A file with its log and sign of life, as a killed bot leaves them."""
    async with opened(path) as table, running.noted(table.store, path, had_log=False):
        await table.started(2)
        await table.store.commit((statement(SET_MEMO, name=running.ALIVE, value="1700"),))
        health.write(health.sign_path(path), written=1700)
        left = path.with_name("left")
        left.mkdir()
        for file in (path, next(companions(path)), health.sign_path(path)):
            shutil.copy(file, left)
    return left / "db"


@pytest.mark.parametrize("is_examined", [False, True])
async def test_a_killed_bot_finds_its_newest_moves_whoever_opens_the_file_meanwhile(
    crashed: Path, caplog: pytest.LogCaptureFixture, *, is_examined: bool
) -> None:
    if is_examined:
        checks.database(crashed)
        assert not running.has_log(crashed), "SQLite has moved the log into the file"
    caplog.set_level(logging.INFO)
    told = await start_on(crashed, caplog)
    assert f"open games in {crashed}: 1" in told
    assert IN_USE not in told


async def test_a_database_moved_after_a_crash_raises_no_alarm(
    crashed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def trust(*_: object) -> None:
        pass

    target = crashed.with_name("target")
    await move(crashed, target, lambda _: None, trust)
    caplog.set_level(logging.INFO)
    told = await start_on(target, caplog)
    assert f"open games in {target}: 1" in told
    assert IN_USE not in told


@pytest.mark.parametrize("lost", ["db-wal", "db.alive"])
async def test_what_a_killed_bot_left_is_an_alarm_where_its_newest_moves_may_be_missing(
    crashed: Path, caplog: pytest.LogCaptureFixture, lost: str
) -> None:
    if lost == "db.alive":
        # As in a copy of the file alone, nothing shows that it is whole.
        checks.database(crashed)
    crashed.with_name(lost).unlink()
    assert IN_USE in await start_on(crashed, caplog)
