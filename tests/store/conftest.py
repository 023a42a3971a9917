"""Tests that need a database run on both engines."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)
