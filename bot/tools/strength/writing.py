"""Figures and tables as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap

from bot.tools.strength.figures import Estimate

NONE = "–"
LINE = 100


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def points(value: float) -> str:
    return f"{value:.1f}"


def interval(estimate: Estimate | None, written: Callable[[float], str]) -> str:
    """Such as `61.3 % (58.2 to 64.3)`."""
    if estimate is None:
        return NONE
    low, high = (written(end).removesuffix(" %") for end in (estimate.low, estimate.high))
    return f"{written(estimate.value)} ({low} to {high})"


def titled(seated: Sequence[str]) -> str:
    """The players of a contest, such as `master against three naive`."""
    first, *others = seated
    counted = {1: others[0], 3: f"three {others[0]}"}[len(others)]
    return f"{first} against {counted}"


def paragraph(*parts: str) -> list[str]:
    """Lines of text, with an empty one after them."""
    return [*wrap(" ".join(parts), LINE, break_on_hyphens=False), ""]


def picture(alt: str, folder: str, name: str) -> list[str]:
    return [f"![{alt}]({folder}/{name}.png)", ""]


def table(head: Sequence[str], rows: Iterable[Sequence[str]], texts: int = 1) -> list[str]:
    """Lines of a table; so many columns on the left hold text, the others figures."""
    aligned = [":--"] * texts + ["--:"] * (len(head) - texts)
    return [_row(head), _row(aligned), *map(_row, rows), ""]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
