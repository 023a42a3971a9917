"""A look: what a person may see of a game, the settings it was opened with, and why a press is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeVar

from bot.pages.texts import Value, text
from bot.store.rating import Skill
from bot.store.rows import (
    GHOST,
    PRIVATE,
    Facts,
    GamePlace,
    GameRow,
    GameTimes,
    PanelPlace,
    Status,
    Theme,
    Unrated,
)
from bot.store.statements import Batch
from bot.turns.clocks import CLOCKS, Clock
from engine.dice import Dice
from engine.game import MalformedText, OpaqueGame, Seat, State, Step, View, parse_header

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Options:
    """The settings that a lobby was opened with, as stored with its game."""

    seats: int
    """The game starts automatically once this many have joined."""
    clock: str
    panel: PanelPlace
    """Where panels first appear."""
    header_options: Mapping[str, str]
    """The options of the header."""
    theme: Theme = "dark"
    """The colours of public pictures."""


def options_of(row: GameRow) -> Options:
    """Return the options of a stored game; once it has begun, its header has them."""
    stored = json.loads(row.options)
    header_options = stored.pop("rules", {}) if row.header is None else parse_header(row.header).options
    return Options(**stored, header_options=header_options)


def format_options(options: Options, *, has_header_options: bool) -> str:
    """Return JSON with sorted keys; a level is long, so a game that has begun keeps these options only in its
    header."""
    stored = asdict(options)
    # The key has always been called so.
    rules = stored.pop("header_options")
    if has_header_options:
        stored["rules"] = rules
    return json.dumps(stored, sort_keys=True)


@dataclass(frozen=True, slots=True)
class Setup:
    """The settings that a lobby is opened with."""

    kind: str
    """The name of the game."""
    variant: str
    """The level or difficulty; each has its own leaderboard."""
    mode: str
    """`solo`, which starts at once, or a group's mode such as `table`."""
    header_options: Mapping[str, str]
    """The options of the header."""
    seats: int
    """The game starts automatically once this many have joined."""
    clock: str
    panel: PanelPlace
    guild_id: int | None
    channel_id: int
    locale: str
    """The language of the table message."""
    is_casual: bool = False
    """Hints are allowed, so it does not count for the leaderboard; in solo, set by the first hint."""
    theme: Theme = "dark"
    """The colours of public pictures."""
    guest_of: int | None = None
    """Where the bot is a guest, as `GamePlace` says."""
    guests: tuple[Guest, ...] = ()
    dice: Dice | None = None
    """The shared dice, if other games have the same throws."""
    secret_until: int | None = None
    """The time (ms UTC) until which others may get these throws, or `SEALED`."""
    par: int | None = None
    """The points to beat in solo, as far as known."""
    has_hints: bool = True
    facts: Facts = field(default_factory=Facts)
    """The features' facts about the game."""
    is_rematch: bool = False
    """Whether it follows a game with the same settings, whose facts it keeps."""
    against: Against | None = None
    """The finished game that supplies the throws."""
    also: Callable[[str], Batch] = lambda _: ()
    """Returns the statements to write with the new game, given its id."""


@dataclass(frozen=True, slots=True)
class Against:
    """The throws that a game takes from a finished one."""

    game: str
    dice: Dice
    skipped: str
    """The numbers of the throws to skip, ascending, separated by spaces."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person whom the lobby notice mentions until they join."""

    user_id: int
    is_invited: bool
    """Whether the host has invited them and keeps a seat; others only asked to hear of new tables."""


@dataclass(frozen=True, slots=True)
class Person:
    user_id: int
    name: str
    locale: str
    settings: str = ""
    """Their settings that ride with their seat, for `parse_riding`."""
    is_new: bool = False
    """Whether this is their first game of its kind."""
    is_offered: bool = False
    """Whether they are offered a lesson."""


