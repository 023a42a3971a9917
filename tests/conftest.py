"""What the tests share."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

from engine.brilliant.level import Level
from engine.brilliant.notation import parse_level
from tests.paths import DATA

# The same examples in every run, and no limit of time for a single one: the machine may be busy.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=50)
# Others in every run: `python -m bot test tests/engine --hypothesis-profile thorough`
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("steady")

MEMORY = Path("/dev/shm")  # noqa: S108 (pytest makes a directory there that is this user's alone)
ROOM = 2**28
"""Bytes; a container may offer less, and then the tests write to the disk."""


def pytest_configure() -> None:
    """Let databases of tests live in memory: a disk is waited for at every commit."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.fixture(scope="session")
def fixture_level() -> Level:
    """The level of the placement vectors."""
    return parse_level((DATA / "fixture.toml").read_text(encoding="utf-8"))
