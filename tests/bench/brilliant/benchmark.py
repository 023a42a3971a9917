"""What is measured in BRILLIANT."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.computers.kernels import HAS_NUMBA
from bot.games.brilliant.generator.codes import DIFFICULTIES, Code
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.pictures.sheet import sheet_plan
from bot.games.brilliant.pictures.shown import shown_sheet
from bot.games.brilliant.players import strengths
from bot.render.theme import DEFAULT
from engine.brilliant.sheet import Move
from engine.brilliant.state import Phase
from engine.brilliant.view import View
from engine.game import Header, Seat
from tests.bench.brilliant.sample import sample_game, sample_names
from tests.bench.simulation import Options
from tests.bench.tooling import Benchmark

GAME, LEVEL = "brilliant", "3"
SEAT, SEATS = Seat(0), 2
PEOPLE = sample_names(SEATS)


def _views(options: Options, seed: int) -> list[View]:
    views = (
        views[SEAT]
        for views in sample_game(options.get("level") or level_text(LEVEL), seats=SEATS, seed=seed)
    )
    return [view for view in views if view.phase is Phase.PLACE]


def _headers() -> Iterator[Header]:
    """Yield a solo and a multiplayer game on every level and on generated ones."""
    codes = [str(Code(difficulty, 1)) for difficulty in DIFFICULTIES]
    for level in (*names(), *codes):
        for seats, start in ((1, "stars"), (4, "free")):
            yield Header(GAME, seats, {"level": level_text(level), "start": start})


def _plain_master(view: View, random: Random) -> Move:
    return strengths.plain().look_ahead(view, random)


BENCHMARK = Benchmark(
    views=_views,
    scene=lambda view: sheet_plan(view).scene(DEFAULT),
    keys=lambda view: sheet_plan(view).keys(shown_sheet(view, names=PEOPLE)),
    headers=_headers,
    others={"master without numba": _plain_master} if HAS_NUMBA else {},
)
