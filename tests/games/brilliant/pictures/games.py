"""Games to draw: every level, played by naive players."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.games.brilliant.levels.files import LEVELS
from engine.brilliant.level import Level
from engine.brilliant.notation import parse_level
from tests.bench.brilliant.sample import Views, sample_game
from tests.paths import DATA

FIXTURE = DATA / "fixture.toml"
LARGE = Path(__file__).parent / "large.toml"
LEVEL_FILES = {path.stem: path for path in (FIXTURE, LARGE, *sorted(LEVELS.glob("*.toml")))}
PEOPLE = ("Anna", "Ben", "Carla", "David", "Elena", "Finn")
THOROUGH = "4"
"""The level with everything: drawn lines and colour-wide scoring fields."""


@cache
def level(name: str) -> Level:
    return parse_level(LEVEL_FILES[name].read_text(encoding="utf-8"))


@cache
def game(name: str, seats: int, seed: int = 1) -> tuple[Views, ...]:
    return tuple(sample_game(LEVEL_FILES[name].read_text(encoding="utf-8"), seats, seed))
