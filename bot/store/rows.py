"""The rows of the tables that store games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from operator import attrgetter
from typing import Any, ClassVar, Literal, TypeVar

from bot.store.statements import read_row

Status = Literal["lobby", "running", "finished", "cancelled"]
OVER = ("finished", "cancelled")
Theme = Literal["dark", "light"]
PanelPlace = Literal["dm", "channel", "closed", "activity"]
"""Where a panel is; `closed` is by DM, but Discord refused to deliver it. In the Activity it is no message."""
MessageKind = Literal["table", "panel", "notice", "reveal", "film"]
LASTING: tuple[MessageKind, ...] = ("reveal", "film")
"""Messages of a finished game that stay as they were sent."""
Uncounted = Literal["", "alone", "challenge", "hints", "rules"]
"""Why a result does not count for leaderboards: all opponents were computer players, a challenger had played
the same throws before, hints were allowed, or the rules have changed since. Empty if it counts."""
OfDay = Literal["daily", "weekly", "late", "practice"]
"""How a result on the sheet of a day or of a week counts: for it, or not at all because it came too late or was
practice."""
Unrated = Literal["", "solo", "alone", "challenge", "hints", "rules", "clock", "few", "short", "anew"]
"""Why a result is not rated: as for `Uncounted`, or because there was no clock, fewer than two people played,
nobody left and it took less than a third of the steps of the level's median game, or a player had deleted
their data less than a day after playing rated games. Empty if it is rated. In a rated game, the result of
somebody who left or was removed before a round had closed is one of few."""
TableStyle = Literal["follow", "stay", "rounds"]
"""What a server's table messages do: return to the bottom with news once others have written below, change
only in place, or come as a new message for each round."""
TABLE_SEAT = -1
LAST_GUILD = 2**63 - 1
"""An id no smaller than any server's."""
SOLO = "solo"
GHOSTS = "ghosts"
"""The mode of a game against ghosts."""
PRIVATE = (SOLO, GHOSTS)
"""The modes without public messages: one person plays, and the game starts once it is opened."""
SEALED = 2**63 - 1
"""Stands for the time until which throws are secret if a feature is to publish them."""
GHOST = "ghost"
"""The computer player that repeats the moves of another game."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What a feature, or the turn loop, knows about a game, in values that JSON has; anyone may know it."""

    NAME: ClassVar[str]
    """The name that tells it from other facts in storage."""


F = TypeVar("F", bound=Fact)


@dataclass(frozen=True, slots=True)
class Facts:
    """All facts of a game, by their names."""

    known: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def of(self, kind: type[F]) -> F | None:
        """Return the fact of this kind, if there is one."""
        values = self.known.get(kind.NAME)
        return None if values is None else kind(**values)

    def put(self, fact: Fact) -> Facts:
        """Return these facts with this one, in place of any of its kind."""
        return Facts({**self.known, fact.NAME: asdict(fact)})

    def joined(self, others: Facts) -> Facts:
        """Return these facts and the others."""
        return Facts({**self.known, **others.known})

    def without(self, kind: type[Fact]) -> Facts:
        """Return these facts without one of this kind."""
        return Facts({name: values for name, values in self.known.items() if name != kind.NAME})

    @property
    def text(self) -> str:
        return json.dumps(self.known, sort_keys=True)


@dataclass(frozen=True, slots=True)
class GamePlace:
    """Where a game is played."""

    guild_id: int | None
    channel_id: int
    locale: str
    """The language of the table message."""
    is_hidden: bool = False
    """Whether Discord refuses the game's public messages."""
    guest_of: int | None = None
    """Where the bot is a guest in the channel and can only answer: the id of a server, or 0 for a channel of people;
    None where it is a member."""

    @property
    def is_guest(self) -> bool:
        return self.guest_of is not None


@dataclass(frozen=True, slots=True)
class GameTimes:
    """The times of events without a press, in milliseconds by the game clock as stored."""

    deadline: int | None = None
    """The time at which the lobby closes or missing moves are made."""
    warn_at: int | None = None
    closes_at: int | None = None
    """The end of the grace period for changing a move; set when all have moved."""
    is_warned: bool = False
    ends_at: int | None = None
    """The time at which the game ends, because its channel or server is gone."""
    untouched_at: int | None = None
    """The time at which an untouched game without a clock ends; kept if it has ended for that reason."""

    def is_due(self, now: int) -> bool:
        """Return whether the time of something has come, in a game that is open."""
        warn_at = None if self.is_warned else self.warn_at
        times = (self.deadline, warn_at, self.closes_at, self.ends_at, self.untouched_at)
        return any(time is not None and time <= now for time in times)


@dataclass(frozen=True, slots=True)
class GameDice:
    """The source of a game's throws."""

    seed: str
    """The seed in hexadecimal."""
    interactions: str | None = ""
    """The ids of the presses that the throws follow from, or what taps have in their place, separated by spaces; None
    if throws depend on the step."""
    dice_name: str | None = None
    """Replaces the game's id in shared throws; None if the throws are the game's own."""
    skipped: str = ""
    """The numbers of the throws that are skipped because they were rolled again, ascending, separated by
    spaces."""
    throws_of: str | None = None
    """The game whose throws a game against ghosts uses."""
    secret_until: int | None = None
    """The time (ms UTC) until which others may get the same throws, and the seed stays secret, or `SEALED`."""

    @property
    def is_shared(self) -> bool:
        """Return whether other games have the same throws, so that this one's presses do not affect them."""
        return self.dice_name is not None

    @property
    def is_sealed(self) -> bool:
        """Return whether the throws stay secret until a feature publishes them."""
        return self.secret_until == SEALED


