"""Seeds of the simulator, and that a seed gives the same run each time."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.paths import ROOT
from tests.simulator.simulation import simulate

SEEDS = 16
"""As many as take about 20 seconds on one core; `python -m tests.simulator` runs others."""
KNOWN = (5, 11, 20, 26, 43)
"""Seeds that once found a fault in the bot."""
TRACE = "from tests.simulator.simulation import simulate; print(simulate({seed}, steps=40).trace)"


@pytest.mark.parametrize("seed", sorted({*range(SEEDS), *KNOWN}))
def test_a_seed_finds_no_fault(seed: int, told_once: None) -> None:
    outcome = simulate(seed, steps=60)
    assert not outcome.faults, "\n".join((*outcome.last, *outcome.faults))


@pytest.mark.slow
def test_a_seed_gives_the_same_run_in_every_process() -> None:
    """Neither the order of sets nor what ran before changes it."""
    traces = {simulate(9, steps=40).trace}
    for hashing in ("1", "2"):
        done = subprocess.run(  # noqa: S603 (our own program)
            [sys.executable, "-c", TRACE.format(seed=9)],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        traces.add(done.stdout.strip())
    assert len(traces) == 1
