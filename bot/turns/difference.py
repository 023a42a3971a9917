"""Compute what a change writes: the difference between a stored game and its draft, as a batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace

from bot.store.batch import Batch, Statement, guard, statement
from bot.store.record import packed
from bot.store.records import results_written
from bot.store.rows import COLUMNS, OVER, EntryRow, GameRow, GuestRow, MessageRow, PlayerRow
from bot.store.statements import columns, insert, sql, update, upsert
from bot.turns.game import CommittedGame, LoadedGame
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
    parts = (
        *_players(old, draft),
        *_guests(old, draft),
        *_log(old, draft, at),
        *_messages(old, draft),
        *(results_written(draft.results) if draft.results and not old.results else ()),
        *(one for ride in [each.ride for each in hooks if each.ride] for one in ride(old, draft, at)),
    )
    if stored is None:
        row = _as_stored(draft)
        return (guard(INSERT_GAME, **{name: get(row) for name, get in COLUMNS.items()}), *parts)
    known = {"id": draft.row.id, "expected": stored.row.revision, "noted": stored.row.noted}
    if stored.row != draft.row:
        row = _as_stored(draft)
        values = {name: get(row) for name, get in MUTABLE_OF_GAME.items()}
        return (guard(UPDATE_GAME, **known, **values), *parts)
    if not parts and stored.row.drawing == draft.row.drawing:
        return ()
    # Bookkeeping does not change the game, but belongs to this revision of it.
    return (guard(HOLD_GAME, **known, **asdict(draft.row.drawing)), *parts)


def _as_stored(game: LoadedGame) -> GameRow:
    """Return the row to store: a game that is over keeps its header and its events as one text."""
    row = game.row
    if row.status not in OVER or row.header is None:
        return row
    return replace(row, header=None, record=packed(row.header, game.events))


UPSERT_PLAYER = upsert("player", columns(PlayerRow), ("game", "seat"))
DELETE_PLAYER = sql("delete from player where game = :game and seat = :seat")


def _players(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    if old.players == new.players:
        return
    before = {player.seat: player for player in old.players}
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
    if old.messages is new.messages:
        return
    before = {row.id: row for row in old.messages}
    known = [(row, before.pop(row.id, None)) for row in new.messages]
    for gone in before:
        yield statement(DELETE_MESSAGE, id=gone)
    for row, was in known:
        if was is not None and was != row:
            yield statement(
                UPDATE_MESSAGE, id=row.id, **{name: getattr(row, name) for name in MUTABLE_OF_MESSAGE}
            )
    for row, was in known:
        if was is None:
            yield Statement(INSERT_MESSAGE, asdict(row))
