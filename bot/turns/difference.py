"""Compute what a change writes: the difference between a stored game and its draft, as a batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from bot.store.batch import Batch, Statement, guard
from bot.store.record import packed
from bot.store.records import results_written
from bot.store.rows import COLUMNS, OVER, GameRow, MessageRow
from bot.store.statements import CoreSql
from bot.turns.game import CommittedGame, LoadedGame
from bot.turns.hooks import Hooks

FIXED_OF_GAME = frozenset(
    (
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
FIXED_OF_MESSAGE = frozenset(("game", "kind", "seat", "step", "created_at"))
MUTABLE_OF_GAME = {name: get for name, get in COLUMNS.items() if name not in FIXED_OF_GAME}
MUTABLE_OF_MESSAGE = tuple(field.name for field in fields(MessageRow) if field.name not in FIXED_OF_MESSAGE)


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
        *_results(old, draft),
        *(one for ride in [each.ride for each in hooks if each.ride] for one in ride(old, draft, at)),
    )
    if stored is None:
        return (guard(CoreSql.insert_game, **_columns(_as_stored(draft))), *parts)
    if stored.row != draft.row:
        row = _as_stored(draft)
        columns = {name: get(row) for name, get in MUTABLE_OF_GAME.items()}
        return (
            guard(CoreSql.update_game, expected=stored.row.revision, noted=stored.row.noted, **columns),
            *parts,
        )
    if not parts and stored.row.drawing == draft.row.drawing:
        return ()
    # Bookkeeping does not change the game, but belongs to this revision of it.
    known = {"id": draft.row.id, "expected": stored.row.revision, "noted": stored.row.noted}
    return (guard(CoreSql.hold_game, **known, **asdict(draft.row.drawing)), *parts)


def _columns(row: GameRow) -> dict[str, Any]:
    return {name: get(row) for name, get in COLUMNS.items()}


def _as_stored(game: LoadedGame) -> GameRow:
    """Return the row to store: a game that is over keeps its header and its events as one text."""
    row = game.row
    if row.status not in OVER or row.header is None:
        return row
    return replace(row, header=None, record=packed(row.header, game.events))


def _players(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    if old.players == new.players:
        return
    before = {player.seat: player for player in old.players}
    for player in new.players:
        if before.pop(player.seat, None) != player:
            yield Statement(CoreSql.upsert_player, asdict(player))
    for seat in before:
        yield Statement(CoreSql.delete_player, {"game": old.row.id, "seat": seat})


def _guests(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    for guest in old.guests:
        if guest not in new.guests:
            yield Statement(CoreSql.delete_guest, {"game": guest.game, "user_id": guest.user_id})
    for guest in new.guests:
        if guest not in old.guests:
            yield Statement(CoreSql.insert_guest, asdict(guest))


def _log(old: LoadedGame, new: LoadedGame, at: int) -> Iterator[Statement]:
    game, known = new.row.id, len(old.events)
    if new.row.status in OVER:
        if known and old.row.status not in OVER:
            yield Statement(CoreSql.delete_events, {"game": game})
        known = len(new.events)
    for step, line in enumerate(new.events[known:], known):
        yield Statement(CoreSql.insert_event, {"game": game, "step": step, "line": line, "at": at})
    gone = old.entries.keys() - new.entries.keys()
    if gone and not new.entries:
        yield Statement(CoreSql.delete_entries, {"game": game})
    else:
        for seat in gone:
            yield Statement(CoreSql.delete_entry, {"game": game, "seat": seat})
    for seat, entry in new.entries.items():
        if old.entries.get(seat) != entry:
            yield Statement(CoreSql.upsert_entry, asdict(entry))


def _messages(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    """Yield retired ones first: only one may be live of each kind and seat."""
    if old.messages is new.messages:
        return
    before = {row.id: row for row in old.messages}
    known = [(row, before.pop(row.id, None)) for row in new.messages]
    for gone in before:
        yield Statement(CoreSql.delete_message, {"id": gone})
    for row, was in known:
        if was is not None and was != row:
            yield Statement(CoreSql.update_message, {name: getattr(row, name) for name in MUTABLE_OF_MESSAGE})
    for row, was in known:
        if was is None:
            yield Statement(CoreSql.insert_message, asdict(row))


def _results(old: LoadedGame, new: LoadedGame) -> Iterator[Statement]:
    if new.results and not old.results:
        yield from results_written(new.results)
