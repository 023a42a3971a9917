"""What a database file holds, read past the store."""

from __future__ import annotations

import sqlite3

from bot.store.record import unpacked


def log_of(connection: sqlite3.Connection, game: str) -> list[str]:
    """The lines of a game's events, in order, whether it is open or over."""
    [record] = connection.execute("select record from game where id = ?", (game,)).fetchone()
    if record is not None:
        return unpacked(record)[1]
    found = connection.execute(
        "select step, line from event where game = ? order by step", (game,)
    ).fetchall()
    assert [step for step, _ in found] == list(range(len(found))), f"steps of game {game}"
    return [str(line) for _, line in found]
