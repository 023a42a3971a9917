"""A pool neither leaks connections nor lends broken ones."""

from __future__ import annotations

import pytest

from bot.store.pool import Connections


class Connection:
    def __init__(self) -> None:
        self.is_open = True

    async def rollback(self) -> None:
        if not self.is_open:
            raise ConnectionError

    async def close(self) -> None:
        self.is_open = False


class Server:
    """Lets so many connect."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.connections: list[Connection] = []

    async def connect(self) -> Connection:
        if len(self.connections) == self.room:
            raise ConnectionRefusedError
        self.connections.append(Connection())
        return self.connections[-1]


async def break_one(pool: Connections[Connection]) -> None:
    """Lose a connection while it is lent."""
    async with pool.lent() as connection:
        await connection.close()
        raise TimeoutError


async def test_without_room_for_all_connections_none_stays_open() -> None:
    server = Server(room=2)
    with pytest.raises(ConnectionRefusedError):
        await Connections(server.connect, 3).open()
    assert [connection.is_open for connection in server.connections] == [False, False]


async def test_the_next_borrower_of_a_broken_connection_gets_a_new_one() -> None:
    server = Server(room=2)
    pool = Connections(server.connect, 1)
    await pool.open()
    with pytest.raises(TimeoutError):
        await break_one(pool)
    async with pool.lent() as lent:
        assert lent.is_open
    await pool.close()
    assert not any(connection.is_open for connection in server.connections)


async def test_a_connection_that_cannot_be_replaced_does_not_take_up_its_place() -> None:
    server = Server(room=1)
    pool = Connections(server.connect, 1)
    await pool.open()
    for _ in range(2):
        with pytest.raises(TimeoutError):
            await break_one(pool)
    await pool.close()
