"""Make the puzzles that come with the bot, confirm them, or measure them; the same seed makes the same puzzles."""

from __future__ import annotations

import argparse
import lzma
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, starmap
from pathlib import Path
from statistics import fmean
from time import monotonic, process_time

from rich.console import Console

from bot.features.puzzles.choices import first_choice
from bot.features.puzzles.making import STRENGTHS, is_taken, levels_of, puzzle_games, solves
from bot.features.puzzles.page import motif_name, posed_look
from bot.features.puzzles.stock import StockPuzzle, parse_stock, path_of, stock_of
from bot.features.puzzles.store import TRIES, PuzzleRow
from bot.games.registry import PARTS
from bot.pages.texts import Language
from engine.game import MalformedText
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.puzzle_stock import (
    SIZE,
    Stock,
    decision_of,
    fill,
    format_stock,
    is_of_one_game,
    judged_again,
    level_of,
)
from tests.bench.report import Figure, show_figures
from tests.bench.rollouts import ROLLOUTS, holds, is_proved

MOST = 1_000
HOUR = 60
LEAST = 300
"""The puzzles that each game brings at least."""
EVERY = 5
"""One in so many is played again, if the command names no other number."""
AGREED = 90.0
"""The share of agreement to reach, in per cent."""
GIVEN_AWAY, OF_A_THEME = 15.0, 25.0
"""The most per cent that one rule may solve, and the most with the same theme."""
EASILY_SOLVED = 200 / 3
"""The share of tries, in per cent, that solve an easy puzzle."""
OTHERS = 1_000
"""The number of the first try that no puzzle was judged by."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=puzzle_games(), default=puzzle_games()[0])
    parser.add_argument("--count", type=int, default=SIZE, help="how many puzzles the file should have")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same puzzles")
    parser.add_argument(
        "--out", type=Path, help="the file, instead of the bot's own; what it holds stays in it"
    )
    parser.add_argument(
        "--check", action="store_true", help="make none, and drop those that rollouts do not confirm"
    )
    parser.add_argument(
        "--measure", action="store_true", help="make none, and measure those that the bot has"
    )
    parser.add_argument(
        "--every", type=int, default=EVERY, metavar="N", help="with --measure: try and play again one in N"
    )
    parser.add_argument("--first", type=int, default=0, help="go on with the game, or puzzle, of this number")
    parser.add_argument("--minutes", type=float, default=24 * HOUR, help="stop after so many minutes")


def main(args: argparse.Namespace) -> int:
    """Write the file again after each change, so that what was found is kept if it is interrupted."""
    if not 1 <= args.count <= MOST:
        raise MalformedText(f"--count {args.count}: make at least 1, at most {MOST}")
    if (prepare := PARTS[args.game].warm_up) is not None:
        # Compiled, if it can be, rollouts are many times faster.
        prepare()
    if args.measure:
        puzzles = stock_of(args.game)
        some = puzzles[:: args.every]
        missed = show_figures(f"The stock of {args.game}", _stock(args.game, puzzles))
        tries = list(_difficulties(args.game, [one.puzzle for one in some]))
        missed |= show_figures(f"Tries of {len(some)} of them, one in {args.every}", tries)
        return missed | show_figures("Played again", _played_again(some))
    path = args.out or path_of(args.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = parse_stock(args.game, lzma.decompress(path.read_bytes()).decode()) if path.exists() else ()
    stock = Stock(args.count, levels_of(args.game), list(map(judged_again, kept)))
    remarks = (
        f"Puzzles that come with the bot; made by python -m tests.bench.puzzles --game {args.game}",
        "id, best moves, lead in tenths, theme, misses of 8, others behind, letter, % of the game, events",
    )
    console, end = Console(stderr=True), monotonic() + 60 * args.minutes
    steps = _checked(stock, args.first) if args.check else fill(stock, args.game, str(args.seed), args.first)
    for number in steps:
        path.write_bytes(format_stock(stock.kept, *remarks))
        console.print(f"{len(stock.kept)} puzzles; go on with --first {number}")
        if monotonic() > end:
            break
    return 0


def _checked(stock: Stock, first: int) -> Iterator[int]:
    """Drop puzzles that do not hold, and yield after each the number of the next in what is left."""
    while first < len(stock.kept):
        if is_proved(stock.kept[first].puzzle):
            first += 1
        else:
            del stock.kept[first]
        yield first


def _stock(game: str, kept: Sequence[StockPuzzle]) -> list[Figure]:
    puzzles = [one.puzzle for one in kept]
    return [
        Figure("puzzles", len(kept), "", LEAST, at_least=True),
        Figure("pairs from one game", sum(starmap(is_of_one_game, combinations(puzzles, 2))), "", 0),
        Figure("best letter A", _share(one.is_first_letter for one in kept), "%", GIVEN_AWAY),
        Figure("solved by the first choice", _share(map(_is_first, puzzles)), "%", GIVEN_AWAY),
        Figure("solved by taking what brings most", _share(map(is_taken, puzzles)), "%", GIVEN_AWAY),
        *_themes(game, puzzles),
        *_parts(kept),
    ]


def _difficulties(game: str, puzzles: Sequence[PuzzleRow]) -> Iterator[Figure]:
    """Yield the share of tries that solves the puzzles, by strength, and how many are of each difficulty."""
    strengths, part = list(PARTS[game].strengths.players), PARTS[game].puzzles
    tries = dict[str, dict[str, float]]()
    for row in puzzles:
        found = decision_of(row)
        tries[row.id] = {name: solves(found, name, OTHERS) / TRIES for name in strengths}
        simple = part.simple(GAMES[game].view(found.state, found.seat))
        tries[row.id]["a simple rule"] = float(simple in found.lead.moves)
    for name in ("a simple rule", *strengths):
        yield Figure(f"solved by {name}", 100 * fmean(each[name] for each in tries.values()), "%")
    people = ("a simple rule", *strengths[:STRENGTHS])
    for level in ("easy", "medium", "hard"):
        solved = [fmean(tries[row.id][name] for name in people) for row in puzzles if level_of(row) == level]
        yield Figure(f"{level}", 100 * len(solved) / len(puzzles), "%")
        if solved:
            least = EASILY_SOLVED if level == "easy" else None
            yield Figure(f"{level}: solved on average", 100 * fmean(solved), "%", least, at_least=True)


def _played_again(checked: Sequence[StockPuzzle]) -> list[Figure]:
    begin = process_time()
    agreed = _share(holds(one.puzzle, first=2 * max(ROLLOUTS)) for one in checked)
    return [
        Figure(f"of {len(checked)}, other rollouts confirm", agreed, "%", AGREED, at_least=True),
        Figure("CPU time for each", (process_time() - begin) / len(checked), "s"),
    ]


def _share(found: Iterable[bool]) -> float:
    return 100 * fmean(found)


def _themes(game: str, puzzles: Sequence[PuzzleRow]) -> list[Figure]:
    counted = Counter(row.motifs.strip() for row in puzzles).most_common()
    return [
        Figure(
            f"theme: {motif_name(game, theme, Language('en'))}", 100 * count / len(puzzles), "%", OF_A_THEME
        )
        for theme, count in counted
    ]


def _parts(kept: Sequence[StockPuzzle]) -> list[Figure]:
    names = ("first", "second", "last")
    thirds = Counter(min(2, 3 * one.passed // 100) for one in kept)
    return [
        Figure(f"in the {name} third of a game", 100 * thirds[number] / len(kept), "%")
        for number, name in enumerate(names)
    ]


def _is_first(row: PuzzleRow) -> bool:
    return first_choice(posed_look(row, None, "en", "dark")) in row.moves.split()


if __name__ == "__main__":
    sys.exit(run("puzzles"))
