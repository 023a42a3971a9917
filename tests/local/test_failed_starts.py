"""Starts that fail: each is told in one line with the right exit code, and leaves no mark of a crash."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from time import monotonic
from types import SimpleNamespace

import pytest

from bot.computers.pool import Pool
from bot.hosting.child import start_bot
from bot.hosting.serve import serve
from bot.interactions.discord_faults import DiscordFault, fault_of
from bot.local.server import Server
from bot.settings import ExitCode, Settings, SettingsError
from bot.store import health
from tests.databases import fresh, stored
from tests.local.people import Player
from tests.strict.faults import Fault
from tests.strict.watch import watch
from tests.waiting import PATIENCE, until

PAGE = "<html><head><title>Welcome to\n Hotel WiFi</title></head><body>Log in</body></html>"
BANNED = "<!doctype html><title>Access denied | discord.com used Cloudflare to restrict access</title>"


@pytest.fixture(autouse=True)
def quick(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is there, and no computer player is needed: their processes take a second to start."""
    fresh(settings.database_path)
    monkeypatch.setattr(Pool, "start", lambda _: None)


def is_marked(settings: Settings) -> bool:
    """Return whether the file looks as if its last run had not closed it."""
    return bool(stored(settings.database_path, "select name from memo where name = 'running'"))


async def failure(settings: Settings) -> BaseException:
    """Start, and return why that failed."""
    with pytest.raises(Exception) as raised:  # noqa: PT011 (each test says which)
        async with asyncio.timeout(PATIENCE):
            await serve(settings, asyncio.Event())
    return raised.value


async def told(settings: Settings) -> DiscordFault:
    """Start, and return what is told of the failure, which leaves no mark of a crash."""
    found = fault_of(await failure(settings))
    assert found is not None
    assert not is_marked(settings)
    return found


@pytest.mark.parametrize(
    ("fault", "code", "words"),
    [
        (Fault(status=401), ExitCode.TOKEN, "Discord refuses the token"),
        (Fault(status=403, code=40002, message="Verify"), ExitCode.TOKEN, "this account: Verify (40002)"),
        (Fault(status=403, page=BANNED), ExitCode.NETWORK, "(403: 'Access denied | discord.com used"),
        (Fault(status=403, message="Forbidden"), ExitCode.NETWORK, "is not Discord (403: 'Forbidden')"),
        (Fault(status=403, code=40333, message="Internal"), ExitCode.NETWORK, "refuses: Internal (40333)"),
        (Fault(status=407, page=PAGE), ExitCode.NETWORK, "a proxy on the way to Discord asks for a login"),
        (Fault(status=429, page=BANNED), ExitCode.NETWORK, "no requests from here for 1 s (429)"),
        (Fault(status=429, retry_after=None), ExitCode.NETWORK, "no requests from here for now (429)"),
        (Fault(status=429, retry_after=None, via=False), ExitCode.NETWORK, "from here for now (429)"),
        (Fault(status=429, retry_after=500), ExitCode.NETWORK, "no requests from here for 500 s (429)"),
        (Fault(status=200, page=PAGE), ExitCode.NETWORK, "is not Discord (200: 'Welcome to Hotel WiFi')"),
        (Fault(status=404, page=PAGE), ExitCode.NETWORK, "is not Discord (404: "),
        (Fault(status=503, page=PAGE), ExitCode.NETWORK, "Discord is out of order (503)"),
        (Fault(lose=True, times=9), ExitCode.NETWORK, "cannot be reached (Server disconnected)"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
async def test_what_answers_a_login_is_told_in_one_line(
    server: Server,
    settings: Settings,
    caplog: pytest.LogCaptureFixture,
    *,
    fault: Fault,
    code: ExitCode,
    words: str,
) -> None:
    watch(server.hub).faults.add(fault)
    found = await told(settings)
    assert found.code == code
    assert words in str(found)
    assert len(str(found).splitlines()) == 1
    # discord.py warns of a limit that it does not wait for.
    assert fault.status == 429 or [one for one in caplog.records if one.levelno > logging.INFO] == []


async def test_a_network_without_discord_is_told_in_one_line(settings: Settings) -> None:
    found = await told(settings.model_copy(update={"discord_api": "http://127.0.0.1:1/api/v10"}))
    assert found.code == ExitCode.NETWORK


@pytest.mark.parametrize("code", [10004, 50001])
async def test_a_development_server_without_the_bot_is_a_wrong_setting(
    server: Server, settings: Settings, code: int
) -> None:
    watch(server.hub).faults.add(Fault("put_guild_commands", status=403, code=code))
    error = await failure(settings.model_copy(update={"dev_guild": 77}))
    assert isinstance(error, SettingsError)
    assert "DEV_GUILD is 77, a server that does not have the bot" in str(error)
    assert not is_marked(settings)


@pytest.mark.parametrize(
    ("close", "code"),
    [
        (4004, ExitCode.TOKEN),
        (4010, ExitCode.CONFIG),
        (4011, ExitCode.CONFIG),
        (4012, ExitCode.CONFIG),
        (4013, ExitCode.INTENTS),
        (4014, ExitCode.INTENTS),
    ],
)
async def test_a_gateway_that_closes_for_good_ends_the_bot(
    server: Server, settings: Settings, close: int, code: ExitCode
) -> None:
    serving = asyncio.create_task(told(settings))
    await until(lambda: server.hub.gateway.is_online)
    server.hub.gateway.close(close, resumable=False)
    assert (await serving).code == code


async def test_a_gateway_that_closes_before_its_hello_is_not_asked_for_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.http.INTERNAL_API_VERSION", 11)
    monkeypatch.setattr("discord.shard.asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": at_once}))
    assert "no longer takes this version (4012)" in str(await told(settings))


async def at_once(_: float) -> None:
    """Sleep for a turn of the event loop only."""
    await asyncio.sleep(0)


async def test_a_start_after_failed_ones_says_that_it_is_ready_and_raises_no_alarm(
    server: Server, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    for fault in (Fault(status=401), Fault(status=200, page=PAGE), Fault(status=503)):
        watch(server.hub).faults.add(fault)
        await failure(settings)
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(settings, stop))
    path = health.sign_path(settings.database_path)
    await until(lambda: "ready" in caplog.text)
    assert health.fault(path, monotonic()) == ""
    stop.set()
    await serving
    assert health.fault(path, monotonic()) == "the bot has stopped"
    assert health.fault(path, monotonic() + 3600) == "the bot has stopped"
    assert "may be missing" not in caplog.text
    link = f"https://discord.com/oauth2/authorize?client_id={server.hub.world.application_id}"
    assert f"ready; servers with this bot: 1; the link that adds it: {link}" in caplog.text


@pytest.mark.slow
async def test_only_a_copy_without_the_log_of_a_killed_bot_is_an_alarm(
    server: Server, settings: Settings, ada: Player, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start_bot(server, tmp_path)
    await until(lambda: server.hub.gateway.is_online)
    await ada.command("brikks solo")
    await ada.until("message_update", lambda message: message["attachments"])
    bot.kill()
    await bot.wait()
    copy = tmp_path / "copy.db"
    shutil.copy(settings.database_path, copy)
    for path, is_alarm in ((copy, True), (settings.database_path, False)):
        caplog.clear()
        watch(server.hub).faults.add(Fault(status=503))
        await failure(settings.model_copy(update={"database_path": path}))
        assert ("the newest games and moves may be missing" in caplog.text) is is_alarm
