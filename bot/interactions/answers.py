"""The answers to requests. A request's origin delivers them."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Iterator
from dataclasses import dataclass

from bot.pages.control import Control
from bot.pages.page import Page, Picture
from bot.turns.look import Look, Looks


@dataclass(frozen=True, slots=True)
class Shown:
    """A page in place of the pressed message; for a command, in a new private one."""

    page: Page


@dataclass(frozen=True, slots=True)
class Private:
    """A page in a new message that only the reader sees."""

    page: Page


@dataclass(frozen=True, slots=True)
class Posted:
    """A page in a new message that everybody in the channel sees."""

    page: Page
    named: Collection[int] = ()
    """The people whom it names: it is deleted once one of them deletes their data."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The reader's sheet of a game, here."""

    look: Look


@dataclass(frozen=True, slots=True)
class Game:
    """A game on the screen that was tapped; anywhere else, another answer."""

    looks: Looks
    otherwise: Shown | Private


@dataclass(frozen=True, slots=True)
class Growing:
    """Pages that replace one another, each as soon as it is there."""

    pages: Iterator[Awaitable[Page | None]]
    """Each waits for the next page; None if there is nothing new to show."""
    first: Page | None = None
    """What is shown at once; without it, Discord says that the bot is thinking."""
    is_new: bool = False
    """Whether they are in a new private message."""


@dataclass(frozen=True, slots=True)
class Launch:
    """The Activity, with this game or none."""

    game: str


@dataclass(frozen=True, slots=True)
class Linked:
    """A link that the reader sends to others, from the screen that was tapped."""

    start: Control
    """Pressed as soon as somebody opens it."""
    title: str
    message: str
    """What is sent with it."""
    picture: Picture


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing more than what messages show by themselves."""


Answer = Shown | Private | Posted | Sheet | Game | Growing | Launch | Linked | Done
DONE = Done()
