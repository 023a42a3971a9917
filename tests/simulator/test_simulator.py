"""Seeds of the simulator, and that a seed gives the same run each time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from discord.app_commands import Command

from bot.client import Bot
from bot.store.engines import store_on
from tests.paths import ROOT
from tests.simulator import people
from tests.simulator.simulation import simulate

SEEDS = (*range(16), 20, 26, 43)
"""The first, and later ones that once found a fault; `python -m tests.simulator` runs others."""
QUICK = (0, 2, 3, 4, 20, 43)
"""Those of the default run: each reaches lines of the bot that no other test reaches."""
TRACE = "from tests.simulator.simulation import simulate; print(simulate({seed}, steps=40).trace)"


@pytest.mark.parametrize(
    "seed",
    [pytest.param(seed, marks=() if seed in QUICK else pytest.mark.slow) for seed in SEEDS],
)
def test_a_seed_finds_no_fault(seed: int, told_once: None) -> None:
    outcome = simulate(seed, steps=60)
    assert not outcome.faults, "\n".join((*outcome.last, *outcome.faults))


@pytest.mark.slow
def test_an_action_that_nobody_could_take_fails_the_run(
    told_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "COMMANDS", (("settings show", 1.0),))
    assert any("cannot: /settings has no subcommand show" in fault for fault in simulate(0, steps=60).faults)


async def test_people_type_every_command(tmp_path: Path) -> None:
    async with store_on(tmp_path / "bot.db") as store:
        bot = Bot(store)
        named = {one.qualified_name for one in bot.tree.walk_commands() if isinstance(one, Command)}
        # Those of the bot's owner have journeys of their own; they would end or stop what is simulated.
        known = {name for name in named if not name.startswith("host ")}
        bot.worker.close()
    assert {name for name, _ in people.COMMANDS} == known


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
