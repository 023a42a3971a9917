"""Of several processes, one at a time redraws a game; an older edit never stays above a newer one."""

from __future__ import annotations

import pytest

from bot.store.messages import NOTHING, Token
from bot.store.rows import MessageRow
from bot.store.statements import Batch
from bot.turns.processes import DRAWING_TERM
from tests.turns.tables import Table


async def panels(table: Table, game: str) -> list[MessageRow]:
    """Two panels that show the present, as the database has them."""
    for seat in (0, 1):
        await table.send_panel(game, seat)
    await table.flush()
    rows = list(await table.messages.of(game))
    assert all(row.shows == row.wants for row in rows)
    return rows


async def known(table: Table, game: str) -> list[MessageRow]:
    """The game's messages as this process reads them after it has caught up."""
    await table.coordinator.catch_up()
    return list(await table.messages.of(game))


@pytest.fixture
async def game(one: Table) -> str:
    """A running game of two people, begun by the first process."""
    return await one.started()


async def test_whoever_changes_a_game_draws_it_and_nobody_else(one: Table, other: Table, game: str) -> None:
    assert await one.coordinator.games.begin_drawing(game)
    assert not await other.coordinator.games.begin_drawing(game)
    await other.submit(game, 0)
    assert not await other.coordinator.games.begin_drawing(game), (
        "the other one is told, and draws this as well"
    )
    await one.coordinator.catch_up()
    assert await one.coordinator.games.begin_drawing(game)


async def test_what_is_drawn_is_free_for_all(one: Table, other: Table, game: str) -> None:
    await one.coordinator.games.begin_drawing(game)
    await one.coordinator.games.end_drawing(game)
    await one.flush()
    await other.coordinator.catch_up()
    assert await other.coordinator.games.begin_drawing(game)
    assert not await one.coordinator.games.begin_drawing(game)


async def test_a_long_drawing_stays_with_its_process(one: Table, other: Table, game: str) -> None:
    for _ in range(5):
        one.now = other.now = one.now + DRAWING_TERM // 2
        assert await one.coordinator.games.begin_drawing(game)
        one.now = other.now = one.now + DRAWING_TERM // 2
        await other.coordinator.catch_up()
        assert not await other.coordinator.games.begin_drawing(game)


@pytest.mark.parametrize(
    ("trip", "may_draw"), [(DRAWING_TERM // 2, True), (DRAWING_TERM - 1, True), (DRAWING_TERM, False)]
)
async def test_a_claim_that_a_slow_database_writes_is_not_made_again_and_again(
    one: Table, game: str, monkeypatch: pytest.MonkeyPatch, trip: int, may_draw: bool
) -> None:
    """Each keeps the game's changes waiting, its deadline among them."""
    await one.coordinator.games.end_drawing(game)
    await one.flush()
    commit, commits = one.store.commit, 0

    async def slow(batch: Batch) -> None:
        nonlocal commits
        commits += 1
        await commit(batch)
        one.now += trip

    monkeypatch.setattr(one.store, "commit", slow)
    assert await one.coordinator.games.begin_drawing(game) == may_draw
    assert commits == 1


async def test_the_messages_that_a_dead_process_was_drawing_are_compared(
    one: Table, other: Table, game: str
) -> None:
    await panels(one, game)
    await one.submit(game, 0)
    other.now += DRAWING_TERM + 1
    assert await other.coordinator.games.orphaned(10) == [game]
    assert await other.coordinator.games.begin_drawing(game)
    rows = await other.messages.of(game)
    assert [row.is_unsure for row in rows] == [True, True]
    assert await other.coordinator.games.orphaned(10) == []


async def test_games_that_another_process_draws_are_not_found_behind(
    one: Table, other: Table, game: str
) -> None:
    await panels(one, game)
    await one.submit(game, 0)
    asked = {"share": 8, "limit": 100}
    assert await one.messages.behind(one.now, one.now, **asked) == [game]
    assert await other.messages.behind(other.now, other.now, **asked) == []
    later = one.now + DRAWING_TERM + 1
    other.now = later
    assert await other.messages.behind(later, later, **asked) == [game]


async def test_two_edits_of_one_message_by_two_processes_are_drawn_again(
    one: Table, other: Table, game: str
) -> None:
    row, _ = await panels(one, game)
    await known(other, game)
    # One answers a press while the other, which drew an older state, has not noted it yet.
    await other.submit(game, 0)
    revision = (await other.look(game)).revision
    await other.messages.answered(row, revision, Token("new", other.now), other.now)
    await one.messages.shown(row, revision - 1, one.now + 1)
    await other.flush()
    await one.flush()
    await one.flush()
    kept, untouched = await known(other, game)
    assert (kept.shows, kept.is_urgent, kept.token) == (NOTHING, True, "new")
    assert untouched.shows >= 0, "nobody else touched that one"


async def test_what_one_has_shown_does_not_undo_a_change_by_another_that_it_has_not_read(
    one: Table, other: Table, game: str
) -> None:
    row, _ = await panels(one, game)
    await known(other, game)
    revision = row.wants
    await one.messages.shown(row, revision, one.now + 1)
    await other.submit(game, 0)
    await one.flush()
    await one.flush()
    first, _ = await known(one, game)
    assert first.shows == revision < first.wants == (await other.look(game)).revision


async def test_an_edit_under_way_while_its_process_reads_what_others_have_drawn_is_drawn_again(
    one: Table, other: Table, game: str
) -> None:
    row, _ = await panels(one, game)
    await known(other, game)
    await other.submit(game, 0)
    revision = (await other.look(game)).revision
    await other.messages.shown(row, revision, other.now)
    await other.flush()
    # It stood still with its edit under way, and hears of the change before Discord's answer.
    await known(one, game)
    await one.messages.shown(row, revision - 1, one.now)
    await one.flush()
    kept, _ = await known(other, game)
    assert (kept.shows, kept.is_urgent) == (NOTHING, True)


async def test_two_edits_that_show_the_same_need_no_third(one: Table, other: Table, game: str) -> None:
    row, _ = await panels(one, game)
    await one.submit(game, 0)
    revision = (await one.look(game)).revision
    await known(other, game)
    await one.messages.shown(row, revision, one.now)
    await one.flush()
    await known(other, game)
    await other.messages.shown(row, revision, other.now)
    await other.flush()
    kept, _ = await known(one, game)
    assert kept.shows == kept.wants == revision


async def test_edits_of_different_messages_by_two_processes_all_count(
    one: Table, other: Table, game: str
) -> None:
    first, second = await panels(one, game)
    await known(other, game)
    await other.submit(game, 0)
    revision = (await other.look(game)).revision
    await one.coordinator.catch_up()
    await one.look(game)
    await other.messages.shown(first, revision, other.now)
    await one.messages.shown(second, revision, one.now)
    await other.flush()
    await one.flush()
    await one.flush()
    assert [row.shows for row in await known(other, game)] == [revision, revision]


async def test_a_change_keeps_what_its_process_has_shown_before_another_was_faster(
    one: Table, other: Table, game: str
) -> None:
    first, _ = await panels(one, game)
    await other.submit(game, 0)
    shown = (await other.look(game)).revision
    await one.messages.answered(first, first.shows, Token("of the press", one.now), one.now)
    await one.submit(game, 1)
    kept, _ = await known(other, game)
    assert (kept.token or "").startswith("of the press")
    assert kept.shows < kept.wants
    assert (await other.look(game)).revision == shown + 1
