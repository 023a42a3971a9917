"""`strength play`: play the games missing from a file of outcomes."""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bot.computers.workers import follow_parent
from bot.games.registry import players
from tests.bench.strength.figures import Match, Outcome
from tests.bench.strength.matches import contests, has_hindsight, measured, outcome_of
from tests.bench.strength.outcomes import format_outcome, key, mend, read_outcomes

WIDTH = 150


def add_arguments(parser: argparse.ArgumentParser) -> None:
    games = list(measured())
    declared = [(name, mode) for contests in measured().values() for name, mode in contests.modes.items()]
    modes = list(dict.fromkeys(name for name, _ in declared))
    levels = list(dict.fromkeys(level for _, mode in declared for level in mode.levels))
    known = list(dict.fromkeys(name for game in games for name in players(game)))
    parser.add_argument("file", type=Path, help="where outcomes are kept, a line for each game")
    parser.add_argument("--game", nargs="+", choices=games, default=games)
    parser.add_argument("--modes", nargs="+", choices=modes, default=modes)
    parser.add_argument("--levels", nargs="+", choices=levels, default=levels, metavar="LEVEL")
    parser.add_argument(
        "--players",
        nargs="+",
        choices=known,
        default=known,
        help="only contests between these (all)",
    )
    parser.add_argument("--games", type=int, default=100, help="of each contest (%(default)s)")
    parser.add_argument(
        "--bounds", type=int, help="how many of the master's solo games get their hindsight (all)"
    )
    parser.add_argument("--width", type=int, default=WIDTH, help="beam width of hindsight (%(default)s)")
    parser.add_argument(
        "--seed", type=int, default=1, help="the same seed gives the same games (%(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")


def main(args: argparse.Namespace) -> int:
    mend(args.file)
    matches = missing(args)
    _play(matches, args.file, args.jobs)
    print(f"{args.file}  {len(matches)} games played")
    return 0


def missing(args: argparse.Namespace) -> list[Match]:
    """Return the requested games without an outcome, in turn by game number."""
    known = read_outcomes([args.file]) if args.file.exists() else {}
    wanted = [
        contest
        for game in args.game
        for contest in contests(game, args.modes, args.levels)
        if set(contest.players) <= set(args.players)
    ]
    bounds = args.games if args.bounds is None else args.bounds
    found = []
    for number in range(args.games):
        for contest in wanted:
            width = args.width if has_hindsight(contest) and number < bounds else None
            match = Match(contest, args.seed, number, width)
            before = known.get(key(match))
            if before is None or (width is not None and before.bound is None):
                found.append(match)
    return found


def outcomes(matches: Iterable[Match], jobs: int) -> Iterator[Outcome]:
    """Yield outcomes in match order, from `jobs` processes."""
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=follow_parent)
    try:
        yield from executor.map(outcome_of, matches)
    finally:
        # Ctrl-C waits for the games in progress, not for every requested game.
        executor.shutdown(cancel_futures=True)


def _play(matches: Sequence[Match], path: Path, jobs: int) -> None:
    with path.open("a", encoding="utf-8") as file:
        for outcome in track(outcomes(matches, jobs), "games", len(matches), console=Console(stderr=True)):
            file.write(format_outcome(outcome) + "\n")
            file.flush()
