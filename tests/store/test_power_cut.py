"""What the store has acknowledged survives a power cut, not only the end of the process."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.engines import store_on
from bot.store.memos import SET_MEMO
from tests.store.disk import power_cuts
from tests.store.test_writer import memo, written

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="SQLite's library is found by /proc")


async def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path, path: Path) -> None:
    with power_cuts() as disk:
        async with store_on(path) as store:
            for number in range(3):
                await store.commit(memo(f"batch {number}"))
                async with store.transaction() as tx:
                    await tx.run(SET_MEMO, name=f"change {number}", value="1")
                found = disk.after_power_cut(path, tmp_path / f"cut {number}")
                names = {f"{kind} {n}" for kind in ("batch", "change") for n in range(number + 1)}
                assert names <= written(found)


@pytest.mark.parametrize(("mode", "is_kept"), [("off", False), ("normal", False), ("full", True)])
def test_the_disk_loses_what_is_not_flushed(tmp_path: Path, path: Path, mode: str, *, is_kept: bool) -> None:
    with power_cuts() as disk:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for line in ("pragma journal_mode = wal", "create table memo (name text)"):
                connection.execute(line)
            connection.execute(f"pragma synchronous = {mode}")
            connection.execute("insert into memo values ('kept')")
            found = disk.after_power_cut(path, tmp_path / "cut")
        assert (written(found) == {"kept"}) is is_kept
