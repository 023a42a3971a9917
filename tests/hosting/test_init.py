"""`init` and `config show`: the token comes into a private file, and nothing shows a secret."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting import init
from bot.interactions.permissions import install_link
from bot.settings import ENV_FILE, ExitCode, load
from tests.hosting.conftest import APPLICATION, TOKEN, Command, Discord, serving

SERVER_URL = "postgresql://bot:hunter2@127.0.0.1/games"


@pytest.fixture
async def discord(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A Discord that knows one token."""
    del env_file
    async with serving(Discord().answer) as base:
        monkeypatch.setenv("DISCORD_API", base)
        yield


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


async def run_init(answers: list[str], *, is_offline: bool = False) -> int:
    """Run it beside the server; every answer is a line."""
    asked = iter(answers)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(init, "getpass", lambda _: next(asked))
        patch.setattr("builtins.input", lambda _: next(asked))
        patch.setattr(sys, "stdin", Terminal())
        return await asyncio.to_thread(init.main, argparse.Namespace(offline=is_offline))


@pytest.mark.usefixtures("discord")
async def test_a_token_that_discord_knows_is_kept_where_only_its_owner_reads_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ENV_FILE.write_text("LOG_LEVEL=DEBUG\nDISCORD_TOKEN=")
    assert await run_init(["", "wrong", f"a.b.{TOKEN[-4:]}", "n"]) == ExitCode.TOKEN
    assert ENV_FILE.read_text() == "LOG_LEVEL=DEBUG\nDISCORD_TOKEN="
    told = capsys.readouterr()
    assert "no token was given" in told.err
    assert "this is not a bot token (three parts joined by dots)" in told.err
    assert told.err.splitlines()[-1].startswith(
        "error: Token: Discord refuses the token: take a new one from"
    )
    assert await run_init([f" {TOKEN} ", "n"]) == 0
    told = capsys.readouterr()
    assert ENV_FILE.read_text() == f"LOG_LEVEL=DEBUG\nDISCORD_TOKEN={TOKEN}\n"
    if os.name != "nt":
        assert stat.S_IMODE(ENV_FILE.stat().st_mode) == 0o600
    assert "Token: Discord knows it as Gems" in told.out
    assert f"Open this link to add the bot to your server: {install_link(APPLICATION)}\n" in told.out
    assert TOKEN not in told.out + told.err
    assert load().discord_token.get_secret_value() == TOKEN
    assert await run_init([TOKEN]) == ExitCode.CONFIG
    assert "there is a token already" in capsys.readouterr().err


@pytest.mark.usefixtures("discord")
@pytest.mark.parametrize("old", ["a" * 32, f"a.b.{TOKEN[-4:]}", "123456789012345678"])
async def test_a_wrong_token_can_be_replaced(old: str, capsys: pytest.CaptureFixture[str]) -> None:
    ENV_FILE.write_text(f"LOG_LEVEL=DEBUG\nDISCORD_TOKEN={old}\nGRACE_SECONDS=7\n")
    assert await run_init([TOKEN, "n"]) == 0
    assert ENV_FILE.read_text() == f"LOG_LEVEL=DEBUG\nGRACE_SECONDS=7\nDISCORD_TOKEN={TOKEN}\n"
    told = capsys.readouterr()
    assert f"The token in {ENV_FILE.resolve()} is replaced." in told.err
    assert old not in told.out + told.err


@pytest.mark.usefixtures("discord")
async def test_a_wrong_token_that_stands_elsewhere_is_told_with_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"a.b.{TOKEN[-4:]}")
    assert await run_init([TOKEN, "n"]) == ExitCode.TOKEN
    assert "Discord refuses the token" in (told := capsys.readouterr().err)
    assert "(from environment)" in told
    assert not ENV_FILE.exists()


@pytest.mark.usefixtures("discord")
async def test_the_first_start_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[argparse.Namespace] = []

    def start(options: argparse.Namespace) -> int:
        started.append(options)
        return 7

    monkeypatch.setattr("bot.hosting.run.main", start)
    assert await run_init([TOKEN, ""]) == 7
    assert started == [argparse.Namespace(stop_with_input=False)]


def test_without_a_terminal_it_reads_one_line(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{TOKEN}\nmore\n"))
    assert init.main(argparse.Namespace(offline=True)) == 0
    assert env_file.read_text() == f"DISCORD_TOKEN={TOKEN}\n"
    assert capsys.readouterr().out.endswith("The verb `run` starts the bot.\n")


def test_config_shows_what_is_in_force_and_no_secret(env_file: Path, bot: Command) -> None:
    secret = env_file.with_name("url")
    secret.write_text(SERVER_URL)
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nGRACE_SECONDS=7\nDATABASE_URL_FILE=url\n")
    done = bot("config", "show", DEFAULT_CLOCK="day")
    assert done.returncode == 0, done.stderr
    rows = [
        [cell.strip() for cell in line.split("│")[1:-1]] for line in done.stdout.splitlines() if "│" in line
    ]
    found = {key: (value, source) for key, value, source in rows}
    assert found["DISCORD_TOKEN"] == ("(secret)", str(env_file))
    assert found["DATABASE_URL"] == ("(secret)", "url")
    assert found["GRACE_SECONDS"] == ("7", str(env_file))
    assert found["DEFAULT_CLOCK"] == ("day", "environment")
    assert found["LIMITS"] == ("on", "default")
    narrow = bot("config", "show", COLUMNS="60").stdout
    assert "…" not in narrow
    assert "DATABASE_URL_FILE" in narrow
    assert "hunter2" not in done.stdout
    assert "secret-part" not in done.stdout
    env_file.write_text("GRACE_SECOND=7\n")
    done = bot("config", "show")
    assert done.returncode == ExitCode.CONFIG
    assert f"error: line 1 of {env_file} is no setting" in done.stderr
    assert "did you mean GRACE_SECONDS?" in done.stderr
