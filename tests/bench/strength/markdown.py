"""Figures, paragraphs and tables as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from textwrap import wrap

from tests.bench.strength.figures import Estimate

NONE = "–"
LINE = 100


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def points(value: float) -> str:
    return f"{value:.1f}"


def interval(written: Callable[[float], str], estimate: Estimate | None) -> str:
    """Format an estimate, such as `61.3 % (58.2 to 64.3)`."""
    if estimate is None:
        return NONE
    low, high = (written(end).removesuffix(" %") for end in (estimate.low, estimate.high))
    return f"{written(estimate.value)} ({low} to {high})"


of_percent, of_points = partial(interval, percent), partial(interval, points)


def paragraph(*parts: str) -> list[str]:
    """Return wrapped lines followed by an empty one; no lines if there are no words."""
    text = " ".join(filter(None, parts))
    return [*wrap(text, LINE, break_on_hyphens=False), ""] if text else []


def table(head: Sequence[str], rows: Iterable[Sequence[str]], texts: int = 1) -> list[str]:
    """Return the lines of a table; the first `texts` columns hold text, the others figures."""
    aligned = [":--"] * texts + ["--:"] * (len(head) - texts)
    return [*(f"| {' | '.join(cells)} |" for cells in (head, aligned, *rows)), ""]
