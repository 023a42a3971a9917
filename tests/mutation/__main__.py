"""Make each change alone in a copy of the program: its tests must fail. `python -m tests.mutation`"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL
from time import perf_counter

from tests.mutation.mutants import MUTANTS, Mutant
from tests.paths import ROOT

PARTS = ("bot", "engine", "tests", "assets", "pyproject.toml")
PASSED, FAILED = 0, 1
"""Exit codes of pytest."""
PATIENCE = 600.0
"""Seconds for the tests of one change; a change that makes them hang counts as noticed."""


class Broken(Exception):
    """The command cannot judge: a change does not apply, or tests fail without it."""


def changed(mutant: Mutant, root: Path) -> str:
    """Return the file with the change; raises Broken unless the old text occurs exactly once."""
    text = (root / mutant.path).read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise Broken(f"{mutant.name}: its text stands {text.count(mutant.old)} times in {mutant.path}")
    return text.replace(mutant.old, mutant.new)


@contextmanager
def made(mutant: Mutant, root: Path) -> Iterator[None]:
    file = root / mutant.path
    before, after = file.read_text(encoding="utf-8"), changed(mutant, root)
    file.write_text(after, encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(before, encoding="utf-8")


def exit_code(root: Path, tests: Sequence[str]) -> int:
    """Return pytest's exit code for these tests; that of failed tests if they hang."""
    # The slow ones too.
    command = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "")
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(root)}
    places = [str(Path("tests") / test) for test in tests]
    # In a group of its own, so that nothing that hanging tests have started outlives them.
    running = subprocess.Popen(  # noqa: S603 (our own interpreter)
        (*command, *places), cwd=root, env=environment, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )
    try:
        return running.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        return FAILED
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()


def judged(mutant: Mutant, root: Path) -> str:
    """`killed` or `survived`, or `broken` with the reason if the tests could not run."""
    try:
        with made(mutant, root):
            code = exit_code(root, mutant.tests)
    except Broken as broken:
        return f"broken: {broken}"
    return {PASSED: "survived", FAILED: "killed"}.get(code, f"broken: pytest ended with {code}")


def copied(target: Path) -> Path:
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, target / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target / part)
    return target


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("names", nargs="*", help="of the changes to make; all by default")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="begin with the N-th, to go on")
    parser.add_argument("--count", type=int, default=len(MUTANTS), metavar="N", help="make so many at most")
    parser.add_argument(
        "--unchanged", action="store_true", help="first see that all tests pass without a change"
    )
    options = parser.parse_args()
    if unknown := sorted(set(options.names) - {mutant.name for mutant in MUTANTS}):
        parser.error(f"there is no change {unknown[0]}")
    chosen = [(n, m) for n, m in enumerate(MUTANTS, 1) if not options.names or m.name in options.names]
    chosen = [(n, m) for n, m in chosen if n >= options.first][: options.count]
    outcomes = Counter[str]()
    with tempfile.TemporaryDirectory(prefix="mutation-") as name:
        root = copied(Path(name))
        tests = sorted({test for _, mutant in chosen for test in mutant.tests})
        if options.unchanged and exit_code(root, tests) != PASSED:
            print("error: tests fail without any change", file=sys.stderr)
            return 2
        for number, mutant in chosen:
            begin = perf_counter()
            outcome = judged(mutant, root)
            outcomes[outcome.partition(":")[0]] += 1
            seconds = perf_counter() - begin
            print(f"{number:3} {seconds:5.0f} s  {mutant.name} ({mutant.path}): {outcome}", flush=True)
    print(", ".join(f"{outcomes[kind]} {kind}" for kind in ("killed", "survived", "broken")))
    return 2 if outcomes["broken"] else int(outcomes["survived"] > 0)


if __name__ == "__main__":
    sys.exit(main())
