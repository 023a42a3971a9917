"""Measure everything that the documents have figures of, and write the page of figures: `python -m tests.bench.figures`.

Each benchmark and campaign runs by itself, one after the other, with settings that leave less than an hour for all. The page
is written when all have ended, so it is whole or as it was; what failed or missed its target stands on it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console

from bot import __version__
from bot.bootstrap import ROOT
from tests.bench.command import run
from tests.bench.figure_sections import SECTIONS, Section, anchor
from tests.bench.report import FIGURE, MISSED, REPORT_FILE
from tests.bench.strength.markdown import paragraph, table

PAGE = ROOT / "docs/figures.md"
PYTHON = ".venv/bin/python -m"
MOST_SECONDS = 600
"""The time that a command may take."""
TRACEBACK = "Traceback (most recent call last)"
GIGA = 1024**3


@dataclass(frozen=True, slots=True)
class Measured:
    """What one command has reported."""

    command: str
    code: int | None
    """Its exit code; None if it had to be ended."""
    tables: Sequence[dict[str, Any]]
    has_raised: bool = False
    """Whether it printed an error that nothing caught; its exit code is then that of a missed target."""

    @property
    def missed(self) -> Iterator[str]:
        """Yield the figures that miss their targets."""
        for one in self.tables:
            yield from (f"{row[0]}: {row[1]}" for row in one["rows"] if row[-1] == MISSED)

    @property
    def judged(self) -> int:
        """Return how many figures have a target."""
        return sum(bool(row[2]) for one in self.tables if one["columns"][0] == FIGURE for row in one["rows"])

    @property
    def fault(self) -> str:
        """Return what is wrong besides a missed target, in words; empty if nothing is."""
        if self.code is None:
            return f"did not end within {MOST_SECONDS} s"
        if self.code not in (0, 1) or self.has_raised or not self.tables:
            return f"ended with code {self.code} and without all of its figures"
        return "found a fault" if self.code and not any(self.missed) else ""


Found = tuple[Section, Sequence[Measured]]
"""A section with what its commands reported."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = [anchor(section.title) for section in SECTIONS]
    parser.add_argument(
        "--only", choices=names, metavar="SECTION", help="try one section, and print it: " + ", ".join(names)
    )


def main(args: argparse.Namespace) -> int:
    """Return 1 if a target is missed or a command failed."""
    console, begin, loads = Console(stderr=True), perf_counter(), [os.getloadavg()[0]]
    found = list[Found]()
    for section in SECTIONS:
        if args.only in (None, anchor(section.title)):
            measured = list[Measured]()
            found.append((section, measured))
            for command in section.commands:
                console.print(f"{perf_counter() - begin:5.0f} s  {command}", highlight=False, markup=False)
                measured.append(measure(command))
                loads.append(os.getloadavg()[0])
    if args.only:
        print(*_chapter(*found[0]), sep="\n")
    else:
        _replace(PAGE, page(found, loads, perf_counter() - begin))
    return int(any(one.fault or any(one.missed) for _, measured in found for one in measured))


def page(found: Sequence[Found], loads: Sequence[float], seconds: float) -> str:
    """Return the page; `loads` are the machine's load before each command and after the last, `seconds` the time of all."""
    lines = [*_head([one for _, measured in found for one in measured], loads, seconds)]
    for section, measured in found:
        lines += _chapter(section, measured)
    return "\n".join(lines).rstrip() + "\n"


def measure(command: str) -> Measured:
    """Run a command by itself, and return what it reports."""
    code: int | None
    with tempfile.TemporaryDirectory(prefix="figures-") as name, Path(name, "errors").open("w+") as errors:
        file = Path(name, "report")
        # With a group of its own, so that nothing it has started outlives it.
        process = subprocess.Popen(  # noqa: S603 (this interpreter, and a command that is declared here)
            [sys.executable, "-m", *shlex.split(command)],
            cwd=ROOT,
            env={**os.environ, REPORT_FILE: str(file)},
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            stderr=errors,
            start_new_session=True,
        )
        try:
            code = process.wait(MOST_SECONDS)
        except subprocess.TimeoutExpired:
            code = None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        errors.seek(0)
        said = errors.read()
    print(said, end="", file=sys.stderr)
    return Measured(command, code, [json.loads(line) for line in lines], TRACEBACK in said)


