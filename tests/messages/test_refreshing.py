"""The messages that a redraw sends, edits and leaves alone: no more than people need."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.messages.game_messages import PROGRESS_GAP
from bot.messages.refresher import REFRESHES
from bot.messages.request_limits import AT_ONCE
from bot.pages.page import Link, Page
from bot.render.theme import WON
from bot.store.rows import MessageRow
from bot.turns import lobby
from bot.turns.clocks import SECOND
from tests.messages.posting import Arriving, refresher, refused, rounds
from tests.turns.tables import CHANNEL, Table, person, setup
from tests.waiting import until


async def test_a_table_that_comes_anew_with_each_round_comes_once_in_it(table: Table) -> None:
    game, post = await table.started(3), Arriving()
    drawing = refresher(table, post, rounds)
    await drawing._refresh(game)
    await table.play_round(game, range(3))
    await drawing._refresh(game)
    assert len(post.public) == 2
    # News, but of the same round.
    await table.coordinator.change(game, lobby.depart, person(2).user_id)
    await drawing._refresh(game)
    assert len(post.public) == 2
    assert "table" in {row.kind for row in post.edited}
    await table.play_round(game, range(2))
    await drawing._refresh(game)
    assert len(post.public) == 3


class UsedUp(Arriving):
    """A Discord on which a channel's limit can be used up; what is edited there waits."""

    def __init__(self) -> None:
        super().__init__()
        self.has_room = asyncio.Event()
        self.has_room.set()
        self.waiting = 0

    async def edit(self, row: MessageRow, page: Page, now: int, *, is_lent: bool = False) -> None:
        if row.channel_id == CHANNEL:
            self.waiting += 1
            await self.has_room.wait()
            self.waiting -= 1
        await super().edit(row, page, now, is_lent=is_lent)


async def test_a_busy_channel_keeps_nobody_elsewhere_waiting(table: Table) -> None:
    post = UsedUp()
    drawing = refresher(table, post)
    busy = [await table.started(2, clock="none") for _ in range(REFRESHES + 4)]
    quiet = await table.coordinator.open_lobby(
        replace(setup(seats=2, clock="none"), channel_id=CHANNEL + 1), person(0)
    )
    await table.coordinator.change(quiet, lobby.join, person(1))
    await table.coordinator.idle()
    for game in (*busy, quiet):
        await drawing._refresh(game)
    table.now += PROGRESS_GAP
    post.has_room.clear()
    for game in (*busy, quiet):
        await table.submit(game, 0)
        drawing.wake(game)
    await until(lambda: "table" in {row.kind for row in post.edited})
    assert {row.game for row in post.edited if row.kind == "table"} == {quiet}
    assert post.waiting == AT_ONCE
    # The sheets of the busy channel's games do not wait for its tables either.
    assert {row.game for row in post.edited if row.kind == "panel"} == {*busy, quiet}
    assert drawing.channels.held_back() == {CHANNEL: len(busy) - AT_ONCE}
    post.has_room.set()
    await drawing._tasks.idle()
    assert {row.game for row in post.edited if row.kind == "table"} == {*busy, quiet}
    assert drawing.channels.held_back() == {}


class Overtaken(Arriving):
    """A Discord that lets the bot wait before it sends a sheet, while another process is at work."""

    def __init__(self, table: Table, *, is_early: bool) -> None:
        super().__init__()
        self._table = table
        self._is_early = is_early

    async def open_direct(self, user_id: int) -> None:
        if self._is_early:
            [row] = await self._rows(user_id)
            await self._table.messages.sent(row, user_id, 77, row.wants, self._table.now)

    async def send_direct(self, user_id: int, page: Page, nonce: str, *, is_first: bool) -> tuple[int, int]:
        for row in await self._rows(user_id):
            await self._table.messages.forget(row)
        return await super().send_direct(user_id, page, nonce, is_first=is_first)

    async def _rows(self, user_id: int) -> list[MessageRow]:
        [game] = self._table.rows("select id from game")
        rows = await self._table.messages.of(str(game["id"]))
        return [row for row in rows if row.kind == "panel" and person(row.seat).user_id == user_id]


async def test_a_sheet_that_another_process_has_sent_meanwhile_is_not_sent_again(table: Table) -> None:
    game, post = await table.started(2), Overtaken(table, is_early=True)
    await refresher(table, post)._refresh(game)
    assert post.people == []
    assert {row.message_id for row in await table.messages.of(game) if row.kind == "panel"} == {77}


async def test_a_sheet_whose_row_is_gone_is_taken_back(table: Table) -> None:
    game, post = await table.started(2), Overtaken(table, is_early=False)
    await refresher(table, post)._refresh(game)
    assert sorted(post.deleted) == sorted((user, 200 + n) for n, user in enumerate(post.people, 1))
    assert len(post.deleted) == 2


class Linked(Arriving):
    """A Discord that keeps what every sheet links to, and does not take a game's result at first."""

    def __init__(self) -> None:
        super().__init__()
        self.links: dict[int, set[str]] = {}
        self.refusals = 1

    async def edit(self, row: MessageRow, page: Page, now: int, *, is_lent: bool = False) -> None:
        await super().edit(row, page, now, is_lent=is_lent)
        if row.kind == "panel":
            self.links[row.seat] = {one.url for items in page.rows for one in items if isinstance(one, Link)}

    async def send_public(
        self, channel_id: int, page: Page, nonce: str, *, is_first: bool
    ) -> tuple[int, int]:
        if page.colour == WON and self.refusals:
            self.refusals -= 1
            raise refused(503)
        return await super().send_public(channel_id, page, nonce, is_first=is_first)


async def test_a_sheet_leads_to_the_result_however_late_that_is_sent(table: Table) -> None:
    game, post = await table.started(2), Linked()
    drawing = refresher(table, post)
    await drawing._refresh(game)
    await table.play_out(game, range(2))
    for _ in range(3):
        await drawing._refresh(game)
    # They show the end already.
    assert {row.kind for row in post.edited} == {"panel", "table"}
    table.now += 2 * SECOND
    await drawing._refresh(game)
    closing = next(row for row in await table.messages.of(game) if row.kind == "reveal")
    links = {link.rpartition("/")[2] for links in post.links.values() for link in links}
    assert links == {str(closing.message_id)}
    await drawing._refresh(game)
    assert all(row.kind != "panel" for row in await table.messages.of(game))
