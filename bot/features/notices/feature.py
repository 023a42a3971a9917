"""Notices of turns, declared in one value."""

from __future__ import annotations

from bot.features.feature import Feature, Running
from bot.features.notices.messages import TurnNotices
from bot.features.notices.owed import notices_written
from bot.features.notices.page import notices_handlers
from bot.features.notices.statements import NoticeSql
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.store.personal import Personal
from bot.turns.hooks import Hooks


def _run(services: Services, _: Tree) -> Running:
    return Running(handlers=notices_handlers(services), sweeps=(TurnNotices(services).sweep,))


NOTICES = Feature(
    name="notices",
    run=_run,
    hooks=Hooks(ride=notices_written),
    personal=Personal(moving=(NoticeSql.move_turn_notices,)),
    due=NoticeSql.notices_due,
    ahead=NoticeSql.move_notices_ahead,
)
