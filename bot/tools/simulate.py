"""`simulate`: lets computer players play whole games; prints a summary and one JSON record per game."""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import track

from bot.computers.self_play import played
from bot.games.registry import PARTS, players
from bot.games.simulation import Simulated
from bot.tools.game_record import record
from bot.tools.registry import TOOLS
from bot.tools.summary import summary
from engine.game import Event, Header, MalformedText, View, quoted
from engine.games import GAMES

USUAL_SEATS = 4
MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    simulations = {game: tools.simulation for game, tools in TOOLS.items()}
    parser.add_argument("--game", choices=simulations, default=next(iter(simulations)))
    for name in _options():
        choices = {game: part.options[name] for game, part in simulations.items() if name in part.options}
        parser.add_argument(f"--{name}", help=_by_game(choices))
    seats = {game: _span(part.seats({})) for game, part in simulations.items()}
    parser.add_argument("--players", type=int, help=f"{_by_game(seats)}; 1 is the solo game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    strengths = {game: ", ".join(players(game)) for game in simulations}
    parser.add_argument(
        "--strength", help=f"one for all seats, or one for each with commas: {_by_game(strengths)}"
    )
    parser.add_argument("--json", type=Path, help="write one record for each game and line")


def main(args: argparse.Namespace) -> int:
    header = _header(args)
    strengths = _strengths(args.strength, header)
    if not 1 <= args.games <= MOST_GAMES:
        raise MalformedText(f"--games {args.games}: play at least 1, at most {MOST_GAMES}")
    try:
        with ExitStack() as stack:
            output = stack.enter_context(args.json.open("w", encoding="utf-8")) if args.json else None
            games = simulate(header, strengths, args.games, args.seed)
            bar = track(games, "games", args.games, console=Console(stderr=True))
            ends = [_kept(game, output) for game in bar]
    except OSError as error:
        reason = f"{error.strerror}; name a file in a directory that can be written"
        raise MalformedText(f"--json {args.json}: {reason}") from error
    Console().print(summary(TOOLS[args.game].simulation, header, ends, strengths))
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
        for event, after in played(game, header, dice_seed, seated, game_id, interactions=()):
            events.append(event)
            state = after
        end = game.view(state, None)
        yield Simulated(game_id, dice_seed, header, tuple(strengths), tuple(events), end)


def _kept(game: Simulated, output: TextIO | None) -> View:
    if output:
        output.write(record(game) + "\n")
    return game.end


def _header(args: argparse.Namespace) -> Header:
    """Return the header from the options; raises MalformedText."""
    game = TOOLS[args.game].simulation
    options = {name: getattr(args, name) for name in _options() if getattr(args, name) is not None}
    if strange := [name for name in options if name not in game.options]:
        raise MalformedText(f"--{strange[0]}: {args.game} has no such option")
    allowed = game.seats(options)
    seats = min(USUAL_SEATS, allowed[-1]) if args.players is None else args.players
    if seats not in allowed:
        raise MalformedText(f"--players {seats}: choose {_span(allowed)}")
    header = game.header(options, seats)
    GAMES[header.kind].start(header)  # raises if an option has no such value
    return header


def _strengths(text: str | None, header: Header) -> list[str]:
    """Return a player for each seat, by default the stand-in."""
    part = PARTS[header.kind]
    known, chosen = part.players, [part.strengths.stand_in] if text is None else text.split(",")
    if unknown := [strength for strength in chosen if strength not in known]:
        raise MalformedText(f"--strength {quoted(unknown[0])}: choose from {', '.join(known)}")
    if len(chosen) not in (1, header.seats):
        raise MalformedText(
            f"--strength names {len(chosen)} players for {header.seats} seats; name 1 or {header.seats}"
        )
    return chosen * header.seats if len(chosen) == 1 else chosen


def _options() -> tuple[str, ...]:
    """Return the options of all games."""
    return tuple(dict.fromkeys(name for tools in TOOLS.values() for name in tools.simulation.options))


def _by_game(texts: Mapping[str, str]) -> str:
    return "; ".join(f"{game}: {text}" for game, text in texts.items())


def _span(allowed: range) -> str:
    return str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
