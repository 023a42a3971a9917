"""What Windows and macOS need of the files; the rest of what differs there is checked by its types."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.store.backup_files import copy_database
from bot.store.schema import prepare
from bot.store.sqlite import connect


async def test_macos_is_told_to_put_commits_on_the_disk_itself(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "bot.db", 0)
    try:
        async with connection.execute("pragma fullfsync") as cursor:
            assert tuple(await cursor.fetchone() or ()) == (1,)
    finally:
        await connection.close()


def test_a_copy_is_put_on_the_disk_by_a_descriptor_that_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    seen: list[int] = []
    monkeypatch.setattr(
        os, "fsync", lambda file: seen.append(fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE)
    )
    prepare(tmp_path / "bot.db")
    copy_database(tmp_path / "bot.db", tmp_path / "copy.db")
    assert seen == [os.O_RDWR]
