"""What is measured in BRIKKS."""

from __future__ import annotations

from bot.games.brikks.pictures.sheet import sheet_plan
from bot.games.brikks.pictures.shown import shown_sheet
from bot.games.brikks.players import learned, search
from bot.render.theme import DEFAULT
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Phase, new_header
from engine.brikks.view import View
from engine.game import Seat
from tests.bench.brikks.sample import sample_game
from tests.bench.simulation import Options
from tests.bench.tooling import Benchmark

GAME = "brikks"
SEAT = Seat(0)
HEADERS = (
    *(new_header(1, {"level": str(level)}) for level in LEVELS),
    new_header(2, {"variant": "duel"}),
    new_header(4, {"level": "1,2,3,4"}),
)
"""A solo game on each level, a duel and a multiplayer game."""


def _views(_: Options, seed: int) -> list[View]:
    views = (views[SEAT] for views in sample_game(seats=2, seed=seed))
    return [view for view in views if view.phase is Phase.RESOLVE]


def _forget() -> None:
    """Do nothing: positions hardly ever recur within a game, so nothing is cached."""
    search.outlook.cache_clear()
    learned.outline.cache_clear()


BENCHMARK = Benchmark(
    views=_views,
    scene=lambda view: sheet_plan(view).scene(DEFAULT),
    keys=lambda view: sheet_plan(view).keys(shown_sheet(view)),
    headers=lambda: HEADERS,
    forget=_forget,
)
