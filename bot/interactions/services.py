"""The services that handlers of presses and commands use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from time import monotonic

from bot.interactions.answering import Answering
from bot.interactions.boards import BoardKind, Figures
from bot.interactions.settings_lines import Line
from bot.messages.refresher import Refresher
from bot.messages.sender import Delivery
from bot.pages.control import NO_GAME
from bot.store.database import Store
from bot.store.recent import Recent
from bot.store.records import Records
from bot.turns.coordinator import Coordinator

LAUNCH_SECONDS = 120.0
"""The most seconds until the Activity's page is there and has shown who looks at it."""
MOST_LAUNCHES = 10_000
BackupAge = Callable[[], timedelta | None]
"""Returns the age of the newest backup that was made by schedule, or None if there is none."""


class Launches:
    """Which game people have just opened the Activity for, because Discord does not tell the page. In another process,
    or after a restart, the page starts with the game of its channel."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._games = Recent[int, tuple[float, str]](MOST_LAUNCHES)

    def note(self, user_id: int, game: str) -> None:
        """Remember that a person opens the Activity for this game, or for none."""
        self._games[user_id] = (self._now(), game)

    def take(self, user_id: int) -> str | None:
        """Return, once, the game that a person has just opened the Activity for; None for none."""
        noted, game = self._games.pop(user_id, (0.0, NO_GAME))
        return game if game != NO_GAME and self._now() - noted <= LAUNCH_SECONDS else None


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    records: Records
    coordinator: Coordinator
    delivery: Delivery
    refresher: Refresher
    answering: Answering
    figures: tuple[Figures, ...] = ()
    """What each feature shows about a person on their profile."""
    boards: tuple[BoardKind, ...] = ()
    """The kinds of boards of all features."""
    lines: tuple[Line, ...] = ()
    """What each feature adds to the settings pages."""
    backup_age: BackupAge = lambda: None
    has_activity: bool = False
    """Whether games can be opened as a page inside Discord."""
    keep_inactive: int = 24
    """How many months people's data stays without a press."""
    support_server: str = ""
    """The invitation to the support server; empty if there is none."""
    launches: Launches = field(default_factory=Launches)
    """The games for which people have opened the Activity."""
