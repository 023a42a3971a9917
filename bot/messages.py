"""The messages we keep equal to their games: one live row for each (game, kind, seat)."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from bot.clocks import MINUTE
from bot.store import TABLE_SEAT, MessageKind, MessageRow, Store, Transaction

TOKEN_TIME = 14 * MINUTE
"""Discord lets an interaction's token edit for 15 minutes."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message on Discord that is to show a game."""

    kind: MessageKind
    channel_id: int
    message_id: int
    seat: int = TABLE_SEAT
    token: str | None = None
    """The token of the interaction that made or last changed it."""


class Messages:
    """The rows of the message table; each call is a transaction of its own."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: str) -> list[MessageRow]:
        async with self._store.snapshot() as tx:
            return await tx.rows(MessageRow, "messages_of", game=game)

    async def at(self, message_id: int) -> MessageRow | None:
        """The row of a message on Discord, live or retired."""
        async with self._store.snapshot() as tx:
            return await tx.row(MessageRow, "message_at", message_id=message_id)

    async def behind(self, limit: int) -> list[str]:
        """Games with a message that does not show what it should."""
        async with self._store.snapshot() as tx:
            return [str(game) for (game,) in await tx.values("games_behind", limit=limit)]

    async def add(self, game: str, sent: Sent, *, step: int, shows: int, now: int) -> None:
        """A message that was sent because there was none, and shows this revision.

        Where a press has opened another one meanwhile, that one stays and this one is put away.
        """
        async with self._store.transaction() as tx:
            rows = await tx.rows(MessageRow, "messages_of", game=game)
            is_surplus = any((r.kind, r.seat, r.is_retired) == (sent.kind, sent.seat, 0) for r in rows)
            await _insert(tx, game, sent, step=step, wants=shows, shows=shows, now=now, is_retired=is_surplus)

    async def shown(self, row: MessageRow, revision: int, now: int) -> None:
        async with self._store.transaction() as tx:
            await tx.run("message_shown", id=row.id, shows=revision, edited_at=now)

    async def failed(self, row: MessageRow, now: int) -> None:
        async with self._store.transaction() as tx:
            await tx.run("message_failed", id=row.id, edited_at=now)

    async def answered(self, row: MessageRow, revision: int, token: str, now: int) -> None:
        """A press on this message was answered by showing this revision."""
        async with self._store.transaction() as tx:
            await tx.run("message_shown", id=row.id, shows=revision, edited_at=now)
            await tx.run("message_token", id=row.id, token=token, token_until=now + TOKEN_TIME)

    async def redraw(self, row: MessageRow) -> None:
        """What this message shows is not certain any more."""
        async with self._store.transaction() as tx:
            await tx.run("redraw_message", id=row.id)

    async def drop_token(self, row: MessageRow) -> None:
        async with self._store.transaction() as tx:
            await tx.run("message_token", id=row.id, token=None, token_until=None)

    async def retire(self, row: MessageRow) -> None:
        async with self._store.transaction() as tx:
            await tx.run("retire_message", id=row.id)

    async def forget(self, row: MessageRow) -> None:
        async with self._store.transaction() as tx:
            await tx.run("delete_message", id=row.id)


async def put_message(
    tx: Transaction, game: str, sent: Sent, *, step: int, wants: int, shows: int, now: int
) -> None:
    """Record a message as the live one of its kind and seat; the one before it is retired."""
    await tx.run("retire_live", game=game, kind=sent.kind, seat=sent.seat)
    await _insert(tx, game, sent, step=step, wants=wants, shows=shows, now=now)


async def _insert(
    tx: Transaction,
    game: str,
    sent: Sent,
    *,
    step: int,
    wants: int,
    shows: int,
    now: int,
    is_retired: bool = False,
) -> None:
    until = None if sent.token is None else now + TOKEN_TIME
    await tx.run(
        "insert_message",
        game=game,
        step=step,
        token_until=until,
        wants=wants,
        shows=shows,
        is_retired=int(is_retired),
        created_at=now,
        **asdict(sent),
    )
