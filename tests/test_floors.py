"""What is below a floor stands out (`tests/floors.py`)."""

from __future__ import annotations

import pytest

from tests.floors import QUICK, Count, lines


@pytest.mark.parametrize(
    ("possible", "run", "is_below"), [(1000, 993, False), (1000, 992, True), (0, 0, True)]
)
def test_only_what_is_below_its_floor_stands_out(possible: int, run: int, is_below: bool) -> None:
    assert QUICK["engine"] == 99.3
    found = {name: Count(100, 100) for name in QUICK} | {"engine": Count(possible, run)}
    assert [line.split()[0] for line in lines(found, QUICK) if "BELOW" in line] == ["engine"] * is_below
