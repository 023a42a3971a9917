"""Rows of messages: opened before a message is sent, and outdated once their game has changed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.messages import MAX_PAUSE, UNSENT, Token
from bot.store.rows import MessageKind, MessageRow
from bot.store.statements import sql
from bot.turns import appearance, lobby
from bot.turns.clocks import HOUR
from bot.turns.rounds import GRACE, GRACE_AFTER_UNDO
from tests.turns.tables import CHANNEL, GUILD, Table, person, setup


async def behind(table: Table) -> list[int]:
    await table.flush()
    rows = table.rows("select seat from message where kind = 'panel' and shows < wants order by seat")
    return [row["seat"] for row in rows]


async def draw(table: Table, game: str) -> None:
    """Let every message show the present."""
    revision = (await table.look(game)).revision
    for row in await table.messages.of(game):
        await table.messages.shown(row, revision, table.now)
    assert await behind(table) == []


async def test_a_row_waits_for_its_message_over_a_restart(table: Table, game: str) -> None:
    row = await table.open_message(game)
    assert (row.message_id, row.shows < row.wants) == (UNSENT, True)
    await table.restart()
    assert await table.messages.unsent() == [row]


async def test_a_message_that_is_forgotten_is_no_longer_kept(table: Table, game: str) -> None:
    _, gone = [await table.send_panel(game, seat) for seat in (0, 1)]
    await table.messages.forget(gone)
    await table.restart()
    assert [row.seat for row in await table.messages.of(game)] == [0]


async def test_who_reads_another_language_gets_their_panel_drawn_again(table: Table, game: str) -> None:
    for seat in (0, 1):
        await table.send_panel(game, seat)
    await draw(table, game)
    await table.coordinator.change_all(person(1).user_id, appearance.set_locale, "fr")
    assert await behind(table) == [1]


async def test_the_bookkeeping_of_many_games_is_written_in_parts(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.turns.games.WRITTEN_TOGETHER", 2)
    games = [await table.started() for _ in range(5)]
    for game in games:
        await table.send_panel(game)
    assert await behind(table) == []
    assert not table.coordinator.games.memory.unwritten()


async def test_a_message_that_is_no_longer_wanted_is_not_opened(table: Table, game: str) -> None:
    old = await table.send_panel(game)
    assert await table.messages.open(game, "panel", 0, now=table.now, instead_of=None) is None
    new = await table.messages.open(game, "panel", 0, now=table.now, instead_of=old)
    assert new is not None
    assert await table.messages.open(game, "panel", 0, now=table.now, instead_of=old) is None


async def test_the_first_to_know_a_message_says_what_it_shows(table: Table, game: str) -> None:
    row = await table.open_message(game)
    await table.messages.sent(row, CHANNEL, 5, row.shows, table.now)  # pressed before Discord answered
    await table.messages.sent(row, CHANNEL, 5, 99, table.now)
    assert [kept.shows for kept in await table.messages.of(game)] == [row.shows]


async def test_what_was_taken_for_a_message_before_it_was_sent_is_not_edited_in_its_place(
    table: Table, game: str
) -> None:
    row = await table.open_message(game, "table", -1)
    await table.messages.sent(row, CHANNEL, 5, row.shows, table.now)
    revision = (await table.look(game)).revision
    await table.messages.answered(row, revision, Token("of the press", table.now), table.now)
    await table.messages.sent(row, CHANNEL, 6, revision - 1, table.now)
    [kept] = await table.messages.of(game)
    assert (kept.message_id, kept.shows, kept.token) == (6, revision - 1, None)


async def test_where_a_message_is_survives_a_change_that_could_not_be_written(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await table.open_message(game)
    revision = (await table.look(game)).revision
    with monkeypatch.context() as full:
        full.setattr(table.store, "commit", partial(refuse, table.store))
        full.setattr(table.store, "commit_each", partial(refuse, table.store))
        await table.messages.sent(row, CHANNEL, 5, revision, table.now)
        (known,) = await table.messages.of(game)
        with pytest.raises(StoreError):
            await table.submit(game, 0)
    assert [kept.message_id for kept in await table.messages.of(game)] == [5]
    await table.messages.shown(known, revision, table.now)
    await table.flush()
    assert table.rows("select channel_id, message_id from message") == [
        {"channel_id": CHANNEL, "message_id": 5}
    ]


async def refuse(_: Store, *__: object) -> None:
    """Refuse writes, as a full disk does."""
    raise StoreError("full")


async def test_panels_link_to_a_new_table_before_the_game_and_to_the_result(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=2), person(0))
    await table.send_panel(game)
    before = None

    async def behind_after_a_new(kind: MessageKind) -> list[int]:
        nonlocal before
        row = await table.messages.open(game, kind, -1, now=table.now, instead_of=before)
        assert row is not None
        await table.messages.sent(row, CHANNEL, row.id, 99, table.now)
        before = next(known for known in await table.messages.of(game) if known.id == row.id)
        return await behind(table)

    assert await behind_after_a_new("table") == [0]
    await table.coordinator.change(game, lobby.join, person(1))
    await table.coordinator.idle()
    # Everybody has another seat.
    await table.send_panel(game)
    await draw(table, game)
    # Meanwhile they have no link, and what somebody has half chosen stays.
    assert await behind_after_a_new("table") == []
    await table.play_out(game, range(2))
    await draw(table, game)
    before = None
    assert await behind_after_a_new("reveal") == [0]


async def test_a_round_that_does_not_close_after_all_is_told_to_everybody(table: Table, game: str) -> None:
    for seat in (0, 1):
        await table.send_panel(game, seat)
    await table.submit(game, 0)
    # What one person does changes their own panel only, until all have moved.
    assert await behind(table) == [0]
    await draw(table, game)
    await table.submit(game, 1)
    assert (await table.look(game)).times.closes_at == table.now + GRACE
    assert await behind(table) == [1], "it closes before anybody else has read so"
    await draw(table, game)
    await table.coordinator.retract(game, person(1).user_id, 0)
    assert (await table.look(game)).times.closes_at is None
    assert await behind(table) == [0, 1]
    await draw(table, game)
    await table.submit(game, 1)
    assert (await table.look(game)).times.closes_at == table.now + GRACE_AFTER_UNDO
    assert await behind(table) == [0, 1]
    await draw(table, game)
    await table.coordinator.retract(game, person(0).user_id, 0)
    assert await behind(table) == [0, 1]


async def test_the_first_undo_is_told_to_those_who_have_moved(table: Table) -> None:
    game = await table.started(3)
    for seat in range(3):
        await table.send_panel(game, seat)
    for number in (0, 1):
        await table.submit(game, number)
    for is_first in (True, False):
        await draw(table, game)
        await table.coordinator.retract(game, person(1).user_id, 0)
        # Only who has moved can be ready; the choices of the third must not be dropped.
        assert await behind(table) == ([0, 1] if is_first else [1])
        await table.submit(game, 1)


async def test_edits_that_cross_are_drawn_again(table: Table, game: str) -> None:
    row = await table.send_panel(game)
    await table.submit(game, 0)
    revision = (await table.look(game)).revision
    # A press is answered while a redraw, which began before it, is under way.
    await table.messages.answered(row, revision, Token("of the press", table.now), table.now)
    assert await behind(table) == []
    await table.messages.shown(row, revision - 1, table.now)
    assert await behind(table) == [0]
    # Which of two redraws Discord took last is unknown.
    row = await table.send_panel(game, 1)
    await table.submit(game, 1)
    older = (await table.look(game)).revision
    await table.submit(game, 1)
    await table.messages.shown(row, older, table.now)
    await table.messages.shown(row, (await table.look(game)).revision, table.now)
    assert await behind(table) == [0, 1]


@pytest.mark.parametrize(("stops", "each"), [(1, 60_000), (2, 6_000)])
async def test_times_that_stops_have_moved_are_shown_anew(
    table: Table, game: str, stops: int, each: int
) -> None:
    await table.send_panel(game)
    for number in range(stops):
        assert await behind(table) == [], number
        await table.tick()
        await table.down()
        table.now += each
        await table.up()
    assert await behind(table) == [0]


async def lagging(table: Table, *, guild: int = GUILD) -> MessageRow:
    """The table message of a new lobby, which shows nothing yet."""
    # No server has room for so many lobbies.
    table.coordinator.limiter.is_on = False
    game = await table.coordinator.open_lobby(replace(setup(clock="none"), guild_id=guild), person(0))
    return await table.open_message(game, "table", -1)


async def due(table: Table, *, share: int = 50, limit: int = 100) -> list[str]:
    return await table.messages.behind(table.now, table.now, share=share, limit=limit)


async def test_what_is_in_the_pause_after_a_failure_is_not_due(table: Table) -> None:
    for _ in range(150):
        await table.messages.failed(await lagging(table), table.now)
    alive = await lagging(table)
    assert await due(table) == [alive.game]
    table.now += MAX_PAUSE
    assert len(await due(table, share=200, limit=200)) == 151


async def test_the_sheet_of_who_has_left_gives_way(table: Table) -> None:
    game = await table.started(3)
    for seat in range(3):
        await table.send_panel(game, seat)
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    assert [row.seat for row in await table.messages.of(game) if row.is_retired] == [1]


async def test_each_failure_makes_the_pause_longer_and_a_success_ends_it(table: Table) -> None:
    row = await lagging(table)
    pauses = []
    for _ in range(12):
        await table.messages.failed(row, table.now)
        (row,) = await table.messages.of(row.game)
        pauses.append(row.due_at - table.now)
    assert pauses[:3] == [2_000, 4_000, 8_000]
    assert pauses[-2:] == [MAX_PAUSE, MAX_PAUSE]
    # Where none is looked for, what is known is written all the same.
    assert await due(table, limit=0) == []
    assert table.rows("select failures from message") == [{"failures": 12}]
    await table.messages.shown(row, row.wants, table.now)
    [shown] = await table.messages.of(row.game)
    assert (shown.failures, shown.due_at) == (0, 0)


async def test_servers_take_turns(table: Table) -> None:
    for _ in range(10):
        await lagging(table)
    others = [(await lagging(table, guild=guild)).game for guild in (12, 13)]
    first = await due(table, limit=3)
    assert set(others) < set(first)
    assert len(await due(table, share=4)) == 6


async def test_the_nearest_deadline_comes_first_and_mere_progress_last(table: Table) -> None:
    rows = []
    for _ in range(3):
        rows.append(await lagging(table))
        table.now += 1_000
    assert await due(table) == [row.game for row in rows]
    await table.messages.sent(rows[0], CHANNEL, 5, 99, table.now)
    game = rows[0].game
    async with table.coordinator.games.set_aside(), table.store.transaction() as tx:
        await tx.run(sql("update message set wants = 100, is_urgent = 0 where game = :game"), game=game)
    assert await due(table) == [rows[1].game, rows[2].game, game]


async def test_no_public_message_of_a_hidden_game_is_due(table: Table) -> None:
    row = await lagging(table)
    await table.coordinator.change(row.game, appearance.hide, is_gone=False)
    assert await due(table) == []
    await table.messages.open(row.game, "panel", 0, now=table.now, instead_of=None)
    assert await due(table) == [row.game]
    await table.coordinator.change(row.game, appearance.show_again)
    assert (await table.look(row.game)).place.is_hidden is False
    assert [kept.due_at for kept in await table.messages.of(row.game)] == [0, 0]


async def test_a_game_whose_channel_is_gone_ends_a_day_later_and_solo_does_not(table: Table) -> None:
    game = await table.started(2, clock="none")
    solo = await table.started(1, mode="solo", clock="none")
    for lost in (game, solo):
        await table.coordinator.change(lost, appearance.hide, is_gone=True)
    await table.tick(HOUR)
    await table.coordinator.change(game, appearance.hide, is_gone=True)
    await table.tick(23 * HOUR - 1)
    assert (await table.look(game)).status == "running"
    await table.tick(1)
    assert (await table.look(game)).status == "cancelled"
    assert (await table.look(solo)).status == "running"
    assert not (await table.look(solo)).place.is_hidden
