"""The notices to send, written with the change that asks for a move, and those that were sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.features.notices.statements import NoticeSql
from bot.store.batch import LostRace, guard, statement
from bot.store.database import Store

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


class NoticeStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: int, limit: int) -> list[TurnNotice]:
        """Return the due notices, the longest due first."""
        async with self._store.reading() as tx:
            return await tx.rows(TurnNotice, NoticeSql.due_turn_notices, now=now, limit=limit)

    async def put_off(self, notice: TurnNotice, until: int) -> bool:
        """Postpone a notice, which also claims it; return False if another process has, or it is no longer
        needed."""
        step = guard(NoticeSql.put_turn_notice_off, **_key(notice), due_at=notice.due_at, until=until)
        try:
            await self._store.commit((step,))
        except LostRace:
            return False
        return True

    async def told(self, notice: TurnNotice, channel_id: int, message_id: int, now: int) -> bool:
        """Record the message, or 0 for none; return False if the decision is over and forgotten."""
        told = {"wants": notice.wants, "channel_id": channel_id, "message_id": message_id}
        try:
            await self._store.commit((guard(NoticeSql.turn_notice_sent, **_key(notice), **told, at=now),))
        except LostRace:
            return False
        return True

    async def put_away(self, notice: TurnNotice) -> None:
        """Record that its message is gone, and delete the notice of a past decision."""
        key = _key(notice)
        await self._store.commit(
            (statement(NoticeSql.turn_notice_gone, **key), statement(NoticeSql.delete_turn_notice, **key))
        )


def _key(notice: TurnNotice) -> dict[str, str | int]:
    return {"game": notice.game, "seat": notice.seat, "step": notice.step}
