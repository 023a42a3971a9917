"""Whatever needs a database is tested on both."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)
