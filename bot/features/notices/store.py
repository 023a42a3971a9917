"""The notices to send, written with the change that asks for a move, and those that were sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.store.statements import sql

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
