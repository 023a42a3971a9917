"""Of several processes, one at a time redraws a game; an older edit never stays above a newer one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.store.address import Place
from bot.store.batch import Batch
from bot.store.messages import NOTHING, Token
from bot.store.rows import MessageRow
from bot.turns.processes import DRAWING_TERM
from tests.databases import fresh
from tests.turns.tables import CHANNEL, Peer, Table


@asynccontextmanager
async def processes(place: Place) -> AsyncIterator[tuple[Table, Table]]:
    """Open two processes on one database."""
    fresh(place)
    async with AsyncExitStack() as stack:
        tables = Table(place, peers=Peer("one")), Table(place, peers=Peer("two"))
        for table in tables:
            table._process()
            await stack.enter_async_context(table.store)
            stack.push_async_callback(table.coordinator.close)
        yield tables


async def panels(table: Table, game: str) -> list[MessageRow]:
    """Two panels that show the present, as the database has them."""
    for seat in (0, 1):
        row = await table.messages.open(game, "panel", seat, now=table.now, instead_of=None)
        assert row is not None
        revision = (await table.look(game)).revision
        await table.messages.sent(row, CHANNEL, seat + 1, revision, table.now)
    await table.flush()
    rows = list(await table.messages.of(game))
    assert all(row.shows == row.wants for row in rows)
    return rows


async def known(table: Table, game: str) -> list[MessageRow]:
    """The game's messages as this process reads them after it has caught up."""
    await table.coordinator.upkeep.catch_up()
    return list(await table.messages.of(game))


async def test_whoever_changes_a_game_draws_it_and_nobody_else(place: Place) -> None:
    async with processes(place) as (one, two):
        game = await one.started()
        assert await one.coordinator.games.begin_drawing(game)
        assert not await two.coordinator.games.begin_drawing(game)
        await two.submit(game, 0)
        assert not await two.coordinator.games.begin_drawing(game), (
            "the other one is told, and draws this as well"
        )
        await one.coordinator.upkeep.catch_up()
        assert await one.coordinator.games.begin_drawing(game)


async def test_what_is_drawn_is_free_for_all(place: Place) -> None:
    async with processes(place) as (one, two):
        game = await one.started()
        await one.coordinator.games.begin_drawing(game)
        await one.coordinator.games.end_drawing(game)
        await one.flush()
        await two.coordinator.upkeep.catch_up()
        assert await two.coordinator.games.begin_drawing(game)
        assert not await one.coordinator.games.begin_drawing(game)


async def test_a_long_drawing_stays_with_its_process(place: Place) -> None:
    async with processes(place) as (one, two):
        game = await one.started()
        for _ in range(5):
            one.now = two.now = one.now + DRAWING_TERM // 2
            assert await one.coordinator.games.begin_drawing(game)
            one.now = two.now = one.now + DRAWING_TERM // 2
            await two.coordinator.upkeep.catch_up()
            assert not await two.coordinator.games.begin_drawing(game)


