"""What all games share: seats, steps, events, refusals, results and the game protocol."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar

MOST_QUOTED = 80
"""An error quotes at most this many characters of its input."""

Seat = NewType("Seat", int)
Step = NewType("Step", int)

S = TypeVar("S")
V_co = TypeVar("V_co", covariant=True)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Header:
    """How a game starts: its name, its number of seats, and its options as text.

    Add rule variants as options with a default, so that stored games always replay.
    """

    kind: str
    """The name of the game, a key of `engine.games.GAMES`."""
    seats: int
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice were thrown; one value for each size from `dice`."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved(Generic[M]):
    """A round closed: one move for every pending seat, in seat order."""

    moves: tuple[tuple[Seat, M], ...]


@dataclass(frozen=True, slots=True)
class Left:
    """A player left for good."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: a code that has a sentence in every language, and its values."""

    code: str
    values: Mapping[str, str | int]

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.values.items())
        return f"{self.code}({details})"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: points by seat, the seats that share the win, and a reason code."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class MalformedText(ValueError):
    """The text is not a move, event, sheet, level or game; the message says what is wrong and where."""


class IllegalMove(Exception):
    """The move or event breaks a rule now."""

    def __init__(self, refusal: Refusal, subject: str) -> None:
        super().__init__(f"{cut(subject)}: {refusal}")
        self.refusal = refusal


class View(Protocol):
    """The part of a view that shared code may read; a view is a frozen dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def round(self) -> int:
        """Return the number of the open round; 0 before the first."""

    @property
    def seat(self) -> Seat | None:
        """Return the seat whose view it is; None for a spectator."""

    @property
    def points(self) -> tuple[int, ...]:
        """Return everybody's points, by seat."""

    @property
    def sheet(self) -> object | None:
        """Return the seat's own sheet; None if it has none."""

    @property
    def result(self) -> Result | None:
        """Return how the game ended; None while it goes on."""


class Game(Protocol[S, V_co, M]):
    """The eleven functions that make a module a game, and the codes with which it refuses moves."""

    @property
    def REFUSALS(self) -> tuple[str, ...]:  # noqa: N802 (a module's constant)
        """Return the codes that `refusal` may return; `refused-<code>` is the text of each, with hyphens."""

    def new_header(self, seats: int, options: Mapping[str, str], /) -> Header:
        """Return the header of a new game: these options, and those that the newest rules need."""

    def start(self, header: Header, /) -> S:
        """Return the state before the first event; raises MalformedText on a bad header."""

    def dice(self, state: S, /) -> tuple[int, ...]:
        """Return the sizes of the dice due now, or empty."""

    def pending(self, state: S, /) -> frozenset[Seat]:
        """Return the seats that owe a move."""

    def refusal(self, state: S, seat: Seat, move: M, /) -> Refusal | None:
        """Return why the seat may not make this move now, or None."""

    def forced(self, state: S, seat: Seat, /) -> M:
        """Return the legal move made for a pending seat on a timeout."""

    def apply(self, state: S, event: Rolled | Moved[M] | Left, /) -> S:
        """Return the state after the event; raises IllegalMove if it breaks a rule."""

    def result(self, state: S, /) -> Result | None:
        """Return how the game ended, or None while it is running."""

    def view(self, state: S, seat: Seat | None, /) -> V_co:
        """Return what the seat may know; None is a spectator."""

    def parse_move(self, text: str, /) -> M:
        """Return the move that `format_move` wrote; raises MalformedText."""

    def format_move(self, move: M, /) -> str:
        """Return the move as 1 to 60 letters, digits and `=,./+-`, so that a button can carry it."""


AnyGame = Game[Any, Any, Any]
State = NewType("State", object)
"""Any game's state; shared code passes it on but never reads it."""
OpaqueGame = Game[State, View, Any]
"""A game as shared code sees it."""
Event = Rolled | Moved[Any] | Left
Player = Callable[[Any, Random], Any]
"""A computer player: (view of its seat, its own randomness) -> move."""


