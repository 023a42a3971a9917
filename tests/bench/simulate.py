"""Let computer players play whole games, and write one JSON record of each."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bot.computers.self_play import play_on
from bot.games.registry import PARTS, players
from engine.game import Event, Header, MalformedText, quote
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.records import record
from tests.bench.registry import TOOLS
from tests.bench.simulation import Simulated

USUAL_SEATS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=TOOLS, default=next(iter(TOOLS)))
    for name in _options():
        choices = (f"{game}: {tools.simulation.options.get(name, 'none')}" for game, tools in TOOLS.items())
        parser.add_argument(f"--{name}", help="; ".join(choices))
    parser.add_argument(
        "--players", type=int, help=f"{USUAL_SEATS}, or as many as can play; 1 is the solo game"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--strength", help="one for all seats, or one for each with commas")
    parser.add_argument("--json", type=Path, required=True, help="the file, with a record on each line")


def main(args: argparse.Namespace) -> int:
    header = _header(args)
    games = simulate(header, _strengths(args.strength, header), args.games, args.seed)
    with args.json.open("w", encoding="utf-8") as output:
        for game in track(games, "games", args.games, console=Console(stderr=True)):
            output.write(record(game) + "\n")
    return 0


def simulate(header: Header, strengths: Sequence[str], games: int, seed: int) -> Iterator[Simulated]:
    """Yield games with one header and a computer player for each seat."""
    game, known = GAMES[header.kind], players(header.kind)
    seated = [known[strength] for strength in strengths]
    for number in range(1, games + 1):
        game_id = f"simulated-{seed}-{number}"
        dice_seed = hashlib.sha256(game_id.encode()).digest()
        events: list[Event] = []
        state = game.start(header)
        for event, after in play_on(game, header, dice_seed, seated, game_id, interactions=()):
            events.append(event)
            state = after
        end = game.view(state, None)
        yield Simulated(game_id, dice_seed, header, tuple(strengths), tuple(events), end)


def _header(args: argparse.Namespace) -> Header:
    """Return the header from the options; raises MalformedText."""
    game = TOOLS[args.game].simulation
    options = {name: getattr(args, name) for name in _options() if getattr(args, name) is not None}
    if strange := [name for name in options if name not in game.options]:
        raise MalformedText(f"--{strange[0]}: {args.game} has no such option")
    allowed = game.seats(options)
    seats = min(USUAL_SEATS, allowed[-1]) if args.players is None else args.players
    if seats not in allowed:
        raise MalformedText(f"--players {seats}: choose {allowed[0]} to {allowed[-1]}")
    header = game.header(options, seats)
    GAMES[header.kind].start(header)  # raises if an option has no such value
    return header


def _strengths(text: str | None, header: Header) -> list[str]:
    """Return a player for each seat, by default the stand-in."""
    part = PARTS[header.kind]
    known, chosen = part.players, [part.strengths.stand_in] if text is None else text.split(",")
    if unknown := [strength for strength in chosen if strength not in known]:
        raise MalformedText(f"--strength {quote(unknown[0])}: choose from {', '.join(known)}")
    if len(chosen) not in (1, header.seats):
        raise MalformedText(
            f"--strength names {len(chosen)} players for {header.seats} seats; name 1 or {header.seats}"
        )
    return chosen * header.seats if len(chosen) == 1 else chosen


def _options() -> tuple[str, ...]:
    """Return the options of all games."""
    return tuple(dict.fromkeys(name for tools in TOOLS.values() for name in tools.simulation.options))


if __name__ == "__main__":
    sys.exit(run("simulate"))
