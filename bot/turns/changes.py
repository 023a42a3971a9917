"""Changes of a game that wait for each other, and what several of them make of it together."""

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
    """A change, and whoever waits for it."""

    change: Change
    outcome: asyncio.Future[CommittedGame] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    """The game as committed."""
    error: Exception | None = None
    """Why the last attempt at this change came to nothing."""

    def succeed(self, game: CommittedGame) -> None:
        # Whoever was cancelled does not wait any more.
        if not self.outcome.done():
            self.outcome.set_result(game)

    def fail(self, error: Exception) -> None:
        if not self.outcome.done():
            self.outcome.set_exception(error)


@dataclass(frozen=True, slots=True)
class Drafted:
    """A game with changes that are yet to be committed."""

    game: CommittedGame
    begun: tuple[CommittedGame, ...] = ()
    """The games that begin with them."""
    news: int = 0
    """The number of changes that people are to be told of."""


def drafted(present: CommittedGame, changes: Iterable[Waiting], timing: Timing) -> Drafted:
    """What these make of a game one after the other; one that raises leaves nothing but its error."""
    made = Drafted(present)
    for waiting in changes:
        before, draft = made.game, made.game.draft()
        try:
            second = waiting.change(draft, timing)
        except Exception as error:  # whoever waits for this change gets it
            waiting.error = error
            continue
        waiting.error = None
        if draft.row != before.row or draft.messages is not before.messages:
            begun = made.begun if second is None else (*made.begun, second)
            made = Drafted(draft.committed(), begun, made.news + (draft.row != before.row))
    return made


def fail(changes: Iterable[Waiting], error: Exception) -> None:
    """Tell those who wait that none of their changes was made, as far as is known."""
    for waiting in changes:
        waiting.fail(error)


def answer(changes: Sequence[Waiting], committed: CommittedGame, looks: Looks) -> None:
    """Tell those who wait what came of their changes; of one that is refused, how the game looks."""
    for waiting in changes:
        if waiting.error is None:
            waiting.succeed(committed)
            continue
        if isinstance(waiting.error, Refused):
            waiting.error.looks = looks
        waiting.fail(waiting.error)
