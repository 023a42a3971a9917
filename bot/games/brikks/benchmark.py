"""The BRIKKS part of `bench`."""

from __future__ import annotations

from random import Random

from bot.games.brikks.pictures.sample import sample_game
from bot.games.brikks.pictures.sheet import SheetKind, keys, sheet_scene
from bot.games.brikks.pictures.slot_keys import ShownSheet
from bot.games.brikks.players import learned, search
from bot.games.brikks.players.players import PLAYERS
from bot.games.simulation import Options
from bot.games.tooling import Benchmark, Clicks
from bot.render.theme import DEFAULT
from engine.brikks.sheet import LEVELS
from engine.brikks.state import Phase, new_header
from engine.brikks.view import View, placements
from engine.game import Seat

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
    questions={
        # The placements of every affordable block.
        "legal moves of a sheet": placements,
        "steady player's move": lambda view: PLAYERS["steady"](view, Random(1)),
    },
    scene=lambda _: sheet_scene(DEFAULT, "en", SheetKind()),
    keys=lambda view: keys(ShownSheet(view, SEAT), "en"),
    headers=lambda: HEADERS,
    forget=_forget,
    clicks=(
        Clicks("solo", 1, {}, 1.5),
        Clicks("table of four", 4, {}, 2.0),
        Clicks("duel", 2, {"variant": "duel"}, 2.0),
    ),
)
