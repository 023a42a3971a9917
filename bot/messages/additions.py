"""Additions of features to the messages of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import TypeVar

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
        self._all = tuple(additions)
        self.lasting = {kind: one for addition in self._all for kind, one in addition.lasting.items()}

    def kind(self, look: Look) -> str:
        return _first([one.kind for one in self._all], look)

    def again(self, look: Look) -> str:
        return _first([one.again for one in self._all], look)

    def seal(self, look: Look) -> str:
        return _first([one.seal for one in self._all], look)

    def leaving(self, look: Look) -> str:
        return _first([one.leaving for one in self._all], look)

    def sheet(self, look: Look, sheet: Picture) -> Picture:
        for draw in [one.sheet for one in self._all if one.sheet]:
            sheet = draw(look, sheet)
        return sheet

    def lines(self, look: Look) -> list[str]:
        return _joined([one.lines for one in self._all], look)

    def ended(self, look: Look) -> list[str]:
        return _joined([one.ended for one in self._all], look)

    def closing(self, look: Look) -> list[str]:
        return _joined([one.closing for one in self._all], look)

    def rivals(self, look: Look) -> list[Rival]:
        return _joined([one.rivals for one in self._all], look)

    def spread(self, look: Look) -> Spread | None:
        found = (one.spread(look) for one in self._all if one.spread)
        return next((spread for spread in found if spread), None)

    def row(self, look: Look) -> Row:
        return tuple(_joined([one.row for one in self._all], look))

    def menu(self, look: Look) -> Row:
        return tuple(_joined([one.menu for one in self._all], look))

    def before(self, look: Look) -> Row:
        return tuple(_joined([one.before for one in self._all], look))

    def after(self, look: Look) -> Row:
        return tuple(_joined([one.after for one in self._all], look))

    def people(self, look: Look) -> AbstractSet[int]:
        return frozenset(user for one in self._all if one.people for user in one.people(look))

    def wanted(self, server: Choices) -> Mapping[MessageKind, bool]:
        """Return every lasting message with whether this server wants it of its finished games."""
        return {kind: server[one.setting] for kind, one in self.lasting.items()}


def _first(said: Iterable[Words | None], look: Look) -> str:
    return next((words for say in said if say and (words := say(look))), "")


def _joined(parts: Iterable[Callable[[Look], Iterable[T]] | None], look: Look) -> list[T]:
    return [part for make in parts if make for part in make(look)]


NONE = Additions()
