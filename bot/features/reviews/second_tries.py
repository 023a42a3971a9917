"""Second tries: what another move at a decision of a reviewed game is worth."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.computers.workers import Progress, Work, apart
from bot.features.reviews.reviews import NICENESS, reviewer_of
from bot.games.review import Decided
from bot.games.reviewing import stored_decision
from bot.turns.game import LoadedGame
from engine.game import Moved, Seat
from engine.games import GAMES, parse_log

NAME = "second try"
"""The name of a process that judges a move."""
LIMIT = 40.0
"""The longest (seconds) that a person waits for a judgement, other people's included."""

logger = logging.getLogger(__name__)


def judge_try(header: str, lines: Sequence[str], step: int, seat: Seat, move: str, _: Progress) -> str:
    """Judge another move of a seat at this step as the review would have; the others' moves are as they were.

    Return loss, error and the surely better move, if any, as JSON.
    """
    log = parse_log(header, lines)
    rules, state, event = GAMES[log.header.kind], log.states[step], log.events[step]
    if not isinstance(event, Moved):
        raise ValueError(f"step {step} of a game of {log.header.kind} is no decision")
    parsed = rules.parse_move(move)
    reviewer = reviewer_of(log.header, log.events)
    verdict = reviewer.verdict(state, seat, {**dict(event.moves), seat: parsed})
    if verdict is None:
        raise ValueError(f"step {step} of a game of {log.header.kind} leaves seat {seat} no choice")
    one = stored_decision(rules, step, rules.view(state, None).round, parsed, verdict, unit=reviewer.unit)
    return json.dumps([one.loss, one.error, one.better])


class SecondTries:
    """Judges moves, one at a time in a process of low priority; nothing is kept."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def compute(self, work: Work) -> str:
        """Compute in a new process."""
        return await apart(work, lambda _: None, NAME, NICENESS)

    async def judge(self, loaded: LoadedGame, seat: Seat, one: Decided, move: str) -> Decided | None:
        """Return the decision as if this move had been made; None if that cannot be found out in time."""
        work = partial(judge_try, loaded.row.header or "", tuple(loaded.events), one.step, seat, move)
        judged = await self.worked_out(loaded.row.id, work)
        if judged is None:
            return None
        loss, error, better = judged
        return replace(one, move=move, loss=loss, error=error, better=better)

    async def worked_out(self, game: str, work: Work) -> Any:
        """Return the value of the JSON that the work makes; None if it takes too long or fails."""
        try:
            async with asyncio.timeout(LIMIT), self._lock:
                return json.loads(await self.compute(work))
        except TimeoutError:
            return None
        except Exception:
            logger.exception("game %s: its moves could not be judged", game)
            return None
