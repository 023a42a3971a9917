"""A server's settings; export and deletion of a person's data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Unpack

import pytest

from bot.features.boards.standings import BoardName, board
from bot.store.address import Place
from bot.store.database import Store
from bot.store.engines import store_on
from bot.store.messages import Sent, Token
from bot.store.people import TELL_GAP, People
from bot.store.records import Records
from bot.store.rows import ResultRow
from bot.store.settings import CHANNELS, SERVER_THEME, TABLE_STYLE, THEME, Choices, Settings
from bot.store.statements import read_row, statement
from bot.turns import appearance, lobby
from bot.turns.coordinator import Coordinator
from bot.turns.game import RESULTS_OF
from bot.turns.look import Guest, Person, Setup
from bot.turns.messages import INSERT_NAMING
from tests.around import PERSONAL
from tests.computers import Threads
from tests.counted import finished
from tests.databases import held, tables
from tests.paths import DATA
from tests.stored import ResultChanges

FIXTURE = DATA / "fixture.toml"
FIELDS = ["A1", "D1", "B2", "F2", "A3", "D4"]
ANNA, BEN = 4_200_000_000_000_001, 4_200_000_000_000_002
NEWCOMER = 7_000_001
"""Somebody who has never played."""


def result(
    game: str, seat: int, user_id: int | None, points: int, **changes: Unpack[ResultChanges]
) -> ResultRow:
    row = ResultRow(
        game=game,
        seat=seat,
        user_id=user_id,
        computer=None,
        guild_id=11,
        game_kind="brilliant",
        variant="1",
        mode="table",
        seats=2,
        points=points,
        is_winner=False,
        reason="target",
        ended_at=1000,
    )
    return replace(row, **changes)


async def insert(store: Store, rows: Sequence[ResultRow]) -> None:
    await store.commit(tuple(finished(rows)))


async def test_guild_settings_have_defaults_and_survive_reopening(place: Place) -> None:
    changes = (TABLE_STYLE.to("rounds"), CHANNELS.to("5 6"))
    async with store_on(place) as store:
        assert await Settings(store).of("server", 11) == Choices()
        await Settings(store).save(11, SERVER_THEME.to("light"), *changes)
        await Settings(store).save(11, SERVER_THEME.to("dark"))
    async with store_on(place) as store:
        chosen = await Settings(store).of("server", 11)
        assert chosen == Choices().having(*changes)
        assert (chosen[TABLE_STYLE], chosen[CHANNELS], chosen[SERVER_THEME]) == ("rounds", "5 6", "dark")
        assert await Settings(store).of("server", 12) == Choices()


@pytest.fixture
async def coordinator(store: Store) -> AsyncIterator[Coordinator]:
    made = Coordinator(store, lambda: 1_000, lambda _: None, Threads())
    yield made
    await made.close()


@pytest.fixture
async def game(store: Store, coordinator: Coordinator) -> str:
    """Anna and Ben in a running game that Anna hosts; each has a stored result and Anna a panel."""
    rules = {"level": FIXTURE.read_text(encoding="utf-8"), "start": "stars"}
    setup = Setup("brilliant", "1", "table", rules, 2, "live", "dm", 11, 21, "en")
    game = await coordinator.open_lobby(setup, Person(ANNA, "Anna", "de"))
    await coordinator.change(game, lobby.join, Person(BEN, "Ben", "en"))
    await coordinator.open_lobby(
        replace(setup, guests=(Guest(ANNA, is_invited=True),)), Person(BEN, "Ben", "en")
    )
    for user, name in ((ANNA, "Anna"), (BEN, "Ben")):
        await People(store).keep_name(user, name)
    await Settings(store).save(ANNA, THEME.to("light"))
    await People(store).set_alert(11, ANNA, is_on=True)
    await People(store).note_arrival(NEWCOMER, ANNA)
    await People(store).note_arrival(NEWCOMER, BEN)
    for user in (ANNA, BEN):
        await store.commit((statement(INSERT_NAMING, channel_id=21, message_id=500 + user, user_id=user),))
    await insert(store, [result("old", 0, ANNA, 26), result("old", 1, BEN, 20)])
    sent = Sent("panel", 77, 78, seat=0, token=Token("t", 0))
    await coordinator.change(game, appearance.place_panel, ANNA, "dm", sent)
    return game


async def test_export_holds_a_persons_own_data_and_nobody_elses(
    store: Store, coordinator: Coordinator, game: str
) -> None:
    await coordinator.submit(game, ANNA, 0, f"start={','.join(FIELDS)}")
    await coordinator.submit(game, BEN, 0, f"start={','.join(FIELDS[::-1])}")
    await coordinator.ready(game, ANNA, 0)
    await coordinator.ready(game, BEN, 0)
    await coordinator.submit(game, ANNA, 2, "pass")
    exported = json.loads(json.dumps(await Records(store, PERSONAL).export_user(ANNA)))
    nothing = await Records(store, PERSONAL).export_user(99)
    assert [(seat["game"], seat["name"], seat["is_host"]) for seat in exported["seats"]] == [
        (game, "Anna", 1)
    ]
    assert [(row["game"], row["points"]) for row in exported["results"]] == [("old", 26)]
    assert exported["settings"] == {"core.theme": "light"}
    assert exported["person"] == [
        {"name": "Anna", "told_at": 0, "direct_channel": None, "seen_at": 0, "forget_at": None}
    ]
    assert {(row["kind"], row["games"], row["value"]) for row in exported["standings"]} == {
        ("wins", 1, 0),
        ("beaten", 1, 545),
    }
    assert exported["told_of_tables_on"] == [11]
    assert [row["is_invited"] for row in exported["invitations"]] == [True]
    assert exported["links_that_brought_somebody"] == [{"link": "sent", "told_at": None}]
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


async def test_a_deleted_person_is_in_no_table_and_others_results_stand(
    store: Store, place: Place, coordinator: Coordinator, game: str
) -> None:
    await coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    assert any(str(ANNA) in cell for cell in cells(place))
    for _ in range(2):
        # The second time there is nothing to do.
        async with coordinator.games.set_aside():
            await Records(store, PERSONAL).delete_user(ANNA, now=1_000)
    found = await board(store, BoardName("wins", "brilliant", "table"), BEN, now=1_000)
    look = await coordinator.look(game)
    assert not [cell for cell in cells(place) if str(ANNA) in cell or "Anna" in cell]
    assert [(row.place, row.user_id, row.second) for row in found.rows] == [(1, BEN, 20)]
    assert look.host_id == 0
    assert [(player.user_id, player.name) for player in look.players] == [(None, ""), (BEN, "Ben")]


async def test_a_rematch_does_not_seat_a_deleted_person(
    store: Store, coordinator: Coordinator, game: str
) -> None:
    await coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    async with coordinator.games.set_aside():
        await Records(store, PERSONAL).delete_user(ANNA, now=1_000)
    again = await coordinator.rematch(game, Person(BEN, "Ben", "en"))
    look = await coordinator.look(again)
    assert [player.user_id for player in look.players] == [BEN]


async def test_deletion_is_refused_while_the_person_plays(
    store: Store, place: Place, coordinator: Coordinator, game: str
) -> None:
    assert await Records(store, PERSONAL).delete_user(ANNA, now=1_000) == 1
    assert await coordinator.games_of(ANNA) == [game]
    await coordinator.change(game, lobby.depart, ANNA)
    async with coordinator.games.set_aside():
        assert await Records(store, PERSONAL).delete_user(ANNA, now=1_000) == 0
    look = await coordinator.look(game, BEN)
    assert look.status == "running"
    assert look.players[0].user_id is None
    assert not [cell for cell in cells(place) if str(ANNA) in cell]


async def test_two_processes_tell_nobody_twice_of_new_tables(place: Place) -> None:
    people = set(range(1, 31))
    async with store_on(place) as one, store_on(place) as other:
        for person in people:
            await People(one).set_alert(11, person, is_on=True)
        for now in (TELL_GAP, 2 * TELL_GAP):
            told = await asyncio.gather(
                *(People(store).tell(11, 0, now) for store in (one, other) for _ in range(3))
            )
            assert sorted(person for some in told for person in some) == sorted(people)


async def test_what_is_true_or_false_is_so_in_every_row(store: Store) -> None:
    """The database stores 0 and 1, and gives them back."""
    await insert(store, [result("a", 0, 1, 20, is_winner=True)])
    [[row]] = await store.rows_of(RESULTS_OF, game="a")
    assert type(row["is_winner"]) is int
    assert read_row(ResultRow, row).is_winner is True
