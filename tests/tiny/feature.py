"""Applause for finished games, declared in one value."""

from __future__ import annotations

from enum import StrEnum

from bot.features.feature import Feature, Running
from bot.interactions.answers import Answer, Private
from bot.interactions.boards import TABLES, BoardKind, number
from bot.interactions.commands.declared import Command
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.interactions.settings_lines import switch_line
from bot.messages.additions import Addition
from bot.pages.control import Control
from bot.pages.page import Page, Row, button
from bot.store.records import Personal
from bot.store.settings import format_value, switch
from bot.store.standings import GAMES, SUM, Counting, count_results
from bot.store.statements import sql, statement
from bot.turns.look import Look

TABLE = """create table applause (
    game text not null,
    user_id bigint not null,
    heard_at bigint,
    primary key (game, user_id)
)"""
"""What a migration of a real feature makes."""


class TinyVerb(StrEnum):
    """What its button asks for."""

    APPLAUD = "applaud"


IS_LOUD = switch("person", "tiny", "loud")
"""Whether the person applauds loudly."""
INSERT_APPLAUSE = sql("""
    insert into applause (game, user_id) values (:game, :user_id) on conflict (game, user_id) do nothing
""")
APPLAUSE_BY = sql("select count(*) from applause where user_id = :user_id")
HEAR_APPLAUSE = sql("update applause set heard_at = :now where heard_at is null")


def _run(services: Services) -> Running:
    store, now = services.store, services.coordinator.now

    async def count(request: Request) -> Answer:
        games = await store.value(APPLAUSE_BY, user_id=request.user_id)
        return Private(Page(request.say("applause-count", games=games)))

    async def applaud(request: Request) -> Answer:
        await store.commit((statement(INSERT_APPLAUSE, game=request.game, user_id=request.user_id),))
        chosen = await services.records.settings.of("person", request.user_id)
        loud = format_value(chosen[IS_LOUD])
        return Private(Page(request.say("applause-given", game=request.game, loud=loud)))

    async def hear() -> None:
        """Once a second: note when new applause was heard."""
        await store.commit((statement(HEAR_APPLAUSE, now=now()),))

    return Running(
        commands=(Command("applause", count),), handlers={TinyVerb.APPLAUD: applaud}, sweeps=(hear,)
    )


def _after(look: Look) -> Row:
    return (button(Control(TinyVerb.APPLAUD, look.game), look.say("applause-button"), emoji="👏"),)


EXPORT_APPLAUSE = sql("select game, heard_at from applause where user_id = :user_id order by game")
APPLAUSE_DUE = sql("select 1 from applause where heard_at is null limit 1")
FORGET_APPLAUSE = sql("delete from applause where user_id = :user_id")


COUNT_PLAYED = count_results(
    "played",
    """
    select own.*, '' as board, 1 as value, 0 as second, 0 as best, 0 as total, 0 as part
    from own where mode = 'table'
    """,
    SUM,
)
PLAYED = BoardKind(
    name="played",
    place=80,
    of_game=lambda _: [("table", "")],
    value=number,
    group=TABLES,
    counting=Counting("played", GAMES, COUNT_PLAYED),
)
"""The people who have finished the most games."""


TINY = Feature(
    name="tiny",
    run=_run,
    addition=Addition(after=_after),
    personal=Personal(copies={"applause": EXPORT_APPLAUSE}, forget=(FORGET_APPLAUSE,)),
    lines=(switch_line(IS_LOUD, "applause-loud", "applause-loud-switch", 80),),
    due=APPLAUSE_DUE,
    boards=(PLAYED,),
)
