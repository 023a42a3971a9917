"""A database and all that is beside it can be read by its owner only."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest

from bot.hosting.backup import back_up
from bot.hosting.restore import restore
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.files import make_folder
from bot.store.holding import held
from bot.store.schema import BASELINE
from tests.store.baseline import add_migration, baseline_file

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there the folder's permissions decide")


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    """New files are for all to read, as on most systems."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def owner_of(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_uid, found.st_gid


async def test_whatever_a_database_leaves_on_the_disk_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.WATCH_SECONDS", 0.001)
    path = tmp_path / "data" / "bot.db"
    make_folder(path.parent)
    assert modes(tmp_path) == {"data": 0o700}
    with held(path):
        async with store_on(path) as store:
            assert modes(path.parent) == dict.fromkeys(
                ("bot.db", "bot.db-shm", "bot.db-wal", "bot.db.lock"), 0o600
            )
            path.rename(tmp_path / "bot.db")
            with pytest.raises(StoreError):
                await store.watch()
    await back_up(path.with_name("bot.db.rescued"), path.with_name("copy"))
    await restore(path.with_name("bot.db.rescued"), path, path.parent)
    await restore(path.with_name("copy"), path, path.parent)
    names = ("bot.db", "bot.db.lock", "bot.db.replaced", "copy")
    assert modes(path.parent) == dict.fromkeys(names, 0o600)


async def test_a_copy_from_before_an_upgrade_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = baseline_file(tmp_path / "bot.db")
    add_migration(monkeypatch, "select 1;")
    async with store_on(path):
        assert modes(tmp_path)[f"bot.db.schema-{BASELINE}"] == 0o600


def test_files_of_earlier_versions_become_private_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "bot[1].db"
    ours = [path.with_name(path.name + rest) for rest in ("", "-wal", ".lock", ".schema-9", ".replaced")]
    others = [tmp_path / "bot.db", tmp_path / "bot[1].db.notes", tmp_path / "notes"]
    for file in (*ours, *others):
        file.touch()
        file.chmod(0o644)
    # For a group, somebody must have chosen it.
    path.with_name(f"{path.name}.schema-8").touch()
    path.with_name(f"{path.name}.schema-8").chmod(0o640)
    tmp_path.chmod(0o755)
    with held(path):
        found = modes(tmp_path)
    assert {found[file.name] for file in ours} == {0o600}
    assert {found[file.name] for file in others} == {0o644}
    assert found[f"{path.name}.schema-8"] == 0o640
    assert S_IMODE(tmp_path.stat().st_mode) == 0o755


@pytest.mark.parametrize("was_there", [False, True])
async def test_what_root_restores_belongs_to_who_runs_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, was_there: bool
) -> None:
    path = baseline_file(tmp_path / "old")
    await back_up(path, tmp_path / "backup")
    target = tmp_path / "data" / "bot.db"
    if was_there:
        make_folder(target.parent)
        async with store_on(target):
            pass
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *owner, **_: given.update({Path(path).name: owner}))
    await restore(tmp_path / "backup", target, target.parent)
    owner = owner_of(tmp_path)
    made = {"bot.db.lock"} if was_there else {"data", "bot.db", "bot.db.lock"}
    assert {name: given[name] for name in (*made, "restored.db")} == dict.fromkeys(
        (*made, "restored.db"), owner
    )
    assert "backup" not in given
    assert modes(target.parent)["bot.db"] == 0o600
