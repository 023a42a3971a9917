"""Additions of features to the messages of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import TypeVar

from bot.pages.control import Control
from bot.pages.page import Page, Picture, Row
from bot.render.podium import Spread
from bot.store.rows import MessageKind
from bot.store.settings import Choices, Setting
from bot.turns.look import Look

T = TypeVar("T")

Words = Callable[[Look], str]
"""A text for the viewer; empty if the feature has nothing to say."""
Lines = Callable[[Look], Iterable[str]]
Buttons = Callable[[Look], Row]
Way = Callable[[Look], Control | None]
Drawing = Callable[[Look, Picture], Picture]
"""(look, sheet) -> the viewer's sheet to show."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A score to compare a finished solo game with; without par, a trophy is for more points than all of
    them."""

    points: int
    line: str
    """The result of the comparison."""
    label: str
    """Its name in the final picture."""


Rivals = Callable[[Look], Iterable[Rival]]
Spreads = Callable[[Look], Spread | None]
People = Callable[[Look], AbstractSet[int]]


@dataclass(frozen=True, slots=True)
class Lasting:
    """A message of a finished game that stays as it was sent."""

    page: Callable[[Look], Page]
    setting: Setting[bool]
    """Whether a server wants it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Addition:
    """The additions of one feature to the messages of a game; by default, none."""

    kind: Words | None = None
    """Say in the headline what kind of private game this is."""
    lines: Lines | None = None
    """Add lines to the panel of a running game."""
    sheet: Drawing | None = None
    """Add to the picture of the sheet on such a panel."""
    leaving: Words | None = None
    """Say what the viewer would lose by leaving a running game, instead of the usual text."""
    row: Buttons | None = None
    """Add a row below the controls of such a panel, where there is room."""
    menu: Buttons | None = None
    """Add buttons to the menu behind More, of a running or finished game."""
    seal: Words | None = None
    """Explain the seal of the dice instead of the usual text."""
    result: Words | None = None
    """Say how a finished game went, to others who may still play the same, instead of the usual text."""
    play: Way | None = None
    """Return the control with which anybody plays what this finished game was played on."""
    ended: Lines | None = None
    """Add lines to the panel of a finished game."""
    closing: Lines | None = None
    """Add lines to the closing message of a group game."""
    rivals: Rivals | None = None
    """Compare a finished solo game with more than par."""
    spread: Spreads | None = None
    """Draw below that how everybody's points are spread."""
    before: Buttons | None = None
    """Add buttons before the rematch, on the panel of a finished game."""
    again: Words | None = None
    """Name the button for another game like this one."""
    after: Buttons | None = None
    """Add buttons after the rematch, on every message of a finished game."""
    people: People | None = None
    """Return further people whom the additions may name."""
    lasting: Mapping[MessageKind, Lasting] = field(default_factory=dict)


class Additions:
    """The additions of all features, in their order."""

    def __init__(self, additions: Sequence[Addition] = (), *, has_activity: bool = False) -> None:
        """Join the additions; with `has_activity`, games can be opened as a page inside Discord."""
        self.has_activity = has_activity
        self.lasting = {kind: one for addition in additions for kind, one in addition.lasting.items()}
        self.kind = _first("", [one.kind for one in additions])
        self.again = _first("", [one.again for one in additions])
        self.seal = _first("", [one.seal for one in additions])
        self.result = _first("", [one.result for one in additions])
        self.play = _first(None, [one.play for one in additions])
        self.leaving = _first("", [one.leaving for one in additions])
        self.spread = _first(None, [one.spread for one in additions])
        self.lines = _joined([one.lines for one in additions])
        self.ended = _joined([one.ended for one in additions])
        self.closing = _joined([one.closing for one in additions])
        self.rivals = _joined([one.rivals for one in additions])
        self.row = _joined([one.row for one in additions])
        self.menu = _joined([one.menu for one in additions])
        self.before = _joined([one.before for one in additions])
        self.after = _joined([one.after for one in additions])
        self.people = _joined([one.people for one in additions])
        self._drawings = [one.sheet for one in additions if one.sheet]

    def sheet(self, look: Look, sheet: Picture) -> Picture:
        for draw in self._drawings:
            sheet = draw(look, sheet)
        return sheet

    def wanted(self, server: Choices) -> Mapping[MessageKind, bool]:
        """Return every lasting message with whether this server wants it of its finished games."""
        return {kind: server[one.setting] for kind, one in self.lasting.items()}


def _first(nothing: T, asked: Iterable[Callable[[Look], T] | None]) -> Callable[[Look], T]:
    """Return a function that returns what the first of these has to say, or nothing."""
    present = [ask for ask in asked if ask]

    def first(look: Look) -> T:
        for ask in present:
            if said := ask(look):
                return said
        return nothing

    return first


def _joined(made: Iterable[Callable[[Look], Iterable[T]] | None]) -> Callable[[Look], tuple[T, ...]]:
    """Return a function that returns what all of these make, one after the other."""
    present = [make for make in made if make]

    def joined(look: Look) -> tuple[T, ...]:
        parts: list[T] = []
        for make in present:
            parts.extend(make(look))
        return tuple(parts)

    return joined


NONE = Additions()
