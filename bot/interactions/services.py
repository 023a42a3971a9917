"""The services that handlers of presses and commands use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta

from bot.interactions.answering import Answering
from bot.interactions.boards import BoardKind
from bot.interactions.figures import Figures
from bot.interactions.launches import Launches
from bot.interactions.settings_lines import Line
from bot.messages.refresher import Refresher
from bot.messages.sender import Delivery
from bot.store.database import Store
from bot.store.records import Records
from bot.turns.coordinator import Coordinator

BackupAge = Callable[[], timedelta | None]
"""Returns the age of the newest backup that was made by schedule, or None if there is none."""


def no_backups() -> None:
    return None


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
    backup_age: BackupAge = no_backups
    has_activity: bool = False
    """Whether games can be opened as a page inside Discord."""
    launches: Launches = field(default_factory=Launches)
    """The games for which people have opened the Activity."""
