"""Runs seeds of the simulator: `python -m tests.simulator --seeds N --first S`.

A seed that fails prints its faults, the last steps before them, and the command that plays it again. With
`--canary NAME`, a fault is planted in the bot, and the run fails unless a seed finds it. `--table FILE` also looks for
every planted fault, and writes what the run came to into the table of that document.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter, process_time

from tests.bench.report import Figure, show, show_figures
from tests.simulator.runs import SEEDS, Run, finder, outcomes, row, write_row
from tests.simulator.simulation import STEPS, Outcome
from tests.world.canaries import CANARIES

TOLD_EVERY = 50
SHOWN = 8
"""The most seeds to name for a rare path."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--minutes", type=float, help="of CPU time, in place of a number of seeds")
    parser.add_argument("--first", type=int, default=0, metavar="S")
    parser.add_argument("--steps", type=int, default=STEPS, help="actions and troubles of each seed")
    parser.add_argument("--verbose", action="store_true", help="a line for each step")
    parser.add_argument("--canary", choices=CANARIES, help="plant this fault")
    parser.add_argument("--table", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.canary:
        return int(not _finds(options.canary, options.first, options.seeds, options.steps))
    run, begin, used = Run(options.first), perf_counter(), process_time()
    for outcome in outcomes(options.first, options.seeds, options.minutes, options.steps):
        run.add(outcome)
        if outcome.faults:
            _tell(outcome, options.steps)
        if run.seeds % TOLD_EVERY == 0:
            print(
                f"{run.seeds} seeds, {len(run.failed)} failed, {process_time() - used:.0f} s of CPU",
                flush=True,
            )
    figures = [
        Figure("clock time", perf_counter() - begin, "s"),
        Figure("CPU time", process_time() - used, "s"),
        *(Figure(name, count) for name, count in sorted(run.counts.items())),
        *(Figure(f"trouble: {name}", count) for name, count in sorted(run.troubles.items())),
        Figure("seeds that failed", len(run.failed), target=0),
    ]
    show_figures(f"{run.seeds} seeds from {run.first}", figures)
    rare = [(name, f"{len(seeds)}", ", ".join(map(str, seeds[:SHOWN]))) for name, seeds in run.rare.items()]
    show("Rare paths", ("path", "seeds", "such as"), rare)
    is_right = not run.failed
    if options.table:
        found = sum(_finds(canary, 0, SEEDS, STEPS) for canary in CANARIES)
        write_row(options.table, row(run, found))
        is_right &= found == len(CANARIES)
    return int(not is_right)


def _finds(canary: str, first: int, seeds: int, steps: int) -> bool:
    outcome = finder(canary, range(first, first + seeds), steps)
    if outcome is None:
        print(f"planted fault {canary}: not found by {seeds} seeds from {first}", flush=True)
        return False
    print(f"planted fault {canary}: found by seed {outcome.seed}, {outcome.faults[0]}", flush=True)
    return True


def _tell(outcome: Outcome, steps: int) -> None:
    print(f"seed {outcome.seed} fails (trace {outcome.trace}):")
    for line in (*outcome.last, *(f"FAULT {fault}" for fault in outcome.faults)):
        print(f"  {line}")
    steps_option = "" if steps == STEPS else f" --steps {steps}"
    print(
        f"  again: python -m tests.simulator --seeds 1 --first {outcome.seed}{steps_option} --verbose",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
