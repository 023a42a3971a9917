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
    seconds = perf_counter() - begin
    print(f"{run.seeds} seeds from {run.first} in {seconds:.0f} s ({process_time() - used:.0f} s of CPU)")
    print(f"{len(run.failed)} failed: {run.failed}")
    for name, count in (*sorted(run.counts.items()), *sorted(run.troubles.items())):
        print(f"  {name:<32}{count:>9}")
    for name, seeds in run.rare.items():
        print(f"{name}: {f'{len(seeds)} seeds, such as {seeds[:SHOWN]}' if seeds else 'NOT REACHED'}")
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
