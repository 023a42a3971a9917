"""Separate luck from skill in recorded games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from bot.features.reviews.reviews import make_review
from bot.games.hints import hint
from bot.games.review import Decided, Review, Round, SeatReview, Thrown, Unit, format_review
from engine.game import Rolled, Seat, State, Step, states_of
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.records import games, look_at
from tests.bench.registry import TOOLS
from tests.bench.simulation import Simulated

UNITS = {Unit.POINTS: "points", Unit.CHANCE: "% of a win"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="records, one a line, as `simulate` writes them")
    parser.add_argument("--rounds", action="store_true", help="print every round too")
    parser.add_argument("--json", action="store_true", help="print each review as a line of JSON instead")


def main(args: argparse.Namespace) -> int:
    """Print the review of every game; return the exit code."""
    for game in games(args.file):
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(game.game_id, total=len(game.events))
            found = make_review(game.header, game.events, partial(_advance, bar, task))
        lines = [format_review(found)] if args.json else told(game, found, with_rounds=args.rounds)
        print(*lines, sep="\n", flush=True)
    return 0


def _advance(bar: Progress, task: TaskID, done: int) -> None:
    bar.update(task, completed=done)


def told(game: Simulated, found: Review, *, with_rounds: bool) -> Iterator[str]:
    """Put a review into words, line by line."""
    yield f"{TOOLS[found.game].simulation.title(game.header)}, {game.game_id}"
    states = states_of(GAMES[game.header.kind], game.header, game.events)
    for seat, one in enumerate(found.seats):
        yield ""
        yield from _seat(game, states, Seat(seat), one)
        if with_rounds:
            yield from (_round(played) for played in one.rounds)
    yield ""


def _seat(game: Simulated, states: Sequence[State], seat: Seat, one: SeatReview) -> Iterator[str]:
    yield f"Seat {seat + 1}, {game.players[seat]}: {one.end} {UNITS[one.unit]}"
    gained = "" if one.unit is Unit.POINTS else f"{_signed(one.gained)} the other's decisions "
    yield (
        f"  {one.start} start {_signed(one.luck)} luck {_signed(-one.loss)} decisions "
        f"{gained}{_signed(one.rest)} rest"
    )
    for name, thrown in (("luckiest", one.luckiest), ("unluckiest", one.unluckiest)):
        if thrown is not None:
            yield f"  {name} throw: {_thrown(game, thrown)}"
    for decided in one.turning_points:
        yield f"  round {decided.round}: {decided.move} lost {decided.loss} ± {decided.error}, a {decided.grade}"
        yield f"    {_better(game, states[decided.step], seat, decided)}"


def _thrown(game: Simulated, thrown: Thrown) -> str:
    event = game.events[thrown.step]
    values = " ".join(map(str, event.values)) if isinstance(event, Rolled) else ""
    return f"round {thrown.round}, {values}: {_signed(thrown.luck)}"


def _round(played: Round) -> str:
    moves = ", ".join(f"{one.move} ({one.grade}, {_signed(-one.loss)})" for one in played.decisions)
    return f"  {played.number:>3}: luck {_signed(played.luck)}; {moves or 'no choice'}"


def _better(game: Simulated, state: State, seat: Seat, decided: Decided) -> str:
    """Name the better move, and the reason that a hint would give."""
    rules = GAMES[game.header.kind]
    look = look_at(game, state, seat, Step(decided.step))
    return hint(look, rules.parse_move(decided.better or ""), rules.parse_move(decided.move))


def _signed(figure: float) -> str:
    return f"{figure + 0.0:+.1f}"


if __name__ == "__main__":
    sys.exit(run("review"))
