"""The messages that show games: one live row for each (game, kind, seat), and its possible changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import randbelow

from bot.store.rows import TABLE_SEAT, GameRow, MessageKind, MessageRow

SECOND = 1_000
MINUTE = 60 * SECOND
UNSENT = 0
"""The message id of a row whose message is being sent."""
NOTHING = -1
"""The revision of a message whose content is unknown."""
MAX_PAUSE = 10 * MINUTE
TOKEN_TIME = 14 * MINUTE
"""The milliseconds for which a token is used: it can edit for 15 minutes, which leaves one to spare."""
RESTS_BEFORE = 30 * SECOND
"""The milliseconds before the end of its token at which a table where the bot is a guest says that it will wait."""
FIRST_IDS, NEXT_IDS = 1 << 62, 1 << 30
"""Ids are random, so that any process can assign them; within a game they grow."""


Bookkeeping = Callable[[GameRow, MessageRow], MessageRow | None]
"""Returns what a message's row, in this game, is from now on; None if it goes."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token that can edit a message for some minutes; Discord answers 401 to an expired one, and bans
    repeated attempts."""

    text: str
    made_at: int
    """When the interaction was made (ms UTC): its time runs from then, whenever the token is used."""

    @property
    def until(self) -> int:
        return self.made_at + TOKEN_TIME


@dataclass(frozen=True, slots=True)
class Sent:
    """A message on Discord that shows a game."""

    kind: MessageKind
    channel_id: int
    message_id: int
    seat: int = TABLE_SEAT
    token: Token | None = None
    """The token of the interaction that sent or last edited it."""


def opened(
    rows: tuple[MessageRow, ...], game: str, sent: Sent, *, step: int, wants: int, shows: int, now: int
) -> tuple[MessageRow, ...]:
    """Add a message as the live one of its kind and seat, and retire its predecessor, unless it is the same message."""
    same = next((one for one in rows if one.message_id == sent.message_id != UNSENT), None)
    others = (one for one in rows if one is not same)
    row = MessageRow(
        id=_next_id(rows) if same is None else same.id,  # writers refer to the row by this id
        game=game,
        kind=sent.kind,
        seat=sent.seat,
        step=step,
        channel_id=sent.channel_id,
        message_id=sent.message_id,
        token=None if sent.token is None else sent.token.text,
        token_until=None if sent.token is None else sent.token.until,
        wants=wants,
        shows=shows,
        is_urgent=True,
        is_retired=False,
        failures=0,
        created_at=now,
        edited_at=now,
        due_at=0,
        is_unsure=False,
    )
    if (before := live(rows, sent.kind, sent.seat)) is not None:
        row = with_look(row, before)
    return (*(retired(one) if is_live(one, sent.kind, sent.seat) else one for one in others), row)


def _next_id(rows: tuple[MessageRow, ...]) -> int:
    return max(row.id for row in rows) + 1 + randbelow(NEXT_IDS) if rows else randbelow(FIRST_IDS)


def live(rows: tuple[MessageRow, ...], kind: MessageKind, seat: int) -> MessageRow | None:
    return next((row for row in rows if is_live(row, kind, seat)), None)


def is_live(row: MessageRow, kind: MessageKind, seat: int) -> bool:
    return not row.is_retired and (row.kind, row.seat) == (kind, seat)


def retired(row: MessageRow) -> MessageRow:
    return replace(row, is_retired=True, failures=0, due_at=0)


def shown(row: MessageRow, revision: int, now: int) -> MessageRow:
    """Return the row of a message that shows this revision."""
    return replace(
        row,
        shows=revision,
        edited_at=now,
        failures=0,
        due_at=0,
        is_unsure=False,
        is_urgent=row.is_urgent and row.wants > revision,
    )


def shown_over(row: MessageRow, known: MessageRow, revision: int, now: int) -> MessageRow:
    """Return the row of a message that was edited to show this revision; `known` is the row from before the edit.

    If another edit was noted since, it is unknown which came last, so the message is drawn again.
    """
    drawn = shown(row, revision, now)
    return drawn if row.shows in (known.shows, revision) else redrawn(drawn)


def sent(row: MessageRow, channel_id: int, message_id: int, revision: int, now: int) -> MessageRow:
    """Return the row of a message that is on Discord; the first to learn its id decides what it shows."""
    shows = row.shows if row.message_id == message_id else revision
    if row.message_id not in (UNSENT, message_id):
        # An older message was mistaken for it, and the token leads there.
        row = replace(row, token=None, token_until=None)
    return replace(shown(row, revision, now), shows=shows, channel_id=channel_id, message_id=message_id)


def placed(row: MessageRow, known: MessageRow) -> MessageRow:
    """Return the row with the place of its message, which may not have been written."""
    if row.message_id != UNSENT:
        return row
    return replace(row, channel_id=known.channel_id, message_id=known.message_id)


def settled(row: MessageRow) -> MessageRow:
    """Return the row without a token if its game is over and it shows the end."""
    return row if row.shows < row.wants else replace(row, token=None, token_until=None)


def leads_to(row: MessageRow, to: MessageRow, game: GameRow) -> bool:
    """Return whether a message has a link to another one: a panel to the table before and after the game, both to the
    closing message."""
    is_there = row.kind in ("panel", "table") and not row.is_retired and row.id != to.id
    return is_there and to.kind in ("table", "reveal") and game.status != "running"


def with_new_link(row: MessageRow, to: MessageRow) -> MessageRow:
    """Return the row of a message that leads to a new one; nobody is to wait for the closing message."""
    is_urgent = row.is_urgent or to.kind == "reveal"
    return replace(row, shows=min(row.shows, row.wants - 1), is_urgent=is_urgent)


def doubted(row: MessageRow) -> MessageRow:
    """Return the row of a live message that must be compared with what it should show."""
    return replace(row, is_unsure=not row.is_retired and row.message_id != UNSENT)


def redrawn(row: MessageRow) -> MessageRow:
    """Return the row of a message whose content is uncertain."""
    return replace(row, shows=NOTHING, is_urgent=True)


def is_about_to_rest(row: MessageRow, now: int) -> bool:
    """Return whether this message, of a game where the bot is a guest, is a table that soon waits for a press."""
    is_last = row.token_until is not None and 0 < row.token_until - now <= RESTS_BEFORE
    return row.kind == "table" and not row.is_retired and is_last


def lent(row: MessageRow, token: Token) -> MessageRow:
    """Return the row of a message that this token can edit, too, unless a later one can."""
    is_later = token.until > (row.token_until or 0)
    return replace(row, token=token.text, token_until=token.until) if is_later else row


def resting(row: MessageRow) -> MessageRow:
    """Return the row of a message that waits for a press, and is then drawn."""
    return replace(redrawn(row), token=None, token_until=None)


def with_look(row: MessageRow, other: MessageRow) -> MessageRow:
    """Return the row with the last look below another one."""
    return replace(row, looked_at=other.looked_at, looked_for=other.looked_for, looked_to=other.looked_to)


def merged(
    rows: tuple[MessageRow, ...], before: tuple[MessageRow, ...], after: tuple[MessageRow, ...]
) -> tuple[MessageRow, ...]:
    """Return rows that another process has written, with what this one did from `before` to `after`.

    Which of two edits of the same message came last is unknown, so that one is drawn again.
    """
    was, is_now = ({row.id: row for row in some} for some in (before, after))
    return tuple(
        _merged(row, was[row.id], is_now[row.id]) if row.id in was and row.id in is_now else row
        for row in rows
        if row.id not in was or row.id in is_now
    )


def _merged(row: MessageRow, before: MessageRow, after: MessageRow) -> MessageRow:
    row = with_look(row, max(row, after, key=lambda one: one.looked_at))
    if _done_to(after) == _done_to(before):
        return row
    is_alone = _done_to(row) == _done_to(before)
    ours = replace(with_look(after, row), wants=row.wants, is_urgent=row.is_urgent)
    if is_alone:
        return replace(ours, is_urgent=row.is_urgent and row.wants > ours.shows)
    newest = ours if (after.token_until or 0) > (row.token_until or 0) else row
    return redrawn(replace(placed(row, after), token=newest.token, token_until=newest.token_until))


def _done_to(row: MessageRow) -> MessageRow:
    """Return the row without what a change of the game does to it, and without looks, which change no message."""
    return replace(row, wants=0, is_urgent=False, looked_at=0, looked_for=0, looked_to=0)


def failed(row: MessageRow, now: int) -> MessageRow:
    """Return the row after a failure; each one lengthens the pause before the next attempt."""
    return replace(row, failures=row.failures + 1, due_at=now + pause_after(row.failures))


def pause_after(failures: int) -> int:
    """Return the milliseconds to wait before the next attempt after one more failure."""
    return int(min(MAX_PAUSE, 2 ** (failures + 1) * SECOND))
