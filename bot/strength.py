"""`strength`: how strong the computer players are, by many seeded games; with plots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.levels import names
from bot.players.brilliant.contest import mean, ratio
from bot.players.brilliant.contests import NAIVE, SOLOISTS, TABLES, Outcome, outcomes, play_all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where outcomes are kept; a run goes on where it ended")
    parser.add_argument("--games", type=int, default=100, help="of each kind and level; 0 only shows")
    parser.add_argument("--levels", nargs="+", choices=names(), default=list(names()))
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--width", type=int, default=150, help="sheets that hindsight keeps after a throw")


def main(args: argparse.Namespace) -> int:
    kinds = len(SOLOISTS) + len(TABLES)
    total = max(0, args.games * len(args.levels) * kinds - len(outcomes(args.file)))
    played = play_all(args.file, args.levels, args.games, args.seed, args.width)
    for _ in track(played, "games", total, console=Console(stderr=True)):
        pass
    kept = [outcome for outcome in outcomes(args.file) if outcome.level in args.levels]
    for table in (solo_table(kept, args.levels), win_table(kept, args.levels)):
        Console().print(table)
    return 0


def solo_table(kept: Sequence[Outcome], levels: Sequence[str]) -> Table:
    """Points of each strength, their share of naive play and of what hindsight reaches."""
    table = Table("level", "player", "games", "points", "of naive", "of hindsight", title="solo")
    for level in levels:
        naive = _values(kept, level, (NAIVE,))
        bounds = {o.number: float(o.bound) for o in kept if o.level == level and o.bound is not None}
        for player in SOLOISTS:
            values = _values(kept, level, (player,))
            shared = sorted(values.keys() & bounds.keys())
            if len(shared) > 1:
                of_naive = ratio([values[n] for n in shared], [naive[n] for n in shared])
                of_bound = ratio([values[n] for n in shared], [bounds[n] for n in shared])
                points = mean([values[n] for n in shared])
                table.add_row(level, player, str(len(shared)), str(points), str(of_naive), str(of_bound))
        if len(bounds) > 1:
            table.add_row(level, "hindsight", str(len(bounds)), str(mean(list(bounds.values()))), "", "")
    return table


def win_table(kept: Sequence[Outcome], levels: Sequence[str]) -> Table:
    """How often the first of some players wins, shared wins split."""
    table = Table("level", "players", "games", "wins of the first", title="against others")
    for players in TABLES:
        for level in levels:
            shares = list(_values(kept, level, players).values())
            if len(shares) > 1:
                table.add_row(level, " ".join(players), str(len(shares)), str(mean(shares)))
        shares = [o.value for o in kept if o.players == players]
        if len(shares) > 1:
            table.add_row("all", " ".join(players), str(len(shares)), str(mean(shares)), style="bold")
    return table


def _values(kept: Sequence[Outcome], level: str, players: tuple[str, ...]) -> dict[int, float]:
    return {o.number: o.value for o in kept if o.level == level and o.players == players}
