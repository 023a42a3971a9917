"""The check that docs/record-format.md prints finds every throw, of records and of a game on Discord."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
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
from tests.bench.simulated_games import Record, simulated
from tests.computers import Threads

[PROGRAM] = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/record-format.md").read_text(encoding="utf-8"), re.DOTALL
)
MOST_LINES = 20


def checked(tmp_path: Path, *records: Record) -> list[str]:
    """What it prints, run as a reader would."""
    (tmp_path / "check.py").write_text(PROGRAM, encoding="utf-8")
    lines = "".join(json.dumps(record) + "\n" for record in records)
    (tmp_path / "games.jsonl").write_text(lines, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "check.py", "games.jsonl"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout.splitlines() or done.stderr.splitlines()[-1:]


def brilliant() -> Record:
    return simulated("brilliant", ["naive"] * 2, level="1")[0]


def brikks() -> Record:
    return simulated("brikks", ["steady"] * 2)[0]


def change_a_throw(record: Record) -> None:
    line = record["rounds"][1]
    values = line["throw"] if "throw" in line else line["throws"][0]["values"]
    values[0] = values[0] % 6 + 1


def add_an_interaction(record: Record) -> None:
    record["dice"]["interactions"].append(7)


def test_it_is_short() -> None:
    assert len([line for line in PROGRAM.splitlines() if line]) <= MOST_LINES


def test_it_accepts_records_of_both_games(tmp_path: Path) -> None:
    records = [brilliant(), brikks()]
    expected = [f"{record['dice']['game']} follows from its dice" for record in records]
    assert checked(tmp_path, *records) == expected


@pytest.mark.parametrize("make", [brilliant, brikks])
def test_it_finds_what_was_changed(tmp_path: Path, make: Callable[[], Record]) -> None:
    record, changed = make(), []
    for change in (change_a_throw, add_an_interaction):
        changed.append(copy.deepcopy(record))
        change(changed[-1])
    assert checked(tmp_path, *changed) == [f"{record['dice']['game']} DOES NOT FOLLOW FROM ITS DICE"] * 2
    record["dice"]["seed"] = "00" * 32
    assert checked(tmp_path, record) == ["AssertionError: the seal hides another seed"]


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
    shown: dict[str, Any] = {"seed": found.dice.seed.hex(), "commitment": found.commitment}
    shown |= {"game": game, "interactions": found.dice.interactions}
    stored = [list(throw.stored) for throw in found.throws]
    assert len(stored) == 4
    assert list(documented_throws()(shown, (6, 6), 4)) == stored


def starting(look: Any) -> str:
    """The start numbers on the stars, in any order."""
    rules = GAMES["brilliant"]
    return rules.format_move(naive_player(look.view_as(View), Random(1)))


def documented_throws() -> Callable[..., Iterator[list[int]]]:
    """The function of the program, without the loop over a file."""
    names: dict[str, Any] = {}
    exec(PROGRAM.partition("\nfor line in open")[0], names)  # noqa: S102 (our own document)
    function: Callable[..., Iterator[list[int]]] = names["throws"]
    return function
