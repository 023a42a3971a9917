"""What answers that somebody could know do to ratings: a little where they come with the bot, nothing where they were seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from bot.features.days import day_of, turns_at
from bot.features.puzzles.making import stands_for
from bot.features.puzzles.stock import stock_of
from bot.features.puzzles.store import INSERT_PUZZLE_DAY, POOL, PuzzleRow, PuzzleStore, TryRow
from bot.store.address import Place
from bot.store.database import Store
from bot.store.departed import wiped
from bot.store.engines import store_on
from bot.store.rated_games import RATING_OF, RatingRow
from bot.store.ratings import Ratings
from bot.store.records import Records
from bot.store.statements import statement
from bot.turns.clocks import DAY
from tests.around import PERSONAL
from tests.bench.known_puzzles import WHEN, Answers, all_solved, honest, known, settled_first
from tests.databases import held, stored
from tests.store.baseline import baseline_file

NOW = 1_800_000_000_000
CLEO = 4_200_000_000_000_003
CAP = 1900
"""400 above a puzzle that nobody has missed yet."""


def puzzle(number: int, *, is_shipped: bool) -> PuzzleRow:
    name = f"p{number:03}"
    one = replace(stock_of("brikks")[0].puzzle, id=name, person=stands_for(name), is_shipped=is_shipped)
    return replace(one, source=None if is_shipped else name)


async def added(store: Store, count: int, *, is_shipped: bool = False) -> list[PuzzleRow]:
    """New puzzles, as many."""
    rows = [puzzle(number, is_shipped=is_shipped) for number in range(count)]
    await PuzzleStore(store).add_missing(rows)
    return rows


async def tried(store: Store, row: PuzzleRow, person: int, *, is_solved: bool, is_rated: bool = True) -> None:
    at = NOW + int(row.id.removeprefix("p"))
    one = TryRow(f"{person}-{row.id}", row.id, person, "bomb", is_solved, at, is_rated)
    await PuzzleStore(store).add_try(one, "brikks")


async def rating_of(store: Store, person: int) -> RatingRow | None:
    return await store.row(RATING_OF, game_kind="brikks", mode=POOL, person=person)


def ratings(place: Place) -> list[str]:
    return sorted(str(row) for table in ("rating", "rating_change") for row in held(place, table))


@pytest.mark.parametrize("answers", [all_solved, settled_first])
@pytest.mark.parametrize("count", [60, 300])
async def test_no_number_of_shipped_puzzles_settles_a_rating_or_lifts_it_above_the_cap(
    store: Store, place: Place, count: int, answers: Answers
) -> None:
    rows = await added(store, count, is_shipped=True)
    for number, row in enumerate(rows, 1):
        await tried(store, row, CLEO, is_solved=answers(number))
    await Ratings(store).catch_up()
    own, first = await rating_of(store, CLEO), ratings(place)
    assert own is not None
    assert not own.skill.is_settled
    assert 1600 < own.shown <= CAP
    assert own.games == count
    await Ratings(store).recompute()
    assert ratings(place) == first, "to the last bit"


async def test_other_puzzles_settle_a_rating(store: Store) -> None:
    rows = await added(store, 50)
    for number, row in enumerate(rows):
        await tried(store, row, CLEO, is_solved=number % 2 == 0)
    await Ratings(store).catch_up()
    own = await rating_of(store, CLEO)
    assert own is not None
    assert own.skill.is_settled


@pytest.mark.parametrize("helpers", [0, 5])
@pytest.mark.parametrize("puzzles", [60, 300])
def test_known_answers_lift_nobody_far_and_settle_nothing_alone(puzzles: int, helpers: int) -> None:
    solved = known(puzzles, all_solved, helpers=helpers)
    mixed = known(puzzles, settled_first, helpers=helpers)
    assert max(solved.highest, mixed.highest) <= CAP + 10 * helpers
    assert solved.settled == 0
    assert known(puzzles, all_solved, is_weighted=False).highest > 3000, "what the weights are for"


def test_the_weights_of_tries_keep_the_order_of_honest_people() -> None:
    def correlation(*, is_weighted: bool) -> float:
        runs = [list(honest(Random(f"1 {group}"), is_weighted=is_weighted)) for group in range(4)]
        return fmean(run[tries - 1][0] for run in runs for tries in WHEN)

    assert correlation(is_weighted=True) > correlation(is_weighted=False) - 0.02


async def test_a_try_that_does_not_count_changes_no_rating_now_or_later(store: Store, place: Place) -> None:
    rows = await added(store, 3)
    for row, is_rated in zip(rows, (True, False, True), strict=True):
        await tried(store, row, CLEO, is_solved=True, is_rated=is_rated)
    await Ratings(store).catch_up()
    first = ratings(place)
    own = await rating_of(store, CLEO)
    assert own is not None
    assert own.games == 2
    assert await rating_of(store, rows[1].person) is None
    await Ratings(store).recompute()
    assert ratings(place) == first


async def test_what_somebody_tried_is_known_for_a_season_after_a_deletion(store: Store, place: Place) -> None:
    kept, records, rows = PuzzleStore(store), Records(store, PERSONAL), await added(store, 3)
    for row in rows[:2]:
        await tried(store, row, CLEO, is_solved=False)
    assert await records.delete_user(CLEO, now=NOW) == 0
    until = turns_at(day_of(NOW + 92 * DAY))
    for now in (NOW, until - 1):
        assert [await kept.has_had(CLEO, row.id, now) for row in rows] == [True, True, False]
        assert not await kept.has_had(CLEO + 1, rows[0].id, now)
    assert not await kept.has_had(CLEO, rows[0].id, until)
    keys = {row["secret"] for row in held(place, "departed")}
    assert len(keys) == 2
    assert str(CLEO) not in str(held(place, "departed"))
    # One job wipes them all.
    assert [(row["slot"], row["due"]) for row in held(place, "job") if row["kind"] == "departed"] == [
        (str(until), until)
    ]
    await wiped(store, str(until))
    assert held(place, "departed") == []


async def test_a_puzzle_that_no_longer_comes_with_the_bot_is_asked_no_more_until_it_does(
    store: Store,
) -> None:
    kept = PuzzleStore(store)
    rows = [puzzle(0, is_shipped=True), puzzle(1, is_shipped=True), puzzle(2, is_shipped=False)]
    for shipped, is_second_asked in ((rows, True), (rows[:1], False), (rows[:2], True)):
        await kept.add_missing(shipped)
        found = [await kept.puzzle(row.id) is not None for row in rows]
        assert found == [True, is_second_asked, True]


async def test_puzzles_whose_answers_were_told_are_asked_last_and_do_not_fill_the_stock(store: Store) -> None:
    kept, today, rows = PuzzleStore(store), day_of(NOW), await added(store, 2)
    missing = await kept.missing("brikks", 10, 0, 10)
    yesterday = day_of(NOW - DAY)
    await store.commit((statement(INSERT_PUZZLE_DAY, day=yesterday, puzzle=rows[0].id),))
    assert await kept.missing("brikks", 10, 0, 10) == missing + 1
    found = await kept.next(CLEO, "brikks", today)
    assert found == rows[1]
    assert [await kept.is_answer_out(row.id, NOW) for row in rows] == [True, False]
    assert not await kept.is_answer_out(rows[0].id, NOW - DAY), "on its day"


async def test_an_upgrade_knows_which_puzzles_came_with_the_bot(tmp_path: Path) -> None:
    path, ids = baseline_file(tmp_path / "bot.db"), ("1aa02ad48bdd", "000000000000")
    for number, name in enumerate(ids):
        stored(
            path,
            "insert into puzzle (id, game_kind, variant, mode, record, seat, moves, lead, motifs, made_at, person) "
            "values (?, 'brikks', '3', 'solo', 'x', 0, 'bomb', 30, ' turn ', 0, ?)",
            name,
            -1 - number,
        )
    async with store_on(path):
        pass
    shipped = {row["id"]: row["is_shipped"] for row in held(path, "puzzle")}
    assert [shipped[name] for name in ids] == [1, 0]
