"""Leaderboards, seasons, profiles and achievements, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.features.boards.facts import BOARD_HOOKS, rivals
from bot.features.boards.kinds import KINDS
from bot.features.boards.leaderboard import Leaderboards
from bot.features.boards.new_achievements import ACHIEVEMENTS_OF, closing_lines, own_lines
from bot.features.boards.profile import Profiles
from bot.features.boards.seasons import SEASON, begin_seasons, freeze_season
from bot.features.boards.verbs import BoardVerb
from bot.features.feature import Feature, Running
from bot.interactions.home.parts import HomePart, PageButton, Shelf
from bot.interactions.services import Services
from bot.messages.additions import Addition
from bot.pages.control import Control
from bot.store.database import Transaction
from bot.store.records import Personal
from bot.store.statements import sql

BUTTONS = (
    PageButton(control=Control(BoardVerb.BOARD), label="home-leaderboard", emoji="🏆", shelf=Shelf.FRONT),
    PageButton(control=Control(BoardVerb.PROFILE), label="home-profile", emoji="👤", shelf=Shelf.FRONT),
)


def _run(services: Services) -> Running:
    leaderboards, profiles = Leaderboards(services), Profiles(services)
    now = services.coordinator.now
    return Running(
        commands=(leaderboards.command, profiles.command),
        handlers={**leaderboards.handlers, **profiles.handlers},
        home=HomePart(buttons=BUTTONS),
        jobs={SEASON: partial(freeze_season, services.store, now)},
        begin=lambda jobs: begin_seasons(jobs, services.store, now()),
    )


EXPORT_RATING_CHANGES = sql("""
    select game, game_kind, mode, ended_at, model, mu, sigma from rating_change where person = :user_id
    order by ended_at, game
""")
EXPORT_FEATS = sql("""
    select game, feats from result where user_id = :user_id and feats <> '' order by ended_at, game
""")
EXPORT_STANDINGS = sql("""
    select kind, game_kind, mode, variant, guild_id, period, games, value, second, reached_at, best, total,
        weight
    from standing
    where user_id = :user_id
    order by kind, game_kind, mode, variant, guild_id, period
""")


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    feats = await tx.rows(EXPORT_FEATS, user_id=user_id)
    return {"done_well": [{"game": game, "names": names.split()} for game, names in feats]}


FORGET_ACHIEVEMENTS = sql("delete from achievement where user_id = :user_id")
FORGET_RATINGS = sql("update rating set person = :person where person = :user_id")
FORGET_RATING_CHANGES = sql("update rating_change set person = :person where person = :user_id")
UNFREEZE_SEASONS_AHEAD = sql("delete from season where frozen_at > :now")
# The others keep their places in a season that is over.
FORGET_FROZEN_STANDINGS = sql("""
    update standing set user_id = :person
    where user_id = :user_id and period in (select name from season)
""")
FORGET_STANDINGS = sql("delete from standing where user_id = :user_id")
FORGET_SERVER_STANDINGS = sql("delete from standing where guild_id = :guild_id")


BOARDS = Feature(
    name="boards",
    run=_run,
    addition=Addition(ended=own_lines, closing=closing_lines, rivals=rivals),
    hooks=BOARD_HOOKS,
    personal=Personal(
        copies={
            "achievements": ACHIEVEMENTS_OF,
            "standings": EXPORT_STANDINGS,
            "ratings": EXPORT_RATING_CHANGES,
        },
        copy=_copy,
        forget=(
            FORGET_ACHIEVEMENTS,
            FORGET_FROZEN_STANDINGS,
            FORGET_STANDINGS,
            FORGET_RATINGS,
            FORGET_RATING_CHANGES,
        ),
        forget_server=(FORGET_SERVER_STANDINGS,),
    ),
    ahead=UNFREEZE_SEASONS_AHEAD,
    boards=KINDS,
)
