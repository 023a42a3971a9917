"""The two engines of the store."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.address import DatabaseServer, Place
from bot.store.database import WRITE_TIMEOUT, Store
from bot.store.sqlite import Sqlite


def store_on(
    place: Place,
    *,
    write_timeout: float = WRITE_TIMEOUT,
    committed: Callable[[float], None] = lambda _: None,
) -> Store:
    """Return the store of a database, open inside `async with`; `committed` is called with the seconds until batches
    were on disk."""
    if isinstance(place, DatabaseServer):
        from bot.store.postgres import Postgres  # noqa: PLC0415 (SQLite needs no such driver)

        return Postgres(place, write_timeout, committed)
    return Sqlite(place, write_timeout, committed)
