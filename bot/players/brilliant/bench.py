"""Measures how fast computer players can think, in CPU time."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from bot.arena import play
from bot.players.brilliant import compact
from bot.players.twin import HAS_NUMBA, Plain, fastest
from bot.render.bench import Row
from engine.brilliant.notation import parse_level
from engine.brilliant.players import random_player
from engine.brilliant.state import SOLO_ROLLS
from engine.game import Header
from engine.games import GAMES

SECONDS = 1.0
AT_ONCE = 100


def measure_players(level: str) -> list[Row]:
    """Random solo games from start to end: by the engine, on compact sheets, and compiled."""
    rows = [Row("random games of the plain engine", _engine_rate(level), "a second")]
    plain = _compact_rate(level, Plain([compact]))
    rows.append(Row("the same in compact form", plain, "a second", 10_000, at_least=True))
    if HAS_NUMBA:
        compiled = _compact_rate(level, fastest([compact]))
        rows.append(Row("the same, compiled", compiled, "a second", 200_000, at_least=True))
    return rows


def _engine_rate(level: str) -> float:
    header, games = Header("brilliant", 1, {"level": level}), 0
    begin = process_time()
    while (spent := process_time() - begin) < SECONDS:
        games += 1
        play(GAMES["brilliant"], header, str(games).encode(), [random_player])
    return games / spent


def _compact_rate(level: str, kernels: Any) -> float:
    board = compact.board_of(parse_level(level))
    starts = Random(1).sample(board[compact.STARS : compact.TAKES], 6)
    array, sheet = kernels.whole(board), kernels.whole(compact.started(board, starts))
    kernels.random_games(array, sheet, 1, 1, SOLO_ROLLS)
    games = 0
    begin = process_time()
    while (spent := process_time() - begin) < SECONDS:
        kernels.random_games(array, sheet, games, AT_ONCE, SOLO_ROLLS)
        games += AT_ONCE
    return games / spent
