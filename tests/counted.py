"""How results count for the boards of all features: written as a game ends, and counted again."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator

from bot.client import FEATURES
from bot.features.feature import boards_of
from bot.interactions.boards import counted, game_counted
from bot.store.database import Store
from bot.store.dialects import SQLITE
from bot.store.memos import SET_MEMO, TO_RECOUNT
from bot.store.records import results_written
from bot.store.rows import ResultRow
from bot.store.standings import FORGET_STANDINGS_OF, recount_after_upgrade, recounts
from bot.store.statements import Statement, statement

COUNTINGS = counted(boards_of(FEATURES))


def finished(rows: Collection[ResultRow]) -> Iterator[Statement]:
    """What the end of games writes."""
    yield from results_written(rows)
    for row in {row.game: row for row in rows}.values():
        yield from game_counted(COUNTINGS, row.game, row.ended_at)


def forgotten() -> list[Statement]:
    """What deletes all lines that can be counted again."""
    return [statement(FORGET_STANDINGS_OF, kind=one.kind) for one in COUNTINGS]


async def recount(store: Store) -> None:
    """Count as after an upgrade."""
    await store.commit((statement(SET_MEMO, name=TO_RECOUNT, value=""),))
    await recount_after_upgrade(store, COUNTINGS)


def count_standings(connection: sqlite3.Connection) -> None:
    """Count in a SQLite file that no bot has open."""
    for one in COUNTINGS:
        connection.execute(FORGET_STANDINGS_OF.texts[SQLITE], {"kind": one.kind})
        ended = connection.execute(one.source.ended.texts[SQLITE]).fetchall()
        connection.executemany(one.count.texts[SQLITE], recounts(one.source.key, ended))
