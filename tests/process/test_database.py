"""Other programs and the database file: damaged, locked, deleted or replaced under a running bot."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.hosting.child import DATABASE, start_bot
from bot.hosting.play import keep_running
from bot.local.server import Server
from bot.settings import ExitCode
from bot.store.address import DatabaseServer as Address
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.files import companions
from bot.store.memos import SET_MEMO
from bot.store.process_lock import AlreadyRunning, only_one
from tests.databases import stored
from tests.strict.rules import start
from tests.waiting import until

pytestmark = pytest.mark.slow

PATIENCE = 20.0


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    started = await start()
    yield started
    await started.stop()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite.WATCH_SECONDS", 0.01)


async def put(store: Store, value: str) -> None:
    async with store.transaction() as tx:
        await tx.run(SET_MEMO, name="a", value=value)


def memo(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        [value] = connection.execute("select value from memo where name = 'a'").fetchone()
        return str(value)


async def started(server: Server, directory: Path, name: str) -> Process:
    with (directory / name).open("wb") as log:
        return await start_bot(server, directory, log, command=("-m", "bot", "run"))


@pytest.mark.skipif(sys.platform == "win32", reason="files in use cannot be deleted")
@pytest.mark.usefixtures("hasty")
async def test_a_deleted_database_ends_the_bot_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with store_on(path) as store:
        watching = asyncio.create_task(store.watch())
        await put(store, "1")
        assert not watching.done()
        for file in (path, *companions(path)):
            file.unlink()
        # Whether or not this one comes before the next look at the file, it is kept or refused.
        try:
            await put(store, "2")
            expected = "2"
        except StoreError:
            expected = "1"
        with pytest.raises(
            StoreError, match=r"was deleted .*all that it held is in .*db\.rescued`, and start again"
        ):
            await watching
        with pytest.raises(StoreError, match="closed"):
            await put(store, "3")
    assert memo(tmp_path / "db.rescued") == expected


@pytest.mark.skipif(sys.platform == "win32", reason="files in use cannot be replaced")
@pytest.mark.usefixtures("hasty")
async def test_a_backup_put_in_its_place_is_not_mixed_with_what_was_open(tmp_path: Path) -> None:
    path, backup = tmp_path / "db", tmp_path / "backup"
    async with store_on(path) as store:
        await put(store, "old")
    shutil.copy(path, backup)
    async with store_on(path) as store:
        watching = asyncio.create_task(store.watch())
        await put(store, "new")
        backup.replace(path)
        with pytest.raises(StoreError, match="was replaced by another file"):
            await watching
    assert [memo(path), memo(tmp_path / "db.rescued")] == ["old", "new"]


@pytest.mark.skipif(sys.platform == "win32", reason="files in use cannot be deleted")
async def test_a_running_bot_says_once_that_its_database_is_gone(server: Server, tmp_path: Path) -> None:
    bot = await started(server, tmp_path, "log")
    async with asyncio.timeout(PATIENCE):
        await until(lambda: server.hub.gateway.is_online, PATIENCE)
        (tmp_path / DATABASE).unlink()
        assert await bot.wait() == ExitCode.STORE
    lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if "was deleted or moved while the bot was running" in line]
    assert told == lines[-1:]
    assert not [line for line in lines if "Traceback" in line]


async def test_a_second_bot_on_the_same_file_names_the_first(server: Server, tmp_path: Path) -> None:
    first = await started(server, tmp_path, "first")
    async with asyncio.timeout(PATIENCE):
        await until(lambda: server.hub.gateway.is_online, PATIENCE)
        second = await started(server, tmp_path, "second")
        assert await second.wait() == ExitCode.STORE
        said = (tmp_path / "second").read_text(encoding="utf-8")
        assert f"{DATABASE} is in use by process {first.pid}: stop that one first" in said
        assert said.count("\n") == 1
        # Its death releases the file.
        first.kill()
        await first.wait()
        third = await started(server, tmp_path, "third")
        await until(lambda: server.hub.gateway.is_online, PATIENCE)
        third.terminate()
        assert await third.wait() == 0


def test_a_lock_is_kept_when_its_folder_moves(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    with only_one(here / "lock"):
        here.rename(there)
        with pytest.raises(AlreadyRunning, match=r"^process \d+$"), only_one(there / "lock"):
            pass
    with only_one(there / "lock"):
        pass


def test_a_lock_that_cannot_be_made_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), only_one(tmp_path / "nowhere" / "lock"):
        pass


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_bot_runs_on_a_server_and_says_nothing_of_its_password(
    server: Server, tmp_path: Path, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    assert isinstance(place, Address)
    url = place.url.replace("postgres:@", "postgres:unheeded@")
    with (tmp_path / "log").open("wb") as log:
        bot = await start_bot(server, tmp_path, log, command=("-m", "bot", "run"), DATABASE_URL=url)
        async with asyncio.timeout(PATIENCE):
            await until(lambda: server.hub.gateway.is_online, PATIENCE)
            assert stored(place, "select name from memo where name = 'commands'")
            bot.terminate()
            assert await bot.wait() == 0
    assert not (tmp_path / DATABASE).exists()
    assert "unheeded" not in (tmp_path / "log").read_text(encoding="utf-8")
    # The same from `play`, with a database that the server does not have.
    gone = url.replace(place.url.partition("?")[0].rpartition("/")[2], "rw_nowhere")
    assert await keep_running(server, tmp_path, gone) == ExitCode.STORE
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("error: DATABASE_URL: postgresql://postgres@")
    assert 'database "rw_nowhere" does not exist' in line
    assert "unheeded" not in line
