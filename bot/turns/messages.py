"""The bookkeeping of messages that show games, kept with each game in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from operator import attrgetter

from bot.store import messages as message_rows
from bot.store.database import Store
from bot.store.messages import NOTHING, UNSENT, Sent, Token
from bot.store.rows import OVER, TABLE_SEAT, GameRow, MessageKind, MessageRow
from bot.store.statements import Batch, sql, statement
from bot.turns.clocks import Timing
from bot.turns.game import GameDraft
from bot.turns.games import Games

# Selects games with outdated messages, unless another process is drawing them. Servers take turns and have a limited
# share, so that one with many outdated games does not delay the others. Without a token, a table where the bot is a
# guest waits for a press.
GAMES_BEHIND = sql("""
    with behind as (
        select game.id, coalesce(game.guild_id, game.channel_id) as place, game.deadline,
            max(
                case when message.is_urgent = 1 and message.shows < message.wants then 1 else 0 end
            ) as is_urgent
        from message join game on game.id = message.game
        where (message.shows < message.wants or message.is_retired = 1 or message.is_unsure = 1)
            and message.due_at <= :now
            and (message.is_retired = 1 or message.is_unsure = 1 or message.is_urgent = 1
                or message.edited_at <= :quiet_since)
            and (game.guest_of is null or message.kind = 'panel' or message.is_retired = 1
                or message.token_until > :now)
            and (message.is_retired = 1 or message.kind = 'panel' or game.is_hidden = 0)
            and (game.drawer in ('', :owner) or game.drawn_until < {clock})
        group by game.id
    ),
    queued as (
        select id, is_urgent, deadline,
            row_number() over (
                partition by place order by is_urgent desc, deadline is null, deadline, id
            ) as turn
        from behind
    )
    select id from queued
    where turn <= :share
    order by is_urgent desc, turn, deadline is null, deadline, id
    limit :limit
