"""The image cannot be built here, so these tests read its files instead."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import pytest

from bot.bootstrap import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
RUNTIME = DOCKERFILE.rpartition("\nFROM ")[2]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(r"^USER 10001:10001\n(.*\n)*CMD ", id="runs as a fixed user without rights"),
        pytest.param("VOLUME /data", id="keeps its data in a volume"),
        pytest.param("DATABASE_PATH=/data/bot.db", id="has its database there"),
        pytest.param("PYTHONDONTWRITEBYTECODE=1", id="writes nowhere else"),
        pytest.param(
            r'HEALTHCHECK .*\\\n +CMD \["roll-and-write", "doctor", "--health"\]',
            id="can tell whether it is alive",
        ),
        pytest.param(r'CMD \["roll-and-write", "run"\]', id="starts the bot as its own process"),
    ],
)
def test_the_image(line: str) -> None:
    assert re.search(line, RUNTIME, re.MULTILINE)


def test_the_image_gets_every_file_it_copies() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sent = {line[1:] for line in ignored if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    for path in " ".join(copied).split():
        assert {path, path.split("/")[0]} & sent
        assert (ROOT / path).exists()


def test_the_image_holds_no_secret() -> None:
    assert "TOKEN" not in DOCKERFILE


def test_both_stages_have_one_base_with_the_oldest_python_pinned_by_its_digest() -> None:
    assert re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE) == ["$BASE", "$BASE"]
    [base] = re.findall(r"^ARG BASE=(\S+)$", DOCKERFILE, re.MULTILINE)
    assert re.fullmatch(r"python:3\.11\.\d+-slim-\w+@sha256:[0-9a-f]{64}", base)


def test_compose_starts_servers_only_where_asked_and_publishes_nothing_but_the_balancer() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    bot, server = compose.split("  database:\n    profiles: [postgres]")
    bot, caddy = bot.split("  caddy:\n    profiles: [several]")
    assert "required: false" in bot
    assert "  second:\n    <<: *bot\n    profiles: [several]\n" in bot
    for line in ('user: "10001:10001"', "read_only: true", "tmpfs: [/tmp]", "cap_drop: [ALL]"):
        assert f"    {line}\n" in bot
    assert "ports:" not in bot + server
    assert 'ports: ["80:80", "443:443"]' in caddy
    assert "POSTGRES_PASSWORD: ${DATABASE_PASSWORD:-}" in server


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="needs the repository"
)
def test_git_ignores_settings_and_data_but_not_what_tests_need() -> None:
    def is_ignored(path: str) -> bool:
        command = ["git", "check-ignore", "--quiet", "--no-index", path]
        return subprocess.run(command, cwd=ROOT, check=False).returncode == 0  # noqa: S603 (git with fixed words)

    assert all(map(is_ignored, (".env", ".env.txt", ".venv/x", "data/bot.db")))
    assert not any(map(is_ignored, (".env.example", "tests/data/x", "docs/sheet.png")))


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no such bit")
def test_the_checks_can_be_started() -> None:
    assert all(os.access(ROOT / ".ci" / name, os.X_OK) for name in ("run", "audit"))
