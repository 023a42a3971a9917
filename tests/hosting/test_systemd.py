"""What systemd is told, through a real socket."""

from __future__ import annotations

import asyncio
import configparser
import re
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.bootstrap import ROOT
from bot.hosting import systemd
from bot.settings import HOPELESS, KEYS, Settings
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.errors import StoreAway, StoreBusy
from tests.databases import fresh
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="systemd is on Linux only")

Heard = Callable[[], "asyncio.Future[bytes]"]


@pytest.fixture(
    params=[
        "/",
        pytest.param("@", marks=pytest.mark.skipif(sys.platform != "linux", reason="no abstract names")),
    ]
)
def heard(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """Returns what the bot says next; the socket has a path, or a name in the abstract namespace."""
    path = str(tmp_path / "notify")
    address = path if request.param == "/" else f"@{path}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(address.replace("@", "\0"))
        receiver.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        monkeypatch.setenv("WATCHDOG_USEC", "30000")
        yield lambda: asyncio.ensure_future(asyncio.get_running_loop().sock_recv(receiver, 100))


@asynccontextmanager
async def reporting(store: Store, ready: asyncio.Event) -> AsyncIterator[None]:
    task = asyncio.create_task(systemd.report(store, ready))
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def test_it_hears_ready_a_ping_while_the_database_answers_and_the_end(
    heard: Heard, tmp_path: Path
) -> None:
    ready = asyncio.Event()
    async with asyncio.timeout(PATIENCE), store_on(fresh(tmp_path / "db")) as store:
        async with reporting(store, ready):
            first = heard()
            await asyncio.sleep(0)
            assert not first.done()
            ready.set()
            assert await first == b"READY=1"
            assert await heard() == b"WATCHDOG=1"
            assert await heard() == b"WATCHDOG=1"
        while (last := await heard()) == b"WATCHDOG=1":
            pass
        assert last == b"STOPPING=1"


async def test_it_hears_no_ping_when_the_database_is_silent_and_again_once_it_answers(
    heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, asked, answers = asyncio.Event(), asyncio.Semaphore(0), False
    ready.set()
    async with asyncio.timeout(PATIENCE), store_on(fresh(tmp_path / "db")) as store:
        fetch_each = store.fetch_each

        async def silent(*queries: Any) -> Any:
            asked.release()
            if not answers:
                raise StoreBusy("away")
            return await fetch_each(*queries)

        monkeypatch.setattr(store, "fetch_each", silent)
        async with reporting(store, ready):
            assert await heard() == b"READY=1"
            ping = heard()
            for _ in range(3):
                await asked.acquire()
            assert not ping.done()
            answers = True
            assert await ping == b"WATCHDOG=1"


async def test_it_hears_pings_while_a_server_is_known_to_be_away(
    heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store looks for the server; restarts would only use up the day's logins."""
    ready = asyncio.Event()
    ready.set()
    async with asyncio.timeout(PATIENCE), store_on(fresh(tmp_path / "db")) as store:
        monkeypatch.setattr(store, "refusal", lambda: StoreAway("it is away"))
        async with reporting(store, ready):
            assert await heard() == b"READY=1"
            assert await heard() == b"WATCHDOG=1"
            assert await heard() == b"WATCHDOG=1"


async def test_without_systemd_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert not systemd.is_expected()
    systemd.notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", "/no/such/socket")
    systemd.notify("READY=1")


class Unit(configparser.RawConfigParser):
    """A unit file, whose keys are in capitals too."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_unit_waits_for_ready_and_does_not_repeat_what_cannot_work() -> None:
    unit = Unit(strict=False)
    unit.read(ROOT / "docs/monitoring/roll-and-write.service")
    service = unit["Service"]
    assert service["Type"] == "notify"
    assert int(service["WatchdogSec"]) > 3 * 10
    assert {int(code) for code in service["RestartPreventExitStatus"].split()} == {
        int(code) for code in HOPELESS
    }


def test_each_of_several_has_ports_and_folders_of_its_own() -> None:
    unit = (ROOT / "docs/monitoring/several.conf").read_text(encoding="utf-8")
    settings = dict(re.findall(r"^Environment=(\w+)=(.+)$", unit, re.MULTILINE))
    assert settings.keys() <= set(KEYS)
    own = ("DOOR_PORT", "MONITORING", "DATABASE_PATH", "BACKUP_DIR")
    assert all("%i" in settings[name] for name in own)
    assert Settings(door_port=8080, monitoring=settings["MONITORING"].replace("%i", "8080")).monitoring
