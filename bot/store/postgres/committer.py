"""Write batches in one trip, and find out the outcome of those whose answer was lost."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from secrets import token_hex
from time import monotonic

import asyncpg

from bot.store.address import DatabaseServer
from bot.store.backend import Guarded, Outcomes
from bot.store.batch import IntegrityError, LostRace
from bot.store.dialects import from_array
from bot.store.errors import NotNow, StoreBusy, StoreError
from bot.store.postgres.connection import FAILED, LONGEST_PAUSE, SHORTEST_PAUSE, Connection, failure, is_lost

WRITE = "select write_batches($1, $2, $3)"
LOOK_UP = """
insert into writer (id, number) values ($1, $2)
on conflict (id) do update set number = excluded.number,
    outcomes = case when writer.number = excluded.number then writer.outcomes end
returning outcomes
"""
"""Returns null if the attempt has written nothing. It never will: this look-up takes its number."""
FORGET = "delete from writer where id = $1 or at < clock_timestamp() - interval '1 day'"
CROSSED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.LockNotAvailableError)
TRIES = 5
"""Attempts to write a batch alone that collides with others."""


class Committer:
    def __init__(self, server: DatabaseServer, connection: Connection, patience: float) -> None:
        """Create a committer; it asks up to `patience` seconds for the outcome of a batch."""
        self._server = server
        self._connection = connection
        self._patience = patience
        self._id = token_hex(16)
        self._number = 0

    async def commit_each(self, batches: list[Guarded], /) -> Outcomes:
        """Return each batch's error, which undid it alone; raises NotNow if nothing was written."""
        payload = json.dumps(
            [[(*from_array(sql, values), is_guard) for sql, values, is_guard in batch] for batch in batches]
        )
        try:
            await self._connection.live()
        except FAILED as error:
            raise NotNow from error
        self._number += 1
        try:
            answer = await self._connection.once(WRITE, self._id, self._number, payload)
        except FAILED as error:
            if is_lost(error):
                answer = await self._looked_up()
            elif len(batches) > 1:
                # Nothing was written; written one by one, a faulty batch does not block the others.
                return [await self._alone(batch) for batch in batches]
            elif isinstance(error, CROSSED):
                raise NotNow from error
            else:
                return [failure(self._server, error)]
        return [_outcome(one) for one in json.loads(answer)]

    async def close(self) -> None:
        """Delete the answers that are no longer needed."""
        with suppress(*FAILED):  # then the next close deletes them
            await self._connection.once(FORGET, self._id)
        await self._connection.close()

    async def _alone(self, batch: Guarded) -> Exception | None:
        for _ in range(TRIES):
            try:
                [outcome] = await self.commit_each([batch])
            except NotNow:
                await asyncio.sleep(SHORTEST_PAUSE)
            except StoreError as error:
                return error
            else:
                return outcome
        return StoreBusy(f"DATABASE_URL: {self._server}: others were faster each time: nothing was changed")

    async def _looked_up(self) -> str:
        """Return the answer that was lost; raises NotNow if nothing was written, StoreError if that is
        unknown."""
        begun, pause = monotonic(), SHORTEST_PAUSE
        while True:
            try:
                await self._connection.close()
                found = await self._connection.once(LOOK_UP, self._id, self._number)
            except FAILED as error:
                if not is_lost(error) or monotonic() - begun >= self._patience:
                    raise failure(self._server, error) from None
            else:
                if found is None:
                    raise NotNow
                return str(found)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _outcome(found: str | None) -> Exception | None:
    if found is None:
        return None
    if found == "lost":
        return LostRace("another writer was faster")
    return IntegrityError(found)
