"""The messages that a redraw sends, edits and leaves alone: no more than people need."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages.needed_messages import PROGRESS_GAP
from tests.messages.posting import Arriving, refresher, rounds
from tests.turns.tables import Table, opened, person


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "db") as table:
        yield table


async def test_whoever_has_left_is_sent_no_sheet(table: Table) -> None:
    game, post = await table.started(3), Arriving()
    await table.coordinator.leave(game, person(1).user_id)
    await refresher(table, post)._refresh(game)
    assert post.people == [person(0).user_id, person(2).user_id]


async def test_whoever_takes_no_direct_messages_is_sent_none(table: Table) -> None:
    game, post = await table.started(2), Arriving()
    await table.coordinator.dms_are_closed(game, 1)
    await refresher(table, post)._refresh(game)
    assert post.people == [person(0).user_id]


async def test_each_decision_brings_one_new_sheet_and_what_changes_it_edits_that(table: Table) -> None:
    game, post = await table.started(2, clock="relaxed"), Arriving()
    drawing = refresher(table, post)
    await drawing._refresh(game)
    for _ in range(3):
        await table.submit(game, 0)
        await drawing._refresh(game)
    assert sorted(post.people) == [person(0).user_id, person(1).user_id]
    assert {row.seat for row in post.edited if row.kind == "panel"} == {0}
    await table.play_round(game, (0, 1))
    await drawing._refresh(game)
    assert sorted(post.people[2:]) == [person(0).user_id, person(1).user_id]


async def test_a_table_that_comes_anew_with_each_round_comes_once_in_it(table: Table) -> None:
    game, post = await table.started(3), Arriving()
    drawing = refresher(table, post, rounds)
    await drawing._refresh(game)
    await table.play_round(game, range(3))
    await drawing._refresh(game)
    assert len(post.public) == 2
    # News, but of the same round.
    await table.coordinator.leave(game, person(2).user_id)
    await drawing._refresh(game)
    assert len(post.public) == 2
    assert "table" in {row.kind for row in post.edited}
    await table.play_round(game, range(2))
    await drawing._refresh(game)
    assert len(post.public) == 3


async def test_moves_edit_the_table_no_more_often_than_needed(table: Table) -> None:
    game, post = await table.started(3, clock="none"), Arriving()
    drawing = refresher(table, post)
    await drawing._refresh(game)
    for _ in range(5):
        table.now += PROGRESS_GAP // 5 - 1
        await table.submit(game, 0)
        await drawing._refresh(game)
    assert [row.kind for row in post.edited] == ["panel"] * 5
    table.now += 5
    await drawing._refresh(game)
    assert [row.kind for row in post.edited[5:]] == ["table"]
