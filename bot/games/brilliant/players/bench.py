"""Measures how fast computer players of BRILLIANT think, in CPU time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from bot.games.arena import play
from bot.games.brilliant.generator.codes import DIFFICULTIES, Code
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import compact, strengths
from bot.games.twin import HAS_NUMBA, Kernels, Plain, fastest
from bot.tools.bench_drawing import Row
from bot.tools.bench_players import measure_thinking
from engine.brilliant.notation import parse_level
from engine.brilliant.players import random_player
from engine.brilliant.state import SOLO_ROLLS
from engine.game import Header
from engine.games import GAMES

GAME = "brilliant"
SECONDS = 0.4
RUNS = 5
AT_ONCE = 100
ENGINE, COMPACT, COMPILED = "plain engine", "compact form", "compiled"
GOALS = {COMPACT: 10_000.0, COMPILED: 200_000.0}


def measure_moves() -> list[Row]:
    """The time of a move on all levels and on generated ones."""
    without = {"master without numba": strengths.plain().look_ahead} if HAS_NUMBA else {}
    return measure_thinking(GAME, _headers(), lambda: None, without)


def _headers() -> Iterator[Header]:
    """Of every level a game alone and one in company."""
    codes = [str(Code(difficulty, 1)) for difficulty in DIFFICULTIES]
    for level in (*names(), *codes):
        for seats, start in ((1, "stars"), (4, "free")):
            yield Header(GAME, seats, {"level": level_text(level), "start": start})


def measure_games(level: str) -> list[Row]:
    """Random solo games from start to end: by the engine, on compact sheets, and compiled."""
    kinds = {ENGINE: _engine_games(level), COMPACT: _compact_games(level, Plain([compact]))}
    if HAS_NUMBA:
        kinds[COMPILED] = _compact_games(level, fastest([compact]))
    # Interleaved, so that whatever else the machine does weighs on all alike.
    runs = [{kind: _rate(some_games) for kind, some_games in kinds.items()} for _ in range(RUNS)]
    best = {kind: max(run[kind] for run in runs) for kind in kinds}
    rates = [Row(kind, best[kind], "a second", GOALS.get(kind), at_least=True) for kind in kinds]
    faster = kinds.keys() - {ENGINE}
    ratios = [Row(f"{kind}, by the {ENGINE}", best[kind] / best[ENGINE], "x") for kind in sorted(faster)]
    return [*rates, *ratios]


def _engine_games(level: str) -> Callable[[int], int]:
    """Plays a game with a seed; returns how many it played."""
    header = Header(GAME, 1, {"level": level})

    def one_game(seed: int) -> int:
        play(GAMES[GAME], header, str(seed).encode(), [random_player])
        return 1

    return one_game


def _compact_games(level: str, kernels: Kernels) -> Callable[[int], int]:
    plain = compact.board_of(parse_level(level))
    starts = Random(1).sample(plain[compact.STARS : compact.TAKES], 6)
    board, sheet = kernels.whole(plain), kernels.whole(compact.started(plain, starts))
    kernels.random_games(board, sheet, 1, 1, SOLO_ROLLS)  # may compile

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
