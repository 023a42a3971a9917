"""Lines of boards: how what has ended counts for them, and how they are counted again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.database import Store
from bot.store.memos import DELETE_MEMO, TO_RECOUNT
from bot.store.periods import season_at, spans_at
from bot.store.statements import Sql, sql

BEST = "case when excluded.value > standing.value then excluded.value else standing.value end"
SUM = "standing.value + excluded.value"


def count_results(kind: str, lines: str, value: str = BEST) -> Sql[tuple[Any, ...]]:
    """Return the statement that counts a finished game for the boards of a kind, on its server and everywhere, for all
    time or one period; the order of counting does not matter. A frozen season stays as it is.

    `lines` selects lines from the game's results of people, `own`: all its columns, `board` (the level, or empty),
    `value`, `second` (which ranks equal values), and `best`, `total` and `part`, kept for `value`: what the value of a
    line becomes when another game counts. The statement gets `game` and the name of a `period`.
    """
    return sql(f"""
        with own as (
            select * from result
            where game = :game and user_id is not null and computer is null
                and not exists (select 1 from season where name = :period)
        ),
        scored as ({lines}),
        placed as (
            select scored.*, guild_id as place from scored where guild_id is not null
            union all
            select scored.*, 0 from scored
        )
        insert into standing (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second,
            reached_at, best, total, weight)
        select '{kind}', game_kind, mode, board, place, :period, user_id, 1, value, second, ended_at, best, total, part
        from placed order by user_id, place
        on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set
            games = standing.games + 1,
            value = {value},
            second = standing.second + excluded.second,
            reached_at = case
                when excluded.best > standing.best then excluded.reached_at
                when excluded.best = standing.best
                    and excluded.reached_at < standing.reached_at then excluded.reached_at
                else standing.reached_at
            end,
            best = case when excluded.best > standing.best then excluded.best else standing.best end,
            total = standing.total + excluded.total,
            weight = standing.weight + excluded.weight
    """)  # noqa: S608 (the parts are a feature's constants; values are parameters)


@dataclass(frozen=True, slots=True)
class Source:
    """What counts for a board."""

    key: str
    """The parameter of a counting statement that names one of them."""
    ended: Sql[tuple[Any, ...]]
    """Selects all of them, each with the time of its end in milliseconds UTC, the newest last."""


@dataclass(frozen=True, slots=True)
class Counting:
    """How the lines of one kind of board come about."""

    kind: str
    source: Source
    count: Sql[tuple[Any, ...]]
    """Counts one of the source for a period; gets the source's key, and `period`, `since` and `until`."""


# Selects every game that standings are computed from.
COUNTED_GAMES = sql("""
    select distinct game, ended_at from result where user_id is not null and computer is null
    order by ended_at, game
""")
GAMES = Source("game", COUNTED_GAMES)
# Frozen seasons stay: their results may count differently now.
FORGET_STANDINGS_OF = sql("""
    delete from standing where kind = :kind and period not in (select name from season)
""")


async def recount_after_upgrade(store: Store, countings: Sequence[Counting]) -> None:
    """Count all lines again if the database has been upgraded since; of several processes, one does it."""
    async with store.transaction() as tx:
        if not await tx.run(DELETE_MEMO, name=TO_RECOUNT):
            return
        for one in countings:
            await tx.run(FORGET_STANDINGS_OF, kind=one.kind)
            ended = [(str(key), int(at)) for key, at in await tx.rows(one.source.ended)]
            await tx.run_each(one.count, list(recounts(one.source.key, ended)))


def recounts(key: str, ended: Sequence[tuple[str, int]]) -> Iterator[dict[str, str | int]]:
    """Yield the values that count these games or challenges, each with the time of its end, the newest last.

    Months and weeks are counted only if current, because others are never read.
    """
    present = spans_at(ended[-1][1]) if ended else ()
    for one, ended_at in ended:
        for span in spans_at(ended_at):
            if span == season_at(ended_at) or span in present:
                yield {key: one, "period": span.name, "since": span.since, "until": span.until}
