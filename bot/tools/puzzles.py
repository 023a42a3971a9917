"""`puzzles`: makes the stock of puzzles that comes with the bot, or checks it; the same seed gives the same puzzles."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from rich.console import Console

from bot.features.puzzles.making import levels_of, puzzle_games
from bot.features.puzzles.proof import holds
from bot.features.puzzles.stock import SIZE, STOCK, Stock, fill, format_stock, parse_stock
from bot.games.registry import PARTS
from engine.game import MalformedText

MOST = 1_000
HOUR = 60


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
    parser.add_argument("--first", type=int, default=0, help="go on with the game, or puzzle, of this number")
    parser.add_argument("--minutes", type=float, default=24 * HOUR, help="stop after so many minutes")


def main(args: argparse.Namespace) -> int:
    """Write the file again after each change, so that what was found is kept if it is interrupted."""
    if not 1 <= args.count <= MOST:
        raise MalformedText(f"--count {args.count}: make at least 1, at most {MOST}")
    if (prepare := PARTS[args.game].warm_up) is not None:
        prepare()
    path = args.out or STOCK / f"{args.game}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = parse_stock(args.game, path.read_text(encoding="utf-8")) if path.exists() else []
    stock = Stock(args.count, levels_of(args.game), kept)
    remarks = (
        f"Puzzles that come with the bot; made by python -m bot puzzles --game {args.game}",
        "id, variant, mode, seat, best moves, lead in tenths, theme, misses of 8, others behind, letter, % of the game, record",
    )
    console, end = Console(stderr=True), monotonic() + 60 * args.minutes
    steps = _checked(stock, args.first) if args.check else fill(stock, args.game, str(args.seed), args.first)
    for number in steps:
        path.write_text(format_stock(stock.kept, *remarks), encoding="utf-8", newline="\n")
        console.print(f"{len(stock.kept)} puzzles; go on with --first {number}")
        if monotonic() > end:
            break
    return 0


def _checked(stock: Stock, first: int) -> Iterator[int]:
    """Drop puzzles that do not hold, and yield after each the number of the next in what is left."""
    while first < len(stock.kept):
        if holds(stock.kept[first].puzzle):
            first += 1
        else:
            del stock.kept[first]
        yield first
