"""Runs seeds of the simulator: `python -m tests.simulator --seeds N --first S`.

A seed that fails prints its faults, the last steps before them, and the command that plays it again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import perf_counter, process_time

from tests.simulator.simulation import STEPS, Outcome, simulate

TOLD_EVERY = 50


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="S")
    parser.add_argument("--steps", type=int, default=STEPS, help="actions and troubles of each seed")
    parser.add_argument("--verbose", action="store_true", help="a line for each step")
    options = parser.parse_args()
    counts, troubles, failed = Counter[str](), Counter[str](), list[int]()
    begin, used = perf_counter(), process_time()
    for number, seed in enumerate(range(options.first, options.first + options.seeds), 1):
        outcome = simulate(seed, steps=options.steps, is_verbose=options.verbose)
        counts.update(outcome.counts)
        troubles.update(outcome.troubles)
        if outcome.faults:
            failed.append(seed)
            _tell(outcome, options.steps)
        if number % TOLD_EVERY == 0:
            print(f"{number} seeds, {len(failed)} failed, {process_time() - used:.0f} s of CPU", flush=True)
    seconds = perf_counter() - begin
    print(
        f"{options.seeds} seeds from {options.first} in {seconds:.0f} s ({process_time() - used:.0f} s of CPU)"
    )
    print(f"{len(failed)} failed: {failed}")
    for name, count in (*sorted(counts.items()), *sorted(troubles.items())):
        print(f"  {name:<32}{count:>9}")
    return int(bool(failed))


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
