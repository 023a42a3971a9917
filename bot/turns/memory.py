"""Games in memory: what the database holds of each, the changes that wait for each other, what a change writes, and
which games stay."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace

from bot.store import messages as message_rows
from bot.store.record import packed
from bot.store.records import results_written
from bot.store.rows import COLUMNS, OVER, EntryRow, GuestRow, MessageRow, PlayerRow
from bot.store.statements import Batch, Statement, columns, guard, insert, sql, statement, update, upsert
from bot.turns.clocks import Timing
from bot.turns.game import CommittedGame, GameDraft, LoadedGame
from bot.turns.hooks import Hooks

FIXED_OF_GAME = frozenset(
    (
        "id",
        "noted",
        "kind",
        "variant",
        "mode",
        "seed",
        "guild_id",
        "channel_id",
        "guest_of",
        "locale",
        "created_at",
        "dice_name",
        "skipped",
        "throws_of",
        "has_hints",
    )
)
FIXED_OF_MESSAGE = frozenset(("id", "game", "kind", "seat", "step", "created_at"))
MUTABLE_OF_GAME = {name: get for name, get in COLUMNS.items() if name not in FIXED_OF_GAME}
MUTABLE_OF_MESSAGE = tuple(name for name in columns(MessageRow) if name not in FIXED_OF_MESSAGE)

# Inserts nothing if the id is taken: the caller has lost the race.
INSERT_GAME = insert("game", (name for name in COLUMNS if name != "noted"), "on conflict (id) do nothing")
# The compare-and-set: only one writer moves a game from one revision to the next, and it must know all
# notes on its messages.
UPDATE_GAME = update("game", MUTABLE_OF_GAME, "id = :id and revision = :expected and noted = :noted")
# The compare-and-set for bookkeeping, which does not change the game.
HOLD_GAME = sql("""
    update game set noted = noted + 1, drawer = :drawer, drawn_until = :drawn_until
    where id = :id and revision = :expected and noted = :noted
