"""Games to draw, of every kind of each game; the game's own module says how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from tests.games.brikks.pictures import games as brikks
from tests.games.brilliant.pictures import games as brilliant

MODULES: Mapping[str, ModuleType] = {"brilliant": brilliant, "brikks": brikks}
KINDS = [(game, kind) for game, module in MODULES.items() for kind in module.KINDS]


def moments(views: Sequence[Any]) -> list[Any]:
    """The first moment of a game in each phase in which its first seat was, the middle, and the end."""
    phases = {seats[0].phase: seats for seats in reversed(views)}
    return [*phases.values(), views[len(views) // 2], views[-1]]
