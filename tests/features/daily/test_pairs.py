"""Streaks that two people keep together: what is stored, and for how long."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from functools import partial

import pytest

from bot.features.daily.facts import INSERT_DAILY_TRY
from bot.features.daily.pairs import MOST_PAIRS, Neighbour, Pair, Pairs, streak_of_pair
from bot.features.daily.reminders import REMINDER_OF, reminder_set
from bot.features.daily.store import ADD_DAILY, DailyStore
from bot.features.days import begins_at, later
from bot.features.streaks import Streak
from bot.store.database import Store
from bot.store.records import INSERT_RESULT, Records
from bot.store.rows import ResultRow
from bot.store.settings import LISTED
from bot.store.statements import Statement, statement
from bot.turns.clocks import DAY, HOUR
from bot.turns.look import Refused
from tests.around import PERSONAL

ANNA, BERT, CLEO = 101, 102, 103
TODAY = "2026-11-25"
NOON = begins_at(TODAY) + 12 * HOUR
HERE, ELSEWHERE = 11, 12

engines = pytest.mark.parametrize("engine", ["sqlite", "postgres"])


def finished(user_id: int, day: str, guild_id: int = HERE, points: int = 10) -> tuple[Statement, ...]:
    """What is stored of a try that counts."""
    game = f"{user_id}x{date.fromisoformat(day).toordinal()}"[-12:]
    result = ResultRow(
        game=game,
        seat=0,
        user_id=user_id,
        computer=None,
        guild_id=guild_id,
        game_kind="brikks",
        variant="2",
        mode="solo",
        seats=1,
        points=points,
        is_winner=True,
        reason="throws",
        ended_at=begins_at(day) + HOUR,
        uncounted="daily",
        unrated="solo",
    )
    tried = {"game_kind": "brikks", "day": day, "user_id": user_id, "game": game, "guild_id": guild_id}
    stored = statement(INSERT_RESULT, **asdict(result), person=user_id, beaten=0)
    return stored, statement(INSERT_DAILY_TRY, **tried)


@pytest.fixture
def pairs(store: Store) -> Pairs:
    return Pairs(store)


@engines
async def test_two_people_agree_and_count_the_days_on_which_both_have_finished(
    store: Store, pairs: Pairs
) -> None:
    await pairs.ask(ANNA, BERT, NOON)
    assert await pairs.of(BERT) == [Pair(ANNA, BERT, None)] == await pairs.of(ANNA)
    for one, other in ((ANNA, BERT), (BERT, ANNA)):
        with pytest.raises(Refused, match="pair_known"):
            await pairs.ask(one, other, NOON)
    for asker, asked in ((BERT, ANNA), (ANNA, CLEO)):
        with pytest.raises(Refused, match="pair_not_asked"):
            await pairs.accept(asker, asked, NOON)
    await pairs.accept(ANNA, BERT, NOON)
    kept = Pair(ANNA, BERT, TODAY)
    assert await pairs.of(BERT) == [kept]
    for days in (-1, 0, 1):
        for user_id in (ANNA, BERT):
            await store.commit(finished(user_id, later(TODAY, days)))
    # Not the day before they agreed; a day that only one has finished is bridged.
    assert await streak_of_pair(store, kept, NOON + DAY) == Streak(2, 2, 2)
    for user_id, days in ((BERT, 2), (ANNA, 3), (BERT, 3)):
        await store.commit(finished(user_id, later(TODAY, days)))
    assert await streak_of_pair(store, kept, NOON + 3 * DAY) == Streak(3, 3, 1, used=1)
    assert await streak_of_pair(store, kept, NOON + 9 * DAY) == Streak(best=3, freezes=2)
    await pairs.end(BERT, ANNA)
    assert await pairs.of(ANNA) == []


@engines
async def test_nobody_has_more_than_five_pairs(pairs: Pairs) -> None:
    others = range(201, 201 + MOST_PAIRS)
    for other in others:
        await pairs.ask(ANNA, other, NOON)
    with pytest.raises(Refused, match="pairs_full"):
        await pairs.ask(ANNA, CLEO, NOON)
    # Whom others ask may agree until five are kept.
    for other in others:
        await pairs.accept(ANNA, other, NOON)
    await pairs.ask(BERT, ANNA, NOON)
    with pytest.raises(Refused, match="pairs_full"):
        await pairs.accept(BERT, ANNA, NOON)
    await pairs.end(ANNA, others[0])
    await pairs.accept(BERT, ANNA, NOON)
    assert len(await pairs.of(ANNA)) == MOST_PAIRS
    # Taking back what was asked makes room, and refusing as well.
    await pairs.ask(CLEO, BERT, NOON)
    await pairs.refuse(CLEO, BERT)
    assert await pairs.of(CLEO) == []
    with pytest.raises(Refused, match="pair_not_asked"):
        await pairs.refuse(CLEO, BERT)


@engines
async def test_who_has_played_here_lately_may_be_asked(store: Store, pairs: Pairs) -> None:
    for user_id, day, guild_id in (
        (ANNA, TODAY, HERE),
        (BERT, later(TODAY, -2), HERE),
        (CLEO, TODAY, HERE),
        (104, TODAY, ELSEWHERE),
        (105, later(TODAY, -15), HERE),
        (106, TODAY, HERE),
    ):
        await store.commit(finished(user_id, day, guild_id))
        await Records(store, PERSONAL).people.keep_name(user_id, f"P{user_id}")
    await Records(store, PERSONAL).settings.save(106, LISTED.to(False))
    assert await pairs.neighbours(HERE, ANNA, NOON) == [Neighbour(CLEO, "P103"), Neighbour(BERT, "P102")]
    await pairs.ask(BERT, ANNA, NOON)
    assert await pairs.neighbours(HERE, ANNA, NOON) == [Neighbour(CLEO, "P103")]


@engines
async def test_a_copy_has_pairs_and_reminder_and_a_deletion_removes_them(store: Store) -> None:
    pairs, records = Pairs(store), Records(store, PERSONAL)
    await pairs.ask(ANNA, BERT, NOON)
    await pairs.accept(ANNA, BERT, NOON)
    await pairs.ask(CLEO, ANNA, NOON)
    for user_id in (ANNA, BERT):
        await store.commit((reminder_set(user_id, 8, None, "en", NOON),))
    copy = await records.export_user(ANNA)
    assert copy["daily_pairs"] == [
        {"asker": ANNA, "asked": BERT, "since": TODAY},
        {"asker": CLEO, "asked": ANNA, "since": None},
    ]
    assert copy["daily_reminder"]["hour"] == 8
    await records.delete_user(ANNA, now=NOON)
    assert (await pairs.of(BERT), await pairs.of(CLEO), await store.row(REMINDER_OF, user_id=ANNA)) == (
        [],
        [],
        None,
    )
    assert await store.row(REMINDER_OF, user_id=BERT) is not None
    after = await records.export_user(ANNA)
    assert (after["daily_pairs"], after["daily_reminder"]) == ([], None)


@engines
async def test_a_week_has_the_results_of_its_days_on_one_server_or_everywhere(store: Store) -> None:
    await store.commit(
        tuple(
            statement(
                ADD_DAILY,
                game_kind="brikks",
                day=later(TODAY, days),
                seed="00",
                variant="2",
                rules="{}",
                par=20,
            )
            for days in range(-7, 1)
        )
    )
    for user_id, days, guild_id, points in (
        (ANNA, -7, HERE, 20),
        (ANNA, -2, HERE, 10),
        (ANNA, 0, HERE, 30),
        (BERT, -1, ELSEWHERE, 40),
    ):
        await store.commit(finished(user_id, later(TODAY, days), guild_id, points))
    week = partial(DailyStore(store).week, later(TODAY, -2))
    here = sorted((one.day, one.user_id, one.points, one.par) for one in await week(TODAY, HERE))
    assert here == [(later(TODAY, -2), ANNA, 10, 20), (TODAY, ANNA, 30, 20)]
    assert {one.user_id for one in await week(TODAY, None)} == {ANNA, BERT}
    assert [one.points for one in await week(later(TODAY, -1), HERE)] == [10]