""")


def difference(stored: LoadedGame | None, draft: LoadedGame, at: int, hooks: Sequence[Hooks] = ()) -> Batch:
    """Return the statements that turn what is stored into the draft; none if both are equal.

    `stored` is None for a new game. Events and results are dated `at`, in milliseconds UTC.
    """
    old = CommittedGame(draft.row, draft.options) if stored is None else stored
    parts = list[Statement]()
    # A draft shares what it does not replace.
    if draft.players is not old.players:
        parts += _players(old, draft)
    if draft.guests is not old.guests:
        parts += _guests(old, draft)
    parts += _log(old, draft, at)
    if draft.messages is not old.messages:
        parts += _messages(old, draft)
    if draft.results and not old.results:
        parts += results_written(draft.results)
    for one in hooks:
        if one.ride is not None:
            parts += one.ride(old, draft, at)
    row = draft.row
    if row.status in OVER and row.header is not None:
        # A game that is over keeps its header and its events as one text.
        row = replace(row, header=None, record=packed(row.header, draft.events))
    if stored is None:
        return (guard(INSERT_GAME, **{name: get(row) for name, get in COLUMNS.items()}), *parts)
    known = {"id": row.id, "expected": stored.row.revision, "noted": stored.row.noted}
    if stored.row != draft.row:
        return (
            guard(UPDATE_GAME, **known, **{name: get(row) for name, get in MUTABLE_OF_GAME.items()}),
            *parts,
        )
    if not parts and stored.row.drawing == row.drawing:
        return ()
    # Bookkeeping does not change the game, but belongs to this revision of it.
    return (guard(HOLD_GAME, **known, **asdict(row.drawing)), *parts)


UPSERT_PLAYER = upsert("player", columns(PlayerRow), ("game", "seat"))
DELETE_PLAYER = sql("delete from player where game = :game and seat = :seat")


def _players(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    before = {**old.players.by_seat}
    for player in new.players:
        if before.pop(player.seat, None) != player:
            yield Statement(UPSERT_PLAYER, asdict(player))
    for seat in before:
        yield statement(DELETE_PLAYER, game=old.row.id, seat=seat)


INSERT_GUEST = insert("guest", columns(GuestRow))
DELETE_GUEST = sql("delete from guest where game = :game and user_id = :user_id")


def _guests(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    for guest in old.guests:
        if guest not in new.guests:
            yield statement(DELETE_GUEST, game=guest.game, user_id=guest.user_id)
    for guest in new.guests:
        if guest not in old.guests:
            yield Statement(INSERT_GUEST, asdict(guest))


INSERT_EVENT = insert("event", ("game", "step", "line", "at"))
DELETE_EVENTS = sql("delete from event where game = :game")
UPSERT_ENTRY = upsert("entry", columns(EntryRow), ("game", "seat"))
DELETE_ENTRIES = sql("delete from entry where game = :game")
DELETE_ENTRY = sql("delete from entry where game = :game and seat = :seat")


def _log(old: LoadedGame, new: LoadedGame, at: int) -> Iterator[Statement]:
    game, known = new.row.id, len(old.events)
    if new.row.status in OVER:
        if known and old.row.status not in OVER:
            yield statement(DELETE_EVENTS, game=game)
        known = len(new.events)
    for step, line in enumerate(new.events[known:], known):
        yield statement(INSERT_EVENT, game=game, step=step, line=line, at=at)
    gone = old.entries.keys() - new.entries.keys()
    if gone and not new.entries:
        yield statement(DELETE_ENTRIES, game=game)
    else:
        for seat in gone:
            yield statement(DELETE_ENTRY, game=game, seat=seat)
    for seat, entry in new.entries.items():
        if old.entries.get(seat) != entry:
            yield Statement(UPSERT_ENTRY, asdict(entry))


INSERT_MESSAGE = insert("message", columns(MessageRow))
UPDATE_MESSAGE = update("message", MUTABLE_OF_MESSAGE, "id = :id")
DELETE_MESSAGE = sql("delete from message where id = :id")


def _messages(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    """Yield retired ones first: only one may be live of each kind and seat."""
    before = {row.id: row for row in old.messages}
    present = {row.id: row for row in new.messages}
    for id_ in before.keys() - present.keys():
        yield statement(DELETE_MESSAGE, id=id_)
    for id_, row in present.items():
        if id_ in before and before[id_] != row:
            yield statement(
                UPDATE_MESSAGE, id=id_, **{name: getattr(row, name) for name in MUTABLE_OF_MESSAGE}
            )
    for id_, row in present.items():
        if id_ not in before:
            yield Statement(INSERT_MESSAGE, asdict(row))


TOGETHER = 4
"""After this many changes, news is reported even while others wait."""

KEPT = 2000
"""The most games in memory; the least recently used one is dropped for the next."""
KEPT_OVER = 16
"""The most finished games in memory: their last messages are drawn soon, and later they are rarely needed."""

Change = Callable[[GameDraft, Timing], object]
"""Changes a draft; if another game begins with this change, returns it as a CommittedGame. Raises Refused."""


@dataclass(eq=False, slots=True)
class Waiting:
    """A change and its waiting caller."""

    change: Change
    outcome: asyncio.Future[CommittedGame]
    """The game as committed."""
    error: Exception | None = None
    """Why the last attempt at this change failed."""

    def end(self, outcome: CommittedGame | Exception) -> None:
        """Report the outcome to the caller, unless that was cancelled and no longer waits."""
        if self.outcome.done():
            return
        if isinstance(outcome, Exception):
            self.outcome.set_exception(outcome)
        else:
            self.outcome.set_result(outcome)


@dataclass(frozen=True, slots=True)
class Drafted:
    """A game with changes that are not committed yet."""

    game: CommittedGame
    begun: tuple[CommittedGame, ...] = ()
    """The games that begin with these changes."""
    news: int = 0
    """The number of changes to report to people."""


def draft_changes(present: CommittedGame, changes: Iterable[Waiting], timing: Timing) -> Drafted:
    """Apply these changes one after the other; one that raises leaves only its error."""
    made = Drafted(present)
    for waiting in changes:
        if waiting.outcome.done():
            # Its caller was cancelled.
            continue
        before, draft = made.game, made.game.draft()
        try:
            other = waiting.change(draft, timing)
        except Exception as error:  # reported to the caller of this change
            waiting.error = error
            continue
        waiting.error = None
        if draft.row != before.row or draft.messages is not before.messages:
            begun = (*made.begun, other) if isinstance(other, CommittedGame) else made.begun
            made = Drafted(draft.committed(), begun, made.news + (draft.row != before.row))
    return made


class CachedGame:
    """A game in memory; only the holder of its lock may read or write it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.users = 0
        self.waiting: list[Waiting] = []
        """The changes to be made next."""
        self.is_changing = False
        """Whether some task is making the waiting changes."""
        self.news = 0
        """The number of changes not reported yet."""
        self.stored: CommittedGame | None = None
        """The game as the database has it; None while unknown."""
        self.present: CommittedGame | None = None
        """The game with bookkeeping that is not written yet."""
        self.notes: Batch = ()
        """Other statements to write with that bookkeeping."""
        self._unmerged: list[tuple[tuple[MessageRow, ...], tuple[MessageRow, ...]]] = []
        """The messages before and after bookkeeping that could not be written, for the next reading."""

    @property
    def is_written(self) -> bool:
        return self.present is self.stored and not self.notes and not self._unmerged

    def tells_now(self) -> bool:
        """Return whether to report changes now: once no other change waits, but at the latest after
        `TOGETHER`."""
        if not self.news or (self.waiting and self.news < TOGETHER):
            return False
        self.news = 0
        return True

    def now(self) -> CommittedGame:
        """Return the game as it is; raises RuntimeError if it is not loaded."""
        if self.present is None:
            raise RuntimeError(f"game {self.game} is not loaded")
        return self.present

    def keep(self, loaded: CommittedGame | None) -> None:
        """Set the stored game; None if it is unknown."""
        self.stored = self.present = loaded
        self.notes = ()

    def keep_written(self, written: CommittedGame) -> None:
        """Set the stored game after it was written; without a change of its own, that counts as a note."""
        if self.stored is not None and self.stored.row == written.row:
            written = replace(written, row=replace(written.row, noted=written.row.noted + 1))
        self.keep(written)

    def lose(self) -> None:
        """Forget the game, which another process has written; what this one has done to messages is merged into
        what is read next."""
        if (
            self.stored is not None
            and self.present is not None
            and self.present.messages != self.stored.messages
        ):
            self._unmerged.append((self.stored.messages, self.present.messages))
        self.stored = self.present = None

    def take(self, loaded: CommittedGame) -> None:
        """Set the stored game as it was read, and merge into it what could not be written before."""
        self.stored = self.present = loaded
        for before, after in self._unmerged:
            self.present = replace(
                self.present, messages=message_rows.merged(self.present.messages, before, after)
            )
        self._unmerged.clear()


