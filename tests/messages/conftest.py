from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.turns.tables import Table, opened


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "db") as table:
        yield table
