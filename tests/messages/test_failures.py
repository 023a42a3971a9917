"""After a refusal, nothing is requested again and again, and nothing deleted comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages.failures import Failures
from bot.messages.first_answer import UNKNOWN_MESSAGE
from bot.store.messages import Sent, Token
from bot.store.rows import TABLE_SEAT, MessageRow
from tests.messages.posting import refused
from tests.turns.tables import CHANNEL, Table, opened, person


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path / "db") as table:
        yield table


def failures(table: Table) -> Failures:
    return Failures(table.coordinator, table.messages, lambda: table.now, lambda _: None)


async def only(table: Table, game: str) -> MessageRow:
    [row] = await table.messages.of(game)
    return row


async def test_a_closing_message_that_somebody_deleted_is_not_sent_again(table: Table) -> None:
    game = await table.started(2)
    row = await table.messages.open(game, "reveal", TABLE_SEAT, now=table.now, instead_of=None)
    assert row is not None
    await table.messages.sent(row, CHANNEL, 5, 0, table.now)
    look = await table.look(game)
    await failures(table).handle(look, await only(table, game), refused(404, UNKNOWN_MESSAGE))
    kept = await only(table, game)
    assert (kept.id, kept.message_id, kept.shows) == (row.id, 5, look.revision)


async def test_a_token_that_discord_refuses_is_not_used_again(table: Table) -> None:
    """Ten thousand such requests within ten minutes would ban the bot."""
    game = await table.started(2)
    sent = Sent("panel", CHANNEL, 5, seat=0, token=Token("t", table.now))
    await table.coordinator.set_panel(game, person(0).user_id, "channel", sent)
    await failures(table).handle(await table.look(game), await only(table, game), refused(401))
    assert (await only(table, game)).token is None
