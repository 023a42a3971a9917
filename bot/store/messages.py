"""The messages we keep equal to their games: one live row for each (game, kind, seat)."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from bot.store.database import TABLE_SEAT, GameRow, MessageKind, MessageRow, Store, Transaction

UNSENT = 0
"""The message id of a row whose message is being sent."""
TOKEN_TIME = 14 * 60 * 1000
"""Milliseconds; Discord lets an interaction's token edit for 15 minutes."""


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
        async with self._store.reading() as tx:
            return await tx.rows(MessageRow, "messages_of", game=game)

    async def at(self, message_id: int) -> MessageRow | None:
        """The row of a message on Discord, live or retired."""
        async with self._store.reading() as tx:
            return await tx.row(MessageRow, "message_at", message_id=message_id)

    async def behind(self, quiet_since: int, limit: int) -> list[str]:
        """Games with a message that does not show what it should, mere progress if edited before this time."""
        async with self._store.reading() as tx:
            return [
                str(game) for (game,) in await tx.values("games_behind", quiet_since=quiet_since, limit=limit)
            ]

    async def unsent(self) -> list[MessageRow]:
        """What was being sent when the bot last stopped, or when Discord last failed."""
        async with self._store.reading() as tx:
            return await tx.rows(MessageRow, "unsent_messages")

    async def open(
        self, game: str, kind: MessageKind, seat: int, *, step: int, now: int, instead_of: MessageRow | None
    ) -> MessageRow | None:
        """A row for a message about to be sent, so that after a crash the same one is sent, not another.

        `instead_of` is retired; None if it is no longer the live one, as when a panel has just been moved.
        """
        async with self._store.transaction() as tx:
            live = _live(await tx.rows(MessageRow, "messages_of", game=game), kind, seat)
            if (live and live.id) != (instead_of and instead_of.id):
                return None
            row = await tx.row(GameRow, "game_by_id", id=game)
            wants = 0 if row is None else row.revision
            sent = Sent(kind, 0, UNSENT, seat)
            await put_message(tx, game, sent, step=step, wants=wants, shows=-1, now=now)
            return _live(await tx.rows(MessageRow, "messages_of", game=game), kind, seat)

    async def sent(self, row: MessageRow, channel_id: int, message_id: int, shows: int, now: int) -> None:
        """The message of an opened row is on Discord and shows this revision."""
        async with self._store.transaction() as tx:
            await tx.run(
                "message_sent",
                id=row.id,
                channel_id=channel_id,
                message_id=message_id,
                shows=shows,
                edited_at=now,
            )
            if row.kind == "table":
                await tx.run("want_new_link", game=row.game)

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

    async def forget(self, row: MessageRow) -> None:
        async with self._store.transaction() as tx:
            await tx.run("delete_message", id=row.id)


def _live(rows: list[MessageRow], kind: MessageKind, seat: int) -> MessageRow | None:
    return next((row for row in rows if (row.kind, row.seat) == (kind, seat) and not row.is_retired), None)


async def put_message(
    tx: Transaction, game: str, sent: Sent, *, step: int, wants: int, shows: int, now: int
) -> None:
    """Record a message as the live one of its kind and seat; the one before it is retired."""
    until = None if sent.token is None else now + TOKEN_TIME
    await tx.run("retire_live", game=game, kind=sent.kind, seat=sent.seat)
    await tx.run(
        "insert_message",
        game=game,
        step=step,
        token_until=until,
        wants=wants,
        shows=shows,
        created_at=now,
        **asdict(sent),
    )
