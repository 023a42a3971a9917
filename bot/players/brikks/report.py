"""How strong the computer players of BRIKKS are, and how long they think.

`python -m bot.players.brikks.report --games 200 --seed 7`; the same seed gives the same games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from bot.arena import played
from bot.players.brikks.players import PLAYERS
from bot.simulated.brikks_record import BANDS
from bot.simulated.summary import mean_error, share_bounds
from engine import brikks
from engine.brikks.moves import Move
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Variant
from engine.brikks.view import View, rating, view
from engine.game import Header, Seat


class Timed:
    """A computer player that counts its CPU time."""

    def __init__(self, name: str) -> None:
        self.play = PLAYERS[name]
        self.seconds: list[float] = []

    def __call__(self, view: View, random: Random) -> Move:
        begin = process_time()
        move: Move = self.play(view, random)
        self.seconds.append(process_time() - begin)
        return move


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="strength and speed of the computer players of BRIKKS")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strengths", nargs="+", choices=PLAYERS, default=list(PLAYERS), metavar="NAME")
    parser.add_argument("--levels", nargs="*", type=int, choices=LEVELS, default=LEVELS, metavar="LEVEL")
    parser.add_argument("--variants", nargs="*", type=Variant, default=list(Variant), help="of the ladder")
    given = parser.parse_args(words)
    for line in report(given.strengths, given.levels, given.variants, given.games, given.seed):
        print(line, flush=True)


def report(
    names: Sequence[str], levels: Iterable[int], variants: Iterable[Variant], games: int, seed: int
) -> Iterator[str]:
    """Solo games of each strength at each level, then each strength against the one before it."""
    for level in levels:
        for name in names:
            yield _solo(name, level, games, seed)
    for variant in variants:
        for weaker, stronger in pairwise(names):
            yield _match(stronger, weaker, variant, games, seed)


def _solo(name: str, level: int, games: int, seed: int) -> str:
    player = Timed(name)
    header = Header("brikks", 1, {"level": str(level)})
    ends = [view(_end(header, [player], seed, number), None) for number in range(games)]
    points = [end.points[0] for end in ends]
    reached = Counter(map(rating, ends))
    bands = ", ".join(f"{band} {reached[number]}" for number, band in enumerate(BANDS))
    mean = f"{fmean(points):.1f} ± {mean_error(points):.1f}, {min(points)}-{max(points)}"
    return f"solo level {level}, {name}: {mean}; rated {bands}; {_speed(player)}"


def _match(stronger: str, weaker: str, variant: Variant, games: int, seed: int) -> str:
    """The seats change after each game; shared wins count for nobody."""
    players = Timed(stronger), Timed(weaker)
    header = Header("brikks", 2, {"variant": variant})
    wins: Counter[tuple[Seat, ...]] = Counter()
    for number in range(games):
        seat = Seat(number % 2)
        result = brikks.result(_end(header, players[:: 1 - 2 * seat], seed, number))
        won = result.winners if result else ()
        wins[tuple(Seat(abs(winner - seat)) for winner in won) if len(won) == 1 else ()] += 1
    first, second, shared = wins[Seat(0),], wins[Seat(1),], wins[()]
    low, high = share_bounds(first, first + second) if first + second else (0.0, 1.0)
    share = f"{100 * low:.1f}-{high:.1%} of the games that one won"
    return f"{variant}, {stronger} - {weaker}: {first} - {second}, shared {shared}; {share}; {_speed(players[0])}"


def _end(header: Header, players: Sequence[Timed], seed: int, number: int) -> Any:
    game_id = f"report-{seed}-{number}"
    *_, (_, state) = played(brikks, header, game_id.encode(), players, game_id)
    return state


def _speed(player: Timed) -> str:
    """The CPU time of a move."""
    slowest = sorted(player.seconds)
    p99 = slowest[int(0.99 * len(slowest))]
    return f"{1000 * fmean(slowest):.1f} ms a move, 99 % below {1000 * p99:.0f}, at most {1000 * slowest[-1]:.0f}"


if __name__ == "__main__":
    main()
