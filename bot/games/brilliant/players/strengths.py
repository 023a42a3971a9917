"""The four strengths of BRILLIANT, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from threading import Lock

from bot.games.arena import play
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import compact, judging, looking
from bot.games.brilliant.players.thinking import Effort, Thinker
from bot.games.twin import BITS, HAS_NUMBA, Plain, fastest
from engine import brilliant
from engine.brilliant.players import naive_player, random_player
from engine.brilliant.sheet import Move
from engine.brilliant.state import SOLO_ROLLS
from engine.brilliant.view import View
from engine.game import Header, Player

MODULES = (compact, judging, looking)
_warming_up = Lock()
COMPILED = Effort(choices=6, futures=100, rolls=16, heats=16)
PLAIN = Effort(choices=6, futures=30, rolls=8)
"""What a slow processor does in plain Python well within a second."""
TIRELESS = Effort(choices=10, futures=100, rolls=SOLO_ROLLS, heats=64)

SLIPS = 0.25
"""How often a relaxed player writes just any number."""
HABITS = 0.5
"""How often a steady player only fills the area that is nearly full."""


def relaxed(view: View, random: Random) -> Move:
    """Fills the area with the fewest empty fields, now and then just any."""
    player = random_player if random.random() < SLIPS else naive_player
    return player(view, random)


def steady(view: View, random: Random) -> Move:
    """Judges its choices half of the time."""
    return naive_player(view, random) if random.random() < HABITS else strong(view, random)


def strong(view: View, random: Random) -> Move:
    """Judges what each choice makes of the sheet."""
    return plain().judge(view, random)


def master(view: View, random: Random) -> Move:
    """Looks ahead from the choices that it judges best; while `warm_up` compiles it does without."""
    is_compiled = HAS_NUMBA and len(view.level.fields) <= BITS and not _warming_up.locked()
    return (compiled() if is_compiled else plain()).look_ahead(view, random)


def tireless(view: View, random: Random) -> Move:
    """A master that considers more, up to the end of the game, to measure whether that would be stronger."""
    return _tireless().look_ahead(view, random)


def told(throws: Sequence[int], count: int, view: View, random: Random) -> Move:
    """A master alone that knows so many throws to come, of all in the game, to measure what they are worth."""
    return compiled().look_ahead(view, random, throws[view.round : view.round + count])


PLAYERS: Mapping[str, Player] = {
    "relaxed": relaxed,
    "steady": steady,
    "strong": strong,
    "master": master,
}


@cache
def plain() -> Thinker:
    """Judges a move in a few milliseconds: those who look no further never wait for a compiler."""
    return Thinker(Plain(MODULES), PLAIN)


@cache
def compiled() -> Thinker:
    """Looks ahead further in less time; the first call takes seconds of a processor."""
    return Thinker(fastest(MODULES), COMPILED)


@cache
def _tireless() -> Thinker:
    return Thinker(fastest(MODULES), TIRELESS)


def warm_up() -> None:
    """Compile what can be compiled, by playing a game."""
    if HAS_NUMBA:
        header = Header("brilliant", 1, {"level": level_text(names()[0])})
        with _warming_up:
            play(brilliant, header, b"", [lambda view, random: compiled().look_ahead(view, random)])