@pytest.mark.parametrize(
    ("trip", "may_draw"), [(DRAWING_TERM // 2, True), (DRAWING_TERM - 1, True), (DRAWING_TERM, False)]
)
async def test_a_claim_that_a_slow_database_writes_is_not_made_again_and_again(
    place: Place, monkeypatch: pytest.MonkeyPatch, trip: int, may_draw: bool
) -> None:
    """Each keeps the game's changes waiting, its deadline among them."""
    async with processes(place) as (one, _):
        game = await one.started()
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


async def test_the_messages_that_a_dead_process_was_drawing_are_compared(place: Place) -> None:
    async with processes(place) as (dead, alive):
        game = await dead.started()
        await panels(dead, game)
        await dead.submit(game, 0)
        alive.now += DRAWING_TERM + 1
        assert await alive.coordinator.games.orphaned(10) == [game]
        assert await alive.coordinator.games.begin_drawing(game)
        rows = await alive.messages.of(game)
        assert [row.is_unsure for row in rows] == [True, True]
        assert await alive.coordinator.games.orphaned(10) == []


async def test_games_that_another_process_draws_are_not_found_behind(place: Place) -> None:
    async with processes(place) as (one, two):
        game = await one.started()
        await panels(one, game)
        await one.submit(game, 0)
        asked = {"share": 8, "limit": 100}
        assert await one.messages.behind(one.now, one.now, **asked) == [game]
        assert await two.messages.behind(two.now, two.now, **asked) == []
        later = one.now + DRAWING_TERM + 1
        two.now = later
        assert await two.messages.behind(later, later, **asked) == [game]


async def test_two_edits_of_one_message_by_two_processes_are_drawn_again(place: Place) -> None:
    async with processes(place) as (drawer, presser):
        game = await drawer.started()
        row, _ = await panels(drawer, game)
        await known(presser, game)
        # One answers a press while the other, which drew an older state, has not noted it yet.
        await presser.submit(game, 0)
        revision = (await presser.look(game)).revision
        await presser.messages.answered(row, revision, Token("new", presser.now), presser.now)
        await drawer.messages.shown(row, revision - 1, drawer.now + 1)
        await presser.flush()
        await drawer.flush()
        await drawer.flush()
        kept, other = await known(presser, game)
        assert (kept.shows, kept.is_urgent, kept.token) == (NOTHING, True, "new")
        assert other.shows >= 0, "nobody else touched that one"


async def test_an_edit_under_way_while_its_process_reads_what_others_have_drawn_is_drawn_again(
    place: Place,
) -> None:
    async with processes(place) as (paused, fast):
        game = await paused.started()
        row, _ = await panels(paused, game)
        await known(fast, game)
        await fast.submit(game, 0)
        revision = (await fast.look(game)).revision
        await fast.messages.shown(row, revision, fast.now)
        await fast.flush()
        # It stood still with its edit under way, and hears of the change before Discord's answer.
        await known(paused, game)
        await paused.messages.shown(row, revision - 1, paused.now)
        await paused.flush()
        kept, _ = await known(fast, game)
        assert (kept.shows, kept.is_urgent) == (NOTHING, True)


async def test_two_edits_that_show_the_same_need_no_third(place: Place) -> None:
    async with processes(place) as (one, two):
        game = await one.started()
        row, _ = await panels(one, game)
        await one.submit(game, 0)
        revision = (await one.look(game)).revision
        await known(two, game)
        await one.messages.shown(row, revision, one.now)
        await one.flush()
        await known(two, game)
        await two.messages.shown(row, revision, two.now)
        await two.flush()
        kept, _ = await known(one, game)
        assert kept.shows == kept.wants == revision


async def test_edits_of_different_messages_by_two_processes_all_count(place: Place) -> None:
    async with processes(place) as (one, two):
        game = await one.started()
        first, second = await panels(one, game)
        await known(two, game)
        await two.submit(game, 0)
        revision = (await two.look(game)).revision
        await one.coordinator.upkeep.catch_up()
        await one.look(game)
        await two.messages.shown(first, revision, two.now)
        await one.messages.shown(second, revision, one.now)
        await two.flush()
        await one.flush()
        await one.flush()
        assert [row.shows for row in await known(two, game)] == [revision, revision]


async def test_a_change_keeps_what_its_process_has_shown_before_another_was_faster(place: Place) -> None:
    async with processes(place) as (slow, fast):
        game = await slow.started()
        first, _ = await panels(slow, game)
        await fast.submit(game, 0)
        shown = (await fast.look(game)).revision
        await slow.messages.answered(first, first.shows, Token("of the press", slow.now), slow.now)
        await slow.submit(game, 1)
        kept, _ = await known(fast, game)
        assert (kept.token or "").startswith("of the press")
        assert kept.shows < kept.wants
        assert (await fast.look(game)).revision == shown + 1
