"""How daily sheets are made: one for all processes, harder towards Sunday, ahead of the day by a job."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest

from bot.features.daily.sheets import DAILY, DailySheets, express_options
from bot.features.daily.store import DailyRow, Post
from bot.features.daily.terms import term_of, week_at
from bot.features.days import begins_at, later
from bot.games.command import GameChoice
from bot.games.registry import PARTS
from bot.games.solo import choice_of, solo_games
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.jobs import Jobs
from bot.turns.coordinator import Coordinator
from bot.turns.look import Refused
from tests.computers import Threads
from tests.third.fixture import third_game

__all__ = ["third_game"]

DAY = "2026-11-22"
MONDAY = "2026-11-23"
WEEK = term_of("w2026-11-27")


class Process:
    """One of several, whose clock may be wrong."""

    def __init__(self, store: Store, wrong: int = 0) -> None:
        self.time = begins_at(DAY) + wrong
        self.computers = Threads()
        self.coordinator = Coordinator(store, lambda: self.time, lambda _: None, self.computers)
        self.sheets = DailySheets(store, self.coordinator, lambda: self.time)
        self.jobs = Jobs(store, f"at {wrong}", lambda: self.time, {DAILY: self.sheets.prepared})

    async def close(self) -> None:
        await self.coordinator.close()
        self.computers.close()


@pytest.fixture
async def process(store: Store) -> AsyncIterator[Process]:
    made = Process(store)
    yield made
    await made.close()


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_a_day_has_one_sheet_however_many_make_it(place: Place, third_game: None) -> None:
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(store_on(place)) for _ in range(3)]
        processes = [
            Process(store, wrong) for store, wrong in zip(stores, (0, 180_000, -180_000), strict=True)
        ]
        for process in processes:
            stack.push_async_callback(process.close)
        sheets = await asyncio.gather(*(each.sheets.sheet("third", DAY) for each in processes * 2))
        assert len(set(sheets)) == 1
        assert (sheets[0].variant, json.loads(sheets[0].rules)) == ("plain", {})
        assert 3 <= sheets[0].par <= 18
        other = await processes[0].sheets.sheet("third", later(DAY, 1))
        assert other.seed != sheets[0].seed
        assert len(bytes.fromhex(other.seed)) == 32
        # Nor does a server get more than one message a day.
        posts = await asyncio.gather(*(each.sheets.store.add_post(Post(7, DAY, 70)) for each in processes))
        assert sorted(posts) == [False, False, True]


async def test_the_job_makes_the_day_and_the_next_one_and_goes_on(
    process: Process, third_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.daily.sheets.solo_games", lambda: ["third"])
    known = await process.sheets.sheet("third", DAY)
    await process.jobs.add(DAILY, DAY, begins_at(DAY))
    await process.jobs.run_due()
    assert await process.sheets.store.sheet("third", DAY) == known
    ahead = await process.sheets.store.sheet("third", MONDAY)
    assert ahead is not None
    process.time = begins_at(MONDAY)
    await process.jobs.run_due()
    assert await process.sheets.store.sheet("third", MONDAY) == ahead
    assert await process.sheets.store.sheet("third", later(MONDAY, 1)) is not None
    # The bot was down for days: old jobs make no old sheets.
    process.time = begins_at(later(MONDAY, 5))
    await process.jobs.run_due()
    assert await process.sheets.store.sheet("third", later(MONDAY, 3)) is None
    assert await process.sheets.store.sheet("third", later(MONDAY, 6)) is not None
    # From the day before on, the sheet of the week is there as well.
    week = week_at(begins_at(later(MONDAY, 6)))
    assert await process.sheets.store.sheet("third", week.key) is not None
    assert await process.sheets.store.sheet("third", week.later(1).key) is None
    # A database whose clock is far ahead makes none at all.
    assert await process.sheets.prepared(later(MONDAY, 9)) == ()


async def test_a_game_whose_par_fails_leaves_the_others_their_sheets(
    process: Process, third_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.daily.sheets.solo_games", lambda: ["broken", "third"])
    make = DailySheets.made

    async def made(sheets: DailySheets, game: str, day: str, seed: bytes) -> DailyRow:
        if game == "broken":
            raise RuntimeError("no par")
        return await make(sheets, game, day, seed)

    monkeypatch.setattr(DailySheets, "made", made)
    await process.jobs.add(DAILY, DAY, begins_at(DAY))
    await process.jobs.run_due()
    assert await process.sheets.store.sheet("third", DAY) is not None
    assert await process.sheets.store.sheet("broken", DAY) is None
    # It goes on with the next day.
    process.time = begins_at(MONDAY)
    await process.jobs.run_due()
    assert await process.sheets.store.sheet("third", later(MONDAY, 1)) is not None


async def test_a_code_without_a_level_gives_way_to_the_next(
    process: Process, third_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    solo = choice_of("third", 0, Random(1))

    def no_level() -> dict[str, str]:
        raise Refused("no_level_of_code", {"code": "x"})

    def choose(game: str, difficulty: int, chance: Random) -> GameChoice:
        asked.append((game, difficulty, chance.random()))
        return replace(solo, make=no_level if len(asked) < 3 else dict)

    monkeypatch.setattr("bot.features.daily.sheets.choice_of", choose)
    assert (await process.sheets.sheet("third", DAY)).variant == "plain"
    assert len(set(asked)) == 4, "two were asked for in vain, and a sheet has two to choose from"


@pytest.mark.parametrize("game", PARTS)
def test_sheets_are_easy_on_weekdays_harder_on_sundays_and_hardest_in_the_week(game: str) -> None:
    assert game in solo_games()
    chance = Random(5)
    terms = [*(term_of(later(MONDAY, days)) for days in range(7)), WEEK]
    variants = [choice_of(game, term.difficulty, chance).variant for term in terms]
    assert [variant[-1] for variant in variants] == list("11122234")


def test_the_level_of_a_day_follows_from_its_chance() -> None:
    daily = PARTS["brilliant"].daily
    ones, others = ([daily(0, Random(seed))["level"] for seed in (1, 2, 3)] for _ in range(2))
    assert ones == others
    assert len(set(ones)) == 3


@pytest.mark.parametrize(("game", "throws"), [("brilliant", "24"), ("brikks", "12")])
def test_weekdays_are_express_and_sundays_long(game: str, throws: str) -> None:
    rules = [express_options(game, term_of(later(MONDAY, days))) for days in range(7)]
    assert [*rules, express_options(game, WEEK)] == [{"throws": throws}] * 6 + [{}, {}]
    row = DailyRow(game, MONDAY, "00", "1", json.dumps(rules[0]), 10)
    assert (row.throws, replace(row, rules="{}").throws) == (int(throws), 0)


async def test_of_its_levels_a_sheet_has_the_one_with_the_lowest_par(
    process: Process, third_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels, pars = iter("abcd"), iter((9, 7, 3, 8))
    solo = choice_of("third", 0, Random(1))

    def choose(*_: object) -> GameChoice:
        return replace(solo, variant=next(levels))

    async def par(*_: object) -> int:
        return next(pars)

    monkeypatch.setattr("bot.features.daily.sheets.choice_of", choose)
    monkeypatch.setattr(Threads, "points_of_par", par)
    sheets = [await process.sheets.made("third", day, bytes(32)) for day in (DAY, MONDAY)]
    assert [(sheet.variant, sheet.par) for sheet in sheets] == [("b", 7), ("c", 3)]


async def test_a_sheet_follows_from_its_seed(process: Process) -> None:
    made = [await process.sheets.made("brilliant", MONDAY, bytes([number]) * 32) for number in (1, 1, 2)]
    assert made[0] == made[1]
    assert made[0].rules != made[2].rules


async def test_a_sheet_that_is_there_stays_when_others_would_be_made(process: Process) -> None:
    begun = DailyRow("brilliant", MONDAY, "ab" * 32, "random-4", '{"throws": "16"}', 5)
    await process.sheets.store.add(begun)
    process.time = begins_at(MONDAY)
    assert await process.sheets.sheet("brilliant", MONDAY) == begun
