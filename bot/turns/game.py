"""A game in memory, and how it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING

from bot.store.database import ReadAccess
from bot.store.messages import Sent, opened, retired
from bot.store.ratings import RatingChange
from bot.store.record import unpacked
from bot.store.rows import (
    OVER,
    EntryRow,
    Facts,
    GameRow,
    GameTimes,
    GuestRow,
    MessageKind,
    MessageRow,
    PlayerRow,
    ResultRow,
    Unrated,
    read_game,
)
from bot.store.statements import read_row, sql
from bot.turns.look import Look, Options, Refused, options_of
from engine.dice import Dice
from engine.game import OpaqueGame, Result, Seat, State, Step, View
from engine.games import GAMES, parse_log

MISSED_TURNS = 3
"""The number of forced moves in a row after which a computer player takes over the seat."""

GAME_BY_ID = sql("select * from game where id = :id")
PLAYERS_OF = sql("select * from player where game = :game order by seat")
GUESTS_OF = sql("select * from guest where game = :game order by is_invited desc, user_id")
EVENTS_OF = sql("select line from event where game = :game order by step")
ENTRIES_OF = sql("select * from entry where game = :game order by seat")
# Two selects, because one index holds the live messages and another the retired ones.
MESSAGES_OF = sql("""
    select * from message where game = :game and is_retired = 0
    union all
    select * from message where game = :game and is_retired = 1
    order by id
""")
RESULTS_OF = sql("""
    select game, seat, user_id, computer, guild_id, game_kind, variant, mode, seats, points, is_winner,
        reason, ended_at, uncounted, has_left, unrated, par
    from result where game = :game order by seat
