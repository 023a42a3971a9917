"""The plots of the report, in the project's colours; needs matplotlib."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import fontManager
from matplotlib.ticker import PercentFormatter
from PIL import Image

from bot.games.contests import SOLO, Contests
from bot.games.figures import Estimate, Figures, mean
from bot.games.registry import players
from bot.render.theme import BOLD, DEFAULT, EDGE, FONTS, REGULAR, RGB, THEMES, mix
from bot.tools.game_files import game_title
from bot.tools.strength.contests import measured
from bot.tools.strength.goals import titled
from bot.tools.strength.page import wins

THEME = THEMES[DEFAULT]
WIDTH = 1400
"""Pixels; twice the displayed width, for sharp text."""
DPI = 200
COLOURS = 128
LADDER_HEIGHT, ROW_HEIGHT, PANEL_HEIGHT = 900, 190, 560
SIGNS = ("o", "s", "D", "^", "P")
SERIES = (*THEME.seats[1:5], THEME.ink)
"""Series colours; each series has a marker too, so that colour is never the only cue."""
DASHED = (0, (2.5, 1.5))
SPREAD = 0.15
"""How far apart markers at one position are, so that each error bar is visible."""
LABEL_ROOM = 0.055
"""The share of the height that a label needs."""


def _hex(colour: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


STYLE: Any = {
    "font.family": "Roboto",
    "font.weight": "medium",
    "axes.titleweight": "medium",
    "axes.labelweight": "medium",
    "font.size": 10,
    "text.color": _hex(THEME.ink),
    "axes.facecolor": _hex(THEME.ground),
    **{f"axes.spines.{side}": False for side in ("left", "top", "right", "bottom")},
    "axes.axisbelow": True,
    "grid.color": _hex(THEME.rule),
    "grid.linewidth": 0.6,
    "xtick.color": _hex(THEME.soft),
    "ytick.color": _hex(THEME.soft),
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}
for face in (REGULAR, BOLD):
    fontManager.addfont(FONTS / face)


def draw(figures: Mapping[str, Figures], folder: Path) -> None:
    """Draw three plots of each game."""
    for game, contests in measured().items():
        _draw_ladder(game, contests, figures[game], folder / f"{game}-ladder.png")
        _draw_scores(game, contests, figures[game], folder / f"{game}-scores.png")
        _draw_wins(game, contests, figures[game], folder / f"{game}-wins.png")


def _draw_ladder(game: str, contests: Contests, figures: Figures, path: Path) -> None:
    """A line for each level across the players; goals are for the last player."""
    measure = "share of what hindsight reaches" if contests.hindsight else "mean points"
    title = f"{game_title(game)} alone: {measure} (dashed: goals)"
    places, levels = list(players(game)), contests.modes[SOLO].levels
    last = len(places) - 1
    with _picture(path, title, LADDER_HEIGHT) as figure:
        axes = figure.add_subplot()
        ends: dict[str, float] = {}
        for number, level in enumerate(levels):
            estimates = [
                figures.of_hindsight(level, player)
                if contests.hindsight
                else mean(figures.points(level, player).values())
                for player in places
            ]
            shift = SPREAD / 2 * (number - (len(levels) - 1) / 2)
            found = [(place + shift, e) for place, e in enumerate(estimates) if e]
            at, measures = [place for place, _ in found], [e for _, e in found]
            _marks(axes, number, at, measures, is_upright=True, linestyle="-")
            if measures:
                ends[f"level {level}"] = measures[-1].value
            if level in contests.goals:
                goal, colour = contests.goals[level], _hex(SERIES[number])
                axes.hlines(goal, last - 0.3, last + 0.3, colour, linestyles=DASHED)
        axes.set_xticks(range(len(places)), places)
        axes.set_xlim(-0.4, last + 0.9)
        axes.grid(axis="y")
        if contests.hindsight:
            axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
        _name_ends(axes, last + 0.36, ends, [f"level {level}" for level in levels])


def _draw_wins(game: str, contests: Contests, figures: Figures, path: Path) -> None:
    """A row for each contest with its shares of wins, and lines at chance level and at a goal."""
    title = f"{game_title(game)} against others: share of the wins"
    rows = wins(contests, figures)
    names = list(next(iter(rows.values())))
    with _picture(path, title, 260 + ROW_HEIGHT * len(rows)) as figure:
        axes = figure.add_subplot()
        drawn: set[str] = set()
        for row, (seated, estimates) in enumerate(rows.items()):
            for place, colour in (
                (1 / len(seated), THEME.soft),
                (contests.win_goals.get(seated), THEME.accent),
            ):
                if place is not None:
                    axes.vlines(place, row - 0.42, row + 0.42, _hex(colour), linestyles=DASHED)
            for number, name in enumerate(names):
                if estimate := estimates[name]:
                    at = row + SPREAD * (number - (len(names) - 1) / 2)
                    label = None if name in drawn else name
                    drawn.add(name)
                    _marks(axes, number, [at], [estimate], is_upright=False, linestyle="", label=label)
        axes.set_yticks(range(len(rows)), [titled(seated) for seated in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
        axes.grid(axis="x")
        if drawn:
            figure.legend(loc="outside lower center", ncols=len(drawn), frameon=False, handletextpad=0.2)


def _draw_scores(game: str, contests: Contests, figures: Figures, path: Path) -> None:
    """The distribution of each player's points, one plot per level; lines mark the rating bands."""
    names, levels = list(players(game)), contests.modes[SOLO].levels
    title, rows = f"{game_title(game)} alone: how the points are spread", (len(levels) + 1) // 2
    most = max(
        (p for level in levels for name in names for p in figures.points(level, name).values()), default=1
    )
    with _picture(path, title, PANEL_HEIGHT * rows) as figure:
        grid: Any = figure.subplots(rows, 2, sharex=True, sharey=True, squeeze=False)
        for axes, level in zip(grid.flat, levels, strict=False):
            axes.set_title(f"level {level}", loc="left", fontsize=9.5, color=_hex(THEME.soft))
            bands = contests.bands(level)
            for place in bands:
                axes.axvline(place, color=_hex(THEME.rule), linewidth=0.6, zorder=0)
            if not bands:
                axes.grid(axis="x")
            for row, name in enumerate(names):
                points = list(figures.points(level, name).values())
                if len(points) > 1:
                    _hill(axes, row, points, _ramp(row, len(names)))
            axes.set_yticks(range(len(names)), names)
            axes.set_ylim(-0.3, len(names) + 0.1)
            axes.set_xlim(0, max(1, most))


