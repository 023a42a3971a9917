"""`simulate`: computer players play whole games; a summary, and one JSON record for each game."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any, TextIO

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.arena import played
from bot.game_record import record
from bot.levels import level_text, names
from engine.brilliant.view import View
from engine.game import Event, Header, MalformedText
from engine.games import GAMES, PLAYERS

GAME = "brilliant"
DEFAULT_STRENGTH = "naive"


@dataclass(frozen=True, slots=True)
class Simulated:
    """A simulated game: what a record is made from."""

    game_id: str
    seed: bytes
    header: Header
    events: tuple[Event, ...]
    end: View


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=[GAME], default=GAME)
    parser.add_argument("--level", default="1", help=f"one of {', '.join(names())}, or a code")
    parser.add_argument("--players", type=int, default=4, help="1 to 6; 1 is the solo game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument(
        "--strength",
        default=DEFAULT_STRENGTH,
        help=f"one for all seats, or one for each with commas: {', '.join(PLAYERS[GAME])}",
    )
    parser.add_argument("--json", type=Path, help="write one record for each game and line")


def main(args: argparse.Namespace) -> int:
    try:
        strengths = _strengths(args.strength, args.players)
        if args.games < 1:
            raise MalformedText(f"--games {args.games}: play at least 1")
        text = level_text(args.level)
        with ExitStack() as stack:
            output = stack.enter_context(args.json.open("w", encoding="utf-8")) if args.json else None
            games = simulate(text, strengths, args.games, args.seed)
            bar = track(games, "games", args.games, console=Console(stderr=True))
            results = [_kept(game, strengths, output) for game in bar]
    except MalformedText as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"--json {args.json}: {error.strerror}; name a file in a directory that can be written")
    Console().print(_summary(results, strengths))
    return 0


def _fail(reason: str) -> int:
    print(f"simulate: {reason}", file=sys.stderr)
    return 2


def simulate(text: str, strengths: list[str], games: int, seed: int) -> Iterator[Simulated]:
    """Games on a level's text, one computer player for each seat."""
    header = Header(GAME, len(strengths), {"level": text})
    players = [PLAYERS[GAME][strength] for strength in strengths]
    game = GAMES[GAME]
    for number in range(1, games + 1):
        game_id = f"simulated-{seed}-{number}"
        dice_seed = hashlib.sha256(game_id.encode()).digest()
        events: list[Event] = []
        state: Any = None
        for event, after in played(game, header, dice_seed, players, game_id):
            events.append(event)
            state = after
        yield Simulated(game_id, dice_seed, header, tuple(events), game.view(state, None))


def record_of(game: Simulated, strengths: list[str]) -> str:
    """The game's record, one line of JSON."""
    return record(game.header, game.events, game.end, players=strengths, seed=game.seed, game_id=game.game_id)


def _kept(game: Simulated, strengths: list[str], output: TextIO | None) -> View:
    if output:
        output.write(record_of(game, strengths) + "\n")
    return game.end


def _strengths(text: str, seats: int) -> list[str]:
    chosen = text.split(",")
    if not 1 <= seats <= 6:
        raise MalformedText(f"--players {seats}: choose 1 to 6")
    if unknown := [strength for strength in chosen if strength not in PLAYERS[GAME]]:
        raise MalformedText(f"--strength {unknown[0]!r}: choose from {', '.join(PLAYERS[GAME])}")
    if len(chosen) not in (1, seats):
        raise MalformedText(f"--strength names {len(chosen)} players for {seats} seats; name 1 or {seats}")
    return chosen * seats if len(chosen) == 1 else chosen


def _summary(ends: list[View], strengths: list[str]) -> Table:
    """Points and wins by seat, under a title with rounds and reasons."""
    rounds = [end.round for end in ends]
    spread = quantiles(rounds, n=10, method="inclusive") if len(rounds) > 1 else rounds
    reasons = Counter(str(end.result.reason) for end in ends if end.result)
    ended = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
    title = f"{len(ends)} games on {ends[0].level.name}; ended by {ended}"
    caption = f"rounds: median {median(rounds):g}, 10 % below {spread[0]:g}, 10 % above {spread[-1]:g}"
    table = Table(title=title, caption=caption)
    for column in ("seat", "player", "points", "least", "most", "wins", "shared"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for seat, strength in enumerate(strengths):
        points = [end.points[seat] for end in ends]
        wins = [len(end.result.winners) for end in ends if end.result and seat in end.result.winners]
        shared = sum(count > 1 for count in wins)
        figures = (f"{fmean(points):.1f}", min(points), max(points), len(wins), shared)
        table.add_row(str(seat + 1), strength, *map(str, figures))
    return table
