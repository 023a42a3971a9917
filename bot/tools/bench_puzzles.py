"""Measure whether a stronger search finds the same moves as the proof of puzzles: it also searches the answer
to each of many next throws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle, islice, product
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from bot.computers.self_play import play
from bot.features.puzzles.selection import Proved, proved
from bot.games.contests import SOLO
from bot.games.registry import PARTS
from bot.games.reviewing import Reviewer
from bot.games.tooling import BenchmarkFigure
from bot.tools.registry import TOOLS
from engine.game import Event, Moved, OpaqueGame, Rolled, Seat, State, states_of
from engine.games import GAMES

PUZZLES = 100
"""The puzzles of each game."""
MOST_OF_A_GAME = 4
THROWS = 18
"""The number of next throws after each of the moves."""
AGREED = 99.0
"""The target for agreement, in percent."""


def measure_puzzles(game: str, puzzles: int = PUZZLES) -> list[BenchmarkFigure]:
    """Measure puzzles from solo games of a computer player on all levels."""
    begin, agreed = process_time(), 0
    for posed in islice(_puzzles(game), puzzles):
        agreed += _best(GAMES[game], posed) in posed.found.lead.moves
    spent = (process_time() - begin) / puzzles
    return [
        BenchmarkFigure(
            f"of {puzzles} puzzles, the stronger search agrees on",
            100 * agreed / puzzles,
            "%",
            AGREED,
            at_least=True,
        ),
        BenchmarkFigure("CPU time for finding and checking each", spent, "s"),
    ]


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle, and what is needed to check it."""

    found: Proved
    state: State
    reviewer: Reviewer[Any]
    """Looks at other futures than the proof did."""
    throws: Sequence[Event]
    """The throws that may come next."""


def _puzzles(game: str) -> Iterator[Posed]:
    solo, rules = TOOLS[game].contests.modes[SOLO], GAMES[game]
    for level, number in zip(cycle(solo.levels), count()):
        header, seed = solo.header(level, 1), f"puzzles {number}"
        known = PARTS[game].strengths
        events = play(rules, header, seed.encode(), [known.players[known.stand_in]])
        states = states_of(rules, header, events)
        reviewer = PARTS[game].reviewer(header, f"{seed} checked")
        sizes = next(filter(None, map(rules.dice, states)))
        every = [Rolled(values) for values in product(*(range(1, size + 1) for size in sizes))]
        throws = Random(seed).sample(every, min(THROWS, len(every)))
        for found in islice(proved(header, events, seed), MOST_OF_A_GAME):
            yield Posed(found, states[found.step], reviewer, throws)


def _best(rules: OpaqueGame, posed: Posed) -> Any:
    """Return the best of the compared moves by the stronger search."""
    lead = posed.found.lead
    moves = (lead.moves[0], *lead.others)
    worth = {
        move: fmean(_answered(rules, posed.reviewer, posed.state, move, one) for one in posed.throws)
        for move in moves
    }
    return max(moves, key=worth.__getitem__)


def _answered(rules: OpaqueGame, reviewer: Reviewer[Any], state: State, move: Any, throw: Event) -> float:
    """Return what the move is worth if this throw comes next."""
    state, is_thrown = rules.apply(state, Moved(((Seat(0), move),))), False
    while rules.result(state) is None and not (is_thrown and rules.dice(state)):
        if rules.dice(state):
            state, is_thrown = rules.apply(state, throw), True
        else:
            state = rules.apply(state, Moved(((Seat(0), reviewer.choose(state, Seat(0))),)))
    result = rules.result(state)
    return reviewer.start(state)[0] if result is None else float(result.points[0])
