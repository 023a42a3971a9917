"""Messages that name a deleted person are removed as soon as Discord allows it, and no others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot.features.settings.removals import Removals
from bot.store.messages import pause_after
from bot.store.records import INSERT_REMOVAL
from bot.store.statements import statement
from bot.turns.processes import Alone
from tests.databases import held
from tests.messages.posting import refused
from tests.turns.tables import CHANNEL, Table

OWN, THEIRS = "the bot", "a person"


class Client:
    """A client that reaches one channel with the bot's messages and those of a person."""

    user = OWN

    def __init__(self) -> None:
        self.refusal: Exception | None = None
        self.deleted: list[tuple[int, str]] = []

    def get_partial_messageable(self, channel_id: int) -> Client:
        assert channel_id == CHANNEL
        return self

    async def history(self, *, limit: int | None, before: Any) -> AsyncIterator[Any]:
        assert limit is None
        for number, author in enumerate((OWN, THEIRS, OWN), before.id - 3):
            yield Message(self, number, author)


class Message:
    def __init__(self, client: Client, number: int, author: str) -> None:
        self._client = client
        self._number = number
        self.author = author

    async def delete(self) -> None:
        if self._client.refusal is not None:
            raise self._client.refusal
        self._client.deleted.append((self._number, self.author))


async def swept(removals: Removals) -> None:
    await removals.sweep()
    await removals._tasks.idle()


def made(table: Table) -> tuple[Removals, Client]:
    found = Client()
    client: Any = found
    return Removals(client, table.store, Alone(), lambda: table.now), found


async def ask(table: Table) -> None:
    await table.store.commit((statement(INSERT_REMOVAL, channel_id=CHANNEL, message_id=50),))


async def test_only_what_the_bot_wrote_is_removed_from_a_persons_direct_messages(table: Table) -> None:
    removals, client = made(table)
    await ask(table)
    await swept(removals)
    assert client.deleted == [(47, OWN), (49, OWN)]
    assert held(table.place, "removal") == []


@pytest.mark.parametrize("error", [refused(503), discord.RateLimited(300.0), TimeoutError()])
async def test_a_removal_that_discord_cannot_make_now_is_made_later(table: Table, error: Exception) -> None:
    removals, client = made(table)
    await ask(table)
    client.refusal = error
    await swept(removals)
    table.now += pause_after(0) - 1
    client.refusal = None
    await swept(removals)
    assert client.deleted == []
    table.now += 1
    await swept(removals)
    assert [author for _, author in client.deleted] == [OWN, OWN]
    assert held(table.place, "removal") == []
