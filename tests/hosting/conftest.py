"""A clean directory for settings, and the command line as a program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from fluent.runtime import FluentResource

from bot import __main__ as command_line
from bot.bootstrap import ROOT
from bot.hosting import checks
from bot.settings import KEYS

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.secret-part"  # noqa: S105 (shaped like one, but nobody's)
APPLICATION = 223456789012345678
"""Not the bot's user, with whose id its token begins: of old applications they differ."""
Command = Callable[..., subprocess.CompletedProcess[str]]
Doctor = Callable[..., tuple[int, str]]
parsed = cache(FluentResource)


@pytest.fixture(autouse=True)
def parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parse each file of texts once for all runs of `doctor`: all of them take two seconds."""
    monkeypatch.setattr(checks, "FluentResource", parsed)


@pytest.fixture
def env_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of `.env`, with no settings in the environment."""
    for key in KEYS:
        monkeypatch.delenv(key, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".env"


@pytest.fixture
def bot(env_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a verb in an empty directory, in this process: starting another one takes longer than most verbs."""
    del env_file
    monkeypatch.setattr("bot.hosting.backup.give_way", lambda: None)

    def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        with pytest.MonkeyPatch.context() as patch:
            for name, value in {"COLUMNS": "200", **environment}.items():
                patch.setenv(name, value)
            try:
                code: object = command_line.main([*words])
            except SystemExit as ended:
                code = ended.code
        told = capsys.readouterr()
        assert isinstance(code, int)
        return subprocess.CompletedProcess(words, code, told.out, told.err)

    return run


@pytest.fixture
def process(env_file: Path) -> Command:
    """Runs `python -m bot WORDS` in an empty directory, in a process of its own."""

    def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if name not in KEYS}
        return subprocess.run(  # noqa: S603 (our own program)
            [sys.executable, "-m", "bot", *words],
            cwd=env_file.parent,
            env={**kept, "PYTHONPATH": str(ROOT), "COLUMNS": "200", **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture
def doctor(env_file: Path, capsys: pytest.CaptureFixture[str]) -> Doctor:
    """Runs `doctor --offline WORDS`; returns its exit code and what it prints."""
    del env_file
    return lambda *words: (command_line.main(["doctor", "--offline", *words]), capsys.readouterr().out)


@asynccontextmanager
async def serving(answer: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> AsyncIterator[str]:
    """Answer every request in this way; yields the address, without a slash at its end."""
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    async with TestServer(app) as server:
        yield str(server.make_url("")).rstrip("/")


@dataclass
class Discord:
    """Knows one token and one application, or gives always the same response."""

    response: web.Response | None = None
    application: Mapping[str, Any] = field(default_factory=dict)
    refusal: int = 0
    """The status with which it refuses messages, if any."""
    date: str = ""
    """What it says of the time, if not the time."""
    posted: list[dict[str, Any]] = field(default_factory=list)

    async def answer(self, request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({}, status=401)
        if request.method == "POST":
            self.posted.append({"path": request.path, **await request.json()})
            return web.json_response({"id": "77", "message": "Missing Access"}, status=self.refusal or 200)
        known = {
            "/users/@me": {"id": "1", "username": "Gems"},
            "/applications/@me": {"id": str(APPLICATION), "name": "Gems", "flags": 0, **self.application},
            "/gateway/bot": {"session_start_limit": {"total": 1000, "remaining": 999, "reset_after": 0}},
        }
        headers = {"Date": self.date} if self.date else None
        return self.response or web.json_response(known[request.path], headers=headers)
