"""`bench`: measure drawing and the engine; with `load` the whole bot under many hands; with `players`
how long computer players think, and what the event loop notices of it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from time import process_time
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from bot.games.brikks.pictures.sample import sample_game as brikks_game
from bot.games.brikks.players import bench as brikks_players
from bot.games.brilliant.pictures.sample import DEFAULT_LEVEL
from bot.games.brilliant.pictures.sample import sample_game as brilliant_game
from bot.games.brilliant.players import bench as brilliant_players
from bot.games.pool import Pool
from bot.tools.bench_drawing import Row, brikks_drawing, brilliant_drawing, measure
from bot.tools.lag import measure_lag
from bot.tools.load.measure import load_table, measure_load
from engine.brikks.players import greedy_player
from engine.brikks.state import Phase as BrikksPhase
from engine.brikks.view import View as BrikksView
from engine.brikks.view import placements as brikks_placements
from engine.brilliant.players import naive_player
from engine.brilliant.state import Phase as BrilliantPhase
from engine.brilliant.view import View as BrilliantView
from engine.brilliant.view import placements as brilliant_placements

V = TypeVar("V")
CPU_TIME = "CPU time, median of several runs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=("parts", "load", "players"), default="parts")
    parser.add_argument("--level", type=Path, default=DEFAULT_LEVEL, metavar="FILE")
    parser.add_argument("--strict", action="store_true", help="fail where a target is missed")


def main(args: argparse.Namespace) -> int:
    """Print every figure with its target; returns the exit code."""
    if args.what == "load":
        return _show_load()
    level = args.level.read_text(encoding="utf-8")
    is_met = True
    for title, rows in measure_players(level) if args.what == "players" else measure_parts(level):
        Console().print(_table(title, rows))
        is_met = is_met and all(row.is_met for row in rows)
    return int(args.strict and not is_met)


def measure_parts(level: str) -> Iterator[tuple[str, list[Row]]]:
    """Drawing and the engine: tables with their titles."""
    yield f"BRILLIANT: {CPU_TIME}", [*measure(brilliant_drawing(level)), *measure_brilliant(level)]
    yield f"BRIKKS: {CPU_TIME}", [*measure(brikks_drawing()), *measure_brikks()]


def measure_players(level: str) -> Iterator[tuple[str, list[Row]]]:
    """Computer players; random games and those of the event loop are played on this level."""
    yield "Random games of BRILLIANT: CPU time, best of several runs", brilliant_players.measure_games(level)
    yield f"A move of BRILLIANT: {CPU_TIME}", brilliant_players.measure_moves()
    yield f"A move of BRIKKS: {CPU_TIME}", brikks_players.measure_moves()
    rules = {"brilliant": {"level": level, "start": "stars"}, "brikks": {}}
    with closing(Pool(prepare=int)) as pool:  # it compiles with its first move, before anything is measured
        yield "How late the event loop is, with six games going on", asyncio.run(measure_lag(rules, pool))


def _show_load() -> int:
    load = asyncio.run(measure_load())
    console = Console()
    console.print(load_table(load))
    cost = load.cost
    console.print(
        f"Requests over {cost.rounds} rounds of a game of four at an easy pace, nobody pressing Ready:"
    )
    console.print(
        f"  {cost.panel:.2f} for each player and turn (goal: 2), {cost.table:.2f} table edits a round (goal: 3)"
    )
    return 0


def measure_brilliant(level: str) -> list[Row]:
    """How fast the plain engine lists legal moves and plays whole games."""

    def play(seed: int) -> list[BrilliantView]:
        views = (views[0] for views in brilliant_game(level, seats=2, seed=seed))
        return [view for view in views if view.phase is BrilliantPhase.PLACE]

    asked: dict[str, Callable[[BrilliantView], object]] = {
        "legal moves of a sheet": brilliant_placements,
        "naive player's move": lambda view: naive_player(view, Random(1)),
    }
    return _engine(play, asked)


def measure_brikks() -> list[Row]:
    """The same, where the placements of every block that can be paid are legal moves."""

    def play(seed: int) -> list[BrikksView]:
        views = (views[0] for views in brikks_game(seats=2, seed=seed))
        return [view for view in views if view.phase is BrikksPhase.RESOLVE]

    asked: dict[str, Callable[[BrikksView], object]] = {
        "legal moves of a sheet": brikks_placements,
        "greedy player's move": lambda view: greedy_player(view, Random(1)),
    }
    return _engine(play, asked)


def _engine(play: Callable[[int], list[V]], asked: Mapping[str, Callable[[V], object]]) -> list[Row]:
    """The time of each question to the views in which a move is due, and of whole games."""
    begin = process_time()
    games = [play(seed) for seed in range(3)]
    game = (process_time() - begin) / len(games)
    rows = []
    for what, ask in asked.items():
        begin = process_time()
        for view in games[0] * 10:
            ask(view)
        rows.append(Row(what, (process_time() - begin) / len(games[0]) / 10 * 1e6, "µs"))
    return [*rows, Row("whole game of two with all views", game * 1000, "ms")]


def _table(title: str, rows: list[Row]) -> Table:
    table = Table("figure", "value", "target", "", title=title)
    for row in rows:
        sign = "≥" if row.at_least else "≤"
        target = "" if row.target is None else f"{sign} {row.target:g} {row.unit}"
        verdict = "" if row.target is None else "[green]met" if row.is_met else "[red]missed"
        table.add_row(row.what, f"{row.value:.2f} {row.unit}", target, verdict)
    for column in (1, 2):
        table.columns[column].justify = "right"
    return table