@dataclass(frozen=True, slots=True)
class DrawingClaim:
    """Which process redraws a game's messages."""

    drawer: str = ""
    """The process's name; empty if nothing is being drawn."""
    drawn_until: int = 0
    """The time (ms UTC) until which no other process may draw them."""


UNCLAIMED = DrawingClaim()


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    kind: str
    variant: str
    mode: str
    status: Status
    options: str
    header: str | None
    step: int
    revision: int
    host_id: int
    rematch: str | None
    created_at: int
    ended_at: int | None
    is_casual: bool
    """Whether hints are allowed, so that it does not count for the leaderboard; in solo, set by the first
    hint."""
    place: GamePlace
    times: GameTimes
    dice: GameDice
    facts: Facts = field(default_factory=Facts)
    par: int | None = None
    """The points of the strength that sets par with the same throws, in solo, once known."""
    has_hints: bool = True
    """Whether hints are possible at all."""
    noted: int = field(default=0, compare=False)
    """How many times its messages were annotated without a change."""
    drawing: DrawingClaim = field(default=UNCLAIMED, compare=False)
    record: str | None = None
    """The packed header and events of a finished game in the database; memory has them unpacked."""

    @property
    def is_private(self) -> bool:
        """Return whether it has no public message."""
        return self.mode in PRIVATE


GROUPS: Mapping[str, type[GamePlace | GameTimes | GameDice | DrawingClaim]] = {
    "place": GamePlace,
    "times": GameTimes,
    "dice": GameDice,
    "drawing": DrawingClaim,
}
"""The columns of a game that are grouped in values."""
COLUMNS: Mapping[str, Callable[[GameRow], Any]] = {
    **{one.name: attrgetter(one.name) for one in fields(GameRow) if one.name not in GROUPS},
    **{one.name: attrgetter(f"{group}.{one.name}") for group, kind in GROUPS.items() for one in fields(kind)},
    "facts": attrgetter("facts.text"),
}
"""Every column of the table of games, and how to read it from a game."""


def read_game(stored: Mapping[str, Any]) -> GameRow:
    """Return a row of the table of games as a value."""
    values = dict(stored)
    groups = {
        group: read_row(kind, {one.name: values.pop(one.name) for one in fields(kind)})
        for group, kind in GROUPS.items()
    }
    return read_row(GameRow, {**values, **groups, "facts": Facts(json.loads(values["facts"]))})


NOT_IN = 0
"""Replaces the id of the interaction that takes a seat in a rematch, until there is one."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    game: str
    seat: int
    user_id: int | None
    name: str
    locale: str
    computer: str | None
    panel: PanelPlace
    missed: int = 0
    has_left: bool = False
    joined: int | None = None
    """The id of the interaction that took the seat in a lobby, or what a tap has in its place; None for players seated
    when it opened, `NOT_IN` for those of a rematch until they join it."""
    settings: str = ""
    """The person's settings that ride along, for `parse_riding`."""
    is_new: bool = False
    """Whether this is their first game of its kind."""
    is_offered: bool = False
    """Whether they are offered a lesson, and have not answered yet."""
    ghost_of: int | None = None
    """The seat whose moves a ghost makes, in the game with the same throws."""
    ghost_user: int | None = None
    """The ghost's person; None for a computer player or a deleted person."""
    is_removed: bool = False
    """Whether the host has removed them from the running game; they have not left it themselves."""

    @property
    def is_in(self) -> bool:
        """Return whether they want to play: people of a rematch have their seats before they join."""
        return self.joined != NOT_IN


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A person whom the lobby notice mentions until they join."""

    game: str
    user_id: int
    is_invited: bool
    """Whether the host has invited them and keeps a seat; others only asked to hear of new tables."""


@dataclass(frozen=True, slots=True)
class EntryRow:
    game: str
    seat: int
    move: str
    is_ready: bool


@dataclass(frozen=True, slots=True)
class MessageRow:
    id: int
    game: str
    kind: MessageKind
    seat: int
    step: int
    """The game's step when the message was sent."""
    channel_id: int
    message_id: int
    token: str | None
    token_until: int | None
    wants: int
    shows: int
    is_urgent: bool
    is_retired: bool
    failures: int
    created_at: int
    edited_at: int
    due_at: int
    """The time before which it is not tried again after a failure."""
    is_unsure: bool
    """Whether it is unchecked since the start that it shows `shows`."""
    looked_at: int = 0
    """When somebody last looked below this table, in milliseconds UTC; 0 for never."""
    looked_for: int = 0
    """The revision of the game at that look."""
    looked_to: int = 0
    """The newest message then known in the channel."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    game: str
    seat: int
    user_id: int | None
    computer: str | None
    guild_id: int | None
    game_kind: str
    variant: str
    mode: str
    seats: int
    points: int
    is_winner: bool
    reason: str
    ended_at: int
    uncounted: Uncounted | OfDay = ""
    has_left: bool = False
    """Whether they left, or a computer player had taken over by the end."""
    unrated: Unrated = ""
    par: int | None = None
    """The computer player's points with the same throws, in solo; None if par was not found before the
    end."""
