"""Releases: their notes, and linters for the files that no test here can run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.bootstrap import ROOT
from tests.supply.release_notes import NotReady, notes

CHANGELOG = (
    "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.1.0] - 2026-11-24\n\n- this\n\n## [1.0.0]\n\n- old\n"
)
WORKFLOWS = sorted(str(path) for path in (ROOT / ".github/workflows").glob("*.yml"))
LINTERS = {
    "hadolint": ("Dockerfile",),
    "actionlint": tuple(WORKFLOWS),
    "zizmor": ("--offline", "--no-progress", *WORKFLOWS, str(ROOT / ".github/dependabot.yml")),
}


def test_the_notes_are_the_section_of_the_version() -> None:
    assert notes("v1.1.0", CHANGELOG, "1.1.0") == "- this"
    assert notes("v1.0.0", CHANGELOG, "1.0.0") == "- old"


@pytest.mark.parametrize(
    ("tag", "version", "reason"),
    [
        ("v1.2.0", "1.1.0", "the tag is v1.2.0, but bot/__init__.py says 1.1.0"),
        ("v2.0.0", "2.0.0", "CHANGELOG.md says nothing about 2.0.0"),
    ],
)
def test_a_version_that_is_not_ready_is_not_released(tag: str, version: str, reason: str) -> None:
    with pytest.raises(NotReady, match=reason):
        notes(tag, CHANGELOG, version)


@pytest.mark.parametrize("name", LINTERS)
def test_linters_find_nothing(name: str) -> None:
    beside = Path(sys.executable).with_name(name)
    program = str(beside) if beside.exists() else shutil.which(name)
    if program is None:
        pytest.skip(f"needs the program {name}")
    done = subprocess.run(  # noqa: S603 (fixed words)
        [program, *LINTERS[name]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
