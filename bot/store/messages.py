"""The messages that show games: one live row for each (game, kind, seat)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from bot.store.database import Store, Transaction
from bot.store.rows import TABLE_SEAT, GameRow, MessageKind, MessageRow

SECOND = 1_000
MINUTE = 60 * SECOND
UNSENT = 0
"""The message id of a row whose message is being sent."""
MAX_PAUSE = 10 * MINUTE
TOKEN_TIME = 14 * MINUTE
"""An interaction's token can edit for 15 minutes; this leaves one to spare."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message on Discord that shows a game."""

    kind: MessageKind
    channel_id: int
    message_id: int
    seat: int = TABLE_SEAT
    token: str | None = None
    """The token of the interaction that sent or last edited it."""


class Messages:
    """The rows of the message table; each call is a transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: str) -> list[MessageRow]:
        async with self._store.reading() as tx:
            return await tx.rows(MessageRow, "messages_of", game=game)

    async def at(self, message_id: int) -> MessageRow | None:
        """The row of a message on Discord, live or retired."""
        async with self._store.reading() as tx:
            return await tx.row(MessageRow, "message_at", message_id=message_id)

    async def behind(self, now: int, quiet_since: int, *, share: int, limit: int) -> list[str]:
        """Games with an outdated message that may be redrawn now, the most urgent first.

        Progress updates skip messages edited after `quiet_since`. No server exceeds its share.
        """
        async with self._store.reading() as tx:
            rows = await tx.values("games_behind", now=now, quiet_since=quiet_since, share=share, limit=limit)
        return [str(game) for (game,) in rows]

    async def unsent(self) -> list[MessageRow]:
        """Messages that were being sent when the bot stopped or Discord failed."""
        async with self._store.reading() as tx:
            return await tx.rows(MessageRow, "unsent_messages")

    async def open(
        self, game: str, kind: MessageKind, seat: int, *, step: int, now: int, instead_of: MessageRow | None
    ) -> MessageRow | None:
        """Add a row for a message about to be sent, so that a crash does not cause a second one.

        Retires `instead_of`; None if that is no longer live, for example because a panel has just moved.
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
        """Record that an opened row's message is on Discord and shows this revision."""
        async with self._store.transaction() as tx:
            await tx.run(
                "message_sent",
                id=row.id,
                channel_id=channel_id,
                message_id=message_id,
                shows=shows,
                edited_at=now,
            )
            if row.kind in ("table", "reveal"):
                await tx.run("want_new_link", game=row.game, id=row.id)

    async def shown(self, row: MessageRow, revision: int, now: int) -> None:
        async with self._store.transaction() as tx:
            await tx.run("message_shown", id=row.id, shows=revision, edited_at=now)

    async def failed(self, row: MessageRow, now: int) -> None:
        """Record a failure; each one lengthens the pause before the next try."""
        async with self._store.transaction() as tx:
            await tx.run("message_failed", id=row.id, due_at=now + pause_after(row.failures))

    async def answered(self, row: MessageRow, revision: int, token: str, now: int) -> None:
        """Record that a press was answered by showing this revision on this message."""
        async with self._store.transaction() as tx:
            await tx.run("message_shown", id=row.id, shows=revision, edited_at=now)
            await tx.run("message_token", id=row.id, token=token, token_until=now + TOKEN_TIME)

    async def retire(self, row: MessageRow) -> None:
        """Retire a message that a new one replaces."""
        async with self._store.transaction() as tx:
            await tx.run("retire_live", game=row.game, kind=row.kind, seat=row.seat)

    async def is_sure(self, row: MessageRow) -> None:
        """Record that this message was checked and shows what its row says."""
        async with self._store.transaction() as tx:
            await tx.run("message_sure", id=row.id)

    async def redraw(self, row: MessageRow) -> None:
        """Request a redraw: what the message shows is uncertain."""
        async with self._store.transaction() as tx:
            await tx.run("redraw_message", id=row.id)

    async def drop_token(self, row: MessageRow) -> None:
        async with self._store.transaction() as tx:
            await tx.run("message_token", id=row.id, token=None, token_until=None)

    async def leave(self, row: MessageRow, named: Iterable[int]) -> None:
        """Keep this message on Discord but stop redrawing it; it names these people."""
        async with self._store.transaction() as tx:
            await _put_naming(tx, row.channel_id, row.message_id, named)
            await tx.run("delete_message", id=row.id)

    async def shown_to_all(self, channel_id: int, message_id: int, named: Iterable[int]) -> None:
        """Record a public message that belongs to no game and names these people."""
        async with self._store.transaction() as tx:
            await _put_naming(tx, channel_id, message_id, named)

    async def forget(self, row: MessageRow) -> None:
        async with self._store.transaction() as tx:
            await tx.run("delete_message", id=row.id)


def pause_after(failures: int) -> int:
    """Milliseconds to wait before the next try after one more failure."""
    return int(min(MAX_PAUSE, 2 ** (failures + 1) * SECOND))


def _live(rows: list[MessageRow], kind: MessageKind, seat: int) -> MessageRow | None:
    return next((row for row in rows if (row.kind, row.seat) == (kind, seat) and not row.is_retired), None)


async def put_message(
    tx: Transaction, game: str, sent: Sent, *, step: int, wants: int, shows: int, now: int
) -> None:
    """Record a message as the live one of its kind and seat, and retire its predecessor."""
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


async def _put_naming(tx: Transaction, channel_id: int, message_id: int, named: Iterable[int]) -> None:
    for user_id in named:
        await tx.run("insert_naming", message_id=message_id, channel_id=channel_id, user_id=user_id)