@dataclass(frozen=True, slots=True)
class Seated:
    """One player as everyone may see them."""

    seat: Seat
    user_id: int | None
    name: str
    locale: str
    computer: str | None
    panel: PanelPlace
    has_left: bool
    is_absent: bool
    """Whether a computer player acts for them until they press again."""
    is_asked: bool
    """Whether the open step asks for a move of this seat, entered or not."""
    has_moved: bool
    is_ready: bool
    is_new: bool = False
    """Whether this is their first game of its kind."""
    is_offered: bool = False
    """Whether they are offered a lesson, and have neither answered nor moved yet."""
    ghost_user: int | None = None
    """The person whose ghost this computer player is, if any."""
    ran_out: bool = False
    """Whether their time ran out in the throw before, and they have not pressed since."""
    is_in: bool = True
    """Whether they want to play; people of a rematch have their seats before they join."""
    is_awaited: bool = field(init=False, repr=False, compare=False)
    """Whether the round still waits for this person."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_awaited", self.is_human and self.is_asked and not self.has_moved)

    @property
    def is_ghost(self) -> bool:
        return self.computer == GHOST

    @property
    def is_human(self) -> bool:
        return self.user_id is not None and self.computer is None


@dataclass(frozen=True, slots=True)
class Rated:
    """A seat's rating before and after the game."""

    seat: Seat
    before: Skill
    after: Skill
    is_settled: bool
    games_left: int
    """How many games a provisional rating lacks; 0 if it lacks different people."""

    @property
    def change(self) -> int:
        """Return the change in points as shown."""
        return self.after.shown - self.before.shown


