"""Tests that need a database run on both engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.turns.conftest import game, late, silence, table, time

__all__ = ["engine", "game", "late", "path", "silence", "table", "time"]


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be, with nothing there yet."""
    return tmp_path / "db"
