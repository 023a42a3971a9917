"""Measure how each strength does on the daily sheets of some days, beside par."""

from __future__ import annotations

import argparse
import asyncio
import hmac
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.computers import self_play
from bot.features.daily.facts import dice_name
from bot.features.daily.sheets import DailySheets
from bot.features.daily.store import DailyRow
from bot.features.days import is_sunday, later
from bot.games.registry import PARTS
from bot.games.solo import solo_games
from bot.store.engines import store_on
from bot.turns.coordinator import Coordinator
from engine.dice import Dice
from engine.game import Player, View, fold
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.report import Figure, show, show_figures
from tests.computers import Threads

MONDAY = "2026-12-07"
LEAST, MOST = 60, 100
"""What the weakest strength should reach in the median, in per cent of par."""
SELDOM = 2
"""How many of its games may end at 0, in per cent."""
COLUMNS = ("strength", "par", "median", "medians of days", f"days from {LEAST} to {MOST}", "at 0, in %")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=int, default=30, help="from a Monday on (%(default)s)")
    parser.add_argument("--games", type=int, default=10, help="of each strength on each sheet (%(default)s)")
    parser.add_argument(
        "--strength", nargs="+", metavar="NAME", help="all but the strongest if you name none"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="the same seed gives the same sheets (%(default)s)"
    )


def main(args: argparse.Namespace) -> int:
    """Return 1 if the weakest strength of a game is too far from par, or too often at 0."""
    days, missed = [later(MONDAY, number) for number in range(args.days)], 0
    for game in solo_games():
        sheets = asyncio.run(_sheets(game, days, args.seed))
        names = args.strength or PARTS[game].strengths.names[:-1]
        shares = {(name, sheet.day): _shares(sheet, name, args.games) for name in names for sheet in sheets}
        rows = [_row(name, is_long, sheets, shares) for name in names for is_long in (False, True)]
        show(f"{game}: points in % of par", COLUMNS, rows)
        of_all = [share for sheet in sheets for share in shares[names[0], sheet.day]]
        figures = [
            Figure(f"{names[0]}, median", median(of_all), "% of par", LEAST, at_least=True),
            Figure(f"{names[0]}, median", median(of_all), "% of par", MOST),
            Figure(f"{names[0]}, games that end at 0", 100 * of_all.count(0) / len(of_all), "%", SELDOM),
        ]
        missed |= show_figures(game, figures)
    return missed


def _shares(sheet: DailyRow, name: str, games: int) -> list[float]:
    """Return what a strength reaches on a sheet in several games, in per cent of par, the least first."""
    player = PARTS[sheet.game_kind].players[name]
    return sorted(100 * max(0, points(sheet, player, number)) / max(1, sheet.par) for number in range(games))


def _row(
    name: str, is_long: bool, sheets: Sequence[DailyRow], shares: Mapping[tuple[str, str], list[float]]
) -> Sequence[str]:
    of_kind = [sheet for sheet in sheets if is_sunday(sheet.day) == is_long]
    found = [shares[name, sheet.day] for sheet in of_kind]
    of_all, medians = [share for one in found for share in one], list(map(median, found))
    return (
        f"{name}, {'Sundays' if is_long else 'weekdays'}",
        f"{median(sheet.par for sheet in of_kind):.0f}",
        f"{median(of_all):.0f}",
        f"{min(medians):.0f} to {max(medians):.0f}",
        f"{sum(LEAST <= one <= MOST for one in medians)} of {len(medians)}",
        f"{100 * of_all.count(0) / len(of_all):.1f}",
    )


async def _sheets(game: str, days: Sequence[str], seed: int) -> list[DailyRow]:
    """Make the sheets as the bot does, but from seeds that are known."""
    with TemporaryDirectory() as name:
        async with store_on(Path(name) / "bot.db") as store:
            computers = Threads()
            coordinator = Coordinator(store, lambda: 0, lambda _: None, computers)
            sheets = DailySheets(store, coordinator, lambda: 0)
            made = [
                await sheets.made(game, day, hmac.digest(str(seed).encode(), day.encode(), "sha256"))
                for day in days
            ]
            await coordinator.close()
            computers.close()
            return made


def points(sheet: DailyRow, player: Player, number: int) -> int:
    """Return the points of a player on a sheet; each number gives other moves on the same throws."""
    game = GAMES[sheet.game_kind]
    header = game.new_header(1, json.loads(sheet.rules))
    dice = Dice(bytes.fromhex(sheet.seed), dice_name(sheet.game_kind, sheet.day))

    def otherwise(view: View, random: Random) -> Any:
        return player(view, Random(f"{number} {random.random()}"))

    played = self_play.play(game, header, dice.seed, [otherwise], dice.game, interactions=dice.interactions)
    result = game.result(fold(game, header, played))
    if result is None:
        raise ValueError("the game is not over")
    return result.points[0]


if __name__ == "__main__":
    sys.exit(run("dailies"))