""")


QUERIES = (
    GAME_BY_ID,
    PLAYERS_OF,
    EVENTS_OF,
    ENTRIES_OF,
    MESSAGES_OF,
    RESULTS_OF,
    GUESTS_OF,
)


@dataclass(frozen=True)
class Folded:
    """The state that a game's events lead to, with the answers it has given so far."""

    rules: OpaqueGame
    state: State
    _views: dict[Seat | None, View] = field(default_factory=dict, init=False, compare=False, repr=False)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or everyone, may know of the state; the same object each time."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self.state, seat)
        return self._views[seat]

    @cached_property
    def pending(self) -> tuple[int, ...]:
        """Return the seats that owe a move, entered or not."""
        return tuple(sorted(self.rules.pending(self.state)))


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game's rows and the state its events lead to, to be read: a committed game, or a draft."""

    row: GameRow
    options: Options
    players: tuple[PlayerRow, ...] = ()
    events: tuple[str, ...] = ()
    entries: Mapping[int, EntryRow] = field(default_factory=dict)
    folded: Folded | None = None
    """The state that the events lead to; None in the lobby."""
    messages: tuple[MessageRow, ...] = ()
    results: tuple[ResultRow, ...] = ()
    """The results as stored when the game ended; later rule changes do not affect them."""
    rating_changes: tuple[RatingChange, ...] = field(default=(), compare=False)
    """The rating changes of the finished game, once it is rated; derived from the results."""
    guests: tuple[GuestRow, ...] = ()
    """The guests of a lobby."""
    end_facts: Facts = field(default_factory=Facts, compare=False)
    """What features know of the end of the finished game; derived from the database."""

    @property
    def state(self) -> State:
        """Return the state; raises RuntimeError in the lobby."""
        return self._begun.state

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or everyone, may know of the state; the same object until an event."""
        return self._begun.view(seat)

    @property
    def _begun(self) -> Folded:
        if self.folded is None:
            raise RuntimeError(f"game {self.row.id} has not begun")
        return self.folded

    @property
    def rules(self) -> OpaqueGame:
        return GAMES[self.row.kind]

    @property
    def step(self) -> Step:
        return Step(self.row.step)

    @property
    def dice(self) -> Dice:
        return dice_of(self.row)

    @property
    def is_over(self) -> bool:
        return self.row.status in OVER

    @property
    def throws(self) -> int:
        """Count the throws so far."""
        return sum(line.startswith("roll ") for line in self.events)

    @property
    def unrated(self) -> Unrated:
        """Return why the finished game is not rated; empty if it is, or is not finished. A single result may be
        unrated all the same: that of somebody who has not really played."""
        return (
            ""
            if any(not row.unrated for row in self.results) or not self.results
            else self.results[0].unrated
        )

    @property
    def result(self) -> Result | None:
        if not self.results:
            return None
        winners = tuple(Seat(row.seat) for row in self.results if row.is_winner)
        return Result(tuple(row.points for row in self.results), winners, self.results[0].reason)

    def player(self, seat: int) -> PlayerRow | None:
        """Return the player in a seat. In the lobby, seats may have gaps; the start closes them."""
        return next((p for p in self.players if p.seat == seat), None)

    def seat_of(self, user_id: int) -> int:
        """Return the seat of a person who plays; raises Refused for anyone else."""
        for player in self.people():
            if player.user_id == user_id:
                return player.seat
        raise Refused("not_playing")

    def people(self) -> list[PlayerRow]:
        """Return the people who play themselves and have not left."""
        return [p for p in self.players if p.user_id is not None and not p.has_left]

    @property
    def is_alone(self) -> bool:
        """Return whether only one person plays, so that no other person waits."""
        people = self.people()
        return self.row.status == "running" and len(people) == 1 and not self.is_computer(people[0].seat)

    def pending(self) -> tuple[int, ...]:
        """Return the seats that owe a move, entered or not."""
        if self.folded is None or self.row.status != "running":
            return ()
        return self.folded.pending

    def is_computer(self, seat: int) -> bool:
        player = self.player(seat)
        return player is not None and (player.computer is not None or player.missed >= MISSED_TURNS)

    def is_current(self, step: int) -> bool:
        """Return whether a decision asked for at this step is still open; a player who leaves does not close
        it."""
        since = self.events[step:]
        return 0 <= step <= self.row.step and all(line.startswith("left ") for line in since)


_parts = attrgetter(*(part.name for part in fields(LoadedGame)))


@dataclass(frozen=True, slots=True)
class CommittedGame(LoadedGame):
    """A game as it was read or written; it never changes."""

    looks: dict[tuple[Seat | None, int], Look] = field(default_factory=dict, compare=False, repr=False)
    """Caches the looks made so far, by seat and by how far wall time leads the game clock."""

    def draft(self) -> GameDraft:
        """Return a copy to change."""
        return GameDraft(*_parts(self))


class GameDraft(LoadedGame):
    """A game being changed. It shares with the committed one what it does not replace."""

    __slots__ = ()

    row: GameRow
    options: Options
    players: tuple[PlayerRow, ...]
    events: tuple[str, ...]
    entries: Mapping[int, EntryRow]
    folded: Folded | None
    messages: tuple[MessageRow, ...]
    results: tuple[ResultRow, ...]
    guests: tuple[GuestRow, ...]

    if not TYPE_CHECKING:
        # Otherwise a type checker would allow any attribute name to be assigned to.
        __setattr__, __delattr__ = object.__setattr__, object.__delattr__

    def committed(self) -> CommittedGame:
        """Return the committed game made from this draft."""
        return CommittedGame(*_parts(self))

    def revise(self, *, panels: AbstractSet[int] | None = None, is_urgent: bool = True) -> None:
        """Count a change; requests a redraw of the table and of all, or some, panels.

        The table may wait with what is not urgent.
        """
        if self.row.status != "lobby":
            self.guests = ()
        revision = self.row.revision + 1
        self.row = replace(self.row, revision=revision)

        def wants(row: MessageRow) -> MessageRow:
            if row.is_retired or (row.kind == "panel" and panels is not None and row.seat not in panels):
                return row
            return replace(row, wants=revision, is_urgent=is_urgent or row.kind == "panel" or row.is_urgent)

        self.messages = tuple(map(wants, self.messages))

    def open_message(self, sent: Sent, *, shows: int = -1, now: int) -> None:
        """Let a message show the game from now on; it shows the revision `shows` so far."""
        row = self.row
        self.messages = opened(
            self.messages, row.id, sent, step=row.step, wants=row.revision, shows=shows, now=now
        )

    def retire_messages(self, kind: MessageKind, seat: int | None = None) -> None:
        """Retire the live messages of this kind, of one seat or of all."""
        self.messages = tuple(
            retired(row) if not row.is_retired and row.kind == kind and seat in (None, row.seat) else row
            for row in self.messages
        )

    def mix_in(self, *interactions: int | None) -> None:
        """Mix these presses into all throws, unless other games share the throws, or the game predates
        mixing."""
        dice = self.row.dice
        if dice.interactions is not None and not dice.is_shared:
            known = dict.fromkeys(map(str, filter(None, interactions)))
            self.row = replace(self.row, dice=replace(dice, interactions=" ".join(known)))

    def set_times(self, times: GameTimes) -> None:
        self.row = replace(self.row, times=times)

    def lead_to(self, state: State) -> None:
        """Set the state that the events lead to."""
        self.folded = Folded(self.rules, state)

    def put_player(self, player: PlayerRow) -> None:
        self.players = tuple(player if p.seat == player.seat else p for p in self.players)


Bookkeeping = Callable[[CommittedGame], tuple[MessageRow, ...]]
"""Returns the message rows of a game from now on."""


def dice_of(row: GameRow) -> Dice:
    dice = row.dice
    known = None if dice.interactions is None else tuple(map(int, dice.interactions.split()))
    return Dice(bytes.fromhex(dice.seed), row.id if dice.dice_name is None else dice.dice_name, known)


async def load(tx: ReadAccess, game: str) -> CommittedGame:
    """Read a game; raises Refused if there is none."""
    found, players, events, entries, messages, results, guests = await tx.rows_of(
        *QUERIES, id=game, game=game
    )
    if not found:
        raise Refused("no_game")
    row, lines = unpacked_game(read_game(found[0]), [str(event["line"]) for event in events])
    return CommittedGame(
        row,
        options_of(row),
        tuple(read_row(PlayerRow, player) for player in players),
        tuple(lines),
        {entry.seat: entry for entry in (read_row(EntryRow, one) for one in entries)},
        None if row.header is None else _replayed(row.header, lines),
        tuple(read_row(MessageRow, message) for message in messages),
        tuple(read_row(ResultRow, result) for result in results),
        guests=tuple(read_row(GuestRow, guest) for guest in guests),
    )


def unpacked_game(row: GameRow, lines: list[str]) -> tuple[GameRow, list[str]]:
    """Return a stored game with its header and its events; raises ValueError if they cannot be unpacked."""
    if row.record is None:
        return row, lines
    header, lines = unpacked(row.record)
    return replace(row, header=header, record=None), lines


def _replayed(header: str, lines: list[str]) -> Folded:
    log = parse_log(header, lines)
    return Folded(log.rules, log.end)
