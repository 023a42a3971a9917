"""Applause for finished games, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, auto
from typing import Any

from bot.features.feature import Feature, Running
from bot.interactions.press import Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.interactions.tree import Tree
from bot.messages.additions import Addition
from bot.messages.first_answer import Interaction
from bot.pages.control import Control
from bot.pages.page import Page, Row, button
from bot.pages.texts import text
from bot.store.batch import Sql, statement
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.turns.look import Look

TABLE = """create table applause (
    game text not null,
    user_id bigint not null,
    heard_at bigint,
    primary key (game, user_id)
)"""
"""What a migration of a real feature makes."""


class TinySql(Sql):
    """Its statements, which are in this folder."""

    insert_applause = auto()
    applause_by = auto()
    applause_due = auto()
    hear_applause = auto()
    export_applause = auto()
    forget_applause = auto()


class TinyVerb(StrEnum):
    """What its button asks for."""

    APPLAUD = "applaud"


def _run(services: Services, tree: Tree) -> Running:
    store, now = services.store, services.coordinator.now

    @tree.command(name=named("command-applause"), description=named("command-applause-about"))
    async def applause(interaction: Interaction) -> None:
        async with store.reading() as tx:
            games = await tx.value(TinySql.applause_by, user_id=interaction.user.id)
        page = Page(text(str(interaction.locale), "applause-count", games=games))
        await services.delivery.answer_private(interaction, page)

    async def applaud(press: Press) -> None:
        await store.commit((statement(TinySql.insert_applause, game=press.game, user_id=press.user_id),))
        page = Page(text(press.locale, "applause-given", game=press.game))
        await services.delivery.answer_private(press.interaction, page)

    async def hear() -> None:
        """Once a second: note when new applause was heard."""
        await store.commit((statement(TinySql.hear_applause, now=now()),))

    return Running(handlers={TinyVerb.APPLAUD: applaud}, sweeps=(hear,))


def _after(look: Look, locale: str) -> Row:
    return (button(Control(TinyVerb.APPLAUD, look.game), text(locale, "applause-button"), emoji="👏"),)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(TinySql.export_applause, user_id=user_id)
    return {"applause": [{"game": game, "heard_at": heard_at} for game, heard_at in rows]}


TINY = Feature(
    name="tiny",
    run=_run,
    addition=Addition(after=_after),
    personal=Personal(copy=_copy, forget=(TinySql.forget_applause,)),
    due=TinySql.applause_due,
)
