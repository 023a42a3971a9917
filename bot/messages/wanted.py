"""Which messages a game has at rest, and what tells whether one of them may stay."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.table import is_notice_due
from bot.store.database import TABLE_SEAT, MessageKind, MessageRow
from bot.turns.look import Look, Seated


def wanted_messages(
    look: Look, live: dict[tuple[MessageKind, int], MessageRow]
) -> Iterator[tuple[MessageKind, int]]:
    """The messages that a game has at rest."""
    if not look.is_solo and (not look.is_over or ("table", TABLE_SEAT) in live):
        yield "table", TABLE_SEAT
    if is_notice_due(look):
        yield "notice", TABLE_SEAT
    if look.status == "finished" and not look.is_solo:
        yield "reveal", TABLE_SEAT
    for player in look.players:
        has_one: bool = ("panel", player.seat) in live
        sends_one = player.panel == "dm" and not look.is_over
        if player.is_human and not player.has_left and (has_one or sends_one):
            yield "panel", player.seat


def is_hidden(look: Look, kind: MessageKind) -> bool:
    return look.is_hidden and kind != "panel"


def is_final(look: Look, row: MessageRow) -> bool:
    """Whether nothing that the message shows will ever change. Public ones are kept, to be found again."""
    return look.is_over and row.kind == "panel"


def is_thrown_since(look: Look, row: MessageRow) -> bool:
    return any(step >= row.step for step, _ in look.throws)


def is_asked_anew(look: Look, row: MessageRow) -> bool:
    """Whether the panel's seat owes a decision that its message was not sent for."""
    return row.step != look.step and seated(look, row.seat).is_asked


def seated(look: Look, seat: int) -> Seated:
    """In the lobby seats may have gaps."""
    return next(player for player in look.players if player.seat == seat)


def user_of(look: Look, seat: int) -> int | None:
    return next((player.user_id for player in look.players if player.seat == seat), None)
