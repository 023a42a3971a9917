"""Ratings follow from the results alone, in whatever order these became known."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean, median
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from bot.store import ratings as ratings_module
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.rated_games import OPPONENTS, RATING_OF, RatingRow
from bot.store.rating import BETA, DAY, FIRST_GAMES, MET, MODEL, Skill, is_settled, rated, weight_of
from bot.store.ratings import SET_RATING_MODEL, Ratings
from bot.store.records import Records, results_written
from bot.store.rows import ResultRow
from tests.around import PERSONAL
from tests.bench.farming import LIMIT, MONTH, Derivation, Group, Plan, farmed, known_plans, mixed
from tests.databases import held

HOUR = 3_600_000
NOW = 1_800_000_000_000

skills = st.builds(Skill, st.floats(0, 50), st.floats(1, 9))


tables = st.lists(st.tuples(skills, st.integers(0, 3)), min_size=2, max_size=6)


def ranks_of(scores: Sequence[float]) -> list[int]:
    return [1 + sum(other > score for other in scores) for score in scores]


@given(tables)
def test_games_that_count_in_full_change_ratings_as_openskill_does(seats: list[tuple[Skill, int]]) -> None:
    model, ranks = BradleyTerryFull(beta=BETA), ranks_of([score for _, score in seats])
    teams = [[model.rating(skill.mu, skill.sigma)] for skill, _ in seats]
    expected = model.rate(teams, ranks=[float(rank) for rank in ranks])
    for [one], skill in zip(expected, rated([skill for skill, _ in seats], ranks), strict=True):
        assert (skill.mu, skill.sigma) == pytest.approx((one.mu, one.sigma), rel=1e-9)


@given(tables, st.data())
def test_the_order_of_seats_does_not_matter(seats: list[tuple[Skill, int]], data: st.DataObject) -> None:
    ranks, people = ranks_of([score for _, score in seats]), range(len(seats))
    counts = {(i, j): data.draw(st.floats(0, 1)) for i in people for j in people if i < j}
    weights = [[counts.get((min(i, j), max(i, j)), 0.0) for j in people] for i in people]
    after = rated([skill for skill, _ in seats], ranks, weights)
    order = data.draw(st.permutations(people))
    again = rated(
        [seats[i][0] for i in order],
        [ranks[i] for i in order],
        [[weights[i][j] for j in order] for i in order],
    )
    assert again == [after[i] for i in order]


@given(st.lists(st.integers(0, 4), min_size=2, max_size=6), skills, st.floats(0, 1))
def test_a_worse_place_never_gains_more_and_tied_equals_change_alike(
    scores: list[int], skill: Skill, weight: float
) -> None:
    ranks, people = ranks_of(scores), len(scores)
    after = rated([skill] * people, ranks, [[weight] * people] * people)
    gains = [new.mu - skill.mu for new in after]
    for (rank, gain), (next_rank, next_gain) in pairwise(sorted(zip(ranks, gains, strict=True))):
        if rank == next_rank:
            assert gain == pytest.approx(next_gain, abs=1e-9)
        else:
            assert gain >= next_gain - 1e-9


def test_a_pair_counts_in_part_for_the_whole_change_and_for_no_one_else() -> None:
    one, other, third = Skill(), Skill(28, 7), Skill(20, 6)
    full, half, none = (rated([one, other], [1, 2], [[0, weight], [weight, 0]]) for weight in (1, 0.5, 0))
    assert none == [one, other]
    for before, whole, part in zip((one, other), full, half, strict=True):
        assert part.mu - before.mu == pytest.approx((whole.mu - before.mu) / 2, rel=0.01)
        assert part.sigma - before.sigma == pytest.approx((whole.sigma - before.sigma) / 2, rel=0.01)
    # Whoever beats a third person for the first time gains from that alone.
    weights = [[0, 0, 1], [0, 0, 0], [1, 0, 0]]
    assert rated([one, other, third], [1, 2, 3], weights)[1] == other


def test_two_people_count_less_and_less_within_a_day_and_within_months() -> None:
    hour = DAY // 24
    within_a_day = [
        weight_of([0, hour, 2 * hour][:earlier], 3 * hour, are_mixed=False) for earlier in range(4)
    ]
    assert within_a_day == [1, 0.5, 0.25, 0]
    days = [0, DAY, 2 * DAY]
    assert [weight_of(days[:earlier], 3 * DAY, are_mixed=False) for earlier in range(4)] == [1, 1, 1, 3 / 120]
    assert weight_of(days, 60 * DAY, are_mixed=False) == 0.5
    assert weight_of(days, 15 * DAY, are_mixed=True) == 0.5
    assert weight_of(days, 120 * DAY, are_mixed=False) == weight_of(days, 30 * DAY, are_mixed=True) == 1


@given(st.lists(st.integers(0, 30 * DAY), max_size=200).map(sorted), st.booleans())
def test_two_people_have_few_games_within_a_month_however_many_they_play(
    times: list[int], are_mixed: bool
) -> None:
    counted = sum(weight_of(times[:number][-3:], at, are_mixed=are_mixed) for number, at in enumerate(times))
    assert counted <= 3 + 3 * 30 / (30 if are_mixed else 120)


@pytest.mark.parametrize("size", range(2, 9))
def test_nobody_is_listed_high_within_a_month_because_others_give_way(size: int) -> None:
    """The search for better plans is `tests.bench.farming`."""
    for number, plan in enumerate(known_plans(size)):
        best = farmed(size, plan, Random(number))
        assert best.listed <= LIMIT, plan
        assert best.surest > 6.55


@settings(max_examples=20)
@given(st.integers(2, 8), st.sampled_from((1, 2, 4, 8)), st.integers())
def test_no_choice_of_tables_lifts_anybody_of_a_circle(size: int, often: int, seed: int) -> None:
    """In every composition, at any time, whoever gives way."""
    derived, random = Derivation(), Random(seed)
    for at in sorted(random.randrange(MONTH * DAY) for _ in range(MONTH * often)):
        table = [0, *random.sample(range(1, size), random.randint(1, min(size, 6) - 1))]
        derived.play(table, [1, *(random.choice((1, 2, 3)) for _ in table[1:])], at)
        assert not derived.is_settled(0) or derived.skills[0].shown <= LIMIT


def test_a_circle_that_is_larger_is_found_out() -> None:
    """The measure is not blind: among twelve, the same plan is enough."""
    assert farmed(12, Plan(seats=6, rounds=1, lead=50.0, others=3, losing=0.0), Random(1)).listed > LIMIT


@pytest.mark.parametrize(("seats", "rounds"), [(4, 1), (4, 3), (2, 3)])
def test_honest_people_who_mix_lose_nothing(seats: int, rounds: int) -> None:
    """Their mean stays, and their order is found as soon as if every game counted in full."""
    apart: list[float] = []
    for seed in range(6):
        group: Group
        for day, group in enumerate(mixed(seats, rounds, 21, Random(seed)), 1):
            if day in (7, 14, 21):
                assert group.mean(0) == pytest.approx(25, abs=0.2)
                apart.append(group.correlation(0) - group.correlation(1))
    assert fmean(apart) > -0.02


@settings(max_examples=20)
@given(st.integers(2, 12), st.integers(2, 5), st.integers(1, 100), st.integers())
def test_the_mean_of_equals_stays_where_it_began(people: int, seats: int, games: int, seed: int) -> None:
    """However often the same people meet, only chance moves the mean."""
    derived, random = Derivation(), Random(seed)
    for number in range(games):
        seated = random.sample(range(people), min(seats, people))
        derived.play(seated, random.sample(range(1, len(seated) + 1), len(seated)), number * DAY // 4)
    mean = fmean(derived.skills[person].mu for person in range(people))
    assert abs(mean - Skill().mu) < 3 * Skill().sigma / people**0.5


def test_two_friends_who_play_every_evening_keep_their_ratings() -> None:
    """Four games an evening for thirty evenings, sixty wins each."""
    derived = Derivation()
    for evening in range(30):
        for number in range(4):
            derived.play(
                [0, 1], [1, 2] if (evening + number) % 2 else [2, 1], evening * DAY + number * DAY // 24
            )
    friends = [derived.skills[one] for one in (0, 1)]
    assert all(abs(friend.shown - 1500) < 100 for friend in friends)
    assert sum(friend.shown for friend in friends) / 2 == pytest.approx(1500, abs=10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rating_settles_after_about_ten_games(seats: int) -> None:
    """Among people of different strength who mix, in a game where dice matter as much as skill."""
    random = Random(seats)
    strength, derived = [random.gauss(0, 1) for _ in range(32)], Derivation()
    settled: dict[int, int] = {}
    for number in range(32 * 16 // seats):
        seated = random.sample(range(len(strength)), seats)
        reached = [strength[person] + random.gauss(0, 1) for person in seated]
        derived.play(seated, ranks_of(reached), number * HOUR)
        for person in filter(derived.is_settled, seated):
            settled.setdefault(person, derived.played[person])
    assert median([settled.get(person, 99) for person in range(len(strength))]) <= 11
    assert min(settled.values()) == FIRST_GAMES, "nobody before"


def test_friends_who_play_only_each_other_settle_as_well_but_not_two_alone() -> None:
    """An evening a week, three games each; above the limit, it takes more people."""
    for people in (2, 4, 6):
        derived, random = Derivation(), Random(people)
        for evening in range(6):
            for number in range(3):
                order = random.sample(range(people), people)
                derived.play(order, range(1, people + 1), evening * 7 * DAY + number * HOUR)
        for one in range(people):
            assert derived.is_settled(one) == (people > 2 and derived.skills[one].shown <= LIMIT)
    high, sure = Skill(25 + 201 / 40, 7), Skill(25 + 201 / 40, 6.4)
    assert [is_settled(high, 10, opponents) for opponents in (MET - 1, MET)] == [False, True]
    assert is_settled(sure, 5, 3)
    assert not is_settled(Skill(), 100, OPPONENTS)


def test_a_new_rating_is_in_the_middle_and_told_how_many_games_it_takes() -> None:
    assert Skill().shown == 1500
    row = RatingRow("brikks", "table", 1, 25.0, 7.2, 1500, 4, 4, NOW)
    assert (row.is_settled, row.games_left) == (False, 6)
    assert (replace(row, games=10).is_settled, replace(row, games=10).games_left) == (True, 0)
    assert not replace(row, games=10, mode="puzzle").is_settled


def played(game: str, ended_at: int, points: dict[int | None, int], **changes: Any) -> list[ResultRow]:
    """Return the results of a game; the keys are people, or None for a deleted one."""
    return [
        replace(
            ResultRow(
                game, seat, person, None, 11, "brikks", "1", "table", len(points), reached,
                reached == max(points.values()), "end", ended_at,
            ),
            **changes,
        )
        for seat, (person, reached) in enumerate(points.items())
    ]  # fmt: skip


async def put(store: Store, games: Sequence[Sequence[ResultRow]]) -> None:
    for rows in games:
        await store.commit(tuple(results_written(rows)))


async def rate(store: Store, games: Sequence[Sequence[ResultRow]]) -> None:
    await put(store, games)
    await Ratings(store).catch_up()


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


async def test_ratings_are_equal_to_the_last_bit_however_the_results_came(store: Store, place: Place) -> None:
    random = Random(3)
    games = random_games(random, 40)
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
    store: Store, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings_module, "PIECE", 7)
    monkeypatch.setattr(ratings_module, "TOGETHER", 6)
    games = random_games(Random(13), 50)
    await rate(store, games[:40])
    await Ratings(store).recompute()
    for stop_after in (1, 3, 6, 9, 12):
        async with store.transaction() as tx:
            await tx.run(SET_RATING_MODEL, value="an older model")
        for _ in range(stop_after):
            assert await Ratings(store).rate_some()
    # Games that end meanwhile are rated with the rest.
    await rate(store, games[40:])
    first = ratings_in(place)
    assert {row["model"] for row in held(place, "rating_change")} == {MODEL}
    assert not held(place, "rating_due")
    await Ratings(store).recompute()
    assert ratings_in(place) == first


async def test_progress_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings_module, "TOGETHER", 5)
    monkeypatch.setattr(ratings_module, "TELL_EACH", 10)
    told: list[int] = []
    await put(store, random_games(Random(17), 30))
    await Ratings(store).recompute(told.append)
    assert len(told) >= 2
    assert told == sorted(told, reverse=True)


async def test_two_processes_lose_no_game(place: Place) -> None:
    games = random_games(Random(5), 24)
    async with store_on(place) as one, store_on(place) as other:

        async def work(store: Store, mine: Sequence[Sequence[ResultRow]]) -> None:
            for rows in mine:
                await rate(store, [rows])

        await asyncio.gather(work(one, games[::2]), work(other, games[1::2]))
        first = ratings_in(place)
        await Ratings(one).recompute()
        assert ratings_in(place) == first
        assert not held(place, "rating_due")


async def test_a_deleted_person_changes_nobody_elses_rating(store: Store, place: Place) -> None:
    games = random_games(Random(7), 30)
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
                if row["person"] == 2]  # fmt: skip
    await ratings.recompute()
    assert sorted(await others()) == sorted(before)


async def rating(store: Store, person: int, mode: str = "table") -> RatingRow | None:
    return await store.row(RATING_OF, game_kind="brikks", mode=mode, person=person)


async def test_only_people_are_ranked_and_leavers_share_the_last_place(store: Store) -> None:
    rows = played("a", NOW, {1: 9, 2: 5, 3: 5, 4: 8, 5: 7})
    rows[0] = replace(rows[0], user_id=None, computer="master")
    rows[3], rows[4] = (replace(row, has_left=True) for row in rows[3:])
    await rate(store, [rows, played("b", NOW, {1: 9, 2: 5}, unrated="clock")])
    found = {person: await rating(store, person) for person in range(1, 6)}
    assert found[1] is None
    mu = {person: row.mu for person, row in found.items() if row is not None}
    assert mu[2] == pytest.approx(mu[3])
    assert mu[4] == pytest.approx(mu[5])
    assert mu[2] > 25 > mu[4]


async def gains_of(store: Store, games: Sequence[tuple[int, dict[int | None, int]]]) -> list[float]:
    """Return by how much the first person's rating rises in each game that ends at such a time."""
    gains = []
    for number, (at, points) in enumerate(games):
        before = await rating(store, 1)
        await rate(store, [played(f"g{number:03}", NOW + at, points)])
        after = await rating(store, 1)
        assert after is not None
        gains.append(after.mu - (25 if before is None else before.mu))
    return gains


