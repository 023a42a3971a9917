"""What is known about a game's level when it is opened: the scores and lengths of earlier games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.features.boards.new_achievements import conclude_achievements, write_achievements
from bot.messages.additions import Rival
from bot.store.database import Store
from bot.store.rows import PRIVATE, SOLO, Fact, ResultRow
from bot.store.statements import sql
from bot.turns.game import LoadedGame
from bot.turns.hooks import Hooks
from bot.turns.look import Look, Setup

ENOUGH = 10
"""The number of games needed for a median."""
SHORT = 3
"""A game that nobody leaves is rated if it takes at least this fraction of the steps of the level's median game."""


@dataclass(frozen=True, slots=True)
class LevelSoFar(Fact):
    """The best score and usual length on a level before a game on it began."""

    NAME: ClassVar[str] = "boards"
    best: int | None = None
    """The player's best score in solo games that count."""
    median: int | None = None
    """The steps of the median game; None in solo and while there are too few."""


async def _completed(store: Store, setup: Setup, host: int) -> Setup:
    """Add the best score of a person who plays alone, or the median length of a group's game.

    Only a solo game with its own throws is compared; ghost games are not.
    """
    known = LevelSoFar()
    if setup.mode == SOLO and setup.dice is None:
        best = await store.value(BEST_OF, user_id=host, game_kind=setup.kind, variant=setup.variant)
        known = LevelSoFar(best=None if best is None else int(best))
    elif setup.mode not in PRIVATE:
        median = await store.value(
            MEDIAN_STEP, kind=setup.kind, variant=setup.variant, mode=setup.mode, least=ENOUGH
        )
        known = LevelSoFar(median=None if median is None else int(median))
    return setup if known == LevelSoFar() else replace(setup, facts=setup.facts.put(known))


# Selects a person's best solo score on a level.
BEST_OF = sql("""
    select value from standing
    where kind = 'points' and game_kind = :game_kind and mode = 'solo' and variant = :variant and guild_id = 0
        and period = '' and user_id = :user_id
""")


# Selects the number of steps of the median finished game on a level, if there are enough games.
MEDIAN_STEP = sql("""
    select step from game
    where kind = :kind and variant = :variant and mode = :mode and status = 'finished' and :least <= (
        select count(*) from game
        where kind = :kind and variant = :variant and mode = :mode and status = 'finished'
    )
    order by step
    limit 1
    offset (
        select count(*) / 2 from game
        where kind = :kind and variant = :variant and mode = :mode and status = 'finished'
    )
""")


def _judged(ended: LoadedGame, _: int) -> tuple[ResultRow, ...]:
    """Return the results, unrated if the game was so short that somebody may have given it away.

    A player who leaves has lost, however short the game; otherwise it would pay to leave a game that goes badly.
    """
    known = ended.row.facts.of(LevelSoFar)
    if known is None or known.median is None or SHORT * ended.row.step >= known.median:
        return ended.results
    if any(result.has_left and result.unrated != "few" for result in ended.results):
        return ended.results
    return tuple(
        replace(result, unrated="short") if result.unrated in ("", "clock") else result
        for result in ended.results
    )


def rivals(look: Look) -> Iterable[Rival]:
    """Return the player's best score, in solo games that count."""
    known = look.facts.of(LevelSoFar)
    if known is not None and known.best is not None and not look.is_casual:
        beaten = "yes" if look.points[0] > known.best else "no"
        yield Rival(
            known.best, look.say("solo-best", best=known.best, beaten=beaten), look.say("ending-best")
        )


BOARD_HOOKS = Hooks(
    complete=_completed, judge=_judged, conclude=conclude_achievements, ride=write_achievements
)
