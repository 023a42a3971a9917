"""Say what an error of the driver means: the one place that knows the errors of asyncpg."""

from __future__ import annotations

import asyncio
from enum import Enum, auto

import asyncpg

from bot.store.address import DatabaseServer
from bot.store.errors import IntegrityError, StoreAway, StoreBusy, StoreDamaged, StoreError, StoreUnwritable


class Cause(Enum):
    """Why a statement failed."""

    LOST = auto()
    """The connection or the server is gone, and may come back; what was being written is unknown."""
    BUSY = auto()
    """Others were in the way; nothing was changed, and another attempt may succeed."""
    UNWRITABLE = auto()
    """The server answers, but takes no changes."""
    DAMAGED = auto()
    """The server's files are damaged."""
    OURS = auto()
    """The statement, its values or the address are wrong, and another attempt would fail as well."""


STATES = {
    "08": Cause.LOST,
    "25006": Cause.UNWRITABLE,  # read-only: so set, or a standby
    "25P03": Cause.LOST,  # idle in a transaction for too long
    "25P04": Cause.LOST,  # a transaction for too long
    "28": Cause.OURS,  # the password, or the server's rules for who may connect
    "3D": Cause.OURS,  # there is no such database
    "40": Cause.BUSY,
    "40003": Cause.LOST,  # it is unknown whether the statement was completed
    "53": Cause.BUSY,
    "53100": Cause.UNWRITABLE,  # the disk is full
    "53300": Cause.LOST,  # too many connections
    "55006": Cause.BUSY,
    "55P03": Cause.BUSY,
    "57014": Cause.BUSY,  # cancelled, for instance by a time limit
    "57P": Cause.LOST,  # shutting down, crashed, or starting
    "58": Cause.UNWRITABLE,  # an error of the disk
    "58P01": Cause.DAMAGED,  # a file is missing
    "XX001": Cause.DAMAGED,
    "XX002": Cause.DAMAGED,
}
"""Causes by the beginning of the server's code; the longest beginning counts."""
NO_ANSWER = (
    OSError,
    TimeoutError,
    EOFError,  # also asyncio.IncompleteReadError
    asyncio.InvalidStateError,  # the end of a connection came between two steps of the driver
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # from a connection that is just learning of its end
)
MISUSE = (
    asyncpg.ClientConfigurationError,
    asyncpg.UnsupportedClientFeatureError,
    asyncpg.UnsupportedServerFeatureError,
)
UNPREPARED = (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError)
"""A statement was prepared on another of the server's connections, or by another program on this one."""
ENDING = ("FATAL", "PANIC")
"""The severities after which the server closes the connection."""


class NotConnected(Exception):
    """No connection could be made; the cause says why."""


def cause_of(error: BaseException) -> Cause:
    """Return what an error means."""
    if isinstance(error, NotConnected):
        # Whatever the reason: a server that refuses us is as good as away until it no longer does.
        return Cause.LOST
    if isinstance(error, asyncpg.PostgresError):
        return _by_state(error)
    if isinstance(error, NO_ANSWER) and not isinstance(error, MISUSE):
        return Cause.LOST
    return Cause.OURS


def failure(server: DatabaseServer, error: Exception) -> Exception:
    """Return the store's error, without any value of a row; an error of the program's own stays as it is."""
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return IntegrityError(error.sqlstate)
    said = describe_error(server, error)
    match cause_of(error):
        case Cause.LOST:
            return StoreAway(f"{said}: nothing was changed")
        case Cause.BUSY:
            return StoreBusy(f"{said}: nothing was changed")
        case Cause.UNWRITABLE:
            return StoreUnwritable(f"{said}: nothing was changed")
        case Cause.DAMAGED:
            return StoreDamaged(f"{said}: nothing was changed")
    if isinstance(error, UNPREPARED):
        return StoreError(f"{said}: {remedy(error)}")
    return StoreError(said) if isinstance(error, (asyncpg.PostgresError, *MISUSE)) else error


def describe_error(server: DatabaseServer, error: Exception) -> str:
    """Return the server and its error in one line, without any value of a row."""
    if isinstance(error, NotConnected) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    if isinstance(error, MISUSE):
        return f"DATABASE_URL: {server}: {error.args[0]}"
    state = getattr(error, "sqlstate", None) or getattr(error, "strerror", None) or type(error).__name__
    if isinstance(error, asyncpg.PostgresError) and not isinstance(error, asyncpg.DataError):
        # The first argument is the message alone; details repeat rows.
        return f"DATABASE_URL: {server}: {error.args[0]} ({state})"
    return f"DATABASE_URL: {server}: {state}"


def remedy(error: Exception) -> str:
    """Say what to do about an error at the start."""
    if isinstance(error, UNPREPARED):
        return (
            "a pooler in transaction mode forgets them: write pooler=transaction after ? or & in the address"
        )
    return "start the server, or correct the address"


def _by_state(error: asyncpg.PostgresError) -> Cause:
    state = error.sqlstate or ""
    for length in (5, 3, 2):
        if (found := STATES.get(state[:length])) is not None:
            return found
    return Cause.LOST if getattr(error, "severity", None) in ENDING else Cause.OURS
