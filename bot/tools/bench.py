"""`bench`: measure drawing and the engine. Its subcommands measure more: `load` the whole bot under load;
`players` how long computer players think and how much they delay the event loop; `boards` the leaderboards;
`size` the space that games take; `press` how far a press travels through the program; `memory` the bot's
memory while people play; `puzzles` whether a stronger search finds the same moves; `clicks` how many presses a round
takes; `door` what a request over HTTP costs."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator, Mapping
from contextlib import closing
from time import process_time
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from bot.computers.pool import Pool
from bot.features.puzzles.making import puzzle_games
from bot.games.registry import strengths
from bot.games.simulation import Options
from bot.games.tooling import Benchmark, BenchmarkFigure
from bot.hosting.child import add_way
from bot.hosting.run import collect_seldom
from bot.local.carrier import HTTP
from bot.tools.bench_boards import measure_boards
from bot.tools.bench_clicks import measure_clicks
from bot.tools.bench_door import measure_door
from bot.tools.bench_drawing import drawing_of, measure
from bot.tools.bench_players import measure_thinking
from bot.tools.bench_puzzles import measure_puzzles
from bot.tools.bench_size import measure_size
from bot.tools.game_files import add_files, game_title, read_files
from bot.tools.lag import measure_lag
from bot.tools.load.measure import (
    ATTRIBUTED,
    PAIRS,
    measure_carried,
    measure_load,
    measure_tail,
    measure_taps,
    measure_waits,
)
from bot.tools.load.memory import GOAL, PRESSES, measure_memory
from bot.tools.load.report import (
    carried_table,
    layers_table,
    load_table,
    requests_table,
    tail_table,
    taps_table,
    waits_table,
    ways_table,
)
from bot.tools.load.trace import trace_presses
from bot.tools.registry import TOOLS

V = TypeVar("V")
CLICKED = 20
"""Games of each kind over which presses are counted."""
CPU_TIME = "CPU time, median of several runs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=(
            "parts",
            "load",
            "players",
            "boards",
            "size",
            "memory",
            "press",
            "puzzles",
            "clicks",
            "door",
            "taps",
        ),
        default="parts",
    )
    add_files(parser)
    parser.add_argument("--presses", type=int, default=PRESSES, help="for `memory`: how many to make")
    parser.add_argument(
        "--runs",
        type=int,
        metavar="N",
        help="for `load`: compare only the slowest hundredth with its floor, so many times, and tell what it waits for; "
        f"with `--way {HTTP}`, and for `taps`: how many pairs of windows, by default {PAIRS}",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=ATTRIBUTED,
        help=f"for `load --runs`, `load --way {HTTP}` and `taps`: how many go on at once",
    )
    # For `load`: over HTTP, presses are compared with those over the gateway.
    add_way(parser)
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")


def main(args: argparse.Namespace) -> int:
    """Print every figure with its target; return the exit code."""
    if args.what == "load" and args.way == HTTP:
        Console().print(carried_table(asyncio.run(measure_carried(args.games, args.runs or PAIRS))))
        return 0
    if args.what == "taps":
        Console().print(taps_table(asyncio.run(measure_taps(args.games, args.runs or PAIRS))))
        return 0
    if args.what == "load":
        return _show_load() if args.runs is None else asyncio.run(_show_tail(args.games, args.runs))
    if args.what == "press":
        Console().print(ways_table(asyncio.run(trace_presses())))
        return 0
    if args.what == "memory":
        return int(asyncio.run(_show_memory(args.presses)) > GOAL and args.strict)
    is_met = True
    for heading, rows in _measure(args.what, read_files(args)):
        Console().print(_table(heading, rows))
        is_met = is_met and all(row.is_met for row in rows)
    return int(args.strict and not is_met)


def _measure(what: str, options: Mapping[str, Options]) -> Iterator[tuple[str, list[BenchmarkFigure]]]:
    if what == "puzzles":
        return (
            (f"{game_title(game)}: puzzles, {part}", rows)
            for game in puzzle_games()
            for part, rows in measure_puzzles(game)
        )
    if what == "boards":
        return iter([("A leaderboard: wall clock, median of several people", measure_boards())])
    if what == "size":
        return iter([("What games take: finished ones in the database, open ones in memory", measure_size())])
    if what == "door":
        return iter([("The door: CPU time of one core, and requests on loopback", measure_door())])
    if what == "clicks":
        return measure_clicks(CLICKED)
    return measure_players(options) if what == "players" else measure_parts(options)


def measure_parts(options: Mapping[str, Options]) -> Iterator[tuple[str, list[BenchmarkFigure]]]:
    """Measure drawing and the engine; yield tables with their titles."""
    for game, tools in TOOLS.items():
        drawn = measure(drawing_of(tools.benchmark, options[game]))
        yield f"{game_title(game)}: {CPU_TIME}", [*drawn, *measure_engine(tools.benchmark, options[game])]


def measure_players(options: Mapping[str, Options]) -> Iterator[tuple[str, list[BenchmarkFigure]]]:
    """Measure computer players; the games for the event loop use these options."""
    for game, tools in TOOLS.items():
        measured = tools.benchmark
        yield from measured.further(options[game])
        moves = measure_thinking(game, measured.headers(), measured.forget, measured.others)
        yield f"A move of {game_title(game)}: {CPU_TIME}", moves
    # As in the bot: collecting these players' garbage would block the loop for a fifth of a second.
    collect_seldom()
    # The pool compiles on its first move, before the measurement.
    with closing(Pool(strengths, prepare=int)) as pool:
        yield "How late the event loop is, with 50 games going on", asyncio.run(measure_lag(options, pool))


def _show_load() -> int:
    load = asyncio.run(measure_load())
    console = Console()
    console.print(load_table(load))
    console.print(layers_table(load))
    console.print(waits_table(load.waits))
    console.print(taps_table(asyncio.run(measure_taps(ATTRIBUTED, PAIRS))))
    console.print(requests_table(load.requests, f"Requests with {ATTRIBUTED} games"))
    cost = load.cost
    console.print(requests_table(cost.requests, "Requests of a game at an easy pace"))
    console.print(
        f"Requests over {cost.rounds} rounds of a game of four at an easy pace, nobody pressing Ready:"
    )
    console.print(
        f"  {cost.panel:.2f} for each player and turn (goal: 2), {cost.table:.2f} table edits a round (goal: 3)"
    )
    return 0


async def _show_tail(games: int, runs: int) -> int:
    console = Console()
    console.print(tail_table(await measure_tail(games, runs)))
    waits, requests = await measure_waits(games)
    console.print(waits_table(waits))
    console.print(requests_table(requests, f"Requests with {games} games"))
    return 0


async def _show_memory(presses: int) -> float:
    """Print the curve as it is measured; return the most megabytes of the bot's own process."""
    print(f"{'presses':>8} {'games':>6} {'minutes':>8} {'the bot':>10} {'its workers':>12}")
    most = 0.0
    async for sample in measure_memory(presses):
        most, minutes = max(most, sample.own), sample.seconds / 60
        counts = f"{sample.presses:>8} {sample.games:>6} {minutes:>8.1f}"
        print(f"{counts} {sample.own:>7.0f} MB {sample.workers:>9.0f} MB", flush=True)
    return most


def measure_engine(benchmark: Benchmark[V], options: Options) -> list[BenchmarkFigure]:
    """Measure each query to views in which a move is due, and whole games."""
    begin = process_time()
    games = [benchmark.views(options, seed) for seed in range(3)]
    game = (process_time() - begin) / len(games)
    rows = []
    for what, ask in benchmark.questions.items():
        begin = process_time()
        for view in games[0] * 10:
            ask(view)
        rows.append(BenchmarkFigure(what, (process_time() - begin) / len(games[0]) / 10 * 1e6, "µs"))
    return [*rows, BenchmarkFigure("whole game of two with all views", game * 1000, "ms")]


def _table(title: str, rows: list[BenchmarkFigure]) -> Table:
    table = Table("figure", "value", "target", "", title=title)
    for row in rows:
        sign = "≥" if row.at_least else "≤"
        target = "" if row.target is None else f"{sign} {row.target:g} {row.unit}"
        verdict = "" if row.target is None else "[green]met" if row.is_met else "[red]missed"
        table.add_row(row.what, f"{row.value:.2f} {row.unit}", target, verdict)
    for column in (1, 2):
        table.columns[column].justify = "right"
    return table
