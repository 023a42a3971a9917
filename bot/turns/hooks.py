"""The hooks by which features take part in every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from bot.store.database import Store
from bot.store.rows import Facts, ResultRow
from bot.store.statements import Statement
from bot.turns.game import LoadedGame
from bot.turns.look import Setup

Completion = Callable[[Store, Setup, int], Awaitable[Setup]]
"""(store, set-up, the host's id) -> the set-up completed with a feature's facts about the game to be
opened."""
Judge = Callable[[LoadedGame, int], tuple[ResultRow, ...]]
"""(game that has just ended, time in milliseconds UTC) -> its results, with a feature's say on what they
count for."""
Conclusion = Callable[[Store, LoadedGame, int], Awaitable[Facts]]
"""(store, game that has just ended with its results, time in milliseconds UTC) -> the game's facts, with what
a feature stores about its end."""
Rider = Callable[[LoadedGame, LoadedGame, int], Iterable[Statement]]
"""(game before, game after, time in milliseconds UTC) -> statements of a feature to write with a change.

For a new game, the game before has neither players nor events.
"""


Closing = Callable[[Store, LoadedGame], Awaitable[Facts]]
"""(store, finished game) -> what a feature knows of its end, such as a place among others. It is looked up when the game
ends or is loaded, shown with it and not stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """The hooks of one feature; by default none."""

    complete: Completion | None = None
    judge: Judge | None = None
    conclude: Conclusion | None = None
    ride: Rider | None = None
    close: Closing | None = None