def cut(text: str) -> str:
    """Return the text, or its beginning and an ellipsis."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def quote(value: object) -> str:
    """Return an input value as quoted in an error."""
    return repr(cut(value)) if isinstance(value, str) else cut(repr(value))


def refuse_unknown_options(header: Header, known: Collection[str]) -> None:
    """Raise MalformedText for an option that the game does not know and would ignore."""
    if unknown := sorted(set(header.options) - set(known)):
        raise MalformedText(f"header: unknown option {quote(unknown[0])}, not {', '.join(known)}")


def throws_option(header: Header, most: int) -> int | None:
    """Return the number of throws after which a short solo game ends, or None; raise MalformedText."""
    text = header.options.get("throws")
    if text is None:
        return None
    if header.seats != 1 or not re.fullmatch(r"[1-9]\d?", text) or int(text) > most:
        raise MalformedText(f"header: throws {quote(text)} is not 1 to {most} in a game of one seat")
    return int(text)


def places(points: Sequence[int], gone: Collection[Seat], winners: Collection[Seat] = ()) -> tuple[int, ...]:
    """Return each seat's place from 1: winners first, leavers last, others by points; ties share a place."""
    ranks = [(seat in winners, seat not in gone, reached) for seat, reached in enumerate(points)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def leaders(points: Sequence[int], gone: Collection[Seat]) -> tuple[Seat, ...]:
    """Return the seats with the most points among those who stayed, or among all if none did."""
    return tuple(Seat(seat) for seat, place in enumerate(places(points, gone)) if place == 1)


def has_current_rules(game: AnyGame, header: Header) -> bool:
    """Return whether a new game with these options would have the same rules."""
    return game.new_header(header.seats, header.options) == header


def fold(game: Game[S, Any, Any], header: Header, events: Iterable[Event]) -> S:
    """Return the state that a header and its events lead to."""
    state = game.start(header)
    for event in events:
        state = game.apply(state, event)
    return state


def states_of(game: Game[S, Any, Any], header: Header, events: Iterable[Event]) -> list[S]:
    """Return the state before each event, and the last one."""
    return list(accumulate(events, game.apply, initial=game.start(header)))


def format_event(game: AnyGame, event: Event) -> str:
    """Return the event on one line: `roll 2 5`, `move 0:C4=5 1:pass` or `left 1`."""
    match event:
        case Rolled(values):
            return " ".join(["roll", *map(str, values)])
        case Moved(moves):
            seats, made = zip(*moves, strict=True) if moves else ((), ())
            return " ".join(["move", *map("{}:{}".format, seats, map(game.format_move, made))])
        case Left(seat):
            return f"left {seat}"


def parse_event(game: AnyGame, text: str) -> Event:
    """Return the event that `format_event` wrote; raises MalformedText."""
    kind, *words = text.split(" ")
    try:
        match kind, words:
            case "roll", _:
                return Rolled(tuple(_whole_number(word) for word in words))
            case "move", _:
                pairs = (word.partition(":") for word in words)
                return Moved(tuple((Seat(_whole_number(seat)), game.parse_move(m)) for seat, _, m in pairs))
            case "left", [seat]:
                return Left(Seat(_whole_number(seat)))
    except MalformedText as error:
        raise MalformedText(f"event {quote(text)}: {error}") from error
    raise MalformedText(f"event {quote(text)}: none of roll 2 5, move 0:pass 1:pass, left 1")


def format_header(header: Header) -> str:
    """Return the header as one line of JSON with sorted keys."""
    content = {"game": header.kind, "seats": header.seats, "options": dict(header.options)}
    return json.dumps(content, sort_keys=True, ensure_ascii=False)


def parse_header(text: str) -> Header:
    """Return the header that `format_header` wrote; raises MalformedText."""
    try:
        content = parse_json(text)
    except MalformedText as error:
        raise MalformedText(f"header {quote(text)}: {error}") from error
    match content:
        case {"game": str(game), "seats": int(seats), "options": dict(options), **rest}:
            if not rest and not isinstance(seats, bool) and all(isinstance(v, str) for v in options.values()):
                return Header(game, seats, options)
    raise MalformedText(f"header {quote(text)}: not exactly a game, seats and options, all options text")


def parse_json(text: str) -> Any:
    """Return the value of a JSON text; raises MalformedText, also for a duplicate key, NaN and Infinity."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except MalformedText:
        raise
    except (ValueError, RecursionError) as error:
        raise MalformedText(f"not JSON: {error}") from error


def format_game(game: AnyGame, header: Header, events: Iterable[Event]) -> str:
    """Return a whole game as text: its header and one line for each event."""
    return "\n".join([format_header(header), *(format_event(game, event) for event in events)])


def parse_game(game: AnyGame, text: str) -> tuple[Header, tuple[Event, ...]]:
    """Return the header and events that `format_game` wrote; raises MalformedText."""
    first, *lines = text.strip("\n").split("\n")
    return parse_header(first), tuple(parse_event(game, line) for line in lines)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise MalformedText(f"key {quote(key)} stands twice")
        found[key] = value
    return found


def _refuse_constant(name: str) -> Any:
    raise MalformedText(f"not JSON: {name} is no number")


def _whole_number(word: str) -> int:
    """Parse a number only as `str` writes it, so that every event has exactly one text."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,3}", word):
        raise MalformedText(f"{quote(word)} is no number from 0 to 9999")
    return int(word)
