"""Write batches in one trip, and find out the outcome of those whose answer was lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex
from time import monotonic

from bot.store.address import DatabaseServer
from bot.store.dialects import POSTGRES, from_array
from bot.store.errors import IntegrityError, LostRace, NotNow, StoreAway, StoreBusy, StoreError, StoreUnsure
from bot.store.postgres.causes import Cause, NotConnected, cause_of, describe_error
from bot.store.postgres.connection import Connection
from bot.store.postgres.watch import ServerWatch
from bot.store.statements import Batch
from bot.store.writer import Outcomes

WRITE = "select write_batches($1, $2, $3)"
LOOK_UP = """
insert into writer (id, number) values ($1, $2)
on conflict (id) do update set number = excluded.number,
    outcomes = case when writer.number = excluded.number then writer.outcomes end
returning outcomes
"""
"""Returns null if the attempt has written nothing. It never will: this look-up takes its number."""
FORGET = "delete from writer where id = $1 or at < clock_timestamp() - interval '1 day'"
TRIES = 5
"""Attempts to write a batch alone that collides with others."""
PAUSE = 0.01
"""Seconds between them, and between two looks for an outcome."""
UNSURE_SECONDS = 5.0
"""Seconds until people are told that an outcome is unknown, and others may press in the same game again: longer
than a server takes to restart."""


class Committer:
    def __init__(self, server: DatabaseServer, watch: ServerWatch) -> None:
        self._server = server
        self._watch = watch
        self._connection = Connection(server, watch)
        self._id = token_hex(16)
        self._number = 0

    async def commit_each(self, batches: Sequence[Batch], /) -> Outcomes:
        """Return each batch's error, which undid it alone.

        Raises NotNow if nothing was written and it may be tried again, StoreAway if nothing was written because
        the server is away, and StoreUnsure if it was lost with the batches on their way.
        """
        payload = json.dumps(
            [
                [(*from_array(one.query.texts[POSTGRES], one.values), one.is_guard) for one in batch]
                for batch in batches
            ]
        )
        self._watch.need_here()
        try:
            await self._connection.live()
        except NotConnected as error:
            await self._watch.doubt(error)
            raise NotNow from error
        self._number += 1
        try:
            answer = await self._connection.once(WRITE, self._id, self._number, payload)
        except Exception as error:
            match cause_of(error):
                case Cause.LOST:
                    answer = await self._looked_up(error)
                case Cause.UNWRITABLE:
                    # A standby may have taken the place of a server that can be written.
                    self._connection.drop()
                    return [self._watch.failed(error) for _ in batches]
                case _ if len(batches) > 1:
                    # Nothing was written; written one by one, a faulty batch does not block the others.
                    return [await self._alone(batch) for batch in batches]
                case Cause.BUSY:
                    raise NotNow from error
                case _:
                    return [self._watch.failed(error)]
        self._watch.wrote()
        return [_outcome(one) for one in json.loads(answer)]

    async def close(self) -> None:
        """Delete the answers that are no longer needed."""
        with suppress(Exception):  # then the next close deletes them
            self._watch.need_here()
            await self._connection.once(FORGET, self._id)
        await self._connection.close()

    async def _alone(self, batch: Batch) -> Exception | None:
        for _ in range(TRIES):
            try:
                [outcome] = await self.commit_each([batch])
            except NotNow:
                await asyncio.sleep(PAUSE)
            except StoreError as error:
                return error
            else:
                return outcome
        return StoreBusy(f"DATABASE_URL: {self._server}: others were faster each time: nothing was changed")

    async def _looked_up(self, lost: Exception) -> str:
        """Return the answer that was lost; raises NotNow if nothing was written, StoreUnsure if that is
        unknown."""
        until = monotonic() + UNSURE_SECONDS
        while True:
            self._connection.drop()
            try:
                found = await self._connection.once(LOOK_UP, self._id, self._number)
            except Exception as error:  # whatever it is, the outcome is still unknown
                await self._wait(error, until)
            else:
                if found is None:
                    raise NotNow from lost
                return str(found)
            if monotonic() >= until:
                raise StoreUnsure(
                    f"{describe_error(self._server, lost)}: it is unknown whether this was saved"
                ) from None

    async def _wait(self, error: Exception, until: float) -> None:
        """Wait until it makes sense to ask again."""
        if cause_of(error) is Cause.LOST:
            try:
                await self._watch.doubt(error)
            except StoreAway:
                await self._watch.returned(max(0.0, until - monotonic()))
        await asyncio.sleep(PAUSE)


def _outcome(found: str | None) -> Exception | None:
    if found is None:
        return None
    if found == "lost":
        return LostRace("another writer was faster")
    return IntegrityError(found)