class Memory:
    """Keeps games in memory; one that is in use or has unwritten changes stays."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, CachedGame] = OrderedDict()

    def __iter__(self) -> Iterator[str]:
        return iter([*self._games])

    def at(self, game: str) -> CachedGame | None:
        return self._games.get(game)

    def present(self, game: str) -> CommittedGame | None:
        """Return the game as committed, if it is in memory."""
        cached = self._games.get(game)
        if cached is None or cached.present is None:
            return None
        self._games.move_to_end(game)
        return cached.present

    def due(self, now: int) -> list[str]:
        """Return the open games in memory in which something is due, as far as this process knows."""
        present = (cached.present for cached in self._games.values())
        return [one.row.id for one in present if one and not one.is_over and one.row.times.is_due(now)]

    def about_to_rest(self, now: int) -> list[str]:
        """Return the open games in memory with a table that soon waits for a press."""
        present = (cached.present for cached in self._games.values())
        guests = (one for one in present if one and one.row.place.is_guest and not one.is_over)
        return [
            one.row.id
            for one in guests
            if any(message_rows.is_about_to_rest(row, now) for row in one.messages)
        ]

    def unwritten(self, *, is_patient: bool = True) -> list[str]:
        """Return the games with bookkeeping to write; without patience, not those that are being changed."""
        waiting = [cached for cached in self._games.values() if not cached.is_written]
        return [cached.game for cached in waiting if is_patient or not cached.lock.locked()]

    def is_unwritten(self, game: str) -> bool:
        return game in self._games and not self._games[game].is_written

    def keep(self, new: CommittedGame) -> None:
        """Add a game that was just opened."""
        cached = self._games[new.row.id] = CachedGame(new.row.id)
        cached.keep(new)
        self._make_room()

    @contextmanager
    def used(self, game: str) -> Iterator[CachedGame]:
        """Hold a game in memory while it is used."""
        cached = self._games.get(game)
        if cached is None:
            cached = self._games[game] = CachedGame(game)
        self._games.move_to_end(game)
        cached.users += 1
        # Only now, or it would be dropped itself when all others are in use.
        if cached.present is None:
            self._make_room()
        try:
            yield cached
        finally:
            cached.users -= 1
            if cached.present is None:
                self.drop(cached)

    def drop(self, cached: CachedGame) -> None:
        """Drop the game, if that is possible now."""
        if not cached.users and cached.is_written and self._games.get(cached.game) is cached:
            del self._games[cached.game]

    def _make_room(self) -> None:
        over = [
            cached for cached in self._games.values() if cached.present is not None and cached.present.is_over
        ]
        for cached in over[:-KEPT_OVER]:
            self.drop(cached)
        if len(self._games) > KEPT:
            for cached in [*self._games.values()]:
                self.drop(cached)
                if len(self._games) <= KEPT:
                    return
