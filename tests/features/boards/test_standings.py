"""Leaderboards against an independent count; the people on them, and the end of a season."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.features.boards.seasons import INSERT_SEASON, LATE, freeze_season, open_seasons
from bot.features.boards.standings import BoardName, Listed, board, seasons
from bot.features.days import day_of
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.people import People
from bot.store.periods import Span, month_at, season_at, week_at
from bot.store.rated_games import OPPONENTS, PUZZLE, UPSERT_RATING, RatingRow
from bot.store.rating import DAY, MET
from bot.store.ratings import Ratings
from bot.store.records import Records
from bot.store.rows import ResultRow, Uncounted, Unrated
from bot.store.settings import LISTED, Settings
from bot.store.statements import statement
from bot.store.tidying import FORGET_PERIODS, tidied
from bot.turns.clocks import DISCORD_EPOCH
from tests.around import PERSONAL
from tests.counted import finished, forgotten, recount
from tests.databases import held
from tests.store.conftest import engine
from tests.store.test_records import result

__all__ = ["engine"]

GUILDS = (None, 11, 12)
VARIANTS = ("1", "2")
SKIPPED = 0.6
"""The share of the boards that a seed leaves out."""
NOW = 1_800_000_000_000
"""In the middle of January 2027."""
WINS = BoardName("wins", "brilliant", "table")


async def insert(store: Store, rows: Sequence[ResultRow]) -> None:
    """Each game as it ends, in the order of their first rows."""
    for game in dict.fromkeys(row.game for row in rows):
        await store.commit(tuple(finished([row for row in rows if row.game == game])))
    await Ratings(store).catch_up()


def random_results(random: Random) -> list[ResultRow]:
    """Games of some people, computer players and deleted people over three months, with many ties."""
    rows = []
    for number in range(150):
        # The last of them by regulars, who have more than the ten results that count.
        is_regular = number >= 120
        mode = "table" if is_regular else random.choice(("table", "table", "solo"))
        reasons: tuple[Uncounted, ...] = ("", "", "", "alone", "hints", "rules")
        uncounted = random.choice(reasons)
        unrated: tuple[Unrated, ...] = ("", "", "", "clock", "few", "short")
        shared = result(
            f"g{number:03}", 0, None, 0,
            guild_id=random.choice(GUILDS),
            variant=random.choice(VARIANTS),
            game_kind=random.choice(("brilliant", "brilliant", "other")),
            mode=mode,
            ended_at=NOW - random.choice((0, 1, 5, 20, 40, 80)) * DAY + random.randrange(3),
            uncounted=uncounted,
            unrated="solo" if mode == "solo" else uncounted or random.choice(unrated),
            par=random.choice((None, 3, 7)) if mode == "solo" else None,
        )  # fmt: skip
        if is_regular:
            shared = replace(shared, game_kind="brilliant", ended_at=NOW - number, uncounted="", unrated="")
        people = random.sample(range(1, 15), 1 if mode == "solo" else random.randint(2, 5))
        people = random.sample(range(1, 6), 5) if is_regular else people
        for seat, user_id in enumerate(people):
            row = replace(shared, seat=seat, points=random.randrange(4))
            match random.choice(("person", "person", "person", "computer", "deleted")):
                case "computer":
                    row = replace(row, computer="naive")
                case "person":
                    row = replace(row, user_id=user_id)
                    row = replace(row, is_winner=bool(random.randrange(2)), has_left=random.random() < 0.1)
            rows.append(row)
    return rows


def share(row: ResultRow, rows: Sequence[ResultRow]) -> int:
    """Return the share of the others at the table that a person beat, in percent, rounded half up."""
    others = [o for o in rows if o.game == row.game and o.seat != row.seat and o.computer is None]
    if not others:
        return -1
    won = 0.0
    for other in others:
        if row.has_left or other.has_left:
            won += 0.5 if row.has_left and other.has_left else float(other.has_left)
        elif (row.is_winner, row.points) == (other.is_winner, other.points):
            won += 0.5
        else:
            won += (row.is_winner, row.points) > (other.is_winner, other.points)
    return int(100 * won / len(others) + 0.5)


def _value(kind: str, rows: Sequence[ResultRow], row: ResultRow) -> int:
    match kind:
        case "wins":
            return int(row.is_winner and not row.has_left)
        case "beaten":
            return share(row, rows)
        case "par":
            return 1000 * row.points // (row.par or 1)
    return row.points


def _mean(shares: Sequence[tuple[int, int]]) -> int:
    """Return the mean in tenths of a percent, as after ten games of one half; each share has a weight in
    quarters."""
    weights = sum(weight for _, weight in shares) / 4
    return int(10 * (sum(share * weight for share, weight in shares) / 4 + 500) / (weights + 10) + 1e-9)


def weights_of(rows: Sequence[ResultRow]) -> dict[tuple[str, int], int]:
    """Return what each result counts in a season, in quarters: the mean of 1, 1/2, 1/4 and 0 of its pairs, by how many
    rated games these two people have ended within a day before."""
    games: dict[str, list[ResultRow]] = defaultdict(list)
    for row in rows:
        if row.computer is None and not row.unrated:
            games[row.game].append(row)
    weights: dict[tuple[str, int], int] = {}
    before: list[list[ResultRow]] = []
    for game in sorted(games.values(), key=lambda game: (game[0].ended_at, game[0].game)):
        for row in game:
            pairs = [(row.user_id, other.user_id) for other in game if other.seat != row.seat]
            # A deleted person is somebody else in each game.
            met = [
                sum(
                    None not in pair
                    and {*pair} <= {each.user_id for each in past}
                    and row.ended_at - past[0].ended_at < DAY
                    and (row.game_kind, row.mode) == (past[0].game_kind, past[0].mode)
                    for past in before
                )
                for pair in pairs
            ]
            quarters = [(4, 2, 1, 0)[min(count, 3)] for count in met]
            weights[row.game, row.seat] = round(sum(quarters) / len(quarters)) if quarters else 4
        before.append(game)
    return weights


def counted(rows: Sequence[ResultRow], name: BoardName, span: Span) -> list[Listed]:
    """Count the whole board independently."""
    weights = weights_of(rows)
    lines = []
    for user_id in {row.user_id for row in rows if row.user_id is not None}:
        own = [
            row
            for row in sorted(rows, key=lambda row: row.ended_at)
            if (row.user_id, row.game_kind, row.mode) == (user_id, name.game_kind, name.mode)
            and name.variant in ("", row.variant)
            and name.guild_id in (None, row.guild_id)
            and span.since <= row.ended_at < span.until
        ]
        own = [row for row in own if not (row.unrated if name.kind == "beaten" else row.uncounted)]
        if name.kind == "wins":
            own = [row for row in own if row.unrated not in ("few", "short")]
        if name.kind == "par":
            own = [row for row in own if row.par]
        value = partial(_value, name.kind, rows)
        own = [row for row in own if value(row) >= 0]
        if not own:
            continue
        values = sorted(map(value, own), reverse=True)
        total, single = sum(values) if name.kind == "wins" else values[0], value
        if name.kind == "beaten":
            total = _mean([(share(row, rows), weights[row.game, row.seat]) for row in own])
        second = sum(row.points for row in own if not row.has_left) if name.kind == "wins" else 0
        reached_at = min(row.ended_at for row in own if single(row) == max(map(single, own)))
        lines.append(Listed(user_id, "", total, second, len(own), reached_at, 0, 0, 0))
    lines.sort(key=lambda line: (-line.value, -line.second, line.reached_at, line.user_id))
    return [
        replace(
            line,
            place=1 + sum((o.value, o.second) > (line.value, line.second) for o in lines),
            number=number,
        )
        for number, line in enumerate(lines, 1)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_boards_equal_a_recount_of_the_results(place: Place, seed: int) -> None:
    random = Random(seed)
    rows = random_results(random)
    async with store_on(place) as store:
        await insert(store, random.sample(rows, len(rows)) if seed else rows)
    assert {*weights_of(rows).values()} == {0, 1, 2, 3, 4}
    ever = Span("", 0, 1 << 62)
    shared: tuple[str, ...] = ("wins", "beaten")
    alone: tuple[str, ...] = ("points", "par")
    names = [BoardName(kind, "brilliant", "table") for kind in shared]
    names += [BoardName(kind, "brilliant", "solo", variant) for kind in alone for variant in VARIANTS]
    seen = 0
    async with store_on(place) as store:  # Reopened: nothing is kept outside the file.
        for name in names:
            for guild_id in GUILDS:
                for span in (ever, season_at(NOW), season_at(NOW - 80 * DAY), month_at(NOW), week_at(NOW)):
                    if (name.kind == "beaten" and span is ever) or random.random() < SKIPPED:
                        continue
                    asked = replace(name, guild_id=guild_id, period=span.name)
                    expected = counted(rows, asked, span)
                    size, viewer = random.randint(1, 6), random.randint(1, 15)
                    page = random.randrange(max(1, -(-len(expected) // size)))
                    found = await board(store, asked, viewer, now=NOW, page=page, rows=size)
                    assert list(found.rows) == expected[page * size : (page + 1) * size], asked
                    assert (found.page, found.pages) == (page, max(1, -(-len(expected) // size)))
                    own = next((i for i, line in enumerate(expected) if line.user_id == viewer), None)
                    near = [] if own is None or own // size == page else expected[max(0, own - 1) : own + 2]
                    assert list(found.around) == near
                    seen += len(found.around)
    assert seen > 5


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_games_counted_one_by_one_come_to_what_a_recount_gives(place: Place) -> None:
    """In any order, by two processes at once, while a season is frozen."""
    random = Random(5)
    rows = random_results(random)
    frozen_season, games = season_at(NOW - 40 * DAY).name, list(dict.fromkeys(row.game for row in rows))
    shuffled = random.sample(games, len(games))

    async def finish(store: Store, some: Sequence[str]) -> None:
        for game in some:
            await store.commit(tuple(finished([row for row in rows if row.game == game])))

    async with store_on(place) as one, store_on(place) as other:
        await asyncio.gather(finish(one, shuffled[:20]), finish(other, shuffled[20:40]))
        await Ratings(one).catch_up()
        kept = [row for row in held(place, "standing") if row["period"] == frozen_season]
        await one.commit((statement(INSERT_SEASON, name=frozen_season, frozen_at=NOW),))
        await asyncio.gather(finish(one, shuffled[40:80]), finish(other, shuffled[80:]))
        await Ratings(other).catch_up()
        over = statement(FORGET_PERIODS, month=month_at(NOW).name, week=week_at(NOW).name)
        await one.commit((over,))
        counted_once = _sorted(held(place, "standing"))
        await recount(one)
        await one.commit((over,))
    assert kept
    assert [row for row in counted_once if row["period"] == frozen_season] == _sorted(kept)
    assert len({row["period"] for row in counted_once}) == 5  # all time, two seasons, a month and a week
    assert {row["kind"] for row in counted_once} == {"wins", "beaten", "points", "par"}
    assert max(row["games"] for row in counted_once if row["kind"] == "beaten") > 10
    assert _sorted(held(place, "standing")) == counted_once


def _sorted(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: tuple(map(str, row.values())))


def listed(person: int, shown: int, **changes: Any) -> RatingRow:
    """A rating that is listed everywhere."""
    row = RatingRow("brikks", "table", person, 25.0, 5.0, shown, 70, OPPONENTS, NOW)
    return replace(row, **changes)


async def test_lists_of_ratings_hold_who_is_settled_active_and_has_met_others(place: Place) -> None:
    young = (NOW - DISCORD_EPOCH - DAY) << 22
    rows = [
        *(listed(person, 2000 - person // 2) for person in range(1, 26)),
        listed(31, 2100, sigma=7.8),
        listed(32, 2100, last_at=NOW - 31 * DAY),
        listed(33, 2100, opponents=OPPONENTS - 1),
        listed(35, 1701, sigma=7.0, games=10, opponents=MET - 1),
        listed(36, 1500, sigma=7.0, games=9),
        listed(1, 1800, mode=PUZZLE, opponents=0),
        listed(2, 1500, mode=PUZZLE, sigma=6.6),
        listed(young, 2100),
        listed(-5, 2100),
        listed(37, 1700, sigma=7.0, games=10, opponents=3),
        listed(34, 2100, mode="duel"),
    ]
    everywhere = BoardName("rating", "brikks", "table")
    here = replace(everywhere, guild_id=11)
    async with store_on(place) as store:
        at_table = [
            result("a", seat, person, 1, game_kind="brikks", ended_at=NOW)
            for seat, person in enumerate((3, 4, 7, 31, 33, young, 35, 36, 37))
        ]
        await insert(store, at_table)
        async with store.transaction() as tx:
            for row in rows:
                await tx.run(UPSERT_RATING, **asdict(row))
        top = await board(store, everywhere, 20, now=NOW)
        second = await board(store, everywhere, 11, now=NOW, page=1)
        on_server = await board(store, here, 31, now=NOW)
        beyond = await board(store, everywhere, 31, now=NOW + 31 * DAY, page=7)
        solvers = await board(store, replace(everywhere, mode=PUZZLE), None, now=NOW)
        await Settings(store).save(20, LISTED.to(False))
        await Settings(store).save(3, LISTED.to(False))
        own, without = await board(store, everywhere, 20, now=NOW), await board(store, here, None, now=NOW)
    places = [(1, 1), (2, 2), (2, 3), (4, 4), (4, 5), (6, 6)]
    assert [(row.place, row.user_id) for row in top.rows[:6]] == places
    assert [row.number for row in top.rows] == list(range(1, 11))
    assert [row.user_id for row in top.around] == [19, 20, 21]
    assert (top.page, top.pages, top.is_unlisted) == (0, 3, False)
    assert [row.number for row in second.rows] == list(range(11, 21))
    assert second.around == ()
    assert {row.user_id for row in on_server.rows} == {3, 4, 7, 33, 37, young}
    assert {row.margin for row in on_server.rows} == {200, 280}
    assert on_server.own_rating == listed(31, 2100, sigma=7.8)
    assert (beyond.rows, beyond.page, beyond.pages) == ((), 0, 1)
    assert [row.user_id for row in solvers.rows] == [1]
    assert [(row.place, row.user_id) for row in own.rows[1:4]] == [(2, 2), (3, 4), (3, 5)]
    assert ([row.user_id for row in own.around], own.is_unlisted) == ([19, 20, 21], True)
    assert {row.user_id for row in without.rows} == {4, 7, 33, 37, young}


async def test_whoever_stays_off_the_boards_is_on_none_but_sees_their_own_line(
    store: Store, place: Place
) -> None:
    solo = [result(f"s{u}", 0, u, 30 + u, mode="solo", seats=1, unrated="solo", par=40) for u in (1, 2, 3)]
    table = [result("t", seat, seat + 1, 9 - seat, is_winner=not seat) for seat in range(3)]
    boards: tuple[tuple[str, str, str], ...] = (
        ("wins", "table", ""),
        ("beaten", "table", ""),
        ("points", "solo", "1"),
        ("par", "solo", "1"),
    )
    names = [
        BoardName(kind, "brilliant", mode, variant, guild, period)
        for kind, mode, variant in boards
        for guild in (None, 11)
        for period in ("", season_at(1000).name, month_at(1000).name, week_at(1000).name)
        if kind != "beaten" or period
    ]
    await insert(store, [*solo, *table])
    await Settings(store).save(2, LISTED.to(False))
    for name in names:
        seen = {v: await board(store, name, v, now=2000, rows=2) for v in (1, 2, None)}
        for viewer in (1, None):
            lines = (*seen[viewer].rows, *seen[viewer].around)
            assert {row.user_id for row in lines} == {1, 3}, name
            assert [row.place for row in seen[viewer].rows] == [1, 2]
        assert 2 in {row.user_id for row in (*seen[2].rows, *seen[2].around)}
        assert (seen[1].is_unlisted, seen[2].is_unlisted) == (False, True)
    await Settings(store).save(2, LISTED.to(True))
    assert len((await board(store, names[0], 1, now=2000)).rows) == 3


async def test_a_season_that_is_over_stays_as_it_was(place: Place) -> None:
    old, now = NOW - 80 * DAY, NOW + 80 * DAY
    season = replace(WINS, kind="beaten", period=season_at(old).name)
    async with store_on(place) as store:
        await insert(store, [result("a", seat, seat + 1, 9 - seat, ended_at=old) for seat in range(3)])
        for user_id in (1, 2, 3):
            await People(store).keep_name(user_id, f"user {user_id}")
        due = await open_seasons(store, NOW)
        assert due == [(name.name, name.until + LATE) for name in (season_at(old), season_at(NOW))]
        await store.commit(await freeze_season(store, lambda: NOW, due[0][0]))
        assert await open_seasons(store, NOW) == due[1:]
        # A late result is counted everywhere else, and a deleted person leaves an empty place.
        await insert(store, [result("late", seat, seat + 1, seat, ended_at=old + 5) for seat in range(3)])
        await insert(store, [result("new", seat, seat + 1, seat, ended_at=NOW) for seat in range(3)])
        await store.commit(await tidied(lambda: now, day_of(now)))
        assert await Records(store, PERSONAL).delete_user(1, now=1_000) == 0
        archive = await board(store, season, 2, now=now)
        present = await board(store, replace(season, period=season_at(NOW).name), 2, now=now)
        ever = await board(store, WINS, 2, now=now)
        month = await board(store, replace(WINS, period=month_at(NOW).name), 2, now=now)
        assert await seasons(store) == [season.period]
        await store.commit(tuple(forgotten()))
        again = await board(store, season, 2, now=now)
    assert [(row.place, row.user_id > 0, row.name, row.value) for row in archive.rows] == [
        (1, False, "", 545),
        (2, True, "user 2", 500),
        (3, True, "user 3", 454),
    ]
    assert again == archive
    assert [(row.user_id, row.value) for row in present.rows] == [(3, 545), (2, 500)]
    assert [row.games for row in ever.rows] == [3, 3]
    assert month.rows == ()
    assert not [row for row in held(place, "standing") if row["user_id"] == 1]


def test_periods_follow_each_other_without_a_gap() -> None:
    for kind, names in (
        (season_at, ["2026-Q4", "2027-Q1", "2027-Q2"]),
        (month_at, ["2026-12", "2027-01", "2027-02"]),
        (week_at, ["2026-W53", "2027-W01", "2027-W02"]),
    ):
        span, found = kind(1_798_700_000_000), []
        for _ in names:
            assert kind(span.since) == kind(span.until - 1) == span
            found.append(span.name)
            span = kind(span.until)
        assert found == names
