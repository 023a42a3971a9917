"""Keep two times: the game clock, used for deadlines, and how far wall time is ahead of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.store.batch import Batch, statement
from bot.store.database import Store
from bot.store.memos import MEMO, RAISE_MEMO, SET_MEMO
from bot.store.rows import MessageRow
from bot.store.statements import sql
from bot.turns.clocks import SECOND
from bot.turns.game import Bookkeeping, LoadedGame
from bot.turns.game_clock import GameClock
from bot.turns.rounds import Timing

ALIVE_EVERY = 5 * SECOND
ALIVE = "alive_at"
"""The memo with the game clock's last recorded time."""
SHOWN_AHEAD = "shown_ahead"
"""The memo that says how far wall time was ahead of the game clock when all messages were last drawn."""
SHORT_STOP = 10 * SECOND
"""The milliseconds by which shown times may be off: a redraw would drop half-made choices."""

NoteAll = Callable[[Batch, Bookkeeping], Awaitable[None]]
"""Changes the bookkeeping of all games' messages."""

# Messages show when a turn ends in wall time, which is wrong now.
REDRAW_CLOCKS = sql("""
    update message set shows = -1, is_urgent = 1
    where is_retired = 0 and exists (
        select 1 from game
        where game.id = message.game and game.status in ('lobby', 'running')
            and coalesce(game.deadline, game.ends_at) is not null
    )
""")
# Makes processes that have these games in memory reload them.
NOTE_OPEN_GAMES = sql("update game set noted = noted + 1 where status in ('lobby', 'running')")
# A wall clock that was set back must not delay the next edit.
EDITED_BY_NOW = sql("""
    update message set edited_at = case when edited_at > :now then :now else edited_at end, due_at = 0
    where edited_at > :now or due_at > :now
""")


class Timekeeper:
    """Stores when the bot was last alive, and the offset with which messages show times."""

    def __init__(self, store: Store, now: Callable[[], int], clock: GameClock, grace: int) -> None:
        self._store = store
        self._wall = now
        self._clock = clock
        self._grace = grace
        self.ahead = now() - clock.now()
        self._shown_ahead = 0
        self._alive_at = 0
        self._held_until: int | None = None

    @property
    def is_away(self) -> bool:
        """Return whether no time passes, because Discord is away or the bot is paused."""
        return self._clock.is_away or self._clock.is_held

    def hold(self, until: int | None) -> None:
        """Let the clock stand still until this wall time; None lets it go on."""
        self._held_until = until
        if until is not None:
            self._clock.hold()
        elif self._clock.is_held:
            self._clock.release()

    def now(self) -> int:
        return self._clock.now()

    def timing(self) -> Timing:
        return Timing(self._clock.now(), self._grace, self._wall())

    async def resume(self, note_all: NoteAll) -> int:
        """Continue where the clock stopped; return the wall time that messages show for that moment."""
        async with self._store.snapshot() as tx:
            self._clock.start(int(await tx.value(MEMO, name=ALIVE) or self._clock.now()))
            self._shown_ahead = int(await tx.value(MEMO, name=SHOWN_AHEAD) or 0)
        now = self._clock.now()
        shown = now + self._shown_ahead
        self.ahead = self._measured(now)
        await self._note(now, note_all)
        return shown

    async def keep(self, note_all: NoteAll) -> None:
        """Measure the offset unless Discord is away, and sometimes record the time; called once a second."""
        # An earlier reading would add what has passed since to the offset.
        now = self._clock.now()
        ahead = self._measured(now)
        if not self._clock.is_away and abs(ahead - self.ahead) >= SECOND:
            # Smaller differences may come from reading the two clocks one after the other.
            self.ahead = ahead
        if self._is_shown_wrong():
            # Another process may have done it already.
            self._shown_ahead = int(await self._store.value(MEMO, name=SHOWN_AHEAD) or 0)
        # The clock may have been set back.
        is_old = abs(now - self._alive_at) >= ALIVE_EVERY
        # A shared clock goes on while this process is away; the other processes record that they are alive.
        if self._is_shown_wrong() or (is_old and not (self.is_away and self._clock.is_shared)):
            await self._note(now, note_all)

    def _measured(self, now: int) -> int:
        """Return how far wall time is ahead, or will be when a pause ends, so that shown deadlines hold."""
        return (self._held_until or self._wall()) - now

    async def _note(self, now: int, note_all: NoteAll) -> None:
        """Record that the bot is alive; redraw messages whose times are too far off."""
        ahead = self.ahead if self._is_shown_wrong() else self._shown_ahead
        # Among several processes one that stood still may be about to write an old time.
        batch: Batch = (
            statement(RAISE_MEMO if self._clock.is_shared else SET_MEMO, name=ALIVE, value=str(now)),
        )
        if ahead == self._shown_ahead:
            await self._store.commit(batch)
        else:
            wall = self._wall()
            batch += (
                statement(SET_MEMO, name=SHOWN_AHEAD, value=str(ahead)),
                statement(REDRAW_CLOCKS),
                statement(EDITED_BY_NOW, now=wall),
                statement(NOTE_OPEN_GAMES),
            )
            await note_all(
                batch, lambda loaded: tuple(_clock_moved(loaded, row, wall) for row in loaded.messages)
            )
        self._alive_at, self._shown_ahead = now, ahead

    def _is_shown_wrong(self) -> bool:
        return abs(self.ahead - self._shown_ahead) > SHORT_STOP


def _clock_moved(loaded: LoadedGame, row: MessageRow, wall: int) -> MessageRow:
    """Return the row as changed by `redraw_clocks` and `edited_by_now`."""
    if row.edited_at > wall or row.due_at > wall:
        row = replace(row, edited_at=min(row.edited_at, wall), due_at=0)
    is_timed = loaded.row.status in ("lobby", "running") and (
        loaded.row.times.deadline or loaded.row.times.ends_at
    )
    return replace(row, shows=-1, is_urgent=True) if is_timed and not row.is_retired else row
