"""The notices to send, written with the change that asks for a move, and those that were sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.store.database import Store
from bot.store.statements import guard, sql, statement

TURN, WARNING = 1, 2
"""The two notices: it is the person's turn, then their time is running out."""


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """The notice for one decision of one seat."""

    game: str
    seat: int
    step: int
    """The step at which the decision was asked for."""
    guild_id: int | None
    """The server of the game."""
    state: Literal["owes", "rests", "over"]
    """Whether the decision is still owed, made (though the entry may be taken back), or past."""
    wants: int
    told: int
    """What the person was told."""
    due_at: int | None
    """When to handle it (ms UTC); None if there is nothing to do."""
    channel_id: int
    message_id: int
    """0 if there is no message."""


# Selects due notices, the longest due first.
DUE_TURN_NOTICES = sql(
    TurnNotice,
    """
    select * from turn_notice
    where due_at <= :now
    order by due_at
    limit :limit
    """,
)
# Also claims it for a time before it is sent, so that only one process sends it.
PUT_TURN_NOTICE_OFF = sql("""
    update turn_notice set due_at = :until
    where game = :game and seat = :seat and step = :step and due_at = :due_at
""")
# If the decision is over by now, the message is removed at once; if time has begun to run out, the next
# round tells.
TURN_NOTICE_SENT = sql("""
    update turn_notice set told = :wants, channel_id = :channel_id, message_id = :message_id,
        due_at = case when state <> 'owes' then :at when wants <> :wants then due_at end
    where game = :game and seat = :seat and step = :step and told < :wants
""")
TURN_NOTICE_GONE = sql("""
    update turn_notice set message_id = 0, due_at = case when state = 'owes' then due_at end
    where game = :game and seat = :seat and step = :step
""")
DELETE_TURN_NOTICE = sql("""
    delete from turn_notice where game = :game and seat = :seat and step = :step and state = 'over'
""")


class NoticeStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: int, limit: int) -> list[TurnNotice]:
        """Return the due notices, the longest due first."""
        return await self._store.rows(DUE_TURN_NOTICES, now=now, limit=limit)

    async def put_off(self, notice: TurnNotice, until: int) -> bool:
        """Postpone a notice, which also claims it; return False if another process has, or it is no longer
        needed."""
        step = guard(PUT_TURN_NOTICE_OFF, **_key(notice), due_at=notice.due_at, until=until)
        return await self._store.try_commit((step,))

    async def told(self, notice: TurnNotice, channel_id: int, message_id: int, now: int) -> bool:
        """Record the message, or 0 for none; return False if the decision is over and forgotten."""
        told = {"wants": notice.wants, "channel_id": channel_id, "message_id": message_id}
        return await self._store.try_commit((guard(TURN_NOTICE_SENT, **_key(notice), **told, at=now),))

    async def put_away(self, notice: TurnNotice) -> None:
        """Record that its message is gone, and delete the notice of a past decision."""
        key = _key(notice)
        await self._store.commit((statement(TURN_NOTICE_GONE, **key), statement(DELETE_TURN_NOTICE, **key)))


def _key(notice: TurnNotice) -> dict[str, str | int]:
    return {"game": notice.game, "seat": notice.seat, "step": notice.step}
