"""Summarize many simulated games with one header."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles

from rich.box import SIMPLE_HEAVY
from rich.console import Group
from rich.table import Table

from bot.games.figures import mean_error, share_bounds
from bot.games.simulation import Simulation
from engine.game import Header, View

COLUMNS = ("seat", "player", "points", "10/50/90 %", "range")
WINS = ("wins", "shared", "won")


def summary(game: Simulation, header: Header, ends: Sequence[View], strengths: Sequence[str]) -> Group:
    """Show reasons, then points and wins by seat with 95 % confidence, then rounds."""
    reasons = Counter(str(end.result.reason) for end in ends if end.result)
    ended = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
    title = f"{len(ends)} games on {game.title(header)}; ended by {ended}"
    # Fits an eighty-column terminal.
    table = Table(box=SIMPLE_HEAVY, padding=(0, 1, 0, 0))
    is_solo = header.seats == 1
    for column in COLUMNS if is_solo else COLUMNS + WINS:
        table.add_column(column, justify="left" if column == "player" else "right", no_wrap=True)
    for seat, strength in enumerate(strengths):
        points = _points([end.result.points[seat] for end in ends if end.result])
        table.add_row(str(seat + 1), strength, *points, *([] if is_solo else _wins(ends, seat)))
    spread = deciles([end.round for end in ends])
    rounds = f"rounds: median {spread[4]:g}, 10 % below {spread[0]:g}, 10 % above {spread[-1]:g}"
    return Group(title, table, rounds, *game.notes(ends))


def deciles(values: Sequence[float]) -> Sequence[float]:
    """Return the nine deciles."""
    return quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9


def _points(points: Sequence[int]) -> tuple[str, str, str]:
    spread = deciles(points)
    tenths = f"{spread[0]:.0f}/{spread[4]:.0f}/{spread[-1]:.0f}"
    return f"{fmean(points):.1f} ± {mean_error(points):.1f}", tenths, f"{min(points)}-{max(points)}"


def _wins(ends: Sequence[View], seat: int) -> tuple[str, str, str]:
    """Return a seat's wins, how many were shared, and its share of all games."""
    wins = [len(end.result.winners) for end in ends if end.result and seat in end.result.winners]
    low, high = share_bounds(len(wins), len(ends))
    return str(len(wins)), str(sum(count > 1 for count in wins)), f"{100 * low:.1f}-{high:.1%}"
