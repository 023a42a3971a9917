"""The messages that a game should have."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.messages.game_messages import MAX_EDIT_AGE, is_due, is_outdated, wanted_messages
from bot.store.messages import Sent
from bot.turns import appearance, lobby
from bot.turns.clocks import HOUR
from tests.turns.tables import CHANNEL, Table, person, setup


async def test_who_has_left_gets_no_sheet(table: Table) -> None:
    game = await table.started(3)
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    look = await table.look(game)
    wanted = list(wanted_messages(look, {}, {"film": False}))
    assert wanted == [("table", -1), ("panel", 0), ("panel", 2)]


async def test_a_sheet_that_was_moved_to_the_channel_is_not_sent(table: Table) -> None:
    game = await table.started(2)
    sent = Sent("panel", CHANNEL, 41, seat=0)
    await table.coordinator.change(game, appearance.place_panel, person(0).user_id, "channel", sent)
    look = await table.look(game)
    live = {(row.kind, row.seat): row for row in await table.messages.of(game)}
    assert ("panel", 0) not in wanted_messages(look, {}, {"film": False})
    assert ("panel", 0) in wanted_messages(look, live, {"film": False})


@pytest.mark.parametrize(
    ("row", "is_it"),
    [
        ({"shows": 3, "wants": 3}, False),
        ({"shows": 3, "wants": 3, "is_unsure": True}, True),
        ({"shows": 2, "wants": 3, "is_urgent": True}, True),
        ({"shows": 2, "wants": 3, "is_urgent": False, "edited_at": 50}, True),
        ({"shows": 2, "wants": 3, "is_urgent": False, "edited_at": 51}, False),
    ],
)
async def test_a_message_is_due_that_is_in_doubt_or_behind(
    table: Table, row: dict[str, Any], *, is_it: bool
) -> None:
    game = await table.coordinator.open_lobby(setup(), person(0), Sent("table", CHANNEL, 41))
    [kept] = await table.messages.of(game)
    assert is_due(replace(kept, **row), quiet_since=50) == is_it


@pytest.mark.parametrize(
    ("age", "is_it"),
    [(0, False), (MAX_EDIT_AGE, False), (MAX_EDIT_AGE + 1, True), (-365 * 24 * HOUR, True)],
    ids=["new", "still new", "old", "sent by a clock that was ahead"],
)
async def test_a_message_that_is_old_or_of_unknown_age_is_replaced(
    table: Table, age: int, *, is_it: bool
) -> None:
    game = await table.coordinator.open_lobby(setup(), person(0), Sent("table", CHANNEL, 41))
    [kept] = await table.messages.of(game)
    row = replace(kept, shows=0, wants=1)
    assert is_outdated(await table.look(game), row, row.created_at + age, returns=False) == is_it
