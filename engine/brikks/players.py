"""The measuring player, which sees a view as a person does."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, mini_places, placements, places, starts
from engine.game import Player


def random_player(view: View, random: Random) -> Move:
    """Place the thrown block anywhere it fits; otherwise spend energy, then bombs."""
    match view.phase:
        case Phase.LEVEL:
            return ChooseLevel(random.choice(LEVELS))
        case Phase.START:
            return random.choice(starts(view))
        case Phase.DECIDE:
            return random.choice((Keep(), Rethrow()))
        case Phase.MINIS:
            return _minis(view, random)
    if view.throw is None:
        raise ValueError("nothing to decide")
    if thrown := places(view, view.throw):
        return Placement(view.throw, random.choice(thrown))
    if choices := placements(view):
        return random.choice(choices)
    return Bomb() if may_bomb(view) else Out(view.throw)


def _minis(view: View, random: Random) -> Minis:
    """Drop minis one by one, as many as fit."""
    chosen: tuple[Cell, ...] = ()
    while options := mini_places(view, chosen):
        chosen = (*chosen, random.choice(options))
    return Minis(chosen)


PLAYERS: Mapping[str, Player] = {"random": random_player}
