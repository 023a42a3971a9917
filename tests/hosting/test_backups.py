"""`backup` and `restore`: a file has all games as of one moment, and a database is as that file says again."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.backup import back_up
from bot.hosting.restore import restore
from bot.store import backup_files, health, messages, running
from bot.store.address import Place
from bot.store.backup_files import copy_database
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.files import companions
from bot.store.holding import held, need_whole
from bot.store.messages import Sent
from bot.store.schema import newest, prepare
from bot.store.statements import statement
from bot.turns.memory import INSERT_MESSAGE
from tests import databases
from tests.databases import damage
from tests.databases import held as held_rows
from tests.hosting.conftest import Command
from tests.hosting.test_move_store import everything, played_on
from tests.store.baseline import add_migration, baseline_file, date_back
from tests.store.dump import fill
from tests.store.test_schema import contents, files
from tests.turns.tables import Table, opened

UNMOUNTED = {"BACKUP_DIR": "/no/such/disk", "DISCORD_TOKEN": "nonsense", "LOG_LEVEL": "loud"}
"""Settings that neither `backup FILE` nor `restore` uses."""


async def filled(path: Path) -> Path:
    async with opened(path) as table:
        await fill(table)
    return path


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database with open games."""
    return await filled(tmp_path / "db")


async def backup_of(table: Table, file: Path, place: Place) -> dict[str, list[str]]:
    """Back up games that go on; return what they held."""
    before = everything(place)
    assert await back_up(place, file) == 4
    [running_game] = table.rows("select id from game where status = 'running' and mode = 'table'")
    await table.play_round(running_game["id"], (0, 1))
    return before


def without_doubts(rows: dict[str, list[str]]) -> dict[str, list[str]]:
    """Without the note that messages may show something else, and that a bot was running."""
    return {
        table: [row.replace("('is_unsure', 1)", "('is_unsure', 0)") for row in of if "'running'" not in row]
        for table, of in rows.items()
    }


@pytest.mark.slow
async def test_games_go_on_where_they_were_backed_up(tmp_path: Path) -> None:
    path, file = tmp_path / "db", tmp_path / "elsewhere" / "backup.db"
    file.parent.mkdir()
    async with opened(path) as table:
        await fill(table)
        before = await backup_of(table, file, path)
    after = everything(path)
    assert files(file.parent) == ["backup.db"]
    kept = await restore(file, path, tmp_path)
    assert kept == tmp_path / "db.replaced"
    assert everything(kept) == after
    assert without_doubts(everything(path)) == without_doubts(before) != without_doubts(after)
    assert files(file.parent) == ["backup.db"]
    await played_on(path)


@pytest.mark.slow
async def test_games_go_on_where_they_were_backed_up_on_a_server(tmp_path: Path) -> None:
    server = databases.new_server_database()
    file = tmp_path / "backup.db"
    try:
        async with opened(server) as table:
            await fill(table)
            before = await backup_of(table, file, server)
            with pytest.raises(StoreError, match="is in use by a bot: stop that one first"):
                await restore(file, server, tmp_path)
        after = everything(server)
        kept = await restore(file, server, tmp_path / "of-a-new-machine")
        assert kept is not None
        assert everything(kept) == after
        assert without_doubts(everything(server)) == without_doubts(before)
        # The same file serves both engines.
        await restore(file, tmp_path / "db", tmp_path)
        assert everything(tmp_path / "db") == everything(server)
        await played_on(server)
    finally:
        databases.drop(server)