def _chapter(section: Section, measured: Sequence[Measured]) -> Iterator[str]:
    yield from (f"## {section.title}", "")
    yield from paragraph(section.about)
    for one in measured:
        yield from (f"    {PYTHON} {one.command}", "")
        if one.fault:
            yield from paragraph(f"**Failed**: the command {one.fault}.")
        for shown in one.tables:
            if shown["rows"]:
                yield from (f"**{shown['title']}**", "")
                # A table may end a row early.
                rows = [[*row, *[""] * (len(shown["columns"]) - len(row))] for row in shown["rows"]]
                yield from table(shown["columns"], [[_bold(cell) for cell in row] for row in rows])


def _bold(cell: str) -> str:
    return f"**{cell}**" if cell == MISSED else cell.replace("|", "\\|")


def _head(measured: Sequence[Measured], loads: Sequence[float], seconds: float) -> Iterator[str]:
    yield from ("# Figures", "")
    yield from paragraph(
        "One command measures all of this and writes this page, on any machine and in less than an hour; other documents",
        "link here and quote nothing:",
    )
    yield from ("    .venv/bin/python -m tests.bench.figures", "")
    yield from paragraph(
        "`--only` tries a section. A *target* is a goal or a bound, and the *ratio* is the figure divided by it: up to 1 is",
        "met where the target is a most (≤), 1 or more where it is a least (≥). Times depend on the machine and on what",
        "else it does, counts and ratios hardly. Where a section is a small sample, it says which command takes longer and",
        "tells more. How strong the computer players are has [a page of its own](strength.md), which its own commands",
        "write: to tell players apart takes hundreds of games, and hours.",
    )
    yield from table(("this run", ""), [*_machine(), *_run(loads, seconds)], texts=2)
    faults = [f"- `{one.command}`: {fault}" for one in measured for fault in _wrong(one)]
    judged = sum(one.judged for one in measured)
    missed = sum(len(list(one.missed)) for one in measured)
    yield from paragraph(
        f"{judged - missed} of {judged} targets are met." + " Not as it should be:" * bool(faults)
    )
    yield from (*faults, "") if faults else ()


def _wrong(one: Measured) -> Iterator[str]:
    if one.fault:
        yield f"**{one.fault}**"
    yield from (f"{what}, **{MISSED}**" for what in one.missed)


def _machine() -> Iterator[Sequence[str]]:
    numba = "with" if find_spec("numba") else "without"
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / GIGA
    yield "version", f"{__version__}, commit {_git('describe', '--always', '--dirty', '--abbrev=12')}"
    yield "machine", f"{os.cpu_count()} cores ({platform.machine()}), {memory:.0f} GiB of memory"
    yield "system", f"{_system()}, Python {platform.python_version()}, {numba} numba"


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return platform.system()


def _run(loads: Sequence[float], seconds: float) -> Iterator[Sequence[str]]:
    yield "ended", f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, after {seconds / 60:.0f} minutes"
    before, *_, after = loads
    told = f"{before:.1f} at the beginning, {after:.1f} at the end, at most {max(loads):.1f} between two commands"
    yield "load", f"{told} (processes that want a core, the benchmarks' own included)"


def _git(*words: str) -> str:
    done = subprocess.run(  # noqa: S603 (git, with words that stand here)
        ["git", *words],  # noqa: S607 (whichever git the developer has)
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "unknown"


def _replace(path: Path, content: str) -> None:
    """Write a whole file, or leave the old one."""
    new = path.with_suffix(".new")
    new.write_text(content, encoding="utf-8", newline="\n")
    new.replace(path)


if __name__ == "__main__":
    sys.exit(run("figures"))
