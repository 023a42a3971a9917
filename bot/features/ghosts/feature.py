"""Challenges, and races against finished games, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.ghosts.challenge import add_challenge
from bot.features.ghosts.challenge_messages import ChallengeSweep
from bot.features.ghosts.facts import GHOST_HOOKS
from bot.features.ghosts.panels import RIVALRY
from bot.features.ghosts.race import race_handlers
from bot.features.ghosts.statements import GhostSql
from bot.features.ghosts.verbs import ChallengeVerb
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.store.database import Transaction
from bot.store.personal import Personal

CHALLENGE_COLUMNS = ("game_name", "game", "answer", "is_mine", "is_won", "stage", "made_at", "ended_at")


def _run(services: Services, tree: Tree) -> Running:
    return Running(
        handlers={**race_handlers(services), **add_challenge(tree, services)},
        opening=frozenset({ChallengeVerb.BEGIN, ChallengeVerb.ACCEPT}),
        sweeps=(ChallengeSweep(services).sweep,),
    )


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(GhostSql.export_challenges, user_id=user_id)
    return {"challenges": [dict(zip(CHALLENGE_COLUMNS, row, strict=True)) for row in rows]}


GHOST_GAMES = Feature(
    name="ghosts",
    run=_run,
    addition=RIVALRY,
    hooks=GHOST_HOOKS,
    personal=Personal(
        copy=_copy,
        forget=(
            GhostSql.redraw_rivals,
            GhostSql.forget_rivals,
            GhostSql.end_challenges_of,
            GhostSql.tell_challenges_again,
            GhostSql.unseal_games_of,
            GhostSql.forget_challenger,
            GhostSql.forget_opponent,
            GhostSql.forget_ghosts,
        ),
    ),
    due=GhostSql.challenges_going_on,
)