class Hints(StrEnum):
    """Whether a game gives hints; one that counts for the leaderboard never does."""

    FREE = "free"
    ASK = "ask"
    """The player of a solo game must agree first, because after a hint it no longer counts."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class GameRating:
    """The effect of a finished game on ratings."""

    unrated: Unrated = ""
    """Why it is not rated; empty if it is, or is not finished."""
    changes: tuple[Rated, ...] = ()
    """The changes of those who are listed, and of the viewer."""


@dataclass(frozen=True, slots=True)
class ShownDice:
    """What may be known of a game's dice."""

    commitment: str
    """SHA-256 of the dice seed."""
    seed: str | None
    """The dice seed in hexadecimal, only when the game is over and no one else may get the same throws."""
    throws: tuple[tuple[Step, tuple[int, ...]], ...] = ()
    """Every throw so far with the step it was made at."""
    throws_of: str | None = None
    """The finished game whose throws it has."""
    is_sealed: bool = False
    """Whether a feature is still to publish the throws."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """The viewer of a game, and what only they may know; everyone, if without a seat."""

    locale: str
    """The language of the words: the viewer's own, or the server's."""
    theme: str = "dark"
    """The theme of the pictures, a key of `bot.render.theme.THEMES`: the viewer's own, or the server's."""
    seat: Seat | None = None
    entry: Any = None
    """The viewer's sealed move of the open round."""
    is_ready: bool = False
    has_ready: bool = False
    """Whether rounds of several people stay open so long that it helps to be ready."""
    forced: Any = None
    """The viewer's move in the throw before, if time ran out for them and they have not pressed since."""
    misses_left: int = 3
    """How many more times in a row their time may run out before a computer player takes over."""
    has_standings: bool = False
    """Whether everybody's points stand beside the pictures."""
    shows_rating: bool = False
    """Whether the viewer wants to see at the end what the game did to their rating."""


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one person may see it; built field by field."""

    game: str
    """The id of the game."""
    kind: str
    """The name of the game, a key of `engine.games.GAMES`."""
    variant: str
    mode: str
    status: Status
    step: Step
    revision: int
    host_id: int
    options: Options
    """The options, with the rules of the game and the theme of public pictures."""
    place: GamePlace
    times: GameTimes
    """The game's times in wall time, milliseconds UTC."""
    is_alone: bool
    """Whether one person plays, perhaps against computer players, and closes each round."""
    players: tuple[Seated, ...]
    dice: ShownDice
    view: View | None
    """The game's own view of the seat; None in the lobby."""
    viewer: Viewer
    rematch: str | None = None
    is_casual: bool = False
    """Whether it does not count for the leaderboard."""
    has_hints: bool = True
    """Whether hints are possible at all."""
    rating: GameRating = field(default_factory=GameRating)
    par: int | None = None
    """The points of the strength that sets par with the same throws, once a solo game is over: before, they would tell
    whether the throws to come are good."""
    history: tuple[str, ...] = ()
    """The header and then every event of a finished game."""
    guests: tuple[Guest, ...] = ()
    """The lobby's guests who may still come; the invited have seats kept for them."""
    facts: Facts = field(default_factory=Facts)
    """The features' facts about the game."""
    is_plain: bool = False
    """Whether nothing may tell what a move is worth, as in a puzzle."""
    own: Seated | None = field(init=False, repr=False, compare=False)
    """The viewer's own player."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "own", next((p for p in self.players if p.seat == self.viewer.seat), None))

    @property
    def locale(self) -> str:
        return self.viewer.locale

    def say(self, key: str, /, **values: Value) -> str:
        """Return a text in the viewer's language."""
        return text(self.viewer.locale, key, **values)

    def read_in(self, locale: str) -> Look:
        """Return the same look with its words in this language."""
        return replace(self, viewer=replace(self.viewer, locale=locale))

    def need_seat(self) -> Seat:
        """Return the viewer's seat; raises Refused for a person who has none."""
        if self.viewer.seat is None:
            raise Refused("not_playing")
        return self.viewer.seat

    @property
    def has_free_seat(self) -> bool:
        """Return whether somebody can still join."""
        return self.status == "lobby" and len(self.players) < self.options.seats

    @property
    def countdown(self) -> int | None:
        """Return when the round closes by itself, once all have moved; None if that is over too soon to be read."""
        times = self.times
        # While everybody is away, the round closes with its clock.
        is_told = self.is_alone or self.viewer.has_ready or times.closes_at == times.deadline
        return times.closes_at if is_told else None

    @property
    def clock(self) -> Clock:
        return CLOCKS[self.options.clock]

    def view_as(self, kind: type[V]) -> V:
        """Return the view as this game's type; raises TypeError in the lobby and for another game's view."""
        if not isinstance(self.view, kind):
            raise TypeError(f"game {self.game}: the view is {type(self.view)}, not {kind}")
        return self.view

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "cancelled")

    @property
    def is_untouched(self) -> bool:
        """Return whether the game was stopped after too long without a press."""
        return self.is_over and self.times.untouched_at is not None

    @property
    def points(self) -> tuple[int, ...]:
        """Return everybody's points, by seat; empty before the game begins."""
        return () if self.view is None else self.view.points

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the winners; empty before the end."""
        return self.view.result.winners if self.view is not None and self.view.result is not None else ()

    @property
    def is_solo(self) -> bool:
        return self.mode == "solo"

    @property
    def is_private(self) -> bool:
        """Return whether the game has no public message."""
        return self.mode in PRIVATE

    @property
    def hints(self) -> Hints:
        if not self.has_hints:
            return Hints.OFF
        # A game against computer players alone never counts.
        if self.is_casual or (not self.is_solo and sum(p.computer is None for p in self.players) == 1):
            return Hints.FREE
        return Hints.ASK if self.is_solo else Hints.OFF

    @property
    def pending(self) -> tuple[Seated, ...]:
        """Return the people that the round still waits for."""
        return tuple(player for player in self.players if player.is_awaited)


Looks = Callable[[int | None], Look]
"""Returns one moment of a game as a person (by id), or everyone (None), may see it."""


class Refused(Exception):
    """The request is not possible now: a code that has a sentence in every language, and its values.

    Nothing was changed. `is_late` marks a press on a decision that is over. `looks` shows the game if it was
    loaded for the request.
    """

    def __init__(
        self,
        code: str,
        values: Mapping[str, str | int | tuple[str, ...]] | None = None,
        *,
        is_late: bool = False,
        looks: Looks | None = None,
    ) -> None:
        super().__init__(f"{code} {dict(values or {})}")
        self.code = code
        self.values = values or {}
        self.is_late = is_late
        self.looks = looks

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Mapping[str, str | int | tuple[str, ...]]]]:
        """Pickle the code and the values, for the process of the computer players."""
        return type(self), (self.code, self.values)


def legal_move(rules: OpaqueGame, state: State, seat: Seat, text: str) -> str:
    """Return a legal move as the rules write it; raises Refused for any other."""
    try:
        move = rules.parse_move(text)
    except MalformedText as error:
        raise Refused("malformed_move") from error
    if (refusal := rules.refusal(state, seat, move)) is not None:
        raise Refused(refusal.code, refusal.values)
    return rules.format_move(move)
