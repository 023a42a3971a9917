"""Which pictures the report has, and what each shows; needs matplotlib."""

from __future__ import annotations

from pathlib import Path

from bot.games.computers import players
from bot.tools.strength import plots
from bot.tools.strength.contests import AGAINST_NAIVE, BRIKKS, BRILLIANT, MODES, SOLO
from bot.tools.strength.figures import Figures, mean
from bot.tools.strength.goals import HINDSIGHT, POINTS, WINS_AGAINST_NAIVE
from bot.tools.strength.writing import titled
from engine.brikks.view import POINTS_PER_LEVEL, RATINGS


def draw(figures: Figures, folder: Path) -> None:
    for game in MODES:
        _draw_ladder(figures, game, folder / f"{game}-ladder.png")
        _draw_scores(figures, game, folder / f"{game}-scores.png")
        _draw_wins(figures, game, folder / f"{game}-wins.png")


def _draw_ladder(figures: Figures, game: str, path: Path) -> None:
    of_bound = game == BRILLIANT
    measure = "share of what hindsight reaches" if of_bound else "mean points"
    title = f"{game.upper()} alone: {measure} (dashed: goals)"
    series = {
        f"level {level}": {
            player: figures.of_hindsight(level, player)
            if of_bound
            else mean(list(figures.points(game, level, player).values()))
            for player in players(game)
        }
        for level in MODES[game][SOLO]
    }
    goals = {f"level {level}": least for level, least in (HINDSIGHT if of_bound else POINTS).items()}
    plots.ladder(path, title, series, goals, is_share=of_bound)


def _draw_scores(figures: Figures, game: str, path: Path) -> None:
    levels = MODES[game][SOLO]
    panels = {
        f"level {level}": {
            player: list(figures.points(game, level, player).values()) for player in players(game)
        }
        for level in levels
    }
    bands = {
        f"level {level}": [least - POINTS_PER_LEVEL * (int(level) - 1) for least in RATINGS]
        for level in levels
        if game == BRIKKS
    }
    plots.scores(path, f"{game.upper()} alone: how the points are spread", panels, bands)


def _draw_wins(figures: Figures, game: str, path: Path) -> None:
    found = figures.ladder(game)
    rows = {titled(seated): estimates for seated, estimates in found.items()}
    marks = {titled(seated): [1 / len(seated)] for seated in found}
    if game == BRILLIANT:
        marks[titled(AGAINST_NAIVE)].append(WINS_AGAINST_NAIVE)
    plots.wins(path, f"{game.upper()} against others: share of the wins", rows, marks)
