"""Notices of turns, declared in one value."""

from __future__ import annotations

from bot.features.feature import Feature, Running
from bot.features.notices.messages import TurnNotices
from bot.features.notices.page import NOTICES_LINE, notices_handlers
from bot.features.notices.turn_notices import notices_written
from bot.interactions.services import Services
from bot.store.records import Personal
from bot.store.statements import sql
from bot.turns.hooks import Hooks


def _run(services: Services) -> Running:
    return Running(handlers=notices_handlers(services), sweeps=(TurnNotices(services).sweep,))


# Looks again at notices that wait for the end of quiet hours.
MOVE_TURN_NOTICES = sql("""
    update turn_notice set due_at = :now
    where due_at > cast(:now as bigint) + 60000 and state = 'owes' and exists (
        select 1 from player
        where player.game = turn_notice.game and player.seat = turn_notice.seat and player.user_id = :user_id
    )
""")
# Quiet hours end within 25 hours.
MOVE_NOTICES_AHEAD = sql("""
    update turn_notice set due_at = :now where due_at > cast(:now as bigint) + 93600000
""")
# Asked every second.
NOTICES_DUE = sql("select 1 as found where exists (select * from turn_notice where due_at <= :now)")


NOTICES = Feature(
    name="notices",
    run=_run,
    hooks=Hooks(ride=notices_written),
    personal=Personal(moving=(MOVE_TURN_NOTICES,)),
    lines=(NOTICES_LINE,),
    due=NOTICES_DUE,
    ahead=MOVE_NOTICES_AHEAD,
)
