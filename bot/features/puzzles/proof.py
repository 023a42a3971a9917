"""A stronger search that confirms puzzles: it also searches the answer to each of many next throws."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import fmean
from typing import Any

from bot.features.puzzles.selection import Proved
from bot.games.registry import PARTS
from bot.games.reviewing import Reviewer
from engine.game import Event, Header, Moved, OpaqueGame, Rolled
from engine.games import GAMES

THROWS = 18
"""The number of next throws after each of the moves."""
EFFORT = 4
"""How many times the futures of a review value what comes after them."""


def best_by_search(header: Header, found: Proved, seed: str) -> Any:
    """Return the best of the compared moves by the stronger search, in futures of its own."""
    rules, moves = GAMES[header.kind], (found.lead.moves[0], *found.lead.others)
    reviewer = PARTS[header.kind].reviewer(header, f"{seed} checked", effort=EFFORT)
    throws = _throws(rules, found, seed)
    worth = {
        move: fmean(_answered(rules, reviewer, found, move, throw) for throw in throws) for move in moves
    }
    return max(moves, key=worth.__getitem__)


def _throws(rules: OpaqueGame, found: Proved, seed: str) -> Sequence[Event]:
    """Return a sample of the throws that may come next."""
    state = rules.apply(found.state, Moved(((found.seat, found.lead.moves[0]),)))
    every = [Rolled(values) for values in product(*(range(1, size + 1) for size in rules.dice(state)))]
    return Random(f"{seed} {found.step}").sample(every, min(THROWS, len(every)))


def _answered(rules: OpaqueGame, reviewer: Reviewer[Any], found: Proved, move: Any, throw: Event) -> float:
    """Return what a move in a solo game is worth if this throw comes next."""
    state, is_thrown = rules.apply(found.state, Moved(((found.seat, move),))), False
    while rules.result(state) is None and not (is_thrown and rules.dice(state)):
        if rules.dice(state):
            state, is_thrown = rules.apply(state, throw), True
        else:
            state = rules.apply(state, Moved(((found.seat, reviewer.choose(state, found.seat)),)))
    result = rules.result(state)
    return reviewer.start(state)[0] if result is None else float(result.points[0])
