"""A clean directory for settings, and the command line as a program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from bot.bootstrap import ROOT
from bot.hosting import checks
from bot.settings import KEYS

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.secret-part"  # noqa: S105 (shaped like one, but nobody's)
Command = Callable[..., subprocess.CompletedProcess[str]]
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
def bot(env_file: Path) -> Command:
    """Runs `python -m bot WORDS` in an empty directory."""

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
