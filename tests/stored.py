"""What a database file holds, read past the store."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict

from bot.store.record import unpacked
from bot.store.rows import Uncounted
from bot.store.schema import prepare


class ResultChanges(TypedDict, total=False):
    """Fields of a `ResultRow` in which a test's result differs from its usual one."""

    name: str
    computer: str | None
    guild_id: int | None
    game_name: str
    variant: str
    mode: str
    seats: int
    is_winner: bool
    ended_at: int
    uncounted: Uncounted


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


def fresh(path: Path) -> Path:
    """Put an empty database there unless there is one: to migrate each anew takes longer than to open it."""
    if not path.exists():
        path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as directory:
        path = Path(directory) / "bot.db"
        prepare(path)
        return path.read_bytes()
