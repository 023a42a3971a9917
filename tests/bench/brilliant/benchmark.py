"""What is measured in BRILLIANT."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from bot.computers.kernels import HAS_NUMBA, Kernels, PlainKernels, fastest
from bot.computers.self_play import play
from bot.games.brilliant.generator.codes import DIFFICULTIES, Code
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.pictures.sheet import sheet_scene
from bot.games.brilliant.pictures.slot_keys import sheet_keys
from bot.games.brilliant.players import compact, strengths
from bot.render.theme import DEFAULT
from engine import brilliant
from engine.brilliant.notation import parse_level
from engine.brilliant.players import random_player
from engine.brilliant.sheet import Move
from engine.brilliant.state import SOLO_ROLLS, Phase
from engine.brilliant.view import View
from engine.game import Header, Seat
from tests.bench.brilliant.sample import sample_game, sample_names
from tests.bench.report import Figure
from tests.bench.simulation import Options
from tests.bench.tooling import Benchmark

GAME, LEVEL = "brilliant", "3"
SEAT, SEATS = Seat(0), 2
SECONDS = 0.4
RUNS = 5
AT_ONCE = 100
ENGINE, COMPACT, COMPILED = "plain engine", "compact form", "compiled"
GOALS = {COMPACT: 10_000.0, COMPILED: 200_000.0}


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


def measure_games(level: str) -> list[Figure]:
    """Measure the speed of random solo games: in the engine, on compact sheets, and compiled."""
    kinds = {ENGINE: _engine_games(level), COMPACT: _compact_games(level, PlainKernels([compact]))}
    if HAS_NUMBA:
        kinds[COMPILED] = _compact_games(level, fastest([compact]))
    # Interleaved, so that other load on the machine affects all of them equally.
    runs = [{kind: _rate(some_games) for kind, some_games in kinds.items()} for _ in range(RUNS)]
    best = {kind: max(run[kind] for run in runs) for kind in kinds}
    rates = [Figure(kind, best[kind], "a second", GOALS.get(kind), at_least=True) for kind in kinds]
    faster = kinds.keys() - {ENGINE}
    ratios = [Figure(f"{kind}, by the {ENGINE}", best[kind] / best[ENGINE], "x") for kind in sorted(faster)]
    return [*rates, *ratios]


def _engine_games(level: str) -> Callable[[int], int]:
    """Return a function that plays the game of a seed and returns 1, its number of games."""
    header = Header(GAME, 1, {"level": level})

    def one_game(seed: int) -> int:
        play(brilliant, header, str(seed).encode(), [random_player])
        return 1

    return one_game


def _compact_games(level: str, kernels: Kernels) -> Callable[[int], int]:
    plain = compact.board_of(parse_level(level))
    starts = Random(1).sample(plain[compact.STARS : compact.TAKES], 6)
    board, sheet = kernels.whole(plain), kernels.whole(compact.started(plain, starts))
    kernels.random_games(board, sheet, 1, 1, SOLO_ROLLS)  # compiles on the first call

    def many_games(seed: int) -> int:
        kernels.random_games(board, sheet, seed, AT_ONCE, SOLO_ROLLS)
        return AT_ONCE

    return many_games


def _rate(some_games: Callable[[int], int]) -> float:
    games = 0
    begin = process_time()
    while (spent := process_time() - begin) < SECONDS:
        games += some_games(games)
    return games / spent


def _plain_master(view: View, random: Random) -> Move:
    return strengths.plain().look_ahead(view, random)


BENCHMARK = Benchmark(
    views=_views,
    scene=lambda view: sheet_scene(view.level, DEFAULT, SEATS),
    keys=lambda view: sheet_keys(view, SEAT, sample_names(SEATS), None, "en"),
    headers=_headers,
    others={"master without numba": _plain_master} if HAS_NUMBA else {},
    further=lambda: [
        ("Random games of BRILLIANT: CPU time, best of several runs", measure_games(level_text(LEVEL)))
    ],
)
