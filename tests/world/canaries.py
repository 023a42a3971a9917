"""Planted faults: each breaks one promise of the bot, and whoever watches the bot must notice.

They are put into the bot from outside; it carries no line of this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bot.messages.bodies import Bodies
from bot.store.database import Store
from bot.store.rows import MessageRow
from bot.store.statements import Batch, update
from bot.turns import memory
from bot.turns.coordinator import Coordinator
from bot.turns.messages import Messages
from bot.turns.tasks import Background

CANARY = "CANARY"
"""The variable of the environment in which a test tells the bot that it starts which fault to plant."""
LATE_SECONDS = 1.0
_commit, _new_body = Store.commit, Bodies.new
_late = Background()


@dataclass(frozen=True, slots=True)
class Canary:
    """What is replaced in the bot, and by what."""

    owner: Any
    name: str
    value: Any


async def _commit_late(store: Store, batch: Batch) -> None:
    async def commit() -> None:
        await asyncio.sleep(LATE_SECONDS)
        await _commit(store, batch)

    _late.begin(commit())


async def _ignore_clock(_: Coordinator, __: str) -> None:
    pass


async def _count_as_shown(messages: Messages, row: MessageRow, now: int) -> None:
    await messages.shown(row, row.wants, now)


async def _new_body_for_all(bodies: Bodies, *about: Any, **named: Any) -> Any:
    return await _new_body(bodies, *about, **{**named, "is_private": False})


async def _new_body_without_nonce(bodies: Bodies, *about: Any, **named: Any) -> Any:
    return await _new_body(bodies, *about, **{**named, "nonce": ""})


CANARIES: Mapping[str, Canary] = {
    # A press is told that it is saved before it is.
    "told-before-saved": Canary(Store, "commit", _commit_late),
    # What only one person may see, such as a sheet opened at the table, goes to everybody.
    "sheet-for-all": Canary(Bodies, "new", _new_body_for_all),
    # Whoever was slower overwrites a game.
    "no-compare-and-set": Canary(memory, "UPDATE_GAME", update("game", memory.MUTABLE_OF_GAME, "id = :id")),
    # Nobody looks at deadlines.
    "no-deadline": Canary(Coordinator, "expire", _ignore_clock),
    # An edit that failed is not tried again.
    "no-second-try": Canary(Messages, "failed", _count_as_shown),
    # A message that Discord may have is sent once more.
    "no-nonce": Canary(Bodies, "new", _new_body_without_nonce),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plant a fault, inside."""
    canary = CANARIES[name]
    with patch.object(canary.owner, canary.name, canary.value):
        yield