def _marks(
    axes: Axes,
    number: int,
    at: Sequence[float],
    found: Sequence[Estimate],
    *,
    is_upright: bool,
    linestyle: str,
    label: str | None = None,
) -> None:
    values = [e.value for e in found]
    errors = [[e.value - e.low for e in found], [e.high - e.value for e in found]]
    axes.errorbar(
        at if is_upright else values,
        values if is_upright else at,
        yerr=errors if is_upright else None,
        xerr=None if is_upright else errors,
        color=_hex(SERIES[number]),
        marker=SIGNS[number],
        markersize=5.5,
        linestyle=linestyle,
        linewidth=1.4,
        elinewidth=1.2,
        capsize=2.2,
        label=label,
    )


def _name_ends(axes: Axes, x: float, ends: Mapping[str, float], order: Sequence[str]) -> None:
    """The series names beside their last markers, from the top, spaced so that none touch."""
    names = sorted(ends, key=ends.__getitem__, reverse=True)
    if not names:
        return
    low, high = axes.get_ylim()
    middle = (ends[names[0]] + ends[names[-1]]) / 2
    gap = max((ends[names[0]] - ends[names[-1]]) / max(len(names) - 1, 1), LABEL_ROOM * (high - low))
    for place, name in enumerate(names):
        y = middle + gap * ((len(names) - 1) / 2 - place)
        colour, ground = _hex(SERIES[order.index(name)]), _hex(THEME.ground)
        box = {"facecolor": ground, "edgecolor": "none", "pad": 1}  # keeps lines out of the text
        axes.text(x, y, name, color=colour, verticalalignment="center", bbox=box)


def _hill(axes: Axes, row: int, points: Sequence[float], colour: RGB) -> None:
    """A density curve of the points above a row, with a dot for their mean."""
    violin: Any = axes.violinplot(
        [list(points)],
        [row],
        orientation="horizontal",
        side="high",
        widths=1.7,
        showextrema=False,
        points=200,
    )
    for body in violin["bodies"]:
        body.set(facecolor=_hex(colour), edgecolor=_hex(THEME.ground), alpha=0.95, linewidth=0.8)
    mean = sum(points) / len(points)
    axes.plot([mean], [row], "o", color=_hex(THEME.ink), markersize=4, clip_on=False)


def _ramp(place: int, places: int) -> RGB:
    """Better players get more golden colours."""
    return mix(THEME.rule, THEME.accent, place / max(places - 1, 1))


@contextmanager
def _picture(path: Path, title: str, height: int) -> Iterator[Figure]:
    with rc_context(STYLE):
        figure = Figure((WIDTH / DPI, height / DPI), dpi=DPI, facecolor=_hex(THEME.ground))
        figure.set_layout_engine("constrained", w_pad=EDGE / DPI, h_pad=EDGE / DPI)
        figure.suptitle(
            title, x=1.2 * EDGE / WIDTH, horizontalalignment="left", fontsize=12, fontweight="bold"
        )
        yield figure
        file = io.BytesIO()
        figure.savefig(file, format="png")
    # A quarter of the bytes with no visible difference.
    Image.open(file).convert("RGB").quantize(COLOURS).save(path, "PNG", optimize=True)
