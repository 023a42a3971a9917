"""Ratings follow from the results alone, in whatever order these became known."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import ratings as ratings_module
from bot.store.address import Place
from bot.store.database import Store
from bot.store.rating import MODEL, Skill, rated, share_of
from bot.store.ratings import DAY, RatingRow, Ratings
from bot.store.records import Records, results_written
from bot.store.rows import ResultRow
from bot.store.statements import CoreSql
from tests.around import PERSONAL
from tests.databases import held

HOUR = 3_600_000
NOW = 1_800_000_000_000

skills = st.builds(Skill, st.floats(0, 50), st.floats(1, 9))


@given(st.lists(st.tuples(skills, st.integers(0, 3)), min_size=2, max_size=6), st.randoms())
def test_the_order_of_seats_does_not_matter(seats: list[tuple[Skill, int]], random: Random) -> None:
    ranks = [1 + sum(other < place for _, other in seats) for _, place in seats]
    after = rated([skill for skill, _ in seats], ranks)
    order = random.sample(range(len(seats)), len(seats))
    again = rated([seats[i][0] for i in order], [ranks[i] for i in order])
    for place, i in enumerate(order):
        assert again[place].mu == pytest.approx(after[i].mu, rel=1e-12)
        assert again[place].sigma == pytest.approx(after[i].sigma, rel=1e-12)


@given(st.lists(st.integers(0, 4), min_size=2, max_size=6), skills, st.integers(0, 5))
def test_a_worse_place_never_gains_more_and_tied_equals_change_alike(
    scores: list[int], skill: Skill, earlier: int
) -> None:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    gains = [new.mu - skill.mu for new in rated([skill] * len(scores), ranks, share_of(earlier))]
    for (rank, gain), (next_rank, next_gain) in pairwise(sorted(zip(ranks, gains, strict=True))):
        if rank == next_rank:
            assert gain == pytest.approx(next_gain, abs=1e-9)
        else:
            assert gain >= next_gain - 1e-9


def test_a_share_holds_for_the_whole_change() -> None:
    full, half, none = (rated([Skill(), Skill()], [1, 2], share_of(earlier)) for earlier in (0, 1, 3))
    assert [share_of(earlier) for earlier in range(5)] == [1, 0.5, 0.25, 0, 0]
    assert none == [Skill(), Skill()]
    for whole, part in zip(full, half, strict=True):
        assert part.mu - Skill().mu == pytest.approx((whole.mu - Skill().mu) / 2)
        assert part.sigma - Skill().sigma == pytest.approx((whole.sigma - Skill().sigma) / 2)


@settings(max_examples=20)
@given(st.integers(2, 12), st.integers(2, 5), st.integers(1, 100), st.randoms(use_true_random=False))
def test_the_mean_of_equals_stays_where_it_began(people: int, seats: int, games: int, random: Random) -> None:
    """However often the same people meet, only chance moves the mean."""
    group = [Skill()] * people
    met: dict[frozenset[int], int] = {}
    for _ in range(games):
        seated = random.sample(range(people), min(seats, people))
        earlier = met.get(frozenset(seated), 0)
        met[frozenset(seated)] = earlier + 1
        ranks = random.sample(range(1, len(seated) + 1), len(seated))
        after = rated([group[person] for person in seated], ranks, share_of(earlier))
        for person, skill in zip(seated, after, strict=True):
            group[person] = skill
    mean = sum(skill.mu for skill in group) / people
    assert abs(mean - Skill().mu) < 3 * Skill().sigma / people**0.5


def test_two_friends_who_play_every_evening_keep_their_ratings() -> None:
    """Four games an evening for thirty evenings, sixty wins each."""
    friends = [Skill(), Skill()]
    for evening in range(30):
        for number in range(4):
            ranks = [1, 2] if (evening + number) % 2 else [2, 1]
            friends = rated(friends, ranks, share_of(number))
    assert all(abs(friend.shown - 1500) < 100 for friend in friends)
    assert sum(friend.shown for friend in friends) / 2 == pytest.approx(1500, abs=10)


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 26, 36), (4, 9, 13)])
def test_a_rating_settles_after_about_thirty_games_of_two_or_ten_of_four(
    seats: int, least: int, most: int
) -> None:
    """Among people of different strength, in a game where dice matter as much as skill."""
    random = Random(seats)
    strength = [random.gauss(0, 1) for _ in range(16)]
    group, games = [Skill()] * len(strength), [0] * len(strength)
    settled: dict[int, int] = {}
    while len(settled) < len(strength):
        seated = random.sample(range(len(strength)), seats)
        reached = [strength[person] + random.gauss(0, 1) for person in seated]
        ranks = [1 + sum(other > own for other in reached) for own in reached]
        after = rated([group[person] for person in seated], ranks)
        for person, skill in zip(seated, after, strict=True):
            group[person], games[person] = skill, games[person] + 1
            assert skill.games_to_go(games=games[person]) >= 1
            if skill.is_settled:
                settled.setdefault(person, games[person])
    assert least <= median(settled.values()) <= most


def test_a_new_rating_is_in_the_middle() -> None:
    assert Skill().shown == 1500


def test_a_new_rating_is_told_how_many_games_it_takes() -> None:
    skills = {2: [Skill()] * 2, 4: [Skill()] * 4}
    after = {seats: rated(skill, range(1, seats + 1)) for seats, skill in skills.items()}
    assert after[2][0].games_to_go() > after[4][0].games_to_go()
    assert 8 <= after[4][0].games_to_go() <= 12
    assert 20 <= after[2][0].games_to_go() <= 32
    assert Skill(25, 6.51).games_to_go(Skill(25, 6.6)) == 1


def played(game: str, ended_at: int, points: dict[int | None, int], **changes: Any) -> list[ResultRow]:
    """Return the results of a game; the keys are people, or None for a deleted one."""
    return [
        replace(
            ResultRow(
                game, seat, person, f"P{person}", None, 11, "brikks", "1", "table", len(points), reached,
                reached == max(points.values()), "end", ended_at,
            ),
            **changes,
        )
        for seat, (person, reached) in enumerate(points.items())
    ]  # fmt: skip


async def put(store: Store, games: Sequence[Sequence[ResultRow]]) -> None:
    for rows in games:
        await store.commit(tuple(results_written(rows)))


def random_games(random: Random, count: int) -> list[list[ResultRow]]:
    """Games of changing people, some at the same moment, some with computers and leavers, in two pools."""
    games = []
    for number in range(count):
        people = random.sample(range(1, 9), random.randint(2, 4))
        points: dict[int | None, int] = {person: random.randint(0, 5) for person in people}
        rows = played(f"g{number:02}", NOW + random.randint(0, 20) * HOUR, points)
        rows[0] = replace(rows[0], has_left=random.random() < 0.2)
        if random.random() < 0.2:
            rows[-1] = replace(rows[-1], user_id=None, computer="steady")
        mode = random.choice(("table", "duel"))
        games.append([replace(row, mode=mode) for row in rows])
    return games


def ratings_in(place: Place) -> list[list[str]]:
    """Return everything that is derived, to the last bit."""
    return [
        sorted(str(sorted(row.items())) for row in held(place, table))
        for table in ("rating", "rating_change")
    ]


async def test_ratings_are_equal_to_the_last_bit_however_the_results_came(place: Place) -> None:
    random = Random(3)
    games = random_games(random, 40)
    async with Store(place) as store:
        ratings = Ratings(store)
        for rows in random.sample(games, len(games)):
            # In no order: what ended later is rated again.
            await put(store, [rows])
            if random.random() < 0.5:
                await ratings.catch_up()
        await ratings.catch_up()
        first = ratings_in(place)
        assert len(first[0]) >= 12
        assert MODEL in first[1][0]
        await ratings.recompute()
        assert ratings_in(place) == first
        assert await ratings.count() == len({row.split("'game', '")[1][:3] for row in first[1]})


async def test_a_recomputation_that_is_stopped_goes_on_where_it_was(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings_module, "PIECE", 7)
    monkeypatch.setattr(ratings_module, "TOGETHER", 6)
    games = random_games(Random(13), 50)
    async with Store(place) as store:
        await put(store, games[:40])
        await Ratings(store).catch_up()
        await Ratings(store).recompute()
        for stop_after in (1, 3, 6, 9, 12):
            async with store.transaction() as tx:
                await tx.run(CoreSql.set_rating_model, value="an older model")
            for _ in range(stop_after):
                assert await Ratings(store).rate_some()
        # Games that end meanwhile are rated with the rest.
        await put(store, games[40:])
        await Ratings(store).catch_up()
        first = ratings_in(place)
        assert {row["model"] for row in held(place, "rating_change")} == {MODEL}
        assert not held(place, "rating_due")
        await Ratings(store).recompute()
        assert ratings_in(place) == first


async def test_progress_is_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings_module, "TOGETHER", 5)
    monkeypatch.setattr(ratings_module, "TELL_EACH", 10)
    told: list[int] = []
    async with Store(place) as store:
        await put(store, random_games(Random(17), 30))
        await Ratings(store).recompute(told.append)
    assert len(told) >= 2
    assert told == sorted(told, reverse=True)


async def test_two_processes_lose_no_game(place: Place) -> None:
    games = random_games(Random(5), 24)
    async with Store(place) as one, Store(place) as other:

        async def work(store: Store, mine: Sequence[Sequence[ResultRow]]) -> None:
            for rows in mine:
                await put(store, [rows])
                await Ratings(store).catch_up()

        await asyncio.gather(work(one, games[::2]), work(other, games[1::2]))
        first = ratings_in(place)
        await Ratings(one).recompute()
        assert ratings_in(place) == first
        assert not held(place, "rating_due")


async def test_a_deleted_person_changes_nobody_elses_rating(place: Place) -> None:
    games = random_games(Random(7), 30)
    async with Store(place) as store:
        ratings = Ratings(store)
        await put(store, games)
        await ratings.catch_up()

        async def others() -> list[str]:
            return [str(row) for row in held(place, "rating") if 0 < row["person"] != 2]

        before = await others()
        assert len((await Records(store, PERSONAL).export_user(2))["ratings"]) > 3
        assert await Records(store, PERSONAL).delete_user(2, now=NOW) == 0
        assert (await Records(store, PERSONAL).export_user(2))["ratings"] == []
        assert not [row for table in ("rating", "rating_change", "result") for row in held(place, table)
                    if row["person"] == 2 or row.get("name") == "P2"]  # fmt: skip
        await ratings.recompute()
        assert sorted(await others()) == sorted(before)


async def rating(store: Store, person: int, mode: str = "table") -> RatingRow | None:
    async with store.reading() as tx:
        return await tx.row(RatingRow, CoreSql.rating_of, game_kind="brikks", mode=mode, person=person)


async def test_only_people_are_ranked_and_leavers_share_the_last_place(place: Place) -> None:
    rows = played("a", NOW, {1: 9, 2: 5, 3: 5, 4: 8, 5: 7})
    rows[0] = replace(rows[0], user_id=None, computer="master")
    rows[3], rows[4] = (replace(row, has_left=True) for row in rows[3:])
    async with Store(place) as store:
        await put(store, [rows, played("b", NOW, {1: 9, 2: 5}, unrated="clock")])
        await Ratings(store).catch_up()
        found = {person: await rating(store, person) for person in range(1, 6)}
    assert found[1] is None
    mu = {person: row.mu for person, row in found.items() if row is not None}
    assert mu[2] == pytest.approx(mu[3])
    assert mu[4] == pytest.approx(mu[5])
    assert mu[2] > 25 > mu[4]


async def test_the_same_people_gain_less_and_less_within_a_day(place: Place) -> None:
    async with Store(place) as store:
        gains = []
        for number, at in enumerate((0, HOUR, 2 * HOUR, 3 * HOUR, 3 * HOUR + DAY)):
            before = await rating(store, 1)
            await put(store, [played(f"g{number}", NOW + at, {1: 5, 2: 3})])
            await Ratings(store).catch_up()
            after = await rating(store, 1)
            assert after is not None
            gains.append(after.mu - (25 if before is None else before.mu))
    assert gains[0] > 2 * gains[1] > 4 * gains[2] > 0
    assert gains[3] == 0
    assert gains[4] > gains[2]
