"""`bench`: measure drawing and the engine, or with `load` the whole bot under many hands."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

from bot.load import load_table, measure_load
from bot.render.bench import Row, measure
from bot.render.brilliant.sample import DEFAULT_LEVEL, sample_game
from engine.brilliant.players import naive_player
from engine.brilliant.state import Phase
from engine.brilliant.view import placements


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=("parts", "load"), default="parts")
    parser.add_argument("--level", type=Path, default=DEFAULT_LEVEL, metavar="FILE")
    parser.add_argument("--strict", action="store_true", help="fail where a target is missed")


def main(args: argparse.Namespace) -> int:
    """Print every figure with its target; returns the exit code."""
    if args.what == "load":
        return _show_load()
    level = args.level.read_text(encoding="utf-8")
    rows = [*measure(level), *measure_engine(level)]
    Console().print(_table(rows))
    return int(args.strict and not all(row.is_met for row in rows))


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


def measure_engine(level: str) -> list[Row]:
    """How fast the plain engine lists legal moves and plays whole games."""
    begin = process_time()
    games = [list(sample_game(level, seats=2, seed=seed)) for seed in range(3)]
    game = (process_time() - begin) / len(games)
    views = [views[0] for views in games[0] if views[0].phase is Phase.PLACE]
    begin = process_time()
    for view in views * 10:
        placements(view)
    listing = (process_time() - begin) / len(views) / 10
    begin = process_time()
    for view in views * 10:
        naive_player(view, Random(1))
    choosing = (process_time() - begin) / len(views) / 10
    return [
        Row("legal moves of a sheet", listing * 1e6, "µs"),
        Row("naive player's move", choosing * 1e6, "µs"),
        Row("whole game of two with all views", game * 1000, "ms"),
    ]


def _table(rows: list[Row]) -> Table:
    table = Table("figure", "value", "target", "", title="CPU time, median of several runs")
    for row in rows:
        sign = "≥" if row.at_least else "≤"
        target = "" if row.target is None else f"{sign} {row.target:g} {row.unit}"
        verdict = "" if row.target is None else "[green]met" if row.is_met else "[red]missed"
        table.add_row(row.what, f"{row.value:.2f} {row.unit}", target, verdict)
    for column in (1, 2):
        table.columns[column].justify = "right"
    return table
