"""The definition of a feature: everything that a capability around a game adds to the bot, in one value."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.interactions.boards import BoardKind, Figures
from bot.interactions.commands.declared import Command
from bot.interactions.home.parts import HomePart
from bot.interactions.request import Asks, Change
from bot.interactions.services import Services
from bot.interactions.settings_lines import Line
from bot.messages.additions import Addition
from bot.store.jobs import Job, Jobs
from bot.store.records import Personal
from bot.store.statements import Sql
from bot.turns.hooks import Hooks
from bot.turns.tasks import Sweep

SpareTask = Callable[[], Awaitable[bool]]
"""Does one piece of work; returns whether there was any."""


async def _nothing(*_: object) -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """What a feature does while the bot runs; by default, nothing."""

    commands: Sequence[Command] = ()
    handlers: Asks = field(default_factory=dict)
    """The handlers of the feature's verbs."""
    changes: Mapping[str, Change] = field(default_factory=dict)
    """The handlers of its verbs that change the game whose message was pressed."""
    opening: frozenset[str] = frozenset()
    """The verbs whose answer, on a server, is a new private message."""
    linked: frozenset[str] = frozenset()
    """The verbs that a link to the Activity may press at once: the person who made the link has chosen the control."""
    unbarred: frozenset[str] = frozenset()
    """The verbs that blocked people may still use."""
    sweeps: tuple[Sweep, ...] = ()
    """What it does each second while its `due` statement finds work."""
    jobs: Mapping[str, Job] = field(default_factory=dict)
    """What it does on a date, by kind."""
    begin: Callable[[Jobs], Awaitable[None]] = _nothing
    """Called at the start, to schedule the first job of each kind."""
    spare: tuple[SpareTask, ...] = ()
    """Tasks done one at a time, in a process of low priority, when there is nothing else to do."""
    home: HomePart = field(default_factory=HomePart)
    """What the feature adds to the home page."""
    close: Callable[[], Awaitable[None]] = _nothing
    service: Any = None
    """What the feature offers to tests and tools."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A capability around a game. Its SQL statements are in its folder, and its texts with all others."""

    name: str
    run: Callable[[Services], Running] = lambda _: Running()
    """Starts the feature."""
    addition: Addition = field(default_factory=Addition)
    """What the feature adds to the messages of a game."""
    hooks: Hooks = field(default_factory=Hooks)
    """What the feature does in every game."""
    personal: Personal = field(default_factory=Personal)
    """What the feature stores about people."""
    boards: tuple[BoardKind, ...] = ()
    """The kinds of boards on which the feature ranks people."""
    figures: Figures | None = None
    """The figures and notes that the feature adds to a person's profile."""
    lines: tuple[Line, ...] = ()
    """What the feature adds to the settings pages."""
    due: Sql[Any] | None = None
    """The statement that returns a row while the sweeps have work; it gets `now` (ms UTC)."""
    ahead: Sql[Any] | None = None
    """The statement that corrects what a clock that was ahead has stored; it gets `now` (ms UTC)."""


def boards_of(features: Iterable[Feature]) -> tuple[BoardKind, ...]:
    return tuple(kind for feature in features for kind in feature.boards)