async def test_every_message_of_an_open_game_is_drawn_again_after_a_restore(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with opened(path) as table:
        await fill(table)
        found = table.rows("select status, id from game where mode = 'table'")
        games = {str(game["status"]): str(game["id"]) for game in found}
        live, retired, over, unsent = (
            replace(one, id=number, is_retired=number == 1)
            for number, (game, message_id) in enumerate(
                ((games["running"], 6), (games["running"], 7), (games["finished"], 8), (games["lobby"], 0))
            )
            for one in messages.opened(
                (), game, Sent("table", channel_id=5, message_id=message_id), step=1, wants=2, shows=2, now=1
            )
        )
        rows = (live, retired, over, unsent)
        await table.store.commit(tuple(statement(INSERT_MESSAGE, **asdict(row)) for row in rows))
    await back_up(path, tmp_path / "backup")
    await restore(tmp_path / "backup", path, tmp_path)
    shown = [(row["shows"], row["wants"], row["is_unsure"]) for row in held_rows(path, "message")]
    assert shown == [(-1, -1, 1), (2, 2, 0), (2, 2, 0), (2, 2, 0)]


async def test_a_backup_of_an_earlier_version_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, path = baseline_file(tmp_path / "old"), tmp_path / "db"
    before = contents(old)
    add_migration(monkeypatch, "create table novelty (id integer);")
    await back_up(old, tmp_path / "backup")
    assert contents(old) == before
    assert contents(tmp_path / "backup")[0] == before[0]
    await restore(tmp_path / "backup", path, tmp_path)
    async with store_on(path), opened(path) as table:
        assert table.rows("select 1 from game")
    # No copy from before the upgrade is left: the backup is one.
    assert files(tmp_path) == ["backup", "db", "db.lock", "old"]


FAULTS: dict[Callable[[Path], object], str] = {
    damage: "is damaged",
    lambda path: path.write_bytes(b"hello" * 1000): "is not a database of this bot",
    lambda path: path.write_bytes(b""): "is not a database of this bot",
    lambda path: date_back(path, newest() + 1): "update the program",
    lambda path: date_back(path, 30): "bring it to schema 31 with commit",
    lambda path: databases.run(path, "update event set line = 'roll 99' where line like 'roll%'"): (
        "cannot be replayed"
    ),
    lambda path: databases.run(path, "update event set game = game || '?'"): "is damaged",
}


@pytest.mark.parametrize(("spoil", "fault"), FAULTS.items())
async def test_a_bad_backup_changes_nothing(
    path: Path, tmp_path: Path, spoil: Callable[[Path], object], fault: str
) -> None:
    bad = tmp_path / "bad"
    shutil.copy(path, bad)
    spoil(bad)
    before = contents(path)
    with pytest.raises(StoreError, match=fault) as refused:
        await restore(bad, path, tmp_path)
    assert "\n" not in str(refused.value)
    with pytest.raises(StoreError, match=fault):
        await back_up(bad, tmp_path / "new")
    assert contents(path) == before
    assert files(tmp_path) == ["bad", "db", "db.lock"]


async def test_what_is_replaced_keeps_its_log_and_a_foreign_log_does_no_harm(
    path: Path, tmp_path: Path
) -> None:
    await back_up(path, tmp_path / "backup")
    before = without_doubts(everything(path))
    log, index = companions(path)
    # The log of another database: SQLite would apply it to the file that it lies beside.
    other = tmp_path / "other"
    prepare(other)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("pragma journal_mode = wal").close()
        with connection:
            connection.execute("insert into memo values ('foreign', 'yes')")
        shutil.copy(next(companions(other)), log)
    path.unlink()
    kept = await restore(tmp_path / "backup", path, tmp_path)
    assert kept == tmp_path / "db.replaced"
    assert next(companions(kept)).exists()
    assert not log.exists()
    assert not index.exists()
    assert without_doubts(everything(path)) == before


async def test_a_damaged_database_is_kept_as_it_is(path: Path, tmp_path: Path) -> None:
    await back_up(path, tmp_path / "backup")
    before = without_doubts(everything(path))
    damage(path)
    wreck = path.read_bytes()
    kept = await restore(tmp_path / "backup", path, tmp_path)
    assert kept is not None
    assert kept.read_bytes() == wreck
    assert without_doubts(everything(path)) == before


async def test_what_was_rescued_goes_back_and_hides_nothing(path: Path, tmp_path: Path) -> None:
    await back_up(path, tmp_path / "backup")
    before = without_doubts(everything(path))
    health.write(health.sign_path(path))
    path.rename(tmp_path / "db.rescued")
    with pytest.raises(StoreError, match="holds the games of a database that was deleted or replaced"):
        await restore(tmp_path / "backup", path, tmp_path)
    assert await restore(tmp_path / "db.rescued", path, tmp_path) is None
    need_whole(path)
    assert without_doubts(everything(path)) == before
    path.unlink()
    assert await restore(tmp_path / "backup", path, tmp_path) is None
    need_whole(path)


async def test_a_running_bot_is_in_the_way(tmp_path: Path, bot: Command) -> None:
    data = tmp_path / "data"
    data.mkdir()
    path = await filled(data / "bot.db")
    with held(path):
        made = await asyncio.to_thread(bot, "backup", "backup.db", **UNMOUNTED)
        done = await asyncio.to_thread(bot, "restore", "backup.db")
    assert (made.returncode, made.stdout) == (
        0,
        "backup.db has all games; 4 open ones were replayed from it\n",
    )
    assert done.returncode == 4
    assert done.stderr.count("\n") == 1
    assert "is in use by process" in done.stderr
    done = await asyncio.to_thread(bot, "restore", "backup.db")
    assert done.returncode == 0, done.stderr
    assert f"what was there before is in {path}.replaced" in done.stdout


async def test_a_new_machine_needs_only_the_backup(tmp_path: Path, bot: Command) -> None:
    await back_up(await filled(tmp_path / "elsewhere"), tmp_path / "backup")
    (tmp_path / "bad").write_bytes(b"hello")
    for words, said in (("gone", "there is no file gone"), ("bad", "is not a database of this bot")):
        done = await asyncio.to_thread(bot, "restore", words, **UNMOUNTED)
        assert done.returncode == 4
        assert said in done.stderr
    # The next start must not find an empty database.
    assert files(tmp_path / "data") == ["bot.db.lock"]
    done = await asyncio.to_thread(bot, "restore", "backup", **UNMOUNTED)
    assert done.returncode == 0, done.stderr
    there, here = tmp_path / "elsewhere", tmp_path / "data" / "bot.db"
    assert without_doubts(everything(here)) == without_doubts(everything(there))


async def test_a_backup_is_private_and_whole(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, file = tmp_path / "db", tmp_path / "backup"
    async with opened(path) as table:
        await fill(table)
        async with running.noted(table.store, path, had_log=False):
            await back_up(path, file)
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    async with store_on(file) as store:
        with caplog.at_level(logging.WARNING):
            async with running.noted(store, file, had_log=False):
                pass
    assert not caplog.records


async def test_a_backup_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    with pytest.raises(StoreError, match="is there already: name a new file"):
        await back_up(path, tmp_path / "precious")
    assert (tmp_path / "precious").read_text() == "mine"
    with pytest.raises(StoreError, match="No such file"):
        await back_up(path, tmp_path / "nowhere" / "backup")
    with pytest.raises(StoreError, match="there is no file"):
        await back_up(tmp_path / "absent", tmp_path / "backup")
    assert files(tmp_path) == ["db", "precious"]


async def test_sqlite_opens_nothing_where_the_backups_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a share without sound locks it would wait for ever."""
    path, share, seen = tmp_path / "data" / "db", tmp_path / "share", []
    path.parent.mkdir()
    share.mkdir()
    await filled(path)
    connect = sqlite3.connect

    def noted(database: Any, *given: Any, **named: Any) -> sqlite3.Connection:
        seen.append(str(database))
        made: sqlite3.Connection = connect(database, *given, **named)
        return made

    monkeypatch.setattr(sqlite3, "connect", noted)
    await back_up(path, share / "backup")
    assert len(seen) > 2
    assert not [name for name in seen if str(share) in name]
    assert files(share) == ["backup"]
    assert files(path.parent) == ["db"]


async def test_a_copy_that_gets_no_lock_ends(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_files, "BUSY_SECONDS", 0)
    with closing(sqlite3.connect(tmp_path / "copy")) as other:
        other.execute("begin exclusive")
        with pytest.raises(StoreError, match="its lock, or that of the copy, is held all the time"):
            copy_database(path, tmp_path / "copy")
        other.rollback()
    copy_database(path, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as other:
        other.execute("begin exclusive")
        with pytest.raises(StoreError, match="copy it to a local disk first"):
            copy_database(tmp_path / "copy", tmp_path / "second")
