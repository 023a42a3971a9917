"""The four strengths of BRILLIANT, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from threading import Lock

from bot.computers.kernels import BITS, HAS_NUMBA, PlainKernels, fastest
from bot.computers.self_play import play
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import compact, evaluation, rollouts
from bot.games.brilliant.players.search import Budget, Searcher
from engine import brilliant
from engine.brilliant.players import naive_player, random_player
from engine.brilliant.sheet import Move
from engine.brilliant.view import View
from engine.game import Header, Player

MODULES = (compact, evaluation, rollouts)
_warming_up = Lock()
COMPILED = Budget(candidates=6, rollouts=100, depth=16, batches=16)
PLAIN = Budget(candidates=6, rollouts=30, depth=8)
"""A budget that takes well under a second in plain Python, even on a slow processor."""

RANDOM_RATE = 0.25
"""How often a relaxed player moves at random."""
NAIVE_RATE = 0.5
"""How often a steady player moves like the naive one."""


def relaxed(view: View, random: Random) -> Move:
    """Work on the area with the fewest empty fields, but sometimes move at random."""
    player = random_player if random.random() < RANDOM_RATE else naive_player
    return player(view, random)


def steady(view: View, random: Random) -> Move:
    """Evaluate the candidates half of the time, else move like the naive player."""
    return naive_player(view, random) if random.random() < NAIVE_RATE else strong(view, random)


def strong(view: View, random: Random) -> Move:
    """Take the candidate with the best evaluation."""
    return plain().greedy(view, random)


def master(view: View, random: Random) -> Move:
    """Run rollouts from the best candidates, in plain Python while `warm_up` compiles."""
    is_compiled = HAS_NUMBA and len(view.level.fields) <= BITS and not _warming_up.locked()
    return (compiled_searcher() if is_compiled else plain()).look_ahead(view, random)


PLAYERS: Mapping[str, Player] = {"relaxed": relaxed, "steady": steady, "strong": strong, "master": master}


@cache
def plain() -> Searcher:
    """Return a searcher that evaluates a move in a few milliseconds and never waits for the compiler."""
    return Searcher(PlainKernels(MODULES), PLAIN)


@cache
def compiled_searcher() -> Searcher:
    """Return a searcher that goes deeper in less time; the first call needs seconds of CPU time."""
    return Searcher(fastest(MODULES), COMPILED)


def compiled_already() -> Searcher | None:
    """Return the compiled searcher if this process has warmed up; nobody waits for the compiler."""
    return (
        compiled_searcher() if compiled_searcher.cache_info().currsize and not _warming_up.locked() else None
    )


def warm_up() -> None:
    """Play a game, so that all kernels are compiled."""
    if HAS_NUMBA:
        header = Header("brilliant", 1, {"level": level_text(names()[0])})
        with _warming_up:
            play(brilliant, header, b"", [lambda view, random: compiled_searcher().look_ahead(view, random)])
