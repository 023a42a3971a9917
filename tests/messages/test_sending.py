"""A repeated attempt sends the same message, and a message with two simultaneous edits is drawn again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.edits import EditsUnderWay
from bot.messages.first_answer import AnsweredElsewhere, answer_to, respond
from bot.messages.sender import Delivery
from bot.pages.page import Page
from bot.store.messages import NOTHING, Sent, pause_after
from bot.store.rows import MessageRow
from tests.messages.posting import refresher, refused
from tests.turns.tables import CHANNEL, Table, person, setup


class Failing(Delivery):
    """The channel takes each message; the confirmation of the first is lost."""

    def __init__(self) -> None:
        self.nonces: list[str] = []

    async def send_public(
        self, channel_id: int, page: Page, nonce: str, *, is_first: bool
    ) -> tuple[int, int]:
        del page, is_first
        self.nonces.append(nonce)
        if len(self.nonces) == 1:
            raise OSError("connection lost")
        return channel_id, 77

    async def edit(self, row: MessageRow, page: Page, now: int, *, is_lent: bool = False) -> None:
        del row, page, now, is_lent
        raise OSError("connection lost")


async def live(table: Table, game: str) -> MessageRow:
    [row] = [row for row in await table.messages.of(game) if row.kind == "table" and not row.is_retired]
    return row


async def test_a_message_sent_again_has_its_nonce_and_may_show_the_first_try(table: Table) -> None:
    game = await table.started(2)
    delivery = Failing()
    drawing = refresher(table, delivery)
    await drawing._refresh(game)
    row = await live(table, game)
    assert (row.failures, row.due_at) == (1, table.now + pause_after(0))
    await drawing._refresh(game)
    assert len(delivery.nonces) == 1
    table.now = row.due_at
    await drawing._refresh(game)
    assert len(delivery.nonces) == 2
    assert len(set(delivery.nonces)) == 1
    row = await live(table, game)
    assert (row.message_id, row.shows) == (77, NOTHING)


async def test_a_message_that_two_edit_at_once_is_drawn_again(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(), person(0), Sent("table", CHANNEL, 41))
    writers, row = EditsUnderWay(table.coordinator.games, table.messages), await live(table, game)
    await table.messages.shown(row, row.wants, table.now)
    async with writers.writing(row):
        assert not writers.is_free(row)
    assert (await live(table, game)).shows == row.wants
    async with writers.writing(row), writers.writing(row):
        pass
    assert (await live(table, game)).shows == NOTHING
    async with writers.writing(row), writers.writing(row):
        await table.messages.shown(row, row.wants, table.now)
        # The other edit may still be applied, and the bot killed before it draws again.
        assert (await live(table, game)).shows == NOTHING
    assert writers.is_free(row)
    await table.messages.shown(row, row.wants, table.now)
    async with writers.writing(row):
        pass
    assert (await live(table, game)).shows == row.wants


async def test_a_message_that_was_drawn_before_its_times_moved_is_drawn_again(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(), person(0), Sent("table", CHANNEL, 41))
    writers, row = EditsUnderWay(table.coordinator.games, table.messages), await live(table, game)
    async with writers.writing(row):
        table.set_wall_clock(60_000)
        await table.tick()
        await table.messages.shown(row, row.wants, table.now)
    assert (await live(table, game)).shows == NOTHING
    row = await live(table, game)
    async with writers.writing(row):
        await table.messages.shown(row, row.wants, table.now)
    assert (await live(table, game)).shows == row.wants


@pytest.mark.parametrize(
    ("status", "code", "is_given"), [(400, 40060, True), (404, 10062, False), (503, 0, False)]
)
async def test_an_answer_that_discord_has_already_counts_as_given(
    status: int, code: int, caplog: pytest.LogCaptureFixture, *, is_given: bool
) -> None:
    """The confirmation of the first try was lost, and discord.py has tried again."""

    async def send() -> None:
        raise refused(status, code)

    interaction = pressed()
    await respond(interaction, send)
    assert answer_to(interaction).is_given == is_given
    assert ("another program runs with this token" in caplog.text) == is_given, "the host is told"


async def test_an_answer_that_a_dead_process_may_have_given_is_left_to_it() -> None:
    async def send() -> None:
        raise refused(400, 40060)

    unsure = pressed()
    answer_to(unsure).is_unsure = True
    with pytest.raises(AnsweredElsewhere):
        await respond(unsure, send)


async def test_an_answer_that_discord_finds_wrong_is_an_error() -> None:
    async def send() -> None:
        raise refused(400, 50035)

    with pytest.raises(discord.HTTPException):
        await respond(pressed(), send)


def pressed() -> Any:
    """Return the parts of an interaction that a failed answer needs."""
    return SimpleNamespace(id=1, extras={})
