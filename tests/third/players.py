"""Its computer players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.game import Player
from tests.third.rules import KEEPS, View


def random_player(view: View, random: Random) -> str:
    del view
    return random.choice(KEEPS)


def greedy_player(view: View, random: Random) -> str:
    del random
    first, second = view.throw or (0, 0)
    return KEEPS[second > first]


MEASURING: Mapping[str, Player] = {"random": random_player}
STRENGTHS: Mapping[str, Player] = {
    "relaxed": random_player,
    "steady": greedy_player,
    "strong": greedy_player,
    "master": greedy_player,
}
