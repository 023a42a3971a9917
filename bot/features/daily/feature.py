"""The daily sheet, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.cluster.jobs import Jobs
from bot.cluster.tidying import next_day
from bot.features.daily.command import add_daily
from bot.features.daily.days import day_of, ends_at, number_of, turns_at
from bot.features.daily.facts import DAILY_HOOKS, OnSheet
from bot.features.daily.figures import streak_figure
from bot.features.daily.page import daily_button
from bot.features.daily.posts import Digests
from bot.features.daily.sheets import DAILY, DailySheets
from bot.features.daily.statements import DailySql
from bot.features.daily.store import sheet_scope
from bot.features.feature import Feature, Running
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.pages.control import Verb
from bot.pages.page import Row
from bot.pages.texts import text
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.turns.clocks import SECOND
from bot.turns.look import Look


def _run(services: Services, tree: Tree) -> Running:
    now = services.coordinator.now
    sheets = DailySheets(services.store, services.coordinator, now)

    async def begin(jobs: Jobs) -> None:
        await jobs.add(DAILY, *next_day(now()))

    return Running(
        handlers=add_daily(tree, services, sheets),
        opening=frozenset({Verb.DAILYPLAY}),
        sweeps=(Digests(services, sheets).sweep,),
        works={DAILY: sheets.prepared},
        begin=begin,
        service=sheets,
    )


def _kind(look: Look, locale: str) -> str:
    sheet = look.facts.of(OnSheet)
    if sheet is None:
        return ""
    kind = "practice" if sheet.is_practice else "try"
    return text(locale, "panel-daily", number=number_of(sheet.day), kind=kind)


def _seal(look: Look, locale: str) -> str:
    sheet = look.facts.of(OnSheet)
    if sheet is None:
        return ""
    until = f"<t:{ends_at(sheet.day) // SECOND}:f>"
    return text(locale, "seal-daily", hash=look.dice.commitment, game=look.game, time=until)


def _before(look: Look, locale: str) -> Row:
    sheet = look.facts.of(OnSheet)
    return () if sheet is None else (daily_button(look.kind, sheet.day, text(locale, "daily-open")),)


def _again(look: Look, locale: str) -> str:
    return "" if look.facts.of(OnSheet) is None else text(locale, "daily-practise")


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(DailySql.export_daily, user_id=user_id)
    return {"daily_sheets": [{"game_name": name, "day": day, "game": game} for name, day, game in rows]}


async def _had(tx: Transaction, user_id: int, now: int) -> Mapping[str, int]:
    """A deletion gives nobody a second try of a sheet that is still open."""
    tries = await tx.values(DailySql.tries_since, user_id=user_id, day=day_of(now))
    return {sheet_scope(game_name, day): turns_at(day) for game_name, day in tries}


DAILY_SHEET = Feature(
    name="daily",
    run=_run,
    addition=Addition(kind=_kind, seal=_seal, before=_before, again=_again),
    hooks=DAILY_HOOKS,
    personal=Personal(copy=_copy, forget=(DailySql.renew_daily_posts, DailySql.forget_daily), had=_had),
    due=DailySql.daily_posts_wanted,
    figures=streak_figure,
)
