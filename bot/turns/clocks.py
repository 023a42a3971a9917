"""All clocks: those that a game can use, the game clock that deadlines follow, and how far wall time is ahead of it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from math import inf

from bot.store.database import Store
from bot.store.memos import MEMO, MOVE_MEMO, RAISE_MEMO, SET_MEMO
from bot.store.messages import Bookkeeping
from bot.store.rows import OVER, GameRow, MessageRow
from bot.store.settings import Setting, choice
from bot.store.statements import Batch, guard, sql, statement

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
DISCORD_EPOCH = 1_420_070_400_000
"""The start of the time in Discord's ids (ms UTC)."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Times in milliseconds; None means no limit."""

    turn: int | None
    warning: int = 0
    """How long before the end of a turn the warning comes; 0 if there are no turn notices."""
    is_slow: bool = False
    """Players are away between turns, so each throw comes as a new message, the newest of its channel."""


CLOCKS: Mapping[str, Clock] = {
    "live": Clock(90 * SECOND),
    "relaxed": Clock(10 * MINUTE, is_slow=True),
    "day": Clock(24 * HOUR, 6 * HOUR, is_slow=True),
    "none": Clock(None),
}
GUEST_CLOCKS = ("live", "relaxed")
"""The clocks of tables where the bot is a guest: it may remind nobody there."""
CLOCK: Setting[str | None] = choice("server", "core", "clock", tuple(CLOCKS), default=None)
"""The clock of a server's games for which nobody chooses one; None for that of the bot."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The time of a change and the chosen grace period, in milliseconds."""

    now: int
    """The time by the game clock, as used for deadlines."""
    grace: int | None
    """The grace period that the operator has chosen for all games, if any."""
    utc: int
    """The time by the calendar, for stored facts."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """When somebody pressed."""

    at: int
    """Milliseconds UTC, by the clock of all processes."""
    order: int
    """The place of the press among all requests that this process has had."""


LATE = 5 * SECOND
"""A longer gap (ms) means that the process was paused: the bot reads the clock every second."""
SILENCE = 50 * SECOND
"""After a longer silence (ms), Discord counts as away: it acknowledges a heartbeat every 41 s."""
GIVEN_BACK = "given_back"
"""The memo that stores how far the database's time is ahead of the game clock: the total time without
service."""
LONGEST_GAP = 15 * SECOND
"""A gap (ms) between signs of life that still counts as service: the processes write one every few
seconds."""
ALIVE_EVERY = 5 * SECOND
ALIVE = "alive_at"
"""The memo with the game clock's last recorded time."""
SHOWN_AHEAD = "shown_ahead"
"""The memo that says how far wall time was ahead of the game clock when all messages were last drawn."""
SHORT_STOP = 10 * SECOND
"""The milliseconds by which shown times may be off: a redraw would drop half-made choices."""

NoteAll = Callable[[Batch, Bookkeeping], Awaitable[None]]
"""Changes the bookkeeping of all games' messages, in the database by a batch."""

# Reads the clock and two memos at once, every second.
SHARED_TIMES = sql("""
    select {clock} as now, (select value from memo where name = :alive) as alive,
        (select value from memo where name = :given) as given
""")
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


def monotonic() -> int:
    """Return milliseconds by a clock that is never set."""
    return time.monotonic_ns() // 1_000_000


def own_time() -> int:
    """Return milliseconds UTC by this machine's clock, for a database that has none."""
    return time.time_ns() // 1_000_000


class GameClock:
    """Gives milliseconds; deadlines are stored in this time and shown in wall time.

    The clock stands still
    - while the program is down: it continues from the time in the database (`start`);
    - while the process is paused: the clock was not read for longer than `late`;
    - while the owner of the bot has paused it (`hold`);
    - while Discord is away: from `lost` to `heard`, or when nothing was heard for longer than `silence`,
      in which case it goes back to the last sign of life.

    So all time in which people could not press is given back, and deadlines need no change. A wall clock that
    is set, or wrong at a start, neither gives nor takes time: it only changes the distance between the two
    clocks, and so the times that messages show. The coordinator keeps that distance.

    A silence is noticed only later: a deadline in its first `silence` milliseconds is not held.
    """

    is_shared = False
    """Whether other processes have the same clock."""

    def __init__(
        self,
        passing: Callable[[], int],
        *,
        at: int | None = None,
        late: float = inf,
        silence: float = inf,
    ) -> None:
        """Start at `at`, by default the time of `passing`, and then run with `passing`."""
        self._passing = passing
        self._late = late
        self._silence = silence
        self.is_away = False
        self.is_held = False
        self.start(passing() if at is None else at)

    def start(self, at: int) -> None:
        """Continue from this time."""
        self._read = self._passing()
        self._time = self._heard_at = at

    def now(self) -> int:
        read = self._passing()
        passed, self._read = read - self._read, read
        if not self.is_away and not self.is_held and passed <= self._late:
            self._time += passed
            if self._time - self._heard_at > self._silence:
                self._time = self._heard_at
                self.is_away = True
        return self._time

    def hold(self) -> None:
        """Stop the clock until `release`."""
        self.now()
        self.is_held = True

    def release(self) -> None:
        self.now()
        self.is_held = False

    def lost(self) -> None:
        """Note that the connection to Discord has ended."""
        self.now()
        self.is_away = True

    def heard(self) -> None:
        """Note a sign of life from Discord."""
        self._heard_at = self.now()
        self.is_away = False


