"""Changes of a game that wait for each other, and the result of several of them together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bot.turns.game import CommittedGame, GameDraft
from bot.turns.look import Looks, Refused
from bot.turns.rounds import Timing

Change = Callable[[GameDraft, Timing], CommittedGame | None]
"""Changes a draft; returns the game that begins with this change, if any. Raises Refused."""


@dataclass(eq=False, slots=True)
class Waiting:
    """A change and its waiting caller."""

    change: Change
    outcome: asyncio.Future[CommittedGame] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    """The game as committed."""
    error: Exception | None = None
    """Why the last attempt at this change failed."""

    def succeed(self, game: CommittedGame) -> None:
        # A cancelled caller no longer waits.
        if not self.outcome.done():
            self.outcome.set_result(game)

    def fail(self, error: Exception) -> None:
        if not self.outcome.done():
            self.outcome.set_exception(error)


@dataclass(frozen=True, slots=True)
class Drafted:
    """A game with changes that are not committed yet."""

    game: CommittedGame
    begun: tuple[CommittedGame, ...] = ()
    """The games that begin with these changes."""
    news: int = 0
    """The number of changes to report to people."""


def draft_changes(present: CommittedGame, changes: Iterable[Waiting], timing: Timing) -> Drafted:
    """Apply these changes one after the other; one that raises leaves only its error."""
    made = Drafted(present)
    for waiting in changes:
        before, draft = made.game, made.game.draft()
        try:
            second = waiting.change(draft, timing)
        except Exception as error:  # reported to the caller of this change
            waiting.error = error
            continue
        waiting.error = None
        if draft.row != before.row or draft.messages is not before.messages:
            begun = made.begun if second is None else (*made.begun, second)
            made = Drafted(draft.committed(), begun, made.news + (draft.row != before.row))
    return made


def fail(changes: Iterable[Waiting], error: Exception) -> None:
    """Fail the waiting callers: none of their changes was made, as far as is known."""
    for waiting in changes:
        waiting.fail(error)


def answer(changes: Sequence[Waiting], committed: CommittedGame, looks: Looks) -> None:
    """Report the outcome to the waiting callers; a refused change shows how the game looks."""
    for waiting in changes:
        if waiting.error is None:
            waiting.succeed(committed)
            continue
        if isinstance(waiting.error, Refused):
            waiting.error.looks = looks
        waiting.fail(waiting.error)
