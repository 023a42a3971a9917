"""The rows of the tables that store games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Literal, TypeVar

from bot.store.backend import Row
from bot.store.facts import Facts, parse_facts

Status = Literal["lobby", "running", "finished", "cancelled"]
OVER = ("finished", "cancelled")
Theme = Literal["dark", "light"]
PanelPlace = Literal["dm", "channel", "closed"]
"""`closed`: by DM, but Discord refused to deliver it."""
NotifyPlace = Literal["dm", "channel", "none"]
MessageKind = Literal["table", "panel", "notice", "reveal", "film"]
LASTING: tuple[MessageKind, ...] = ("reveal", "film")
"""What stays of a finished game as it was sent."""
Uncounted = Literal["", "alone", "challenge", "hints", "rules"]
"""Why a result counts for no leaderboard: only computer players took part besides, a challenger had played the same
throws before, hints were allowed, or the rules have changed since. Empty if it counts."""
OfDay = Literal["daily", "late", "practice"]
"""A result on a daily sheet counts for its day alone, or for nothing: it came too late, or was practice."""
Unrated = Literal["", "solo", "alone", "challenge", "hints", "rules", "clock", "few", "short", "anew"]
"""Why a result is not rated: as for `Uncounted`, or because there was no clock, fewer than two people played, it took
less than a third of the steps of the level's median game, or somebody had deleted their data since they played rated
games less than a day before. Empty if it is.
"""
TableStyle = Literal["follow", "stay", "rounds"]
"""What a server's table messages do: come back to the bottom with news once others have written below, only
change in place, or come as a new message for each round.
"""
TABLE_SEAT = -1
LAST_GUILD = 2**63 - 1
"""No id of a server is greater."""
SOLO = "solo"
GHOSTS = "ghosts"
"""The mode of a game against ghosts."""
PRIVATE = (SOLO, GHOSTS)
"""The modes without public messages: one person plays, and a game starts as soon as it is opened."""
GHOST = "ghost"
"""The computer player that makes the moves of another game."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GamePlace:
    """Where a game is played."""

    guild_id: int | None
    channel_id: int
    locale: str
    """The language of the table message."""
    is_hidden: bool = False
    """Discord accepts no public message for the game."""


@dataclass(frozen=True, slots=True)
class GameTimes:
    """When something happens to a game without a press; milliseconds, by the game clock as stored."""

    deadline: int | None = None
    """When the lobby closes or missing moves are made."""
    warn_at: int | None = None
    closes_at: int | None = None
    """The end of the grace for changing a move; set when all have moved."""
    is_warned: bool = False
    ends_at: int | None = None
    """When the game ends, because its channel or server is gone."""
    untouched_at: int | None = None
    """Without a clock, when it ends unless somebody touches it; kept if it has ended for that."""


@dataclass(frozen=True, slots=True)
class GameDice:
    """What the throws of a game follow from."""

    seed: str
    """In hexadecimal."""
    interactions: str | None = ""
    """Ids of the presses that the throws follow from, with spaces; None where throws depend on the step."""
    dice_name: str | None = None
    """What stands for the id of the game in throws that other games have as well; None for throws of its own."""
    skipped: str = ""
    """The numbers of those that are left out because they were thrown again, rising, with spaces."""
    throws_of: str | None = None
    """The game whose throws a game against ghosts has."""
    secret_until: int | None = None
    """Others may get the same throws until then, so that nobody is told the seed; milliseconds UTC."""

    @property
    def is_shared(self) -> bool:
        """Whether other games have the same throws, so that no press of this one goes into them."""
        return self.dice_name is not None


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    kind: str
    """The name of the game; the column is called `name`."""
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
    """Hints are allowed, so it does not count for the leaderboard; in solo, set by the first hint."""
    place: GamePlace
    times: GameTimes
    dice: GameDice
    facts: Facts = field(default_factory=Facts)
    par: int | None = None
    """In solo, the points of the strength that sets par with the same throws, once known."""
    has_hints: bool = True
    """Whether hints can be had at all."""
    noted: int = field(default=0, compare=False)
    """How many times something was noted of its messages without a change."""
    record: str | None = None
    """In the database, the header and the events of a game that is over; in memory it has them as they were."""
    is_sealed: bool = False
    """The throws stay secret until a challenge is over."""

    @property
    def is_private(self) -> bool:
        """Whether it has no public message."""
        return self.mode in PRIVATE


