"""`backup` and `restore`: a file has all games as of one moment, and a database is as that file says again."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import PROGRAM
from bot.hosting import backup_folder, backups, serve
from bot.hosting.backups import back_up, back_up_daily, restore
from bot.messages.meter import NO_METER
from bot.settings import Settings
from bot.store import backup_files, health, messages, running
from bot.store.address import Place
from bot.store.backup_files import copy_database
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.file_identity import companions
from bot.store.holding import held, need_whole
from bot.store.messages import Sent
from bot.store.schema import migrations, prepare
from bot.store.statements import CoreSql
from tests import databases
from tests.databases import damage
from tests.databases import held as held_rows
from tests.hosting.conftest import Command
from tests.hosting.test_move_store import everything, played_on
from tests.store.dump import fill
from tests.store.test_schema import DUMPS, contents, database, files
from tests.turns.tables import Table, opened

UNMOUNTED = {"BACKUP_DIR": "/no/such/disk", "DISCORD_TOKEN": "nonsense", "LOG_LEVEL": "loud"}
"""Settings that neither `backup FILE` nor `restore` uses."""
NOW = datetime(2026, 11, 24, 3, tzinfo=UTC)


async def filled(path: Path) -> Path:
    async with opened(path) as table:
        await fill(table)
    return path


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
        await table.store.commit(tuple(statement(CoreSql.insert_message, **asdict(row)) for row in rows))
    await back_up(path, tmp_path / "backup")
    await restore(tmp_path / "backup", path, tmp_path)
    shown = [(row["shows"], row["wants"], row["is_unsure"]) for row in held_rows(path, "message")]
    assert shown == [(-1, -1, 1), (2, 2, 0), (2, 2, 0), (2, 2, 0)]


@pytest.mark.parametrize("dump", [f"schema-{n:04}" for n in (1, 7, 13, 19)])
async def test_a_backup_of_an_earlier_version_is_taken(tmp_path: Path, dump: str) -> None:
    old, path = database(tmp_path / "old", DUMPS[dump]), tmp_path / "db"
    before = contents(old)
    await back_up(old, tmp_path / "backup")
    assert contents(old) == before
    assert contents(tmp_path / "backup")[0] == before[0]
    await restore(tmp_path / "backup", path, tmp_path)
    async with Store(path), opened(path) as table:
        assert table.rows("select 1 from game")
    # No copy from before the upgrade is left: the backup is one.
    assert files(tmp_path) == ["backup", "db", "db.lock", "old"]


def broken(path: Path) -> None:
    damage(path)


def foreign(path: Path) -> None:
    path.write_bytes(b"hello" * 1000)


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {len(migrations()) + 1}")


def unplayable(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update event set line = 'roll 99' where line like 'roll%'")


def orphaned(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update event set game = game || '?'")


FAULTS = {
    broken: "is damaged",
    foreign: "is not a database of this bot",
    nothing: "is not a database of this bot",
    newer: "update the program",
    unplayable: "cannot be replayed",
    orphaned: "is damaged",
}


@pytest.mark.parametrize("spoil", FAULTS)
async def test_a_bad_backup_changes_nothing(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    path, bad = await filled(tmp_path / "db"), tmp_path / "bad"
    shutil.copy(path, bad)
    spoil(bad)
    before = contents(path)
    with pytest.raises(StoreError, match=FAULTS[spoil]) as refused:
        await restore(bad, path, tmp_path)
    assert "\n" not in str(refused.value)
    with pytest.raises(StoreError, match=FAULTS[spoil]):
        await back_up(bad, tmp_path / "new")
    assert contents(path) == before
    assert files(tmp_path) == ["bad", "db", "db.lock"]


async def test_what_is_replaced_keeps_its_log_and_a_foreign_log_does_no_harm(tmp_path: Path) -> None:
    path = await filled(tmp_path / "db")
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


async def test_a_damaged_database_is_kept_as_it_is(tmp_path: Path) -> None:
    path = await filled(tmp_path / "db")
    await back_up(path, tmp_path / "backup")
    before = without_doubts(everything(path))
    damage(path)
    wreck = path.read_bytes()
    kept = await restore(tmp_path / "backup", path, tmp_path)
    assert kept is not None
    assert kept.read_bytes() == wreck
    assert without_doubts(everything(path)) == before


async def test_what_was_rescued_goes_back_and_hides_nothing(tmp_path: Path) -> None:
    path = await filled(tmp_path / "db")
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
    async with Store(file) as store:
        with caplog.at_level(logging.WARNING):
            async with running.noted(store, file, had_log=False):
                pass
    assert not caplog.records


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    path = await filled(tmp_path / "db")
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


async def test_a_copy_that_gets_no_lock_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await filled(tmp_path / "db")
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


async def test_a_backup_that_never_ends_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin, begun = asyncio.create_subprocess_exec, []

    async def stuck(program: str, *_: object, **named: Any) -> asyncio.subprocess.Process:
        begun.append(await begin(program, "-c", "import time; time.sleep(600)", **named))
        return begun[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", stuck)
    monkeypatch.setattr(backups, "MOST_SECONDS", 0.2)
    assert not await backups._run_backup()
    assert await begun[0].wait()
    assert [record.getMessage() for record in caplog.records] == [
        "no backup was made in an hour: does the disk of BACKUP_DIR answer?"
    ]


# By schedule


def test_seven_days_four_weeks_and_six_months_are_kept() -> None:
    every = [NOW - timedelta(days=back) for back in range(400)]
    kept: set[datetime] = set()
    for moment in reversed(every):
        kept.add(moment)
        kept -= backup_folder.superseded(kept)
    ages = sorted((NOW - moment).days for moment in kept)
    # Seven days, the ends of three earlier weeks, and those of five earlier months.
    assert ages == [0, 1, 2, 3, 4, 5, 6, 9, 16, 24, 55, 85, 116, 147]


@given(st.sets(st.integers(0, 4000), min_size=1))
def test_what_is_kept_is_kept_again_and_the_newest_always(hours: set[int]) -> None:
    moments = {NOW - timedelta(hours=back) for back in hours}
    kept = moments - backup_folder.superseded(moments)
    assert not backup_folder.superseded(kept)
    assert max(moments) in kept
    assert len(kept) <= 17


async def test_a_scheduled_backup_thins_out_its_own_only(tmp_path: Path, bot: Command) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "backups").mkdir()
    await filled(tmp_path / "data" / "bot.db")
    for day in range(1, 21):
        (tmp_path / "backups" / f"bot-2020-01-{day:02}T030000Z.db").touch()
    (tmp_path / "backups" / "mine.db").touch()
    for name in (".backup-killed", ".backup-at-work"):
        (tmp_path / "backups" / name).mkdir()
    os.utime(tmp_path / "backups" / ".backup-killed", (0, 0))
    done = await asyncio.to_thread(bot, "backup", BACKUP_DIR="backups")
    assert done.returncode == 0, done.stderr
    left = files(tmp_path / "backups")
    assert left[-1] == "mine.db"
    assert left.pop(0) == ".backup-at-work"
    # Besides today's six days, the last of which ends a week as the 19th and the 12th do.
    assert [name[12:14] for name in left[:7]] == ["12", "15", "16", "17", "18", "19", "20"]
    assert len(left) == 9


async def test_the_bot_makes_one_a_day_and_tries_again_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    now = NOW.timestamp()
    outcomes = iter([False, True])

    async def run() -> bool:
        made = next(outcomes)
        if made:
            backup_folder.file_at(tmp_path, now).touch()
        return made

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds
        if now > NOW.timestamp() + 86_400:
            raise asyncio.CancelledError

    monkeypatch.setattr(backups, "_run_backup", run)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await back_up_daily(tmp_path, lambda: now)
    assert next(outcomes, None) is None
    assert slept[0] == backups.RETRY_SECONDS
    assert {*slept[1:]} == {backups.LOOK_SECONDS}
    assert files(tmp_path) == ["bot-2026-11-24T040000Z.db"]


async def test_a_new_database_beside_backups_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its folder was emptied, or its volume is not mounted: no sign of life says that games are missing."""
    (tmp_path / "backups").mkdir()
    settings = Settings(database_path=tmp_path / "db", backup_dir=tmp_path / "backups")
    newest = backup_folder.file_at(tmp_path / "backups", NOW.timestamp())

    async def warnings() -> list[str]:
        caplog.clear()
        async with serve._opened(settings, NO_METER):
            pass
        return [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]

    assert await warnings() == []
    newest.touch()
    assert await warnings() == []
    for name in files(tmp_path):
        if name.startswith("db"):
            (tmp_path / name).unlink()
    [told] = await warnings()
    assert told.startswith(f"DATABASE_PATH: {tmp_path / 'db'} is new, but there are backups")
    assert told.endswith(f"run `{PROGRAM} restore {newest}`")
    assert await warnings() == []


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (None, "no backup in"),
        (0, "the newest backup is less than an hour old"),
        (30, "the newest backup is 30 h old"),
    ],
)
def test_doctor_says_how_old_the_newest_is(tmp_path: Path, hours: int | None, said: str) -> None:
    if hours is not None:
        made = NOW - timedelta(hours=hours)
        backup_folder.file_at(tmp_path, made.timestamp()).touch()
    assert backup_folder.described(tmp_path, NOW.timestamp()).startswith(said)


