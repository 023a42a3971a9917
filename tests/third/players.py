"""Its computer players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bot.computers.strengths import Strengths
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
STRENGTHS = Strengths(
    {"relaxed": random_player, "steady": greedy_player, "strong": greedy_player},
    stand_in="steady",
    par="strong",
)