GROUPS: Mapping[str, type[GamePlace | GameTimes | GameDice]] = {
    "place": GamePlace,
    "times": GameTimes,
    "dice": GameDice,
}
"""The columns of a game that are a value of their own."""
COLUMNS: Mapping[str, Callable[[GameRow], Any]] = {
    **{one.name: attrgetter(one.name) for one in fields(GameRow) if one.name not in {*GROUPS, "kind"}},
    "name": attrgetter("kind"),
    **{one.name: attrgetter(f"{group}.{one.name}") for group, kind in GROUPS.items() for one in fields(kind)},
    "facts": attrgetter("facts.text"),
}
"""Every column of the table of games, and what a game has in it."""


def read_game(stored: Mapping[str, Any]) -> GameRow:
    """Return a row of the table of games as a value."""
    values = dict(stored)
    groups = {
        group: read_row(kind, {one.name: values.pop(one.name) for one in fields(kind)})
        for group, kind in GROUPS.items()
    }
    kind, facts = values.pop("name"), parse_facts(values["facts"])
    return read_row(GameRow, {**values, **groups, "kind": kind, "facts": facts})


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
    """In a lobby, the id of the interaction that took the seat; None for players seated when it opened."""
    theme: Theme = "dark"
    """The colours of their pictures."""
    is_new: bool = False
    """This is their first game of its kind."""
    is_offered: bool = False
    """They are offered a lesson, and have not answered yet."""
    ghost_of: int | None = None
    """The seat whose moves a ghost makes, in the game with the same throws."""
    ghost_user: int | None = None
    """Whose ghost it is; None for that of a computer player or of a deleted person."""
    is_removed: bool = False
    """The host has removed them from the running game: they have not left it."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody whom the notice of a lobby mentions until they join."""

    game: str
    user_id: int
    is_invited: bool
    """The host has invited them and keeps a seat; the others only wanted to be told of a new table."""


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
    """Not tried again before this time after a failure."""
    is_unsure: bool
    """Not yet checked since the start that it shows `shows`."""


@dataclass(frozen=True, slots=True)
class GuildRow:
    id: int
    language: str | None = None
    clock: str | None = None
    channels: str = ""
    table_style: TableStyle = "follow"
    theme: Theme = "dark"
    """The colours of public pictures."""
    daily_channel: int | None = None
    """Where the daily message comes; None for none."""
    daily_hour: int = 8
    """The hour (UTC) from which it comes."""
    has_films: bool = False
    """The film of a finished game comes into its channel."""
    has_puzzles: bool = False
    """The daily message has the puzzle of the day."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: int
    theme: Theme = "dark"
    told_at: int = 0
    """When they were last told of a new table; milliseconds UTC."""
    is_unlisted: bool = False
    """They stay off every board, and nobody else sees their profile."""
    notify: NotifyPlace = "dm"
    """Where they are told of their turns in games that go on for days."""
    utc_offset: int = 0
    """In hours; what their clock is ahead of UTC."""
    quiet_from: int | None = None
    """The hour by their clock from which they are not told; None for never."""
    quiet_until: int | None = None
    has_answered: bool = False
    """They have taken the lesson that is offered with a first game, or turned it down."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    game: str
    seat: int
    user_id: int | None
    name: str
    computer: str | None
    guild_id: int | None
    game_name: str
    variant: str
    mode: str
    seats: int
    points: int
    is_winner: bool
    reason: str
    ended_at: int
    uncounted: Uncounted | OfDay = ""
    has_left: bool = False
    """They left, or a computer player had taken over by the end."""
    unrated: Unrated = ""
    par: int | None = None
    """In solo, what the computer player that sets par made of the same throws; None if it was not found before the end."""


def read_row(kind: type[T], row: Mapping[str, Any] | Row) -> T:
    """A row as a value of this type; booleans are stored as 0 and 1."""
    flags, values = _flags(kind), dict(row)
    return kind(**values | {name: bool(values[name]) for name in flags & values.keys()})


def _flags(kind: Any) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind) if field.type == "bool")
