"""The form of every report here: tables, and figures with the targets that they should meet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from rich.console import Console
from rich.table import Table


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure; the target is an upper bound unless it says `at_least`."""

    what: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


def show(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table. The first column holds words, the others figures; an empty row is a line between others."""
    table = Table(*columns, title=title)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        if row:
            table.add_row(*row)
        else:
            table.add_section()
    Console().print(table)


def show_figures(title: str, figures: Sequence[Figure]) -> int:
    """Print figures beside their targets; return 1 if one misses its target, as a program's exit code."""
    show(title, ("figure", "value", "target", ""), map(_row, figures))
    return int(not all(figure.is_met for figure in figures))


def quantile(values: Iterable[float], share: float) -> float:
    """Return the value within which this share stays."""
    ordered = sorted(values)
    return ordered[ceil(share * len(ordered)) - 1]


def _row(figure: Figure) -> Sequence[str]:
    value = f"{figure.value:.2f} {figure.unit}"
    if figure.target is None:
        return figure.what, value, "", ""
    sign = "≥" if figure.at_least else "≤"
    verdict = "[green]met" if figure.is_met else "[red]missed"
    return figure.what, value, f"{sign} {figure.target:g} {figure.unit}", verdict