async def test_other_tables_of_the_same_people_do_not_count_anew(store: Store) -> None:
    """Every two people are counted, not each set of them."""
    sets = [[2], [2, 3], [2, 4], [3, 4], [2, 3, 4], [3], [4]]
    gains = await gains_of(
        store, [(number * HOUR, {1: 5, **dict.fromkeys(others, 3)}) for number, others in enumerate(sets)]
    )
    # After two games with each of the others a third counts a quarter; of 2 it is the fourth when all four play.
    assert all(gain > 0 for gain in gains[:5])
    assert gains[5] == gains[6] == 0


async def test_people_count_as_met_once_they_have_met_others(store: Store, place: Place) -> None:
    """Among twelve who mix, whoever is met counts; throwaway accounts that play with one person only do not."""
    random = Random(11)
    games = [
        played(f"a{n:03}", NOW + n * HOUR, dict.fromkeys(random.sample(range(1, 13), 4), 1))
        for n in range(60)
    ]
    circle = [played(f"b{n:03}", NOW + n * HOUR, {100: 9, 101 + n: 1}) for n in range(30)]
    around = [played(f"c{n:03}", NOW + n * HOUR, dict.fromkeys(range(200, 208), 1)) for n in range(5)]
    await rate(store, random.sample([*games, *circle, *around], 95))
    met = {row["person"]: row["opponents"] for row in held(place, "rating")}
    assert {met[person] for person in range(1, 13)} == {OPPONENTS}
    assert met[100] == MET
    assert {met[person] for person in range(200, 208)} == {7}
