"""The program that docs/record-format.md prints gives the throws of records, and of a game on Discord."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.bootstrap import ROOT
from bot.games.brilliant.levels.files import level_text
from bot.store.engines import store_on
from bot.turns import lobby
from bot.turns.coordinator import Coordinator
from bot.turns.finished import verify_game
from bot.turns.look import Person, Setup
from engine.brilliant.players import naive_player
from engine.brilliant.view import View
from engine.games import GAMES
from tests.bench.simulated_games import simulated
from tests.computers import Threads

[PROGRAM] = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/record-format.md").read_text(encoding="utf-8"), re.DOTALL
)
MOST_LINES = 20
SHOWN = 60


def shown(tmp_path: Path, seed: str, game: str, presses: str, *sides: int) -> tuple[str, list[list[int]]]:
    """The seal and the throws that it prints, run as a reader would."""
    (tmp_path / "throws.py").write_text(PROGRAM, encoding="utf-8")
    words = [seed, game, presses, *map(str, sides)]
    done = subprocess.run(  # noqa: S603 (this interpreter, and the program that our document shows)
        [sys.executable, "throws.py", *words], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    first, *lines = done.stdout.splitlines()
    numbers = [list(map(int, line.split())) for line in lines]
    assert [number for number, *_ in numbers] == list(range(1, SHOWN + 1))
    return first, [values for _, *values in numbers]


def test_it_is_short() -> None:
    assert len([line for line in PROGRAM.splitlines() if line]) <= MOST_LINES


@pytest.mark.parametrize(
    ("game", "strength", "sides"), [("brilliant", "naive", (6, 6)), ("brikks", "steady", (6, 4))]
)
def test_it_gives_the_throws_of_records(
    tmp_path: Path, game: str, strength: str, sides: Iterable[int]
) -> None:
    [record] = simulated(game, [strength] * 2)
    stored = [
        t.get("values", t.get("throw")) for line in record["rounds"] for t in line.get("throws", [line])
    ]
    assert len(stored) > 10
    dice = record["dice"]
    seal, throws = shown(tmp_path, dice["seed"], dice["game"], "none", *sides)
    assert seal == f"seal {dice['commitment']}"
    assert throws[: len(stored)] == stored[:SHOWN]
    _, others = shown(tmp_path, dice["seed"], dice["game"], "7", *sides)
    assert others[: len(stored)] != stored[:SHOWN]


async def test_it_gives_the_throws_of_a_game_on_discord_from_what_verify_shows(tmp_path: Path) -> None:
    async with store_on(tmp_path / "bot.db") as store:
        coordinator = Coordinator(store, lambda: 1_000_000, lambda _: None, Threads())
        rules = {"level": level_text("1"), "start": "stars"}
        setup = Setup("brilliant", "1", "table", rules, 2, "none", "dm", 1, 1, "en")
        game = await coordinator.open_lobby(setup, Person(1, "a", "en"))
        await coordinator.change(
            game, lobby.join, Person(2, "b", "en"), interaction=1_452_345_678_901_234_567
        )
        for _ in range(4):
            for user in (1, 2):
                look = await coordinator.look(game, user)
                move = "pass" if look.view_as(View).round else starting(look)
                await coordinator.submit(game, user, look.step, move, is_final=True)
        await coordinator.change(game, lobby.cancel, 3, is_moderator=True)
        found = await verify_game(store, game)
        await coordinator.close()
    assert found.dice is not None
    assert found.dice.interactions == (1_452_345_678_901_234_567,)
    stored = [list(throw.stored) for throw in found.throws]
    assert len(stored) == 4
    presses = ",".join(map(str, found.dice.interactions))
    seal, throws = shown(tmp_path, found.dice.seed.hex(), game, presses, 6, 6)
    assert seal == f"seal {found.commitment}"
    assert throws[:4] == stored


def starting(look: Any) -> str:
    """The start numbers on the stars, in any order."""
    rules = GAMES["brilliant"]
    return rules.format_move(naive_player(look.view_as(View), Random(1)))
