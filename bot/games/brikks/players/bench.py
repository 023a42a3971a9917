"""Measures how fast computer players of BRIKKS think, in CPU time."""

from __future__ import annotations

from bot.games.brikks.players import search, worth
from bot.tools.bench_drawing import Row
from bot.tools.bench_players import measure_thinking
from engine.brikks.sheet import LEVELS
from engine.game import Header

GAME = "brikks"
HEADERS = (
    *(Header(GAME, 1, {"level": str(level)}) for level in LEVELS),
    Header(GAME, 2, {"variant": "duel"}),
    Header(GAME, 4, {"level": "1,2,3,4"}),
)


def measure_moves() -> list[Row]:
    """The time of a move alone on each level, in the duel and in company."""
    return measure_thinking(GAME, HEADERS, _forget, {})


def _forget() -> None:
    """In a game hardly a position comes twice."""
    search.outlook.cache_clear()
    worth.promise.cache_clear()
