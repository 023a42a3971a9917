"""A short campaign over several processes; `python -m tests.process.cluster` has the long one, with every trouble."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import databases
from tests.process.balancer import DEFAULT, is_missing
from tests.process.cluster import Report, run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP"),
]

TROUBLES = ("kill", "drop", "deaf")
"""Without a crash or a stall of the server, which other tests may use, and without what takes longer."""


@pytest.mark.parametrize("balancer", dict.fromkeys((DEFAULT, "caddy")))
async def test_nobody_notices_that_processes_die_behind_the_balancer(tmp_path: Path, balancer: str) -> None:
    if is_missing(balancer):
        pytest.skip(f"needs {balancer} (Caddy from 2.8 on)")
    report = Report(seed=5, tables=8, processes=2, balancer=balancer)
    database = databases.new_server_database()
    try:
        await run(report, tmp_path, database, seconds=10, pause=1.0, troubles=TROUBLES)
    finally:
        databases.drop(database)
    assert "\n".join(report.faults) == ""
    assert sum(report.troubles.values()) > 0
    assert report.answers
    assert report.events > 0
