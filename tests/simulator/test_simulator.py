"""Seeds of the simulator, and that a seed gives the same run each time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from discord.app_commands import Command

from bot.client import Bot
from bot.store.engines import store_on
from tests.paths import ROOT
from tests.simulator import __main__, people
from tests.simulator.rare_paths import RARE_PATHS
from tests.simulator.runs import SEEDS, Run, finder, row, write_row
from tests.simulator.simulation import Outcome, simulate
from tests.world.canaries import CANARIES

QUICK = (0, 6, 14, 18, 22, 28, 36, 44)
"""Those of the default run: together they take every rare path. If a change of the bot gives them other runs that do not,
`python -m tests.simulator --steps 60` names seeds that do."""
LONGER = (1, 2, 3, 4, 5, *range(7, 14), 15, 20, 26, 43, 117)
"""Further ones: the last ones once found a fault."""
MOST_STEPS = 60
FOUND_BY = {
    "told-before-saved": 0,
    "sheet-for-all": 1,
    "no-compare-and-set": 27,
    "no-deadline": 0,
    "no-second-try": 3,
    "no-nonce": 16,
}
"""The seed that last found each planted fault, to be tried first."""
TRACE = "from tests.simulator.simulation import simulate; print(simulate({seed}, steps=40).trace)"


def found_no_fault(seed: int) -> Outcome:
    outcome = simulate(seed, steps=MOST_STEPS)
    assert not outcome.faults, "\n".join((f"seed {seed}", *outcome.last, *outcome.faults))
    return outcome


def test_the_quick_seeds_find_no_fault_and_take_every_rare_path(told_once: None) -> None:
    run = Run(QUICK[0])
    for seed in QUICK:
        run.add(found_no_fault(seed))
    assert run.missing == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", LONGER)
def test_a_seed_finds_no_fault(seed: int, told_once: None) -> None:
    found_no_fault(seed)


@pytest.mark.parametrize(
    "canary",
    [
        "told-before-saved",
        *(pytest.param(one, marks=pytest.mark.slow) for one in CANARIES if one != "told-before-saved"),
    ],
)
def test_a_planted_fault_is_found_within_the_seeds_of_a_run(canary: str, told_once: None) -> None:
    seeds = (FOUND_BY[canary], *range(SEEDS))
    assert finder(canary, seeds, MOST_STEPS) is not None


@pytest.mark.parametrize("found", [0, 1])
def test_a_run_for_a_planted_fault_fails_unless_a_seed_finds_it(
    found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = Outcome(5, faults=["step 3: a sheet was shown"])
    monkeypatch.setattr(__main__, "finder", lambda *_: outcome if found else None)
    monkeypatch.setattr(sys, "argv", ["tests.simulator", "--canary", "sheet-for-all"])
    assert __main__.main() == 1 - found


def test_a_run_is_a_line_of_the_table_and_replaces_that_of_the_same_day_and_seeds(tmp_path: Path) -> None:
    document = tmp_path / "reliability.md"
    text = (ROOT / "docs/reliability.md").read_text(encoding="utf-8")
    document.write_text(text, encoding="utf-8")
    run, other = Run(90_000), Run(95_000)
    for one in (run, other):
        one.add(Outcome(one.first, counts=Counter(seconds=7200, presses=1500, taps=3)))
        write_row(document, row(one, 6))
    run.add(Outcome(90_001, faults=["step 3: a sheet was shown"]))
    run.seeds = 1
    write_row(document, row(run, 5))
    lines = [
        line
        for line in document.read_text(encoding="utf-8").splitlines()
        if "90,000" in line or "95,000" in line
    ]
    assert [line.split(" | ")[1:] for line in lines] == [
        ["95,000 to 95,000", "2.0", "1,503", f"0 of {len(RARE_PATHS)}", "0", f"6 of {len(CANARIES)} |"],
        ["90,000 to 90,000", "2.0", "1,503", f"0 of {len(RARE_PATHS)}", "1", f"5 of {len(CANARIES)} |"],
    ]
    assert len(document.read_text(encoding="utf-8").splitlines()) == len(text.splitlines()) + 2


@pytest.mark.slow
def test_an_action_that_nobody_could_take_fails_the_run(
    told_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "COMMANDS", (("settings show", 1.0),))
    assert any(
        "cannot: /settings has no subcommand show" in fault for fault in simulate(0, steps=MOST_STEPS).faults
    )


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
