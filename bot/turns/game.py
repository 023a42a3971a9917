"""A game in memory, and how it is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from engine.game import Event, Left, OpaqueGame, Result, Rolled, Seat, State, Step, View
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
class Players:
    """The players of a game, with what follows from who they are. It never changes, so each answer is found once."""

    by_seat: Mapping[int, PlayerRow] = field(default_factory=dict)
    """The player in each seat, in the order of seats. In the lobby, seats may have gaps; the start closes them."""

    def __iter__(self) -> Iterator[PlayerRow]:
        return iter(self.by_seat.values())

    def __len__(self) -> int:
        return len(self.by_seat)

    @cached_property
    def people(self) -> Mapping[int, PlayerRow]:
        """Return the people who play themselves and have not left, by their ids."""
        return {p.user_id: p for p in self if p.user_id is not None and not p.has_left}

    @cached_property
    def computers(self) -> frozenset[int]:
        """Return the seats in which a computer player acts, if only for somebody who is away."""
        return frozenset(p.seat for p in self if p.computer is not None or p.missed >= MISSED_TURNS)

    @cached_property
    def are_away(self) -> bool:
        """Return whether computer players act for all people."""
        return all(player.seat in self.computers for player in self.people.values())


@dataclass(frozen=True)
class Folded:
    """What a game's events lead to, with the answers that the state has given so far."""

    rules: OpaqueGame
    state: State
    throws: tuple[tuple[Step, tuple[int, ...]], ...] = ()
    """Every throw so far, with the step it was made at."""
    asked_at: int = 0
    """The step at which the open decision was asked for; a player who leaves does not close it."""
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

    def after(self, event: Event, step: Step) -> Folded:
        """Return what this event, made at this step, leads to."""
        throws = (*self.throws, (step, event.values)) if isinstance(event, Rolled) else self.throws
        asked_at = self.asked_at if isinstance(event, Left) else step + 1
        return Folded(self.rules, self.rules.apply(self.state, event), throws, asked_at)


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game's rows and the state its events lead to, to be read: a committed game, or a draft."""

    row: GameRow
    options: Options
    players: Players = field(default_factory=Players)
    events: tuple[str, ...] = ()
    entries: Mapping[int, EntryRow] = field(default_factory=dict)
    folded: Folded | None = None
    """What the events lead to; None in the lobby."""
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
        return self.begun.state

    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or everyone, may know of the state; the same object until an event."""
        return self.begun.view(seat)

    @property
    def begun(self) -> Folded:
        """Return what the events lead to; raises RuntimeError in the lobby."""
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
    def throws(self) -> tuple[tuple[Step, tuple[int, ...]], ...]:
        """Return every throw so far, with the step it was made at."""
        return () if self.folded is None else self.folded.throws

    @property
    def unrated(self) -> Unrated:
        """Return why the finished game is not rated; empty if it is, or is not finished. A single result may be
        unrated all the same: that of somebody who has not really played."""
        if not self.results or any(not row.unrated for row in self.results):
            return ""
        return self.results[0].unrated

    @property
    def result(self) -> Result | None:
        if not self.results:
            return None
        winners = tuple(Seat(row.seat) for row in self.results if row.is_winner)
        return Result(tuple(row.points for row in self.results), winners, self.results[0].reason)

    def seat_of(self, user_id: int) -> int:
        """Return the seat of a person who plays; raises Refused for anyone else."""
        if user_id not in self.players.people:
            raise Refused("not_playing")
        return self.players.people[user_id].seat

    @property
    def is_alone(self) -> bool:
        """Return whether only one person plays, so that no other person waits."""
        players = self.players
        return self.row.status == "running" and len(players.people) == 1 and not players.are_away

    def pending(self) -> tuple[int, ...]:
        """Return the seats that owe a move, entered or not."""
        if self.folded is None or self.row.status != "running":
            return ()
        return self.folded.pending

    @property
    def have_all_moved(self) -> bool:
        """Return whether every seat that owes a move has entered one."""
        return self.entries.keys() >= set(self.pending())

    @property
    def owing_computers(self) -> list[int]:
        """Return the seats whose move a computer player owes; a person may come back while it thinks."""
        return sorted(self.players.computers.intersection(self.pending()) - self.entries.keys())

    @property
    def lacks_par(self) -> bool:
        """Return whether par is missing and can be found, which needs dice that no further press changes."""
        row = self.row
        if row.mode != "solo" or row.status != "running" or row.par is not None:
            return False
        return row.dice.is_shared or row.dice.interactions != "" or bool(self.throws)

    @property
    def owes_thinking(self) -> bool:
        """Return whether computer players have something to find: a move, or par."""
        return self.lacks_par or bool(self.owing_computers)


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
    players: Players
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

    def put_player(self, player: PlayerRow) -> None:
        """Let a player have their seat, in place of the player who has it."""
        self.players = Players({**self.players.by_seat, player.seat: player})


def dice_of(row: GameRow) -> Dice:
    dice = row.dice
    known = None if dice.interactions is None else tuple(map(int, dice.interactions.split()))
    return Dice(bytes.fromhex(dice.seed), row.id if dice.dice_name is None else dice.dice_name, known)


def throw_number(row: GameRow, nth: int) -> int:
    """Return which throw of its dice a game's nth is, both from 1."""
    for skipped in map(int, row.dice.skipped.split()):
        nth += skipped <= nth
    return nth


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
        Players({player.seat: player for player in (read_row(PlayerRow, one) for one in players)}),
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
    folded = Folded(log.rules, log.rules.start(log.header))
    for step, event in enumerate(log.events):
        folded = folded.after(event, Step(step))
    return folded