@pytest.mark.parametrize("hours", [-1 / 60, -24, -24 * 365])
def test_a_backup_that_is_dated_ahead_counts_for_nothing_and_stays(tmp_path: Path, hours: float) -> None:
    """A clock that was once ahead must not stop backups until that time, nor have good ones thinned out."""
    now = NOW.timestamp()
    wrong = backup_folder.file_at(tmp_path, (NOW - timedelta(hours=hours)).timestamp())
    wrong.touch()
    assert backup_folder.is_due(tmp_path, now)
    assert backup_folder.age_of_newest(tmp_path, now) is None
    said = backup_folder.described(tmp_path, now)
    assert said == f"no backup in {tmp_path} yet; a clock that was ahead has dated {wrong.name}"
    good = [backup_folder.file_at(tmp_path, now - days * 86_400) for days in range(1, 9)]
    for file in good:
        file.touch()
    assert backup_folder.age_of_newest(tmp_path, now) == timedelta(days=1)
    backup_folder.thin(tmp_path, now)
    assert files(tmp_path) == sorted(file.name for file in (*good[:7], wrong))


def test_doctor_fails_while_all_backups_are_dated_ahead(tmp_path: Path, bot: Command) -> None:
    (tmp_path / "backups").mkdir()
    for year in (2300, 2301):
        (tmp_path / "backups" / f"bot-{year}-01-01T030000Z.db").touch()
    asked = ("doctor", "--offline")
    settings = {"BACKUP_DIR": "backups", "DISCORD_TOKEN": "a.b.c"}
    done = bot(*asked, **settings)
    assert done.returncode == 10
    wrong = "a clock that was ahead has dated bot-2301-01-01T030000Z.db and 1 more"
    assert f"error: no backup in backups yet; {wrong}" in done.stdout
    backup_folder.file_at(tmp_path / "backups", time()).touch()
    done = bot(*asked, **settings)
    assert done.returncode == 0
    assert "a clock that was" in " ".join(done.stdout.split())


def test_doctor_fails_once_two_were_missed(tmp_path: Path, bot: Command) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "bot-2020-01-01T030000Z.db").touch()
    done = bot("doctor", "--offline", BACKUP_DIR="backups", DISCORD_TOKEN="a.b.c")  # noqa: S106 (no token)
    assert done.returncode == 10
    assert "error: the newest backup is" in done.stdout
