"""The messages of a game: which it should have, what each shows, and whether an existing one may stay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from bot.games.registry import PARTS
from bot.messages.additions import NONE, Additions
from bot.messages.ended import closing_page
from bot.messages.panel import panel_page
from bot.messages.requests import has_fresh_token
from bot.messages.table import notice_page, table_page
from bot.pages.page import Page, jump_url
from bot.store.messages import NOTHING, UNSENT
from bot.store.rows import TABLE_SEAT, MessageKind, MessageRow, TableStyle
from bot.turns.clocks import MINUTE, SECOND
from bot.turns.look import Look, Seated
from bot.turns.rounds import GRACE

PROGRESS_GAP = 20 * SECOND
"""The shortest time between progress edits of a table. Panels show progress at once, and the end of a round
is more than progress."""
MAX_EDIT_AGE = 50 * MINUTE
"""The age from which messages are replaced: Discord limits edits after an hour separately (30046)."""

Drawing = Callable[[Look, str | None, Additions], Page]
"""(look, address of the table, the features' additions) -> the page of a panel."""


def page_of(
    look: Look,
    kind: MessageKind,
    table_url: str | None = None,
    additions: Additions = NONE,
    *,
    drawing: Drawing = panel_page,
    is_resting: bool = False,
) -> Page:
    """Return the page of a message, from its viewer's look, for both answers and redraws.

    `table_url` leads to the table or, at the end, to the closing message. A table `is_resting` if it waits for a press.
    """
    match kind:
        case "panel":
            page = drawing(look, table_url, additions)
        case "notice":
            page = notice_page(look)
        case "reveal":
            page = closing_page(look, additions)
        case "table" if look.place.is_guest and look.status == "finished":
            # No other message can follow.
            page = closing_page(look, additions)
        case "table":
            has_activity = additions.has_activity
            page = table_page(look, table_url, has_activity=has_activity, is_resting=is_resting)
        case _:
            page = additions.lasting[kind].page(look)
    return replace(page, locale=look.locale)


def user_of(look: Look, seat: int) -> int | None:
    """Return the person whose look a message for this seat shows; None (everyone) for a public message."""
    for player in look.players:
        if player.seat == seat:
            return player.user_id
    return None


def player_in_seat(look: Look, seat: int) -> Seated:
    """Return the player in a seat; seats may have gaps in the lobby."""
    return next(player for player in look.players if player.seat == seat)


def is_notice_due(look: Look) -> bool:
    return look.status == "lobby" and bool(look.guests)


def wanted_messages(
    look: Look, live: dict[tuple[MessageKind, int], MessageRow], lasting: Mapping[MessageKind, bool]
) -> Iterator[tuple[MessageKind, int]]:
    """Yield the messages that a game should have; `lasting` are those of features, and whether the server
    wants them."""
    if not look.is_private and (not look.is_over or ("table", TABLE_SEAT) in live):
        yield "table", TABLE_SEAT
    if is_notice_due(look) and not look.place.is_guest:
        yield "notice", TABLE_SEAT
    if look.status == "finished" and not look.is_private and not look.place.is_guest:
        yield "reveal", TABLE_SEAT
        for kind, is_wanted in lasting.items():
            # Not again after the end, if someone has asked for them in the meantime.
            if (kind, TABLE_SEAT) in live or (is_wanted and ("reveal", TABLE_SEAT) not in live):
                yield kind, TABLE_SEAT
    for player in look.players if look.status != "lobby" else ():
        has_one: bool = ("panel", player.seat) in live
        sends_one = player.panel == "dm" and not look.is_over
        if player.is_human and not player.has_left and (has_one or sends_one):
            yield "panel", player.seat


def is_hidden(look: Look, kind: MessageKind) -> bool:
    return look.place.is_hidden and kind != "panel"


def is_final(look: Look, row: MessageRow) -> bool:
    """Return whether the message shows the end and will never change again. Public ones are kept, so that they can be
    found."""
    return look.is_over and row.kind == "panel" and row.shows >= row.wants


def is_closing_due(look: Look, live: Mapping[tuple[MessageKind, int], MessageRow]) -> bool:
    """Return whether the message to which the sheets of a finished game lead is still to be sent."""
    closing = live.get(("reveal", TABLE_SEAT))
    is_there = closing is not None and closing.message_id != UNSENT
    comes = not (look.is_private or look.place.is_hidden or look.place.is_guest)
    return look.status == "finished" and comes and not is_there


def has_no_voice(look: Look, row: MessageRow | None, now: int) -> bool:
    """Return whether the bot can do nothing about a message before somebody presses: it is a guest there."""
    return look.place.is_guest and (row is None or not has_fresh_token(row, now))


def is_due(row: MessageRow, quiet_since: int) -> bool:
    """Return whether it lags or is uncertain; progress alone waits if the last edit was after
    `quiet_since`."""
    if row.is_unsure:
        return True
    return row.shows < row.wants and (row.is_urgent or row.edited_at <= quiet_since)


def is_about_to_close(look: Look, now: int) -> bool:
    """Return whether the round closes so soon that the table need not be drawn before."""
    return look.times.closes_at is not None and look.times.closes_at - now <= GRACE


def may_return(look: Look, row: MessageRow, style: TableStyle) -> bool:
    """Return whether a new message may replace the table's: once a round, when the next one begins.

    With `follow` never once a person has moved, because another may be about to press; the caller checks
    whether it has scrolled away.
    """
    if not row.is_urgent or look.status != "running" or look.times.closes_at is not None or style == "stay":
        return False
    has_begun = any(player.is_human and not player.is_absent and player.has_moved for player in look.players)
    if style == "follow" and has_begun:
        return False
    is_again = PARTS[look.kind].words.is_thrown_again(look)
    opening = look.dice.throws[-2:] if is_again else look.dice.throws[-1:]
    return any(step >= row.step for step, _ in opening[:1])


def is_asked_anew(look: Look, row: MessageRow) -> bool:
    """Return whether the panel's seat, by direct message, owes a newer decision than its message was sent
    for."""
    player = player_in_seat(look, row.seat)
    return row.step != look.step and player.is_asked and player.panel == "dm"


def people_named(look: Look, row: MessageRow, also: Iterable[int]) -> set[int]:
    """Return the people whom a message may name to others; a panel in the channel disappears automatically.

    `also` lists non-players whom a feature mentions.
    """
    # A player who has left the lobby has no seat.
    player = next((p for p in look.players if p.seat == row.seat), None) if row.kind == "panel" else None
    if player is not None and player.panel != "dm":
        return set()
    own = player.user_id if player is not None else None
    people = (*(p.user_id or p.ghost_user for p in look.players), *also)
    return {user for user in people if user is not None and user != own}


def is_new(look: Look, row: MessageRow | None, now: int, *, returns: bool) -> bool:
    return row is None or row.message_id == UNSENT or is_outdated(look, row, now, returns=returns)


def is_lost(look: Look, row: MessageRow, now: int) -> bool:
    """Return whether it is a panel in the channel whose token has expired."""
    is_ours = row.kind != "panel" or player_in_seat(look, row.seat).panel != "channel"
    return not is_ours and not has_fresh_token(row, now)


def is_outdated(look: Look, row: MessageRow, now: int, *, returns: bool) -> bool:
    """Return whether to send a new message: to notify, or because the old one is past the edit limit.

    `returns` means that the table message moves to the bottom of its channel.
    """
    if row.kind not in ("table", "panel") or row.message_id == UNSENT or look.place.is_guest:
        return False
    if row.shows >= row.wants or (look.is_over and (row.kind == "table" or row.shows == NOTHING)):
        # A correction, or a redraw long after the end, needs no notification; the end has a message of its
        # own.
        return False
    if row.kind == "table":
        is_news = returns
    else:
        is_news = look.clock.is_slow and not look.is_private and is_asked_anew(look, row)
    if is_news and look.status == "running":
        return True
    # The clock may have been ahead.
    is_old = not 0 <= now - row.created_at <= MAX_EDIT_AGE
    return is_old and not has_fresh_token(row, now)


def address_of_table(look: Look, rows: Iterable[MessageRow]) -> str:
    """Return the address of a game's closing or table message, or at least of its channel."""
    sent = {row.kind: row for row in rows if not row.is_retired and row.message_id}
    row = sent.get("reveal") or sent.get("table")
    return jump_url(
        look.place.guild_id or look.place.guest_of,
        *((look.place.channel_id,) if row is None else (row.channel_id, row.message_id)),
    )
