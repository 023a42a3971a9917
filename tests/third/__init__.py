"""A third game in miniature, which shows what a game takes: three rounds, two dice, each player keeps one,
most points win."""

from __future__ import annotations

import multiprocessing
from typing import Any, cast

from bot.games.registry import PARTS
from engine.games import GAMES
from tests.bench.registry import TOOLS as ALL_TOOLS
from tests.third import rules
from tests.third.part import PART
from tests.third.tools import TOOLS

NAME = "third"


def register() -> None:
    """What three lines in the registries do for a real game."""
    for registry, entry in ((GAMES, rules), (PARTS, PART), (ALL_TOOLS, TOOLS)):
        cast("dict[str, Any]", registry)[NAME] = entry


def unregister() -> None:
    for registry in (GAMES, PARTS, ALL_TOOLS):
        del cast("dict[str, Any]", registry)[NAME]


if multiprocessing.parent_process() is not None:
    # The process where masters think has registries of its own; it comes here with the first view.
    register()
