"""Leaderboards against an independent count; export and deletion of a person's data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Unpack

import pytest

from bot.store.address import Place
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.messages import Sent
from bot.store.people import TELL_GAP, People
from bot.store.records import BoardRow, Records, results_written
from bot.store.rows import GuildRow, ResultRow, read_row
from bot.turns.coordinator import Coordinator
from bot.turns.look import Guest, Person, Setup
from tests.computers import Threads
from tests.databases import held, tables
from tests.paths import DATA
from tests.stored import ResultChanges

GUILDS = (None, 11, 12)
VARIANTS = ("1", "2")
FIXTURE = DATA / "fixture.toml"
FIELDS = ["A1", "D1", "B2", "F2", "A3", "D4"]
ANNA, BEN = 4_200_000_000_000_001, 4_200_000_000_000_002


def result(
    game: str, seat: int, user_id: int | None, points: int, **changes: Unpack[ResultChanges]
) -> ResultRow:
    row = ResultRow(
        game=game,
        seat=seat,
        user_id=user_id,
        name="" if user_id is None else f"user {user_id}",
        computer=None,
        guild_id=11,
        game_name="brilliant",
        variant="1",
        mode="table",
        seats=2,
        points=points,
        is_winner=False,
        reason="target",
        ended_at=1000,
    )
    return replace(row, **changes)


def random_results(random: Random) -> list[ResultRow]:
    """Games of some people, computer players and deleted people, with many ties."""
    rows = []
    for number in range(120):
        mode = random.choice(("table", "table", "solo"))
        shared: ResultChanges = {
            "guild_id": random.choice(GUILDS),
            "variant": random.choice(VARIANTS),
            "game_name": random.choice(("brilliant", "brilliant", "other")),
            "mode": mode,
            "ended_at": random.randrange(50),
            "uncounted": random.choice(("", "", "", "alone", "hints", "rules")),
        }
        people = random.sample(range(1, 15), 1 if mode == "solo" else random.randint(2, 5))
        for seat, user_id in enumerate(people):
            kind = random.choice(("person", "person", "person", "computer", "deleted"))
            row = result(f"g{number:03}", seat, user_id, random.randrange(4), **shared)
            if kind == "computer":
                row = replace(row, user_id=None, computer="naive", name="1")
            elif kind == "deleted":
                row = replace(row, user_id=None, name="")
            else:
                row = replace(row, name=f"{user_id} in {number}", is_winner=bool(random.randrange(2)))
            rows.append(row)
    return rows


def counted(rows: Sequence[ResultRow], mode: str) -> list[BoardRow]:
    """The whole board, counted independently."""
    lines = []
    for user_id in {row.user_id for row in rows if row.user_id is not None}:
        own = sorted((row for row in rows if row.user_id == user_id), key=lambda r: (r.ended_at, r.game))
        best = max(row.points for row in own)
        lines.append(
            BoardRow(
                place=0,
                user_id=user_id,
                name=own[-1].name,
                games=len(own),
                wins=sum(row.is_winner for row in own),
                points=sum(row.points for row in own),
                best=best,
                best_at=min(row.ended_at for row in own if row.points == best),
            )
        )

    def score(line: BoardRow) -> tuple[int, int]:
        return (line.best, 0) if mode == "solo" else (line.wins, line.points)

    lines.sort(key=lambda line: (*(-key for key in score(line)), line.best_at, line.user_id))
    return [replace(line, place=1 + sum(score(other) > score(line) for other in lines)) for line in lines]


async def insert(store: Store, rows: Sequence[ResultRow]) -> None:
    await store.commit(tuple(results_written(rows)))


@pytest.mark.parametrize("seed", range(3))
async def test_boards_equal_a_recount_of_the_results(place: Place, seed: int) -> None:
    random = Random(seed)
    rows = random_results(random)
    async with Store(place) as store:
        await insert(store, rows)
    async with Store(place) as store:  # Reopened: nothing is kept outside the file.
        records = Records(store)
        for mode in ("table", "solo"):
            for variant in (*VARIANTS, None):
                for guild_id in GUILDS:
                    played = [
                        row
                        for row in rows
                        if (row.game_name, row.mode) == ("brilliant", mode)
                        and variant in (None, row.variant)
                        and guild_id in (None, row.guild_id)
                    ]
                    expected = counted([row for row in played if not row.uncounted], mode)
                    limit, asking = random.randint(1, 16), random.randint(1, 15)
                    board = await records.board("brilliant", mode, variant, guild_id, asking, limit=limit)
                    assert list(board.rows) == expected[:limit]
                    assert board.own == next((line for line in expected if line.user_id == asking), None)
                    left_out = [row for row in played if row.uncounted]
                    assert set(board.uncounted) == {row.uncounted for row in left_out}
                    assert board.own_uncounted == sum(row.user_id == asking for row in left_out)


async def test_equal_people_share_a_place_and_the_next_place_is_skipped(place: Place) -> None:
    async with Store(place) as store:
        await insert(store, [result("a", seat, seat + 1, points) for seat, points in enumerate((5, 9, 9, 7))])
        board = await Records(store).board("brilliant", "table", "1", 11, 4)
    assert [(row.place, row.user_id) for row in board.rows] == [(1, 2), (1, 3), (3, 4), (4, 1)]
    assert board.own is not None
    assert (board.own.place, board.own.points) == (3, 7)


async def test_own_place_is_known_outside_the_top(place: Place) -> None:
    async with Store(place) as store:
        await insert(store, [result("a", seat, seat + 1, 50 - seat) for seat in range(20)])
        board = await Records(store).board("brilliant", "table", None, None, 18, limit=10)
        stranger = await Records(store).board("brilliant", "table", None, None, 99, limit=10)
    assert [row.place for row in board.rows] == list(range(1, 11))
    assert board.own is not None
    assert (board.own.place, board.own.user_id) == (18, 18)
    assert (len(stranger.rows), stranger.own) == (10, None)


async def test_solo_board_goes_by_the_best_score_and_names_its_day(place: Place) -> None:
    scores = [("a", 1, 20, 5), ("b", 1, 31, 7), ("c", 1, 31, 9), ("d", 2, 30, 1), ("e", 3, 31, 8)]
    rows = [result(g, 0, u, p, mode="solo", ended_at=at, seats=1) for g, u, p, at in scores]
    async with Store(place) as store:
        await insert(store, rows)
        board = await Records(store).board("brilliant", "solo", "1", None, 2)
    assert [(r.place, r.user_id, r.best, r.best_at) for r in board.rows] == [
        (1, 1, 31, 7),
        (1, 3, 31, 8),
        (3, 2, 30, 1),
    ]


async def test_guild_settings_have_defaults_and_survive_reopening(place: Place) -> None:
    changed = GuildRow(11, language="de", clock="day", channels="5 6", table_style="rounds")
    async with Store(place) as store:
        assert await Records(store).guild(11) == GuildRow(11)
        await Records(store).save_guild(GuildRow(11, language="en"))
        await Records(store).save_guild(changed)
    async with Store(place) as store:
        assert await Records(store).guild(11) == changed
        assert await Records(store).guild(12) == GuildRow(12)


async def two_games(store: Store) -> tuple[Coordinator, str]:
    """Anna and Ben in a running game that Anna hosts; each has a stored result and Anna a panel."""
    coordinator = Coordinator(store, lambda: 1_000, lambda _: None, Threads())
    rules = {"level": FIXTURE.read_text(encoding="utf-8"), "start": "stars"}
    setup = Setup("brilliant", "1", "table", rules, 2, "live", "dm", 11, 21, "en")
    game = await coordinator.open_lobby(setup, Person(ANNA, "Anna", "de"))
    await coordinator.join(game, Person(BEN, "Ben", "en"))
    await coordinator.open_lobby(
        replace(setup, guests=(Guest(ANNA, is_invited=True),)), Person(BEN, "Ben", "en")
    )
    await People(store).set_theme(ANNA, "light")
    await People(store).set_alert(11, ANNA, is_on=True)
    for user in (ANNA, BEN):
        await store.commit((statement("insert_naming", channel_id=21, message_id=500 + user, user_id=user),))
    await insert(store, [result("old", 0, ANNA, 26, name="Anna"), result("old", 1, BEN, 20, name="Ben")])
    sent = Sent("panel", 77, 78, seat=0, token="t")  # noqa: S106
    await coordinator.set_panel(game, ANNA, "dm", sent)
    return coordinator, game


async def test_export_holds_a_persons_own_data_and_nobody_elses(place: Place) -> None:
    async with Store(place) as store:
        coordinator, game = await two_games(store)
        await coordinator.submit(game, ANNA, 0, f"start={','.join(FIELDS)}")
        await coordinator.submit(game, BEN, 0, f"start={','.join(FIELDS[::-1])}")
        await coordinator.ready(game, ANNA, 0)
        await coordinator.ready(game, BEN, 0)
        await coordinator.submit(game, ANNA, 2, "pass")
        exported = json.loads(json.dumps(await Records(store).export_user(ANNA)))
        nothing = await Records(store).export_user(99)
        await coordinator.close()
    assert [(seat["game"], seat["name"], seat["is_host"]) for seat in exported["seats"]] == [
        (game, "Anna", 1)
    ]
    assert [(row["game"], row["points"]) for row in exported["results"]] == [("old", 26)]
    assert exported["settings"] == [{"theme": "light", "told_at": 0}]
    assert exported["told_of_tables_on"] == [11]
    assert [row["is_invited"] for row in exported["invitations"]] == [True]
    assert exported["messages_that_name_you"] == [{"channel": 21, "message": 500 + ANNA}]
    assert "Ben" not in str(exported)
    assert str(BEN) not in str(exported)
    assert exported["moves"] == [{"game": game, "step": 0, "move": f"start={','.join(FIELDS)}"}]
    assert exported["open_moves"] == [{"game": game, "move": "pass", "is_ready": 0}]
    assert ",".join(FIELDS[::-1]) not in str(exported)
    assert nothing.pop("user_id") == 99
    assert not any(nothing.values())


def cells(place: Place) -> list[str]:
    """Every value of every column of every table, as text."""
    found = tables(place)
    assert {"game", "player", "result", "message"} <= set(found)
    return [str(value) for table in found for row in held(place, table) for value in row.values()]


async def test_a_deleted_person_is_in_no_table_and_others_results_stand(place: Place) -> None:
    async with Store(place) as store:
        coordinator, game = await two_games(store)
        await coordinator.cancel(game, 0, is_moderator=True)
        assert any(str(ANNA) in cell for cell in cells(place))
        for _ in range(2):
            # The second time there is nothing to do.
            async with coordinator.set_aside():
                await Records(store).delete_user(ANNA)
        board = await Records(store).board("brilliant", "table", None, None, BEN)
        look = await coordinator.look(game)
        await coordinator.close()
    assert not [cell for cell in cells(place) if str(ANNA) in cell or "Anna" in cell]
    assert [(row.place, row.user_id, row.points) for row in board.rows] == [(1, BEN, 20)]
    assert look.host_id == 0
    assert [(player.user_id, player.name) for player in look.players] == [(None, ""), (BEN, "Ben")]


async def test_a_rematch_does_not_seat_a_deleted_person(place: Place) -> None:
    async with Store(place) as store:
        coordinator, game = await two_games(store)
        await coordinator.cancel(game, 0, is_moderator=True)
        async with coordinator.set_aside():
            await Records(store).delete_user(ANNA)
        again = await coordinator.rematch(game, Person(BEN, "Ben", "en"))
        look = await coordinator.look(again)
        await coordinator.close()
    assert [player.user_id for player in look.players] == [BEN]


async def test_deletion_is_refused_while_the_person_plays(place: Place) -> None:
    async with Store(place) as store:
        coordinator, game = await two_games(store)
        assert await Records(store).delete_user(ANNA) == 1
        assert await coordinator.games_of(ANNA) == [game]
        await coordinator.leave(game, ANNA)
        async with coordinator.set_aside():
            assert await Records(store).delete_user(ANNA) == 0
        look = await coordinator.look(game, BEN)
        await coordinator.close()
    assert look.status == "running"
    assert look.players[0].user_id is None
    assert not [cell for cell in cells(place) if str(ANNA) in cell]


async def test_two_processes_tell_nobody_twice_of_new_tables(place: Place) -> None:
    people = set(range(1, 31))
    async with Store(place) as one, Store(place) as other:
        for person in people:
            await People(one).set_alert(11, person, is_on=True)
        for now in (TELL_GAP, 2 * TELL_GAP):
            told = await asyncio.gather(
                *(People(store).tell(11, 0, now) for store in (one, other) for _ in range(3))
            )
            assert sorted(person for some in told for person in some) == sorted(people)


async def test_what_is_true_or_false_is_so_in_every_row(place: Place) -> None:
    """The database stores 0 and 1, and gives them back."""
    async with Store(place) as store:
        await insert(store, [result("a", 0, 1, 20, is_winner=True)])
        async with store.reading() as tx:
            [[row]] = await tx.rows_of("results_of", game="a")
    assert type(row["is_winner"]) is int
    assert read_row(ResultRow, row).is_winner is True
