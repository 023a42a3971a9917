from __future__ import annotations

import argparse
import asyncio
import logging
import os
import platform
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal, cast
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot import __main__ as command_line
from bot.games.contract import GamePart
from bot.games.registry import PARTS
from bot.hosting import logs, run
from bot.hosting import serve as serving
from bot.render.theme import BOLD, font
from bot.settings import ExitCode, Settings, SettingsError
from bot.store.errors import StoreAway, StoreError
from bot.store.holding import held
from tests.hosting.conftest import TOKEN

PAGE = "<html>\n<title>Access denied</title>\n" + "<p>You cannot go here." * 100
PASSWORD = "p/w"  # noqa: S105 (nobody's)
URL = "postgresql://bot:p%2Fw@localhost/bot"


@pytest.fixture
def configured(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}")
    monkeypatch.setattr(run, "log_to_terminal", lambda _: None)


def started(
    monkeypatch: pytest.MonkeyPatch, serve: Callable[..., Awaitable[None]], *, stop_with_input: bool = False
) -> int:
    """Return the exit code of `run` with this in place of the bot."""
    monkeypatch.setattr(run, "serve", serve)
    return run.main(argparse.Namespace(stop_with_input=stop_with_input))


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (discord.LoginFailure("no"), ExitCode.TOKEN, "Discord refuses the token: take a new one from"),
        (discord.PrivilegedIntentsRequired(None), ExitCode.INTENTS, "refuses the intents"),
        (StoreError("DATABASE_PATH: cannot open x"), ExitCode.STORE, "DATABASE_PATH: cannot open x"),
        # It comes back by itself, so that supervisors should start the bot again.
        (StoreAway("DATABASE_URL: start the server"), ExitCode.NETWORK, "DATABASE_URL: start the server"),
        (SettingsError("DEV_GUILD is 7, a server"), ExitCode.CONFIG, "DEV_GUILD is 7"),
        (discord.Forbidden(Mock(status=403), PAGE), ExitCode.NETWORK, "(403: 'Access denied')"),
        (discord.RateLimited(700.0), ExitCode.NETWORK, "no requests from here for 700 s"),
        (aiohttp.ClientConnectionError("gone"), ExitCode.NETWORK, "cannot be reached (gone)"),
        (TimeoutError(), ExitCode.NETWORK, "cannot be reached (no answer in time)"),
    ],
)
@pytest.mark.usefixtures("configured")
def test_each_failure_is_one_line_and_an_exit_code(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    code: ExitCode,
    words: str,
) -> None:
    async def serve(_settings: Settings, _stop: asyncio.Event) -> None:
        raise error

    assert started(monkeypatch, serve) == code
    line = capsys.readouterr().err
    assert words in line
    assert line.count("\n") == 1


@pytest.mark.usefixtures("configured")
@pytest.mark.parametrize("error", [KeyError("a fault of ours"), discord.InvalidData("a fault of ours")])
def test_a_fault_of_the_program_is_not_told_as_one_of_the_network(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def serve(_settings: Settings, _stop: asyncio.Event) -> None:
        raise error

    with pytest.raises(type(error)):
        started(monkeypatch, serve)


@pytest.mark.usefixtures("configured")
def test_an_unfinished_game_ends_the_start_with_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished = replace(PARTS["brikks"], measuring={})
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brikks", unfinished)
    assert run.main(argparse.Namespace(stop_with_input=False)) == ExitCode.GAMES
    assert capsys.readouterr().err.endswith("error: The measuring players of the game brikks lack random.\n")


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.usefixtures("configured")
def test_a_signal_lets_the_bot_close_what_it_opened(
    monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    closed = False

    async def serve(_: Settings, stop: asyncio.Event) -> None:
        nonlocal closed
        os.kill(os.getpid(), told)
        await stop.wait()
        await asyncio.sleep(0)
        closed = True

    assert started(monkeypatch, serve) == 0
    assert closed


@pytest.mark.usefixtures("configured")
def test_the_end_of_its_input_stops_the_bot_where_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(_: Settings, stop: asyncio.Event) -> None:
        await stop.wait()

    source, sink = os.pipe()
    os.write(sink, b"ignored")
    os.close(sink)
    with os.fdopen(source) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert started(monkeypatch, serve, stop_with_input=True) == 0


def test_without_a_token_it_says_where_it_looked(env_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["run"]) == ExitCode.CONFIG
    told = capsys.readouterr().err
    assert told.startswith("error: DISCORD_TOKEN is missing: looked in the environment and in")
    assert str(env_file) in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "ERROR"])
def test_libraries_never_write_what_they_send_or_store(level: Literal["DEBUG", "INFO", "ERROR"]) -> None:
    root, own = logging.getLogger(), logging.getLogger("bot")
    before = (root.level, root.handlers[:], own.level)
    try:
        logs.log_to_terminal(Settings(log_level=level))
        assert own.isEnabledFor(logging.getLevelNamesMapping()[level])
        for library in ("discord.http", "discord.gateway", "discord.webhook.async_", "aiosqlite"):
            assert not logging.getLogger(library).isEnabledFor(logging.DEBUG)
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        own.setLevel(before[2])


def test_no_line_of_the_log_has_a_secret() -> None:
    settings = Settings(discord_token=SecretStr(TOKEN), database_url=SecretStr(URL))
    formatter = logs.Redacting(*settings.secrets())
    try:
        raise ValueError(f"bad header: Bot {TOKEN}, {URL}, password={PASSWORD!r}")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "x", 1, "with %s", (TOKEN,), sys.exc_info())
    line = formatter.format(record)
    assert TOKEN not in line
    assert "p%2Fw" not in line
    assert "p/w" not in line
    assert line.count("[secret]") == 4
    session = "0123456789abcdef" * 2
    record = logging.LogRecord("discord.gateway", logging.INFO, "x", 1, "(Session ID: %s).", (session,), None)
    assert formatter.format(record).endswith("(Session ID: [session]).")


async def test_a_file_system_on_which_locks_may_not_hold_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "doubtful_file_system", lambda _: "virtiofs")
    settings = Settings.model_validate({"database_path": tmp_path / "bot.db"})
    with held(settings.database_path), pytest.raises(StoreError, match="is in use by"):
        await serving.serve(settings, asyncio.Event())
    [line] = caplog.messages
    assert "bot.db is on virtiofs: locks may not hold there" in line
    assert "named volume" in line


async def test_a_file_on_a_network_file_system_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "network_file_system", lambda _: "nfs4")
    settings = Settings.model_validate({"database_path": tmp_path / "bot.db"})
    with pytest.raises(StoreError, match=r"network file system \(nfs4\).*use PostgreSQL"):
        await serving.serve(settings, asyncio.Event())


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps free memory in this way")
def test_memory_that_is_free_between_blocks_in_use_is_given_back() -> None:
    size, count = 40_000, 2_000
    blocks = [bytearray(b"x") * size for _ in range(count)]
    del blocks[::2]
    before = resident()
    run.give_memory_back()
    assert before - resident() > size * count / 4
    assert len(blocks) == count / 2


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux says what is resident")
def test_few_of_many_sizes_of_a_font_stay_in_memory() -> None:
    """Names come in any size: 256 sizes were kept, of 0.3 MB each."""
    font(BOLD, 20).getlength("Anna")
    before = resident()
    for size in range(21, 221):
        font(BOLD, size).getlength("Anna")
    assert resident() - before < 25e6


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
