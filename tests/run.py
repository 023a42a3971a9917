"""`test`: runs pytest on the whole suite, in three processes by default."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

from bot.bootstrap import ROOT

PROCESSES = 3
"""The number of processes, more than two cores can run at once: tests with a browser or their own bot often
wait."""
MINUTES = "two to five minutes on two cores"
"""What a run without arguments takes."""
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
CERTIFICATES = "SSL_CERT_FILE"
# With these options, or single tests, pytest runs in one process, or the caller has chosen.
CHOOSES_PROCESSES = (
    "-n",
    "--numprocesses",
    "--dist",
    "--pdb",
    "--trace",
    "-s",
    "--capture=no",
    "--collect-only",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "every further argument goes to pytest: test tests/cli -k settings"


def main(arguments: argparse.Namespace) -> int:
    """Run pytest; return its exit code."""
    if not arguments.further:
        print(f"Running the quick tests, which takes {MINUTES} ...", flush=True)
    command = [sys.executable, "-m", "pytest", *pytest_arguments(arguments.further)]
    return subprocess.run(command, cwd=ROOT, env=quick(os.environ), check=False).returncode  # noqa: S603 (our own interpreter)


def quick(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment without what slows the start of each of a hundred processes."""
    # Otherwise every process would compile all its imports.
    kept = {name: value for name, value in environment.items() if name != NO_BYTECODE}
    # Reading the system's certificates takes a tenth of a bot's start, and no test leaves this machine.
    kept.setdefault(CERTIFICATES, os.devnull)
    return kept


def pytest_arguments(given: Sequence[str]) -> list[str]:
    """Spread the caller's pytest run over processes, unless the arguments say otherwise."""
    if any(word.startswith(CHOOSES_PROCESSES) or "::" in word for word in given):
        return list(given)
    # An idle process takes half of a busy one's remaining tests.
    return ["-n", str(PROCESSES), "--dist", "worksteal", *given]
