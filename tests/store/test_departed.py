"""A deletion gives no advantage: for a day, hashes tell what a person has already had; then they are
wiped."""

from __future__ import annotations

from bot.features.daily.facts import INSERT_DAILY_TRY
from bot.features.daily.store import DELETED, DailyStore
from bot.features.days import begins_at, later, turns_at
from bot.store.address import Place
from bot.store.database import Store
from bot.store.departed import DEPARTED, wiped
from bot.store.records import Records
from bot.store.statements import statement
from bot.turns import lobby
from tests.around import PERSONAL
from tests.databases import held
from tests.turns.tables import Table, person, setup

DAY, HOUR = 86_400_000, 3_600_000
TODAY = "2026-01-02"
NOW = begins_at(TODAY) + 9 * HOUR
ANNA, BEN = 4_200_000_000_000_001, 4_200_000_000_000_002


async def tried(store: Store, user_id: int, game_kind: str, day: str) -> None:
    values = {"game_kind": game_kind, "day": day, "user_id": user_id, "game": "abcdef", "guild_id": 11}
    await store.commit((statement(INSERT_DAILY_TRY, **values),))


def jobs(place: Place) -> list[tuple[str, int]]:
    return [(row["slot"], row["due"]) for row in held(place, "job") if row["kind"] == DEPARTED]


async def test_a_try_of_todays_sheet_is_known_until_it_closes(store: Store, place: Place) -> None:
    yesterday = later(TODAY, -1)
    daily, records = DailyStore(store), Records(store, PERSONAL)
    for day in (yesterday, TODAY):
        await tried(store, ANNA, "brikks", day)
    await tried(store, BEN, "brilliant", TODAY)
    assert await records.delete_user(ANNA, now=NOW) == 0
    assert await daily.try_of("brikks", TODAY, ANNA) == DELETED
    others = [("brikks", TODAY, BEN), ("brilliant", TODAY, ANNA), ("brikks", yesterday, ANNA)]
    assert [await daily.try_of(*other) for other in others] == [None] * 3

    # The hashes are theirs, and only they are told; a second deletion does not remove them.
    assert await records.delete_user(ANNA, now=NOW + HOUR) == 0
    until = turns_at(TODAY)
    scope = {"scope": f"daily brikks {TODAY}", "until": until}
    assert (await records.export_user(ANNA))["kept_since_deletion"] == [scope]
    assert (await records.export_user(BEN))["kept_since_deletion"] == []
    (row,) = held(place, "departed")
    assert str(ANNA) not in str(row)
    assert jobs(place) == [(str(until), until)]

    await wiped(store, str(until - 1))
    assert held(place, "departed") == [row]
    assert await wiped(store, str(until)) == ()
    assert held(place, "departed") == []
    assert await daily.try_of("brikks", TODAY, ANNA) is None


async def test_each_hash_has_a_key_of_its_own(store: Store, place: Place) -> None:
    for game_kind in ("brikks", "brilliant"):
        await tried(store, ANNA, game_kind, TODAY)
    await tried(store, BEN, "brikks", TODAY)
    for user_id in (ANNA, BEN):
        assert await Records(store, PERSONAL).delete_user(user_id, now=NOW) == 0
    rows = held(place, "departed")
    assert len({row["secret"] for row in rows}) == len({row["digest"] for row in rows}) == 3
    assert await DailyStore(store).try_of("brikks", TODAY, BEN) == DELETED


async def test_who_returns_is_no_new_opponent_for_a_day(table: Table, place: Place) -> None:
    ids = [person(number).user_id for number in range(3)]
    records = Records(table.store, PERSONAL)
    assert await unrated(table, 0, 1) == ""
    ended_at = table.now
    table.now += HOUR
    async with table.coordinator.games.set_aside():
        assert await records.delete_user(ids[1], now=table.now) == 0
    (kept,) = (await records.export_user(ids[1]))["kept_since_deletion"]
    assert kept == {"scope": "rated brilliant table", "until": ended_at + DAY}

    # None of it is rated, whoever else plays, and no one else is affected.
    assert await unrated(table, 0, 1) == "anew"
    assert await unrated(table, 2, 1) == "anew"
    assert await unrated(table, 0, 2) == ""
    rated = {row["person"]: row["games"] for row in table.rows("select person, games from rating")}
    assert {who: games for who, games in rated.items() if who > 0} == {ids[0]: 2, ids[2]: 1}

    # A second deletion changes nothing: only what was rated makes an opponent known.
    async with table.coordinator.games.set_aside():
        assert await records.delete_user(ids[1], now=table.now) == 0
    assert len(held(place, "departed")) == 1
    table.now = ended_at + DAY - 1
    assert await unrated(table, 0, 1) == "anew"

    # Then they would gain in full from each other anyway.
    table.now = ended_at + DAY
    assert await unrated(table, 0, 1) == ""


async def unrated(table: Table, *numbers: int) -> str:
    """Return why a game between these two that is played now is not rated."""
    first, second = (person(number) for number in numbers)
    game = await table.coordinator.open_lobby(setup(seats=2), first)
    await table.coordinator.change(game, lobby.join, second)
    await table.play_out(game, numbers)
    [reason] = {row["unrated"] for row in table.rows("select unrated from result where game = ?", game)}
    assert (await table.look(game)).rating.unrated == reason
    return str(reason)


async def test_who_has_played_nothing_that_is_rated_or_daily_leaves_nothing(
    table: Table, place: Place
) -> None:
    game = await table.started(2, clock="none")
    await table.play_out(game, (0, 1))
    rated = await table.started(2)
    await table.play_out(rated, (0, 1))
    table.now += DAY
    await tried(table.store, person(0).user_id, "brikks", "1970-01-01")
    async with table.coordinator.games.set_aside():
        assert await Records(table.store, PERSONAL).delete_user(person(0).user_id, now=table.now) == 0
    assert held(place, "departed") == []
    assert jobs(place) == []
