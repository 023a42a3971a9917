"""Rows of messages: opened before a message is sent, and behind when what they name has moved."""

from __future__ import annotations

from pathlib import Path

from bot.store.database import MessageRow
from bot.store.messages import UNSENT, Messages
from bot.turns.coordinator import GRACE
from tests.turns.tables import CHANNEL, Table, opened, person


async def panel(table: Table, messages: Messages, game: str, seat: int, *, message_id: int) -> MessageRow:
    """A panel that shows the present."""
    step = (await table.look(game)).step
    row = await messages.open(game, "panel", seat, step=step, now=table.now, instead_of=None)
    assert row is not None
    revision = (await table.look(game)).revision
    await messages.sent(row, CHANNEL, message_id, revision, table.now)
    return row


def behind(table: Table) -> list[int]:
    rows = table.rows("select seat from message where kind = 'panel' and shows < wants order by seat")
    return [row["seat"] for row in rows]


async def test_a_row_waits_for_its_message_over_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        messages = Messages(table.store)
        row = await messages.open(game, "panel", 0, step=0, now=table.now, instead_of=None)
        assert row is not None
        assert (row.message_id, row.shows < row.wants) == (UNSENT, True)
        await table.restart()
        assert await Messages(table.store).unsent() == [row]


async def test_a_message_that_is_no_longer_wanted_is_not_opened(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        messages = Messages(table.store)
        old = await panel(table, messages, game, 0, message_id=1)
        assert await messages.open(game, "panel", 0, step=0, now=table.now, instead_of=None) is None
        new = await messages.open(game, "panel", 0, step=0, now=table.now, instead_of=old)
        assert new is not None
        assert await messages.open(game, "panel", 0, step=0, now=table.now, instead_of=old) is None


async def test_the_first_to_know_a_message_says_what_it_shows(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        messages = Messages(table.store)
        row = await messages.open(game, "panel", 0, step=0, now=table.now, instead_of=None)
        assert row is not None
        await messages.sent(row, CHANNEL, 5, row.shows, table.now)  # pressed before Discord answered
        await messages.sent(row, CHANNEL, 5, 99, table.now)
        assert [kept.shows for kept in await messages.of(game)] == [row.shows]


async def test_panels_link_to_a_new_table_message(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        messages = Messages(table.store)
        await panel(table, messages, game, 0, message_id=1)
        assert behind(table) == []
        row = await messages.open(game, "table", -1, step=0, now=table.now, instead_of=None)
        assert row is not None
        await messages.sent(row, CHANNEL, 2, 99, table.now)
        assert behind(table) == [0]


async def test_a_round_that_does_not_close_after_all_is_told_to_everybody(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        messages = Messages(table.store)
        await table.submit(game, 0)
        await table.submit(game, 1)
        assert (await table.look(game)).closes_at == table.now + GRACE
        for seat in (0, 1):
            await panel(table, messages, game, seat, message_id=seat + 1)
        await table.coordinator.retract(game, person(0).user_id, 0)
        assert (await table.look(game)).closes_at is None
        assert behind(table) == [0, 1]


async def test_a_time_that_a_restart_moved_is_shown_anew(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        await table.tick()
        await panel(table, Messages(table.store), game, 0, message_id=1)
        await table.down()
        table.now += 60_000
        await table.up()
        assert behind(table) == [0]


async def test_several_short_stops_add_up(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        await panel(table, Messages(table.store), game, 0, message_id=1)
        for stops, expected in ((1, []), (2, [0])):
            await table.tick()
            await table.down()
            table.now += 6_000
            await table.up()
            assert (stops, behind(table)) == (stops, expected)
