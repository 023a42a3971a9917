"""Games on a daily sheet: the throws, the one try, what counts and until when; and streaks."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest

from bot.features.daily.facts import OnSheet, on_sheet
from bot.features.daily.store import DailyRow
from bot.features.daily.terms import SEASON, season_of, term_of, week_at
from bot.features.days import begins_at, day_of, ends_at, is_day, later, number_of, turns_at
from bot.features.streaks import Streak, streak_of
from bot.store.errors import IntegrityError
from bot.turns import rounds
from bot.turns.finished import verify_game
from bot.turns.look import Hints, Refused
from engine.dice import Dice
from tests.turns.tables import Table, person, setup

DAY = "2026-11-22"
SEED = bytes(range(32))
NOON = begins_at(DAY) + 12 * 60 * 60 * 1000


def sheet() -> DailyRow:
    rules = json.dumps(dict(setup().header_options))
    return DailyRow("brilliant", DAY, SEED.hex(), "fixture", rules, 41)


async def begun(table: Table, number: int = 0, *, is_practice: bool = False) -> str:
    solo = setup(seats=1, mode="solo", clock="none")
    return await table.coordinator.open_lobby(
        on_sheet(solo, sheet(), is_practice=is_practice), person(number)
    )


async def thrown(table: Table, game: str) -> list[tuple[int, ...]]:
    return [values for _, values in (await table.look(game)).dice.throws]


async def test_everybody_gets_the_same_throws_whatever_they_do(table: Table) -> None:
    table.now = NOON
    games = [await begun(table, number) for number in (0, 1)]
    for number, game in enumerate(games):
        # In any other solo game, the throws depend on a press.
        await table.submit(game, number, interaction=1000 + number)
        await table.play_out(game, (number,))
    boards = [str((await table.look(game, number)).view.sheet) for number, game in enumerate(games)]
    assert boards[0] != boards[1]
    first, second = [await thrown(table, game) for game in games]
    assert len(first) > 20
    assert first[: len(second)] == second[: len(first)]
    dice = Dice(SEED, f"brilliant-{DAY}")
    assert first == [dice.throw((await table.look(games[0])).step, n + 1, (6, 6)) for n in range(len(first))]


async def test_one_try_counts_and_is_kept_apart(table: Table) -> None:
    table.now = NOON
    game = await begun(table)
    look = await table.look(game, 0)
    assert (look.hints, look.facts.of(OnSheet)) == (Hints.OFF, OnSheet(DAY))
    with pytest.raises(Refused, match="hints_off"):
        await table.coordinator.change(game, rounds.allow_hints, person(0).user_id, look.step)
    with pytest.raises(IntegrityError):
        await begun(table)
    assert len(table.rows("select id from game")) == 1
    await table.play_out(game, (0,))
    assert (await table.look(game, 0)).par == 41
    again = await table.coordinator.rematch(game, person(0))
    assert (await table.look(again, 0)).facts.of(OnSheet) == OnSheet(DAY, is_practice=True)
    assert (await table.look(again, 0)).hints is Hints.ASK
    await table.play_out(again, (0,))
    rows = table.rows("select game, uncounted, unrated from result order by uncounted")
    assert [tuple(row.values()) for row in rows] == [(game, "daily", "solo"), (again, "practice", "solo")]
    # The one try counts on the board of daily sheets, and nothing on any other.
    counted = table.rows("select distinct kind, games from standing")
    assert counted == [{"kind": "daily", "games": 1}]
    tries = table.rows("select day, user_id, game from daily_try")
    assert [tuple(row.values()) for row in tries] == [(DAY, person(0).user_id, game)]


@pytest.mark.parametrize(("at", "counts"), [(ends_at(DAY) - 1, "daily"), (ends_at(DAY), "late")])
async def test_a_sheet_begun_before_the_turn_counts_for_a_day_more(
    table: Table, at: int, counts: str
) -> None:
    table.now = turns_at(DAY) - 1
    game = await begun(table)
    table.now = at
    await table.play_out(game, (0,))
    assert [row["uncounted"] for row in table.rows("select uncounted from result")] == [counts]


async def test_the_seed_stays_sealed_while_others_may_play(table: Table) -> None:
    table.now = NOON
    game = await begun(table)
    await table.play_out(game, (0,))
    seal = hashlib.sha256(SEED).hexdigest()
    look = await table.look(game, 0)
    assert (look.dice.commitment, look.dice.seed) == (seal, None)
    sealed = await verify_game(table.store, game, ends_at(DAY) - 1)
    assert (sealed.dice, sealed.throws, sealed.commitment) == (None, (), seal)
    assert sealed.sealed_until == ends_at(DAY)
    found = await verify_game(table.store, game, ends_at(DAY))
    assert found.dice is not None
    assert (found.dice.seed, found.first_wrong_line, found.is_named) == (SEED, None, True)
    assert len(found.throws) == len(look.dice.throws) > 20


def test_a_day_is_one_of_utc() -> None:
    assert day_of(begins_at(DAY) - 1) == "2026-11-21" == later(DAY, -1)
    assert day_of(begins_at(DAY)) == DAY == day_of(turns_at(DAY) - 1)
    assert (number_of("2026-01-01"), number_of(DAY), number_of("2028-12-31")) == ("1", "326", "1096")
    assert is_day(DAY)
    assert not any(map(is_day, ("", "2026-11-31", "20261122", "2026-W47-7", "tomorrow", "2026-1-2")))


@pytest.mark.parametrize(
    ("after", "key", "is_open"),
    [
        (-1, "w2026-11-27", False),
        (0, "w2026-12-04", True),
        (72, "w2026-12-04", False),
        (71, "w2026-12-04", True),
    ],
)
def test_a_week_is_open_from_friday_evening_to_monday_evening(after: int, key: str, is_open: bool) -> None:
    now = begins_at("2026-12-04") + (18 + after) * 3_600_000
    assert (week_at(now).key, week_at(now).is_open(now)) == (key, is_open)
    assert week_at(now).closes_at == week_at(now).ends_at


def test_weeks_are_numbered_and_twelve_make_a_season() -> None:
    first = term_of("w2026-01-02")
    assert [term.number for term in (first, first.later(1), term_of("w2026-12-04"))] == [1, 2, 49]
    assert season_of(first.later(SEASON - 1)) == (first, first.later(SEASON - 1))
    assert season_of(first.later(SEASON))[0] == first.later(SEASON)
    for key in ("w2026-12-05", "w", "2026-W49", "w20261204", "ww2026-12-04"):
        with pytest.raises(ValueError, match=key):
            term_of(key)


async def test_a_week_counts_until_it_closes_and_publishes_its_seed_then(table: Table) -> None:
    week = term_of("w2026-11-27")
    on_week = replace(sheet(), day=week.key)
    solo = setup(seats=1, mode="solo", clock="none")
    games = []
    for number, at in enumerate((week.closes_at - 1, week.closes_at)):
        table.now = week.opens_at
        made = on_sheet(solo, on_week, is_practice=False)
        games.append(await table.coordinator.open_lobby(made, person(number)))
        table.now = at
        await table.play_out(games[-1], (number,))
    rows = table.rows("select uncounted from result order by ended_at")
    assert [row["uncounted"] for row in rows] == ["weekly", "late"]
    assert table.rows("select kind from standing") == [], "it counts on no board"
    assert (await verify_game(table.store, games[0], week.closes_at - 1)).sealed_until == week.closes_at
    found = await verify_game(table.store, games[0], week.closes_at)
    assert found.dice is not None
    assert (found.dice.game, found.first_wrong_line) == ("brilliant-w2026-11-27", None)


def days(*numbers: int) -> list[str]:
    """The days of a January."""
    return [f"2026-01-{number:02}" for number in numbers]


@pytest.mark.parametrize(
    ("played", "today", "streak"),
    [
        ((), 9, Streak(freezes=2)),
        ((1, 2, 3), 3, Streak(3, 3, 2)),
        # Today is not over.
        ((1, 2, 3), 4, Streak(3, 3, 2)),
        # A freeze is used by itself, before or after the next sheet.
        ((1, 2, 3), 5, Streak(3, 3, 1, used=1)),
        ((1, 2, 3, 5), 5, Streak(4, 4, 1, used=1)),
        ((1, 2, 3, 5, 6), 6, Streak(5, 5, 1)),
        ((1, 2, 3), 6, Streak(3, 3, 0, used=2)),
        ((1, 3, 5), 5, Streak(3, 3, 0, used=1)),
        # A new streak has all its freezes again.
        ((1, 2, 3), 7, Streak(best=3, freezes=2)),
        ((1, 2, 3, 7), 7, Streak(1, 3, 2)),
        ((1, 3, 5, 7), 7, Streak(1, 3, 2)),
        # Seven days earn one back; two are the most.
        (range(1, 8), 7, Streak(7, 7, 2)),
        ((1, *range(3, 9)), 8, Streak(7, 7, 2, has_earned=True)),
        ((1, *range(3, 9)), 9, Streak(7, 7, 2, has_earned=True)),
        ((1, *range(3, 10)), 9, Streak(8, 8, 2)),
        ((1, 4, *range(5, 10)), 9, Streak(7, 7, 1, has_earned=True)),
        # A day that is still to come was finished by a clock that was ahead.
        ((1, 2, 3, 30), 3, Streak(3, 3, 2)),
        ((1, 2, 30, 31), 3, Streak(2, 2, 2)),
        ((30,), 3, Streak(freezes=2)),
    ],
)
def test_a_streak_counts_days_and_freezes_bridge_what_is_missed(
    played: tuple[int, ...], today: int, streak: Streak
) -> None:
    assert streak_of(days(*played), days(today)[0]) == streak


def test_a_day_whose_sheet_may_still_be_finished_breaks_no_streak() -> None:
    yesterday = frozenset(days(5))
    assert streak_of(days(1, 2), days(6)[0]) == Streak(best=2, freezes=2)
    assert streak_of(days(1, 2), days(6)[0], still_open=yesterday) == Streak(2, 2, 0, used=2)
    assert streak_of(days(1, 2, 6), days(6)[0], still_open=yesterday) == Streak(3, 3, 0, used=2)
    assert streak_of(days(1), days(6)[0], still_open=yesterday) == Streak(best=1, freezes=2)


def test_the_streak_of_a_group_has_no_freezes() -> None:
    assert streak_of(days(*range(1, 9)), days(9)[0], most_freezes=0) == Streak(8, 8)
    assert streak_of(days(*range(1, 9)), days(10)[0], most_freezes=0) == Streak(best=8)
