"""Measure how long computer players think about a move, and how late the event loop is meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from random import Random
from statistics import median
from time import process_time

from bot.computers.pool import Pool
from bot.computers.self_play import play
from bot.games.registry import strengths
from bot.hosting.run import collect_seldom
from engine.game import Header, Player, View
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.event_loop import measure_lag
from tests.bench.registry import TOOLS
from tests.bench.report import Figure, quantile, show_figures

POSITIONS = 300
FEW = 100
"""The number of positions for players that look ahead."""
RUNS = 3
QUICK, PATIENT = 50, 1000
"""The milliseconds allowed for a move: for most players, and for those that look ahead."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--positions", type=int, default=POSITIONS, help="in which each player moves")
    parser.add_argument(
        "--few", type=int, default=FEW, metavar="N", help="in how many of them those move that look ahead"
    )


def main(args: argparse.Namespace) -> int:
    """Return 1 if a target is missed."""
    missed = 0
    for game, tools in TOOLS.items():
        measured = tools.benchmark
        moves = measure_thinking(
            game,
            measured.headers(),
            measured.forget,
            measured.others,
            positions=args.positions,
            few=args.few,
        )
        missed |= show_figures(f"A move of {game}: CPU time, median of several runs", moves)
    # As in the bot: collecting these players' garbage would block the loop for a fifth of a second.
    collect_seldom()
    # The pool compiles on its first move, before the measurement.
    with closing(Pool(strengths, prepare=int)) as pool:
        options = {game: tools.simulation.header({}, 2).options for game, tools in TOOLS.items()}
        late = asyncio.run(measure_lag(options, pool))
    return missed | show_figures("How late the event loop is, with 50 games going on", late)


def measure_thinking(
    game: str,
    headers: Iterable[Header],
    forget: Callable[[], object],
    others: Mapping[str, Player],
    *,
    positions: int = POSITIONS,
    few: int = FEW,
) -> list[Figure]:
    """Measure every strength, then others that look ahead; `forget` clears a player's cached positions."""
    views = sampled(game, headers, positions)
    strongest, known = strengths(game).strongest, strengths(game).players
    patient = {strongest: known[strongest], **others}
    rows = []
    for name, player in known.items():
        if name not in patient:
            rows += _rows(name, times(player, views, forget), QUICK)
    for name, player in patient.items():
        rows += _rows(name, times(player, views[:few], forget), PATIENT)
    return rows


def sampled(game: str, headers: Iterable[Header], count: int, seed: int = 1) -> list[View]:
    """Return views of seats that owe a move, from whole games played by stand-ins."""
    views, known = [], strengths(game)
    stand_in = known.players[known.stand_in]

    def watch(view: View, random: Random) -> object:
        views.append(view)
        return stand_in(view, random)

    for header in headers:
        play(GAMES[game], header, str(seed).encode(), [watch] * header.seats)
    return Random(seed).sample(views, count)


def times(player: Player, views: Sequence[View], forget: Callable[[], object]) -> list[float]:
    """Return the milliseconds for the move in each position, shortest first; medians of several runs."""
    player(views[0], Random(0))  # may compile
    runs = [[_time(player, view, place, forget) for place, view in enumerate(views)] for _ in range(RUNS)]
    return sorted(median(of_one) for of_one in zip(*runs, strict=True))


def _time(player: Player, view: View, seed: int, forget: Callable[[], object]) -> float:
    random = Random(seed)
    forget()
    begin = process_time()
    player(view, random)
    return (process_time() - begin) * 1000


def _rows(name: str, sorted_times: Sequence[float], target: float) -> list[Figure]:
    return [
        Figure(f"{name}, median", median(sorted_times), "ms"),
        Figure(f"{name}, p99", quantile(sorted_times, 0.99), "ms", target),
        Figure(f"{name}, longest of {len(sorted_times)}", sorted_times[-1], "ms", target),
    ]


if __name__ == "__main__":
    sys.exit(run("players"))
