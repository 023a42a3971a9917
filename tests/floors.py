"""Holds the coverage that tests left behind against floors: `python -m tests.floors`, as in docs/testing.md."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from coverage import Coverage

from tests.databases import GIVEN
from tests.paths import ROOT

QUICK = {
    "engine": 99.3,
    "bot/render": 99.4,
    "bot/pages": 98.6,
    "bot/turns": 98.3,
    "bot/messages": 97.8,
    "bot/features": 97.4,
    "bot/games": 96.3,
    "bot/interactions": 95.3,
    "bot/store": 80.2,
    "all": 91.7,
    "branches": 80.2,
}
"""The least percentage of statements, and in the last line of branches, that the quick tests run."""
ALL = {**QUICK, "bot/store": 93.0, "all": 94.0, "branches": 85.0}
"""The same of quick and slow tests together; without PostgreSQL these cannot be reached."""


@dataclass(slots=True)
class Count:
    possible: int = 0
    run: int = 0

    @property
    def percentage(self) -> float:
        """Return the share that was run, rounded down, so that 100 means every one; 0 of a part that is not there."""
        return self.run * 1000 // self.possible / 10 if self.possible else 0.0

    def add(self, possible: int, run: int) -> None:
        self.possible += possible
        self.run += run


def counts(measured: Coverage) -> dict[str, Count]:
    """Return what was run of each part of the program; a file that nothing imported counts too."""
    found = {name: Count() for name in QUICK}
    for folder in ("bot", "engine"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            _, statements, _, missing, _ = measured.analysis2(str(file))
            name = file.relative_to(ROOT).as_posix()
            for part in (*(part for part in QUICK if name.startswith(f"{part}/")), "all"):
                found[part].add(len(statements), len(statements) - len(missing))
            for possible, run in measured.branch_stats(str(file)).values():
                found["branches"].add(possible, run)
    return found


def lines(found: Mapping[str, Count], floors: Mapping[str, float]) -> Iterator[str]:
    """Yield a table in which what is below its floor stands out."""
    yield f"{'':18}{'possible':>9}{'run':>9}{'%':>7}{'floor':>7}"
    for name, floor in floors.items():
        count = found[name]
        sign = "  BELOW" if count.percentage < floor else ""
        yield f"{name:18}{count.possible:9,}{count.run:9,}{count.percentage:7.1f}{floor:7.1f}{sign}"


def main() -> int:
    """Combine what the processes left, print the table, and return 1 if anything is below its floor."""
    parser = argparse.ArgumentParser(prog="python -m tests.floors", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="hold the floors of the quick tests alone")
    is_quick = parser.parse_args().quick
    has_postgres = sys.version_info < (3, 15) or GIVEN in os.environ
    floors = ALL if has_postgres and not is_quick else QUICK
    measured = Coverage(config_file=str(ROOT / "pyproject.toml"))
    measured.combine()
    measured.save()
    found = counts(measured)
    print("\n".join(lines(found, floors)))
    return int(any(found[name].percentage < floor for name, floor in floors.items()))


if __name__ == "__main__":
    sys.exit(main())
