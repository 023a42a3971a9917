"""What features add to the home page and to the bot's first message on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum, auto

from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.page import Button, Link, Picture, button
from bot.pages.texts import Language, Speech
from bot.store.rows import Theme


class Rank(IntEnum):
    """The order of things that a person can do now."""

    TABLE = auto()
    TURN = auto()
    CHALLENGE = auto()
    LOBBY = auto()
    LESSON = auto()
    DAILY = auto()
    PUZZLE = auto()
    WAITING = auto()

    @property
    def is_of_games(self) -> bool:
        """Return whether it is about a game that somebody plays or opens, and not there for everybody."""
        return self not in (Rank.LESSON, Rank.DAILY, Rank.PUZZLE)


@dataclass(frozen=True, slots=True)
class Visit(Language):
    """The person who looks at the home page, and where."""

    user_id: int
    guild_id: int | None
    now: int
    """The present time (ms UTC)."""
    channel_id: int | None = None
    """The channel of the server in which they look at a screen."""
    theme: Theme | None = None
    """The colours of that screen; None in the chat."""


@dataclass(frozen=True, slots=True)
class HomeEntry:
    """One thing that a person can do now, with the button that leads there."""

    rank: Rank
    title: str
    about: str
    button: Button | Link
    cancel: Button | None = None
    """The button that closes a lobby of the person's own."""
    picture: Picture | None = None
    """A picture of it, for screens."""
    is_done: bool = False
    """Whether nothing is left to do, so that it never comes first."""
    sign: str = "✅"
    """The sign before it then."""


class Shelf(Enum):
    """The place of a button."""

    FRONT = auto()
    """It is among the buttons of the home page."""
    MORE = auto()
    """It is behind More, with a line that explains it."""
    GREETING = auto()
    """It is only in the bot's first message on a server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageButton:
    """A button that opens a page of a feature."""

    control: Control
    label: str
    """The key of its text."""
    emoji: str
    shelf: Shelf
    about: str = ""
    """The key of the line that explains it behind More."""
    is_greeting: bool = False
    """Whether it is also in the bot's first message on a server."""

    def button(self, reader: Speech) -> Button:
        return button(self.control, reader.say(self.label), emoji=self.emoji)


def home_button(reader: Speech) -> Button:
    return button(Control(Verb.HOME, tag=ON_PAGE), reader.say("home-back"), emoji="🏠")


def alone_button(reader: Speech, game: str = "") -> Button:
    """Return the button that plays this game alone, or asks which."""
    label = (
        reader.say("home-game-alone", game=reader.say(f"game-{game}")) if game else reader.say("home-alone")
    )
    return button(Control(Verb.ALONE, arg=game, tag=ON_PAGE), label, emoji="🎯")


def more_button(reader: Speech) -> Button:
    return button(Control(Verb.HOMEMORE, tag=ON_PAGE), reader.say("table-more"), emoji="🧭")


@dataclass(frozen=True, slots=True, kw_only=True)
class HomePart:
    """What one feature adds to the home page; by default, nothing."""

    entries: Callable[[Visit], Awaitable[Sequence[HomeEntry]]] | None = None
    buttons: tuple[PageButton, ...] = ()
