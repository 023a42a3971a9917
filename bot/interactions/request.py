"""What a person did, as one value: a press, a choice, a tap on a screen, or a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Protocol

from bot.interactions.answers import Answer
from bot.messages.game_messages import Drawing
from bot.messages.panel import panel_page
from bot.pages.control import NO_GAME, Control
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.messages import Sent
from bot.store.rows import MessageKind, PanelPlace, Theme
from bot.turns.clocks import Pressed
from bot.turns.look import Looks, Refused

NOTHING_PRESSED = Control("")
"""The control of a command."""


async def no_channels() -> Collection[int]:
    return ()


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who asks, and reads the answer."""

    id: int
    name: str
    """Their name where they are."""
    own_name: str
    """Their name outside of single servers."""
    locale: str
    """The locale of what only they see: that of the language they have chosen, or of their Discord."""
    given: str
    """The locale of their Discord."""

    def say(self, key: str, /, **values: Any) -> str:
        """Return a text in their language."""
        return text(self.locale, key, **values)


@dataclass(frozen=True, slots=True)
class Where:
    """Where a request was made, and what may be done there."""

    server: int | None
    """The server, if it has the bot."""
    channel: int | None
    parent: int | None = None
    """The channel of a thread."""
    locale: str | None = None
    """The server's locale, where Discord tells it."""
    guest_of: int | None = None
    """Where the bot is not a member and can only answer: the id of a server, or 0 for a channel of people; None where
    it is a member."""
    reaches_reader: bool = True
    """Whether the bot may write to the reader: a person whom it meets as a guest may share no server with it."""
    is_hushed: bool = False
    """Whether Discord shows all answers there to their reader alone."""
    is_private: bool = True
    """Whether only the reader sees the message that was pressed."""
    is_ephemeral: bool = False
    """Whether that message is in a channel, and goes when they reload."""
    is_screen: bool = False
    """Whether it was a tap in the Activity."""
    theme: Theme | None = None
    """The colours of its pictures there."""
    manages: bool = False
    """Whether the reader may change the settings of the server."""
    moderates: bool = False
    """Whether the reader may end games of others here."""
    lacks: Callable[[], Collection[str]] = tuple
    """Returns the permissions that games need here, and the bot does not have."""
    channels: Callable[[], Awaitable[Collection[int]]] = no_channels
    """Returns the ids of the server's channels, as far as Discord tells them."""

    @property
    def is_direct(self) -> bool:
        """Return whether it is the reader's direct messages with the bot."""
        return self.server is None and self.guest_of is None

    @property
    def lends_token(self) -> bool:
        """Return whether a press answers on its message first, so that the bot as a guest can change it for a while."""
        return self.guest_of is not None and not self.is_private and not self.is_screen

    @property
    def panel(self) -> PanelPlace | None:
        """Where somebody who joins a game here has their sheet; None if where the table says."""
        return "activity" if self.is_screen else None

    def need_channel(self) -> int:
        """Return the channel; raises Refused if Discord names none."""
        if self.channel is None:
            raise Refused("not_in_dm")
        return self.channel


@dataclass(frozen=True, slots=True)
class Named:
    """A person whom a request names."""

    id: int
    name: str
    is_bot: bool
    is_member: bool
    """Whether they are on the server of the request."""

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(frozen=True, slots=True)
class Request:
    id: int
    chance: int
    """The number that it adds to throws."""
    now: int
    """When it is answered, in milliseconds UTC by the clock of all processes."""
    made_at: int
    """When it was made, in milliseconds UTC by Discord's clock."""
    reader: Reader
    where: Where
    control: Control = NOTHING_PRESSED
    values: tuple[str, ...] = ()
    """The chosen options of a select."""
    people: Mapping[int, Named] = field(default_factory=dict)
    """The people chosen in a select."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of a command, checked against their declarations; a person is `Named`, or None."""
    order: int = field(default_factory=count().__next__, kw_only=True, compare=False)
    """Its place among all requests that this process has had."""
    origin: Origin = field(kw_only=True, repr=False, compare=False)
    """The message, command or screen that it was made on; only the delivery of answers reads it."""

    @property
    def pressed(self) -> Pressed:
        return Pressed(self.now, self.order)

    @property
    def is_command(self) -> bool:
        return self.control is NOTHING_PRESSED

    @property
    def game(self) -> str:
        return self.control.game

    @property
    def user_id(self) -> int:
        return self.reader.id

    @property
    def locale(self) -> str:
        return self.reader.locale

    @property
    def say(self) -> Callable[..., str]:
        return self.reader.say

    @property
    def value(self) -> str:
        """Return the chosen option of a select; empty for a button."""
        return next(iter(self.values), "")

    @property
    def seat(self) -> int:
        """Return the chosen seat; for any other text, a seat that does not exist."""
        return int(self.value) if self.value.isascii() and self.value.isdigit() else -1

    @property
    def tag(self) -> str:
        """Return what distinguishes the controls of its answer from those drawn before."""
        return f"{self.id:x}"


class Origin(Protocol):
    """A message, a command or a screen: where a request was made, and where its answer shows."""

    @property
    def is_answered(self) -> bool:
        """Return whether an answer can create no new message any more."""

    @property
    def is_wordless(self) -> bool:
        """Return whether the words of an answer were left out because AutoMod blocks them."""

    def received(
        self, request: Request, *, opens_message: bool
    ) -> AbstractAsyncContextManager[Request | None]:
        """Carry out a press inside, in its reader's language, so that it is answered in time; None if another process
        answers it. With `opens_message` its answer is a new private message."""

    async def carry(self, request: Request, answer: Answer) -> None:
        """Give the answer to a request."""

    async def tell(self, page: Page, game: str = NO_GAME) -> None:
        """Say why nothing was done, at once or as soon as possible; redraw the game's pressed message if it is not
        possible."""

    async def refuse(self, request: Request, looks: Looks | None, sentence: str) -> None:
        """Say why the game, as it is now, was not changed."""

    async def place(self, request: Request, kind: MessageKind, seat: int, *, is_private: bool) -> Sent | None:
        """Answer with a new message that will show a game still to be opened; return None if none can be an answer
        any more."""

    async def is_kept(self, request: Request) -> bool:
        """Return whether a game can be changed from here and then be shown; if not, the person was told why."""

    def holding(self) -> AbstractAsyncContextManager[None]:
        """Leave what is shown here to the answer to the request, while inside."""

    async def show_game(self, request: Request, looks: Looks, drawing: Drawing = panel_page) -> None:
        """Answer with the game as it was committed."""


Ask = Callable[[Request], Awaitable[Answer]]
"""Does what is asked, and says so."""
Asks = Mapping[str, Ask]
"""The handler of each verb."""
Change = Callable[[Request], Awaitable[Looks]]
"""Changes the game of a pressed message, which then shows the result."""
