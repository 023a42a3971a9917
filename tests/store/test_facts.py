"""What features know about a game is stored with it, and games of the schema before that keep what they had.

`games-0019.sql` was made by the last program with that schema. It has a running try, a finished one and a
practice game on a daily sheet; a game against ghosts; a solo game with par and a best score; ten finished
tables and a running one, whose level has a median; and the game of a challenge.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from bot.features.boards.facts import LevelSoFar
from bot.features.daily.days import begins_at, ends_at
from bot.features.daily.facts import OnSheet
from bot.messages.ended import details_page
from bot.store.address import Place
from bot.store.facts import Fact, Facts, parse_facts
from bot.turns.look import Hints, Refused
from bot.turns.verifying import verified
from engine.dice import Dice
from tests import databases
from tests.around import ADDITIONS
from tests.paths import DATA
from tests.store.older import older_server_database
from tests.turns.invariants import check
from tests.turns.tables import Table, opened, person

DAY = "2026-02-28"
SEED = bytes(range(32))
DICE = Dice(SEED, f"brilliant-{DAY}")
FIRST, SOLO, TRY, OVER, PRACTICE = "npzk6z", "9cqp2c", "4syaty", "1y84e2", "p43z51"
GHOSTS, TABLE, SEALED = "wmjq8d", "0qa0f3", "cm7q23"


@dataclass(frozen=True, slots=True)
class Weather(Fact):
    NAME: ClassVar[str] = "weather"
    is_wet: bool
    wind: str = "none"


def test_a_fact_comes_back_from_its_text_beside_those_that_nobody_knows() -> None:
    facts = parse_facts('{"older": {"anything": 1}, "weather": {"is_wet": true}}')
    assert facts.of(Weather) == Weather(is_wet=True)
    changed = facts.put(Weather(is_wet=False, wind='"north"'))
    assert changed.of(Weather) == Weather(is_wet=False, wind='"north"')
    assert parse_facts(changed.text) == changed
    assert changed.known["older"] == {"anything": 1}
    assert facts.of(Weather) == Weather(is_wet=True)
    assert Facts().of(Weather) is None
    assert Facts().text == "{}"


@pytest.fixture
async def old(engine: str, tmp_path: Path) -> AsyncIterator[Place]:
    """A database with the games of schema 19."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((DATA / "games-0019.sql").read_text(encoding="utf-8"))
    if engine == "sqlite":
        yield path
        return
    server = await older_server_database(path, 19)
    yield server
    databases.drop(server)


@pytest.fixture
async def table(old: Place) -> AsyncIterator[Table]:
    async with opened(old) as opened_table:
        opened_table.now = begins_at(DAY) + 7_200_000
        yield opened_table


async def test_every_game_goes_on_with_what_was_known_of_it(table: Table) -> None:
    for game in (SOLO, TRY, PRACTICE, GHOSTS, TABLE):
        await check(table, game)
    kept = {row["id"]: parse_facts(row["facts"]).known for row in table.rows("select id, facts from game")}
    assert {game: known for game, known in kept.items() if known} == {
        SOLO: {"boards": {"best": 40, "median": None}},
        TABLE: {"boards": {"best": None, "median": 49}},
        TRY: {"daily": {"day": DAY, "is_practice": False}},
        OVER: {"daily": {"day": DAY, "is_practice": False}},
        PRACTICE: {"daily": {"day": DAY, "is_practice": True}},
    }
    assert len(kept) == 18


@pytest.mark.parametrize(
    ("game", "number", "hints", "counts"),
    [(TRY, 0, Hints.OFF, "daily"), (PRACTICE, 1, Hints.ASK, "practice")],
)
async def test_a_game_on_a_daily_sheet_goes_on_with_its_throws(
    table: Table, game: str, number: int, hints: Hints, counts: str
) -> None:
    look = await table.look(game, number)
    assert look.facts.of(OnSheet) == OnSheet(DAY, is_practice=counts == "practice")
    assert look.hints is hints
    await table.submit(game, number, interaction=99)
    await table.play_out(game, (number,))
    over = await table.look(game, number)
    assert (over.status, over.dice.seed, over.par) == ("finished", None, 41)
    throws = [values for _, values in over.dice.throws]
    assert throws == [DICE.throw(over.step, n, (6, 6)) for n in range(1, len(throws) + 1)]
    assert [row["uncounted"] for row in table.rows("select uncounted from result where game = ?", game)] == [
        counts
    ]
    again = await table.look(await table.coordinator.rematch(game, person(number)), number)
    assert again.facts.of(OnSheet) == OnSheet(DAY, is_practice=True)


async def test_the_throws_of_a_day_stay_secret_as_long_as_before(table: Table) -> None:
    assert (await verified(table.store, OVER, ends_at(DAY) - 1)).sealed_until == ends_at(DAY)
    found = await verified(table.store, OVER, ends_at(DAY))
    assert found.dice == DICE
    assert found.first_wrong_line is None
    assert {row["has_hints"] for row in table.rows("select has_hints from game where id = ?", OVER)} == {0}


async def test_a_game_against_ghosts_goes_on_with_the_throws_of_the_other(table: Table) -> None:
    look = await table.look(GHOSTS, 2)
    assert (look.dice.throws_of, look.facts) == (FIRST, Facts())
    await table.play_out(GHOSTS, (2,))
    first, over = await table.look(FIRST), await table.look(GHOSTS)
    both = list(zip(first.dice.throws, over.dice.throws, strict=False))
    assert len(both) > 3
    assert all(one == other for (_, one), (_, other) in both)
    assert (await verified(table.store, GHOSTS)).first_wrong_line is None


async def test_a_solo_game_goes_on_with_par_and_the_best_score(table: Table) -> None:
    look = await table.look(SOLO, 0)
    assert look.facts.of(LevelSoFar) == LevelSoFar(best=40)
    assert (await verified(table.store, SOLO)).dice is None
    await table.play_out(SOLO, (0,))
    over = await table.look(SOLO, 0)
    page = details_page(over, "en", ADDITIONS).content
    assert "reached 38 with the same dice" in page
    (points,) = over.view.points
    assert ("it was 40 before" if points > 40 else "Your best on this level so far: 40.") in page
    again = await table.look(await table.coordinator.rematch(SOLO, person(0)), 0)
    assert again.facts.of(LevelSoFar) == LevelSoFar(best=max(points, 40))


async def test_a_table_goes_on_with_the_median_of_its_level(table: Table) -> None:
    await table.coordinator.leave(TABLE, person(0).user_id)
    await table.coordinator.leave(TABLE, person(1).user_id)
    look = await table.look(TABLE)
    assert look.facts.of(LevelSoFar) == LevelSoFar(median=49)
    again = await table.look(await table.started(2))
    assert again.facts.of(LevelSoFar) == LevelSoFar(median=49)


async def test_the_game_of_a_challenge_stays_sealed(table: Table) -> None:
    look = await table.look(SEALED, 3)
    assert (look.dice.is_sealed, look.hints) == (True, Hints.OFF)
    with pytest.raises(Refused, match="hints_off"):
        await table.coordinator.allow_hints(SEALED, person(3).user_id, look.step)
    await table.play_out(SEALED, (3,))
    assert (await table.look(SEALED)).dice.seed is None
