"""The games by name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from engine import brikks, brilliant
from engine.game import (
    Event,
    Game,
    Header,
    MalformedText,
    OpaqueGame,
    State,
    View,
    fold,
    parse_event,
    parse_header,
    quote,
    states_of,
)

S = TypeVar("S")
V = TypeVar("V", bound=View)


def opaque(game: Game[S, V, Any]) -> OpaqueGame:
    """Return the same game for code that may not read its state."""
    return cast("OpaqueGame", game)


GAMES: Mapping[str, OpaqueGame] = {"brilliant": opaque(brilliant), "brikks": opaque(brikks)}


@dataclass(frozen=True, slots=True)
class Log:
    """A game as it is stored, read again."""

    rules: OpaqueGame
    header: Header
    events: tuple[Event, ...]

    @property
    def end(self) -> State:
        """Return the state that it leads to; raises IllegalMove if an event cannot follow."""
        return fold(self.rules, self.header, self.events)

    @property
    def states(self) -> list[State]:
        """Return the state before each event, and the last one; raises IllegalMove if an event cannot
        follow."""
        return states_of(self.rules, self.header, self.events)


def parse_log(header: str, lines: Iterable[str]) -> Log:
    """Read a header and the lines of its events; raises MalformedText."""
    parsed = parse_header(header)
    if parsed.kind not in GAMES:
        raise MalformedText(f"header {quote(header)}: there is no game {quote(parsed.kind)}")
    rules = GAMES[parsed.kind]
    return Log(rules, parsed, tuple(parse_event(rules, line) for line in lines))