class SharedClock(GameClock):
    """The game clock when several processes use the database: the same in all of them, whatever their own
    clocks say.

    It stops while no process is connected to Discord, and while it is held. A process that has stood still, perhaps
    with all others, does not know how much of that time is given back before it has read the database again.
    """

    is_shared = True

    def __init__(self, passing: Callable[[], int] = monotonic, own: Callable[[], int] = own_time) -> None:
        """Start both clocks; `passing` must be a clock that is never set, and `own` is used only for a
        database without a clock."""
        self._offset = own() - passing()
        self._is_measured = False
        self._given_back = 0
        self._own = own
        self._caught_up_at = passing()
        self._held_at: int | None = None
        """Where the clock stands from `hold` until the time since then is given back."""
        super().__init__(passing)
        self.is_away = True

    def start(self, at: int) -> None:
        del at  # where it continues is in the database
        self._heard_since = self._passing()
        self._is_heard = False

    def wall(self) -> int:
        """Return milliseconds UTC by the database's clock."""
        return self._passing() + self._offset

    def now(self) -> int:
        if self._passing() - self._heard_since > SILENCE:
            self.lost()
        if self._held_at is not None:
            return self._held_at
        return self._flowing() - max(0, self._passing() - self._caught_up_at - LONGEST_GAP)

    def _flowing(self) -> int:
        return self.wall() - self._given_back

    def hold(self) -> None:
        if not self.is_held:
            self._held_at = self.now()
            self.is_held = True

    def release(self) -> None:
        """Let the clock go on after the next `catch_up`, which gives back the time."""
        self.is_held = False

    def lost(self) -> None:
        self.is_away = True
        self._is_heard = False

    def heard(self) -> None:
        """Note a sign of life from Discord; deadlines go on after the next `catch_up`."""
        self._heard_since = self._passing()
        self._is_heard = True

    async def catch_up(self, store: Store) -> None:
        """Read the database's clock, and give back the time without service."""
        # A process that is slower reads what was given back.
        while not await self._has_caught_up(store):
            pass
        if self._is_heard:
            self.is_away = False

    async def _has_caught_up(self, store: Store) -> bool:
        """Return whether no other process has given back time since."""
        begin = self._passing()
        [(told, alive, given)] = await store.rows(
            SHARED_TIMES, alive=ALIVE, given=GIVEN_BACK, now=self._own()
        )
        self._measure(begin, self._passing(), int(told))
        is_first = not self._is_measured
        self._is_measured = True
        self._given_back = int(given or 0)
        gap = 0 if alive is None else self._flowing() - int(alive)
        was_held = self._held_at is not None and not self.is_held
        is_long = abs(gap) > LONGEST_GAP and not self.is_held
        needs_back = was_held or (is_long and (self._is_heard or is_first))
        if needs_back and not await self._give_back(store, given, gap):
            return False
        if was_held:
            self._held_at = None
        self._caught_up_at = begin
        return True

    def _measure(self, begin: int, end: int, told: int) -> None:
        """Keep the offset unless the time that was read lies outside what the offset allows."""
        offset = told - (begin + end) // 2
        if not self._is_measured or abs(offset - self._offset) > (end - begin) // 2 + 1:
            self._offset = offset

    async def _give_back(self, store: Store, given: str | None, gap: int) -> bool:
        """Return whether no other process was faster."""
        new = str(self._given_back + gap)
        step = (
            statement(SET_MEMO, name=GIVEN_BACK, value=new)
            if given is None
            else guard(MOVE_MEMO, name=GIVEN_BACK, expected=given, value=new)
        )
        # The second sign of life keeps others from giving back the same time again.
        sign = statement(SET_MEMO, name=ALIVE, value=str(self._flowing() - gap))
        if not await store.try_commit((step, sign)):
            return False
        self._given_back += gap
        return True


class Timekeeper:
    """Stores when the bot was last alive, and the offset with which messages show times."""

    def __init__(self, store: Store, now: Callable[[], int], clock: GameClock, grace: int | None) -> None:
        self._store = store
        self._wall = now
        self._clock = clock
        self.grace = grace
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
        return Timing(self._clock.now(), self.grace, self._wall())

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
            await note_all(batch, lambda game, row: _clock_moved(game, row, wall))
        self._alive_at, self._shown_ahead = now, ahead

    def _is_shown_wrong(self) -> bool:
        return abs(self.ahead - self._shown_ahead) > SHORT_STOP


def _clock_moved(game: GameRow, row: MessageRow, wall: int) -> MessageRow:
    """Return the row as changed by `REDRAW_CLOCKS` and `EDITED_BY_NOW`."""
    if row.edited_at > wall or row.due_at > wall:
        row = replace(row, edited_at=min(row.edited_at, wall), due_at=0)
    is_timed = game.status not in OVER and (game.times.deadline or game.times.ends_at)
    return replace(row, shows=-1, is_urgent=True) if is_timed and not row.is_retired else row
