"""The definition of a feature: everything that a capability around a game adds to the bot, in one value."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.interactions.figures import Figures, no_figures
from bot.interactions.home.parts import HomePart
from bot.interactions.press import Change, Handlers
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.store.batch import Sql
from bot.store.jobs import Jobs, Work
from bot.store.personal import Personal
from bot.turns.hooks import Hooks

Sweep = Callable[[], Awaitable[None]]
SpareTask = Callable[[], Awaitable[bool]]
"""Does one piece of work; returns whether there was any."""


async def _no_jobs(_: Jobs) -> None:
    pass


async def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """What a feature does while the bot runs; by default nothing."""

    handlers: Handlers = field(default_factory=dict)
    """The handlers of its verbs."""
    changes: Mapping[str, Change] = field(default_factory=dict)
    """The handlers of its verbs that change the game whose message was pressed."""
    opening: frozenset[str] = frozenset()
    """The verbs that are answered by a new private message on a server."""
    unbarred: frozenset[str] = frozenset()
    """The verbs that are open to people whom the owner of the bot has blocked."""
    sweeps: tuple[Sweep, ...] = ()
    """Called once a second while the feature's `due` statement finds work."""
    works: Mapping[str, Work] = field(default_factory=dict)
    """The work that belongs to a date, by the kind of job."""
    begin: Callable[[Jobs], Awaitable[None]] = _no_jobs
    """Called at the start, to schedule the first job of each kind."""
    spare: tuple[SpareTask, ...] = ()
    """Done one at a time, in a process of low priority, when nothing else is to be done."""
    home: HomePart = field(default_factory=HomePart)
    """What it adds to the home page."""
    close: Callable[[], Awaitable[None]] = _nothing
    service: Any = None
    """What the feature offers to tests and tools."""


def _idle(_: Services, __: Tree) -> Running:
    return Running()


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A capability around a game. Its SQL statements are in its folder, its texts with all others."""

    name: str
    run: Callable[[Services, Tree], Running] = _idle
    """Adds its commands to the tree, and starts it."""
    addition: Addition = field(default_factory=Addition)
    """What it adds to the messages of a game."""
    hooks: Hooks = field(default_factory=Hooks)
    """What it does in every game."""
    personal: Personal = field(default_factory=Personal)
    """What it stores about people."""
    figures: Figures = no_figures
    """The figures and notes that it adds to a person's profile."""
    due: Sql | None = None
    """The statement that returns a row while its sweeps have work; it gets `now`, in milliseconds UTC."""
    ahead: Sql | None = None
    """The statement that puts right what a clock that was ahead has stored; it gets `now`, in milliseconds UTC."""
