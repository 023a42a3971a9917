"""What a feature is: everything that a capability around a game adds to the bot, in one value."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.cluster.jobs import Jobs, Work
from bot.interactions.figures import Figures, no_figures
from bot.interactions.press import Change, Handlers
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.store.batch import Sql
from bot.store.personal import Personal
from bot.turns.hooks import Hooks

Sweep = Callable[[], Awaitable[None]]
SpareTask = Callable[[], Awaitable[bool]]
"""Does one thing, and returns whether there was anything to do."""


async def _no_jobs(_: Jobs) -> None:
    pass


async def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """What a feature does while the bot runs; by default nothing."""

    handlers: Handlers = field(default_factory=dict)
    """What carries out its verbs."""
    changes: Mapping[str, Change] = field(default_factory=dict)
    """What carries out its verbs that change the game whose message was pressed."""
    opening: frozenset[str] = frozenset()
    """The verbs that a new private message answers on a server."""
    sweeps: tuple[Sweep, ...] = ()
    """Called once a second while the feature's `due` statement finds something."""
    works: Mapping[str, Work] = field(default_factory=dict)
    """What happens once on a date, by the kind of the job."""
    begin: Callable[[Jobs], Awaitable[None]] = _no_jobs
    """Called at the start, to note when the works are due first."""
    spare: tuple[SpareTask, ...] = ()
    """Done one at a time, in a process of low priority, when nothing else is to be done."""
    close: Callable[[], Awaitable[None]] = _nothing
    service: Any = None
    """What the feature lets tests and tools ask for."""


def _idle(_: Services, __: Tree) -> Running:
    return Running()


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A capability around a game. Its SQL statements lie in its folder, its texts with all others."""

    name: str
    run: Callable[[Services, Tree], Running] = _idle
    """Adds its commands to the tree, and begins what it does."""
    addition: Addition = field(default_factory=Addition)
    """What it adds to the messages of a game."""
    hooks: Hooks = field(default_factory=Hooks)
    """What it does in the life of every game."""
    personal: Personal = field(default_factory=Personal)
    """What it keeps of people."""
    figures: Figures = no_figures
    """What it says of a person on their profile."""
    due: Sql | None = None
    """The statement that finds something when its sweeps have anything to do; it gets `now`, milliseconds UTC."""
