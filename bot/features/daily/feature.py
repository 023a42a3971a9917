"""The daily sheet, declared in one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.cluster.jobs import Jobs
from bot.cluster.tidying import next_day
from bot.features.daily.command import add_daily
from bot.features.daily.page import daily_button
from bot.features.daily.posts import Digests
from bot.features.daily.sheets import DAILY, DailySheets
from bot.features.daily.statements import DailySql
from bot.features.daily.verbs import DailyVerb
from bot.features.feature import Feature, Running
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.pages.page import Row
from bot.pages.texts import text
from bot.store.batch import Statement, statement
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.turns.clocks import SECOND
from bot.turns.days import ends_at, number_of
from bot.turns.game import LoadedGame
from bot.turns.look import Look


def _run(services: Services, tree: Tree) -> Running:
    now = services.coordinator.now
    sheets = DailySheets(services.store, services.coordinator, now)

    async def begin(jobs: Jobs) -> None:
        await jobs.add(DAILY, *next_day(now()))

    return Running(
        handlers=add_daily(tree, services, sheets),
        opening=frozenset({DailyVerb.DAILYPLAY}),
        sweeps=(Digests(services, sheets).sweep,),
        works={DAILY: sheets.prepared},
        begin=begin,
        service=sheets,
    )


def _kind(look: Look, locale: str) -> str:
    if look.day is None:
        return ""
    kind = "practice" if look.is_practice else "try"
    return text(locale, "panel-daily", number=number_of(look.day), kind=kind)


def _seal(look: Look, locale: str) -> str:
    if look.day is None:
        return ""
    until = f"<t:{ends_at(look.day) // SECOND}:f>"
    return text(locale, "seal-daily", hash=look.commitment, game=look.game, time=until)


def _before(look: Look, locale: str) -> Row:
    if look.day is None:
        return ()
    return (daily_button(look.name, look.day, text(locale, "daily-open")),)


def _again(look: Look, locale: str) -> str:
    return "" if look.day is None else text(locale, "daily-practise")


def _try_written(old: LoadedGame, new: LoadedGame, _: int) -> Iterable[Statement]:
    """Note, with a new game, that it is the one of its person that counts for a day."""
    row = new.row
    if old.players or not row.is_try:
        return ()
    values = {"game_name": row.name, "day": row.day, "game": row.id, "guild_id": row.guild_id}
    return (statement(DailySql.insert_daily_try, user_id=row.host_id, **values),)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(DailySql.export_daily, user_id=user_id)
    return {"daily_sheets": [{"game_name": name, "day": day, "game": game} for name, day, game in rows]}


DAILY_SHEET = Feature(
    name="daily",
    run=_run,
    addition=Addition(kind=_kind, seal=_seal, before=_before, again=_again),
    rider=_try_written,
    personal=Personal(copy=_copy, forget=(DailySql.renew_daily_posts, DailySql.forget_daily)),
    due=DailySql.daily_posts_wanted,
)
