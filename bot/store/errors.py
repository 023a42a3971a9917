"""Errors that say why the database cannot be used, or not now, or why a batch was not written."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message names it, without its password, and says what to do."""


class UnknownSchema(StoreError):
    """The database is of a version that this program cannot bring up to date."""

    def __init__(self, found: str, remedy: str) -> None:
        super().__init__(f"{found}: {remedy}")
        self.found, self.remedy = found, remedy


class StoreBusy(StoreError):
    """The database did not answer, or other programs held it, for too long; nothing changed."""


class StoreFaulty(StoreBusy):
    """The database itself is at fault, as the store has logged once; nothing changed."""


class StoreClosed(StoreFaulty):
    """The program is ending, and says why if nobody asked it to."""


class StoreAway(StoreFaulty):
    """The database server cannot be reached, and is being looked for; nothing changed."""


class StoreDamaged(StoreFaulty):
    """The database cannot be read or written properly; nothing changed."""


class StoreUnwritable(StoreFaulty):
    """The database cannot be written now, for instance because the disk is full; nothing changed."""


class StoreUnsure(StoreError):
    """The database was lost while it wrote: the change was made wholly or not at all."""


class NotNow(Exception):
    """The change was not written, and may succeed a little later."""


class LostRace(Exception):
    """Another writer was faster: the state that the batch was made from has changed."""


class IntegrityError(Exception):
    """A batch breaks a rule of the schema; none of it was written."""
