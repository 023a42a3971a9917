"""Play contests between computer players, and report on them."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bot.computers.workers import follow_parent
from bot.games.registry import players
from tests.bench.command import run
from tests.bench.strength.figures import Match, Outcome
from tests.bench.strength.matches import contests, has_hindsight, measured, outcome_of
from tests.bench.strength.outcomes import format_outcome, key, mend, read_outcomes
from tests.bench.strength.page import by_game, page

WIDTH = 150


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    play = actions.add_parser(
        "play", help="play the games that are missing in a file; it can be interrupted and goes on"
    )
    declared = [(name, mode) for contests in measured().values() for name, mode in contests.modes.items()]
    for name, all_known, about in (
        ("game", [*measured()], "all"),
        ("modes", [name for name, _ in declared], "all"),
        ("levels", [level for _, mode in declared for level in mode.levels], "all"),
        ("players", [name for game in measured() for name in players(game)], "only contests between these"),
    ):
        known = list(dict.fromkeys(all_known))
        play.add_argument(f"--{name}", nargs="+", choices=known, default=known, metavar="NAME", help=about)
    play.add_argument("file", type=Path, help="where outcomes are kept, a line for each game")
    play.add_argument("--games", type=int, default=100, help="of each contest (%(default)s)")
    play.add_argument(
        "--bounds", type=int, help="how many of the master's solo games get their hindsight (all)"
    )
    play.add_argument("--width", type=int, default=WIDTH, help="beam width of hindsight (%(default)s)")
    play.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (%(default)s)")
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    report = actions.add_parser("report", help="write the report on the games in some files")
    report.add_argument("files", type=Path, nargs="+", metavar="FILE", help="outcomes that `play` kept")
    report.add_argument("--out", type=Path, default=Path("docs/strength.md"), help="(%(default)s)")


def main(args: argparse.Namespace) -> int:
    if args.action == "report":
        known = read_outcomes(args.files).values()
        args.out.write_text(page(by_game(known)), encoding="utf-8", newline="\n")
        print(f"{args.out}  {len(known):,} games")
        return 0
    mend(args.file)
    matches = missing(args)
    with args.file.open("a", encoding="utf-8") as file:
        played = outcomes(matches, args.jobs)
        for outcome in track(played, "games", len(matches), console=Console(stderr=True)):
            file.write(format_outcome(outcome) + "\n")
            file.flush()
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


if __name__ == "__main__":
    sys.exit(run("strength.__main__"))
