"""The form of every report here: tables, and figures with the targets that they should meet."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

REPORT_FILE = "REPORT_FILE"
"""The environment variable with the name of a file to which tables go too, one a line, as `tests.bench.figures` reads them."""
WIDTH = 160
"""Of tables that go to a file."""
FIGURE, MISSED = "figure", "missed"
"""The heading of the first column of a table of figures, and what its last column says of one that misses its target."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure; the target is an upper bound unless it says `at_least`."""

    what: str
    value: float
    unit: str = ""
    target: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


def show(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table. The first column holds words, the others figures; an empty row is a line between others."""
    known = list(rows)
    table = Table(*columns, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in known:
        if row:
            table.add_row(*row)
        else:
            table.add_section()
    Console(width=None if sys.stdout.isatty() else WIDTH).print(table)
    if name := os.environ.get(REPORT_FILE):
        plain = [[Text.from_markup(cell).plain for cell in row] for row in known if row]
        with Path(name).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"title": title, "columns": columns, "rows": plain}) + "\n")


def show_figures(title: str, figures: Sequence[Figure]) -> int:
    """Print figures beside their targets; return 1 if one misses its target, as a program's exit code."""
    show(title, (FIGURE, "value", "target", "ratio", ""), map(_row, figures))
    return int(not all(figure.is_met for figure in figures))


def quantile(values: Iterable[float], share: float) -> float:
    """Return the value within which this share stays."""
    ordered = sorted(values)
    return ordered[ceil(share * len(ordered)) - 1]


def _row(figure: Figure) -> Sequence[str]:
    value = f"{_number(figure.value)} {figure.unit}".rstrip()
    if figure.target is None:
        return figure.what, value, "", "", ""
    sign = "≥" if figure.at_least else "≤"
    ratio = f"{figure.value / figure.target:.2f}" if figure.target else ""
    verdict = "[green]met" if figure.is_met else f"[red]{MISSED}"
    return figure.what, value, f"{sign} {_number(figure.target)} {figure.unit}".rstrip(), ratio, verdict


def _number(value: float) -> str:
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.2f}" if abs(value) >= 1 else f"{value:.3f}"
