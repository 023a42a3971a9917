"""Handle what happens without a press: deadlines, the start, and changes by other processes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.store.database import Store
from bot.store.statements import sql, statement
from bot.turns.clocks import HOUR
from bot.turns.game import MISSED_TURNS
from bot.turns.game_clock import Timekeeper
from bot.turns.games import Games
from bot.turns.limits import Admission
from bot.turns.tasks import KeyedTasks
from bot.turns.thinking import Thinking

MOST_DUE = 1_000
"""The most games handled in one second, in the order of their deadlines."""
AT_ONCE = 50
"""Deadlines handled at once."""
HEAD_START = 600
"""Milliseconds for which a due game is left to the process that has it in memory: another one would have to read it
first, and that one again at its next press."""

# Selects due games, the longest due first. Each kind is limited, because after a long outage all open
# games may be due.
DUE_GAMES = sql("""
    select id, min(due_at) as due_at from (
        select * from (
            select id, deadline as due_at from game {indexed_by} game_deadline
            where status in ('lobby', 'running') and deadline <= :now
            order by deadline limit :limit
        ) deadline_due
        union all
        select * from (
            select id, closes_at from game {indexed_by} game_closes
            where status in ('lobby', 'running') and closes_at <= :now
            order by closes_at limit :limit
        ) closes_due
        union all
        select * from (
            select id, ends_at from game {indexed_by} game_ends
            where status in ('lobby', 'running') and ends_at <= :now
            order by ends_at limit :limit
        ) ends_due
        union all
        select * from (
            select id, untouched_at from game {indexed_by} game_untouched
            where status in ('lobby', 'running') and untouched_at <= :now
            order by untouched_at limit :limit
        ) untouched_due
        union all
        select * from (
            select id, warn_at from game {indexed_by} game_warning
            where status in ('lobby', 'running') and warn_at <= :now and is_warned = 0
            order by warn_at limit :limit
        ) warn_due
    ) due
    group by id
    order by min(due_at)
    limit :limit
""")
# Selects open games, the nearest deadline first.
OPEN_GAMES = sql("""
    select id from game
    where status in ('lobby', 'running')
    order by deadline is null, deadline
""")
# Selects the games in which a computer player may owe a move or par, the nearest deadline first.
THINKING_GAMES = sql("""
    select id from game
    where status = 'running'
        and ((mode = 'solo' and par is null) or exists (
            select 1 from player where player.game = game.id and (computer is not null or missed >= :missed)
        ))
    order by deadline is null, deadline
""")
# Selects finished tables whose sheets were not shown before the program stopped.
UNREVEALED_GAMES = sql("""
    select id from game
    where status = 'finished' and mode not in ('solo', 'ghosts') and ended_at > :since
        and not exists (
            select 1 from message
            where message.game = game.id and message.kind = 'reveal' and message.is_retired = 0
            union all
            select 1 from message
            where message.game = game.id and message.kind = 'reveal' and message.is_retired = 1
        )
""")
# Each message must be compared with what the database says it shows.
DOUBT_MESSAGES = sql("""
    update message set is_unsure = 1
    where is_retired = 0 and message_id <> 0 and exists (
        select 1 from game where game.id = message.game and game.status in ('lobby', 'running')
    )
""")


class Upkeep:
    def __init__(
        self,
        store: Store,
        time: Timekeeper,
        games: Games,
        thinking: Thinking,
        admission: Admission,
        *,
        expire: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._time = time
        self._games = games
        self._thinking = thinking
        self._admission = admission
        # The due games are looked for again while these wait for the database, and are committed together.
        self._due = KeyedTasks("clock", expire, AT_ONCE)
        self._revealed_since = 0

    async def keep_time(self) -> None:
        """Let the clocks run or stand still, as the owner of the bot decides; called once a second."""
        await self._look_for_pause()
        await self._time.keep(self._games.note_all)

    async def _look_for_pause(self) -> None:
        await self._admission.refresh()
        pause = self._admission.pause
        self._time.hold(None if pause is None else pause.until)

    async def look_in_memory(self) -> None:
        """Begin what is due in games in memory; called once a second. It needs no trip to the database."""
        if not self._time.is_away:
            for game in self._games.due(self._time.now()):
                self._due.wake(game)

    async def look_for_due(self) -> None:
        """Begin to warn, force and close what is due; called once a second. Nothing is due while Discord is away."""
        now = self._time.now()
        if self._time.is_away:
            return
        for game, due_at in await self._store.rows(DUE_GAMES, now=now, limit=MOST_DUE):
            if due_at <= now - HEAD_START or self._games.is_at_hand(str(game)):
                self._due.wake(str(game))

    async def idle(self) -> None:
        """Wait until what was due is done."""
        await self._due.idle()

    async def close(self) -> None:
        await self._due.close()

    async def resume(self) -> None:
        """Continue the clocks after a start."""
        await self._look_for_pause()
        self._revealed_since = await self._time.resume(self._games.note_all) - HOUR

    async def adopt(self) -> list[str]:
        """Continue every open game after the only process was down; return those to redraw, in this order."""
        async with self._store.snapshot() as tx:
            games = [str(game) for (game,) in await tx.rows(OPEN_GAMES)]
            thinking = await tx.rows(THINKING_GAMES, missed=MISSED_TURNS)
            unrevealed = await tx.rows(UNREVEALED_GAMES, since=self._revealed_since)
        async with self._games.set_aside():
            await self._store.commit((statement(DOUBT_MESSAGES),))
        for (game,) in thinking:
            # Only these: each game that is looked at is read from the database.
            self._thinking.wake_later(str(game))
        return games + [str(game) for (game,) in unrevealed]

    async def catch_up(self) -> None:
        """Reload what other processes have changed, and take over the thinking of dead ones."""
        await self._games.catch_up()
        await self._thinking.take_over()