""")
MESSAGE_AT = sql(
    MessageRow, "select * from message where message_id = :message_id order by is_retired, id desc limit 1"
)
# It is unknown whether these were sent.
UNSENT_MESSAGES = sql(MessageRow, "select * from message where message_id = 0 order by id")


class Messages:
    """Changes bookkeeping in memory and writes it later. Only a message about to be sent is written first."""

    def __init__(self, store: Store, games: Games, owner: str) -> None:
        """Create it; `owner` is this process's name among several."""
        self._owner = owner
        self._store = store
        self._games = games
        self.crossed: set[int] = set()
        """Rows whose messages have several edits at once, or an outdated one under way.

        Their content is uncertain, so no edit counts until they are drawn again: the bot may be killed
        before.
        """

    async def of(self, game: str) -> tuple[MessageRow, ...]:
        """Return a game's rows in the order in which they were opened."""
        return (await self._games.game(game)).messages

    async def at(self, message_id: int, game: str | None) -> MessageRow | None:
        """Return the row of a message on Discord, live or retired; fast if it shows this game."""
        if game is not None:
            rows = [row for row in await self.of(game) if row.message_id == message_id]
            if rows:
                return min(reversed(rows), key=attrgetter("is_retired"))
        row = await self._store.row(MESSAGE_AT, message_id=message_id)
        # Memory may have dropped it already.
        return None if row is None or row.game == game else row

    def is_settled(self, row: MessageRow) -> bool:
        """Return whether this panel of a running game is up to date, as far as memory tells."""
        loaded = self._games.memory.present(row.game)
        now = None if loaded is None else next((one for one in loaded.messages if one.id == row.id), None)
        if loaded is None or now is None or now.is_retired or now.is_unsure or now.shows < now.wants:
            return False
        player = loaded.players.by_seat.get(row.seat)
        return loaded.row.status == "running" and player is not None and not player.has_left

    async def behind(self, now: int, quiet_since: int, *, share: int, limit: int) -> list[str]:
        """Return games with an outdated message that this process may redraw now, the most urgent first.

        Progress updates skip messages edited after `quiet_since`. No server exceeds its share. Bookkeeping is
        written first, even for a limit of 0, except for games that are being changed, which need not wait.
        """
        await self._games.flush(is_patient=False)
        if not limit:
            return []
        rows = await self._store.rows(
            GAMES_BEHIND,
            now=now,
            quiet_since=quiet_since,
            share=share,
            limit=limit,
            owner=self._owner,
        )
        return [str(game) for (game,) in rows]

    async def unsent(self) -> list[MessageRow]:
        """Return messages that were being sent when the bot stopped or Discord failed."""
        return await self._store.rows(UNSENT_MESSAGES)

    async def open(
        self,
        game: str,
        kind: MessageKind,
        seat: int,
        *,
        now: int,
        instead_of: MessageRow | None,
        user_id: int | None = None,
    ) -> MessageRow | None:
        """Write a row for a message about to be sent, so that a crash does not cause a second one.

        Retires `instead_of`. Returns None if that is no longer live, for example because a panel has just
        moved, or if the seat no longer belongs to `user_id`: in the lobby it may have changed hands.
        """
        opened: MessageRow | None = None

        def step(draft: GameDraft, _: Timing) -> None:
            nonlocal opened
            # Another attempt may find that another process was faster.
            opened = None
            live = message_rows.live(draft.messages, kind, seat)
            player = draft.players.by_seat.get(seat)
            is_theirs = user_id is None or (player is not None and player.user_id == user_id)
            if is_theirs and (live and live.id) == (instead_of and instead_of.id):
                draft.open_message(Sent(kind, 0, UNSENT, seat), now=now)
                opened = draft.messages[-1]

        await self._games.change(game, step)
        return opened

    async def replaced(self, row: MessageRow, sent: Sent, shows: int, now: int) -> None:
        """Record that a message shows this revision in place of another one, unless that already has a successor."""

        def step(draft: GameDraft, _: Timing) -> None:
            live = message_rows.live(draft.messages, row.kind, row.seat)
            if live is not None and live.id == row.id:
                draft.open_message(sent, shows=shows, now=now)

        await self._games.change(row.game, step)

    async def is_to_be_sent(self, row: MessageRow) -> bool:
        """Return whether a row still waits for its message, and this process may send it."""
        if not await self._games.begin_drawing(row.game):
            return False
        return any(one.id == row.id and one.message_id == UNSENT for one in await self.of(row.game))

    async def sent(self, row: MessageRow, channel_id: int, message_id: int, shows: int, now: int) -> bool:
        """Record that an opened row's message is on Discord and shows this revision; return whether there is a row."""

        def change(played: GameRow, one: MessageRow) -> MessageRow:
            if one.id == row.id:
                return message_rows.sent(one, channel_id, message_id, shows, now)
            return message_rows.with_new_link(one, row) if message_rows.leads_to(one, row, played) else one

        found = await self._games.note(row.game, change)
        self._games.flush_soon(row.game)
        return any(one.id == row.id for one in found.messages)

    async def shown(self, row: MessageRow, revision: int, now: int) -> None:
        """Record that an edit shows this revision; `row` is what was known of the message when the edit began."""
        known = self._known(row, revision)
        await self._note(row, lambda one: message_rows.shown_over(one, row, known, now))

    async def failed(self, row: MessageRow, now: int) -> None:
        """Record a failure; each one lengthens the pause before the next attempt."""
        await self._note(row, lambda one: message_rows.failed(one, now))

    async def looked(self, row: MessageRow, revision: int, newest: int, now: int) -> None:
        """Record that somebody looks below this table at this revision; `newest` is known to be in its channel."""
        await self._note(row, lambda one: replace(one, looked_at=now, looked_for=revision, looked_to=newest))

    async def answered(self, row: MessageRow, revision: int, token: Token, now: int) -> None:
        """Record that a press was answered by showing this revision on this message; `row` is what was known of it
        before."""
        known = self._known(row, revision)

        def change(one: MessageRow) -> MessageRow:
            return replace(
                message_rows.shown_over(one, row, known, now), token=token.text, token_until=token.until
            )

        await self._note(row, change)

    async def retire(self, row: MessageRow) -> None:
        """Retire a message that a new one replaces."""
        await self._note(row, message_rows.retired)

    async def is_sure(self, row: MessageRow) -> None:
        """Record that this message was checked and matches its row."""
        await self._note(row, lambda one: replace(one, is_unsure=False))

    async def redraw(self, row: MessageRow) -> None:
        """Request a redraw, because the message's content is uncertain."""
        await self._note(row, message_rows.redrawn)

    async def doubt_table(self, game: str) -> None:
        """Have a game's table compared with what it should show, because it may be gone."""
        if (row := message_rows.live(await self.of(game), "table", TABLE_SEAT)) is not None:
            await self._note(row, message_rows.doubted)

    async def lend(self, row: MessageRow, token: Token) -> None:
        """Record that the token of a press can edit this message."""
        await self._note(row, lambda one: message_rows.lent(one, token))

    async def rest(self, row: MessageRow) -> None:
        """Record that this message waits for a press, unless one has come since."""
        await self._note(row, lambda one: message_rows.resting(one) if one.token == row.token else one)

    async def drop_token(self, row: MessageRow) -> None:
        await self._note(row, lambda one: replace(one, token=None, token_until=None))

    async def leave(self, row: MessageRow, named: Iterable[int]) -> None:
        """Keep this message on Discord but stop redrawing it; it names these people."""
        await self._note(row, lambda _: None, _namings(row.channel_id, row.message_id, named))

    async def shown_to_all(self, channel_id: int, message_id: int, named: Iterable[int]) -> None:
        """Record a public message that belongs to no game and names these people."""
        await self._store.commit(_namings(channel_id, message_id, named))

    async def forget(self, row: MessageRow) -> None:
        await self._note(row, lambda _: None)

    def _known(self, row: MessageRow, revision: int) -> int:
        return NOTHING if row.id in self.crossed else revision

    async def _note(
        self, row: MessageRow, change: Callable[[MessageRow], MessageRow | None], notes: Batch = ()
    ) -> None:
        """Change one row, or remove it, unless it is gone."""

        def changed(game: GameRow, one: MessageRow) -> MessageRow | None:
            new = change(message_rows.placed(one, row)) if one.id == row.id else one
            return message_rows.settled(new) if new is not None and game.status in OVER else new

        await self._games.note(row.game, changed, notes)


INSERT_NAMING = sql("""
    insert into naming (message_id, channel_id, user_id) values (:message_id, :channel_id, :user_id)
    on conflict (message_id, user_id) do nothing
""")


def _namings(channel_id: int, message_id: int, named: Iterable[int]) -> Batch:
    return tuple(
        statement(INSERT_NAMING, message_id=message_id, channel_id=channel_id, user_id=user_id)
        for user_id in named
    )
