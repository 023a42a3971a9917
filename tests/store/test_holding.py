"""Who may use a database file, and what becomes of one that is damaged or lost."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.base import Unmet
from bot.hosting import checks
from bot.store import health
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.errors import StoreBusy, StoreError
from bot.store.holding import held
from bot.store.only_one import Taken
from bot.store.schema import prepare
from tests.databases import damage


@pytest.mark.parametrize("is_hard", [False, True])
@pytest.mark.skipif(sys.platform == "win32", reason="it has no lock on the file itself")
def test_a_database_is_held_by_whatever_name(tmp_path: Path, *, is_hard: bool) -> None:
    path, other = tmp_path / "db", tmp_path / "elsewhere" / "db"
    other.parent.mkdir()
    prepare(path)
    other.hardlink_to(path) if is_hard else other.symlink_to(path)
    with held(path), pytest.raises(Taken), held(other):
        pass
    with held(other):
        pass


def test_the_lock_on_the_file_leaves_those_of_sqlite_alone(tmp_path: Path) -> None:
    path = tmp_path / "db"
    prepare(path)
    one, other = (sqlite3.connect(path, timeout=0, isolation_level=None) for _ in range(2))
    with closing(one), closing(other), held(path):
        one.execute("begin immediate")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("begin immediate")
        one.execute("rollback")


def test_nothing_starts_beside_what_was_rescued(tmp_path: Path) -> None:
    path = tmp_path / "db"
    prepare(path)
    (tmp_path / "db.rescued").touch()
    with pytest.raises(StoreError, match=r"db\.rescued holds the games .* move it to .*db, or"), held(path):
        pass
    (tmp_path / "db.rescued").unlink()
    with held(path):
        pass


@pytest.mark.parametrize("fate", ["gone", "empty"])
def test_nothing_new_starts_where_games_were_lost(tmp_path: Path, fate: str) -> None:
    path = tmp_path / "db"
    with held(path):
        prepare(path)
    health.write(health.sign_path(path))
    with held(path):
        pass
    path.unlink()
    if fate == "empty":
        path.touch()
    with pytest.raises(StoreError, match=f"had games and is {fate}: put it, or a backup, back"), held(path):
        pass
    with pytest.raises(Unmet, match="had games"):
        checks.database(path)
    # Whoever used a server before has lost no file.
    health.write(health.sign_path(path), has_file=False)
    with held(path):
        pass


async def look_at_all(store: Store) -> None:
    async with store.snapshot() as tx:
        await tx.value("memo", name="b")
        for number in range(300):
            await tx.value("is_unlisted", id=number)


async def test_a_database_damaged_while_in_use_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "db"
    async with Store(path) as store:
        for number in range(300):
            await store.commit((statement("insert_person", id=number),))
        async with store.transaction() as tx:
            await tx.run("set_memo", name="b", value="x" * 100_000)
    async with Store(path) as store:
        assert store.fault == ""
        damage(path)
        for _ in range(3):
            with pytest.raises(StoreBusy, match="damaged"):
                await look_at_all(store)
        assert "is damaged" in store.fault
    assert sum("is damaged" in line for line in caplog.messages) == 1
