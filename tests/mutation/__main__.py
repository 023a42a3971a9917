"""Make each change alone in a copy of the program: its tests must fail. `python -m tests.mutation`"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from tests.mutation.mutants import MUTANTS, Mutant
from tests.paths import ROOT

PARTS = ("bot", "engine", "tests", "assets", "pyproject.toml")
PASSED, FAILED = 0, 1
"""Exit codes of pytest."""
PATIENCE = 600.0
"""Seconds for the tests of one change; a change that lets them hang is noticed by that."""


class Broken(Exception):
    """The command cannot judge: a change does not apply, or tests fail without it."""


def changed(mutant: Mutant, root: Path) -> str:
    """The file with the change; raises Broken unless its text stands there once."""
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
    """Pytest's, for these tests; that of failed tests if they hang."""
    command = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(root)}
    places = [str(Path("tests") / test) for test in tests]
    try:
        done = subprocess.run(  # noqa: S603 (our own interpreter)
            (*command, *places), cwd=root, env=environment, capture_output=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return FAILED
    return done.returncode


def judged(mutant: Mutant, root: Path) -> str:
    """`killed` or `survived`; raises Broken if the tests could not run."""
    with made(mutant, root):
        code = exit_code(root, mutant.tests)
    if code not in (PASSED, FAILED):
        raise Broken(f"{mutant.name}: pytest ended with {code}")
    return "killed" if code == FAILED else "survived"


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
    parser.add_argument(
        "--unchanged", action="store_true", help="first see that all tests pass without a change"
    )
    options = parser.parse_args()
    mutants = [mutant for mutant in MUTANTS if not options.names or mutant.name in options.names]
    counts = Counter[str]()
    with tempfile.TemporaryDirectory(prefix="mutation-") as name:
        root = copied(Path(name))
        try:
            if options.unchanged and exit_code(root, sorted({t for m in mutants for t in m.tests})) != PASSED:
                raise Broken("tests fail without any change")
            for mutant in mutants:
                begin = perf_counter()
                outcome = judged(mutant, root)
                counts[outcome] += 1
                print(
                    f"{outcome:8} {perf_counter() - begin:5.0f} s  {mutant.name} ({mutant.path})", flush=True
                )
        except Broken as broken:
            print(f"error: {broken}", file=sys.stderr)
            return 2
    print(f"{counts['killed']} killed, {counts['survived']} survived")
    return int(counts["survived"] > 0)


if __name__ == "__main__":
    sys.exit(main())
