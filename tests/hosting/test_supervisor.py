"""Several processes are started, watched, replaced one by one, and stopped together."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bot.hosting import supervisor
from bot.hosting.supervisor import Supervisor
from bot.settings import ExitCode
from bot.store.network_mounts import network_file_system
from tests.waiting import PATIENCE, until

PROCESS = """
import os
import sys
import time
from pathlib import Path
folder = Path(sys.argv[1])
number = len(list(folder.glob("begun-*")))
(folder / f"begun-{number}").write_text(os.environ.get("MONITORING", ""))
if (folder / "refuse").exists():
    sys.exit(int((folder / "refuse").read_text()))
sys.stdin.read()
(folder / f"told-{number}").touch()
while (folder / "busy").exists():
    time.sleep(0.02)
(folder / f"ended-{number}").touch()
"""


def count(folder: Path, what: str) -> int:
    return len(list(folder.glob(f"{what}-*")))


def ports(folder: Path) -> list[str]:
    return sorted(file.read_text() for file in folder.glob("begun-*"))


def watching(folder: Path, processes: int, monitoring: str = "") -> tuple[Supervisor, asyncio.Task[int]]:
    command = (sys.executable, "-S", "-E", "-c", PROCESS, str(folder))
    made = Supervisor(processes, command, door_port=8080, monitoring=monitoring)
    return made, asyncio.create_task(made.run())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "SHORTEST_PAUSE", 0.05)
    monkeypatch.setattr(supervisor, "JOIN_SECONDS", 0.05)
    monkeypatch.setattr(supervisor, "READY_SECONDS", 0.05)
    monkeypatch.setattr(supervisor, "NOTICE_SECONDS", 0.05)


async def test_processes_are_replaced_one_by_one_and_stop_together(tmp_path: Path) -> None:
    made, running = watching(tmp_path, 1)
    await until(lambda: count(tmp_path, "begun") == 1)
    made.renew()
    await until(lambda: count(tmp_path, "ended") == 1)
    await until(lambda: count(tmp_path, "begun") == 2)
    made.stop()
    assert await running == 0
    assert count(tmp_path, "ended") == 2


async def test_each_process_has_a_port_and_its_replacement_the_same(tmp_path: Path) -> None:
    made, running = watching(tmp_path, 2, "127.0.0.1:9464")
    await until(lambda: count(tmp_path, "begun") == 2)
    made.renew()
    await until(lambda: count(tmp_path, "begun") == 4)
    made.stop()
    assert await running == 0
    assert ports(tmp_path) == ["127.0.0.1:9464"] * 2 + ["127.0.0.1:9465"] * 2


async def test_it_stops_once_a_process_that_is_being_replaced_has_finished_too(tmp_path: Path) -> None:
    (tmp_path / "busy").touch()
    made, running = watching(tmp_path, 1)
    await until(lambda: count(tmp_path, "begun") == 1)
    made.renew()
    await until(lambda: count(tmp_path, "told") == 1)
    made.stop()
    await asyncio.wait({running}, timeout=0.2)
    assert not running.done()
    (tmp_path / "busy").unlink()
    assert await asyncio.wait_for(running, PATIENCE) == 0
    assert count(tmp_path, "begun") == count(tmp_path, "ended") == 1, "no new one is started any more"


async def test_a_process_that_ends_is_started_again_until_that_is_hopeless(tmp_path: Path) -> None:
    (tmp_path / "refuse").write_text("1")
    _, running = watching(tmp_path, 1)
    await until(lambda: count(tmp_path, "begun") == 3)
    assert not running.done()
    (tmp_path / "refuse").write_text(str(int(ExitCode.TOKEN)))
    assert await asyncio.wait_for(running, PATIENCE) == ExitCode.TOKEN


MOUNTS = """\
overlay / overlay rw 0 0
nas:/games /srv/games\\040here nfs4 rw 0 0
/dev/sda1 /srv/games\\040here/local ext4 rw 0 0
me@there: /mnt/there fuse.sshfs rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/data/bot.db", None),
        ("/srv/games here/bot.db", "nfs4"),
        ("/srv/games here/local/bot.db", None),
        ("/mnt/there/bot.db", "fuse.sshfs"),
    ],
)
def test_network_file_systems_are_known(tmp_path: Path, path: str, kind: str | None) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS, encoding="utf-8")
    assert network_file_system(Path(path), mounts) == kind
    assert network_file_system(Path(path), tmp_path / "nowhere") is None


def test_each_process_has_a_door_of_its_own() -> None:
    assert Supervisor(2, door_port=8080)._ports(1) == {"DOOR_PORT": "8081"}
