"""Leaderboards, seasons, profiles and achievements, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.features.boards.earned import closing_lines, own_lines
from bot.features.boards.facts import BOARD_HOOKS, rivals
from bot.features.boards.leaderboard import add_leaderboard
from bot.features.boards.profile import add_profile
from bot.features.boards.seasons import SEASON, begin_seasons, frozen
from bot.features.boards.statements import BoardSql
from bot.features.feature import Feature, Running
from bot.interactions.home.parts import Door, HomePart, Shelf
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.pages.control import Control, Verb
from bot.store.database import Transaction
from bot.store.personal import Personal

STANDING_COLUMNS = (
    "kind",
    "game_kind",
    "mode",
    "variant",
    "guild_id",
    "period",
    "games",
    "value",
    "second",
    "reached_at",
    "best",
    "total",
    "weight",
)
RATING_COLUMNS = ("game", "game_kind", "mode", "ended_at", "model", "mu", "sigma")

DOORS = (
    Door(control=Control(Verb.BOARD), label="home-leaderboard", emoji="🏆", shelf=Shelf.FRONT),
    Door(control=Control(Verb.PROFILE), label="home-profile", emoji="👤", shelf=Shelf.FRONT),
)


def _run(services: Services, tree: Tree) -> Running:
    now = services.coordinator.now
    return Running(
        handlers={**add_leaderboard(tree, services), **add_profile(tree, services)},
        home=HomePart(doors=DOORS),
        works={SEASON: partial(frozen, services.store, now)},
        begin=lambda jobs: begin_seasons(jobs, services.store, now()),
    )


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    feats = await tx.values(BoardSql.export_feats, user_id=user_id)
    achievements = await tx.values(BoardSql.achievements_of, user_id=user_id)
    standings = await tx.values(BoardSql.export_standings, user_id=user_id)
    changes = await tx.values(BoardSql.export_rating_changes, user_id=user_id)
    return {
        "done_well": [{"game": game, "names": names.split()} for game, names in feats],
        "achievements": [{"name": name, "earned_at": earned_at} for name, earned_at in achievements],
        "standings": [dict(zip(STANDING_COLUMNS, standing, strict=True)) for standing in standings],
        "ratings": [dict(zip(RATING_COLUMNS, change, strict=True)) for change in changes],
    }


BOARDS = Feature(
    name="boards",
    run=_run,
    addition=Addition(ended=own_lines, closing=closing_lines, rivals=rivals),
    hooks=BOARD_HOOKS,
    personal=Personal(
        copy=_copy,
        forget=(
            BoardSql.forget_achievements,
            BoardSql.forget_frozen_standings,
            BoardSql.forget_standings,
            BoardSql.forget_ratings,
            BoardSql.forget_rating_changes,
        ),
    ),
    ahead=BoardSql.unfreeze_seasons_ahead,
)
