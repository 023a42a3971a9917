"""`puzzles`: makes the stock of puzzles that comes with the bot; the same seed gives the same puzzles."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.stock import SIZE, STOCK, StockPuzzle, fill, format_stock
from bot.games.registry import PARTS
from engine.game import MalformedText

MOST = 1_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=puzzle_games(), default=puzzle_games()[0])
    parser.add_argument("--count", type=int, default=SIZE, help="how many puzzles to make")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same puzzles")
    parser.add_argument("--out", type=Path, help="the file to write, instead of the bot's own")


def main(args: argparse.Namespace) -> int:
    """Write the file again after each puzzle, so that what was found is kept if it is interrupted."""
    if not 1 <= args.count <= MOST:
        raise MalformedText(f"--count {args.count}: make at least 1, at most {MOST}")
    if (prepare := PARTS[args.game].warm_up) is not None:
        prepare()
    path = args.out or STOCK / f"{args.game}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    command = f"python -m bot puzzles --game {args.game} --count {args.count} --seed {args.seed}"
    remarks = (
        f"Puzzles that come with the bot; made by {command}",
        "id, variant, mode, seat, best moves, lead in tenths, theme, misses of 8, others behind, letter, % of the game, record",
    )
    kept: list[StockPuzzle] = []
    found = fill(args.game, args.count, str(args.seed))
    for one in track(found, "puzzles", args.count, console=Console(stderr=True)):
        kept.append(one)
        path.write_text(format_stock(kept, *remarks), encoding="utf-8", newline="\n")
    return 0
