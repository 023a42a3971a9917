"""The public messages of a running game: lobby, invitation and table."""

from __future__ import annotations

from dataclasses import replace

from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.messages.ended import ended_page
from bot.messages.more_pages import alert_button, more_button, open_button, rules_button
from bot.messages.panel import what_follows
from bot.pages.control import Control, Verb
from bot.pages.layouts import escape_markdown, timestamp
from bot.pages.page import Item, Page, Row, Style, button
from bot.turns.look import Look

DIRECT_MESSAGES = "https://discord.com/channels/@me"


def table_page(
    look: Look, closing_url: str | None = None, *, has_activity: bool = False, is_resting: bool = False
) -> Page:
    """Return the table message in the server's language; when it is over, it links to the closing message. It says so
    if it `is_resting` until a press."""
    if look.is_over:
        return ended_page(look, closing_url)
    page = _lobby(look) if look.status == "lobby" else _running(look, has_activity=has_activity)
    return replace(page, caption=(*page.caption, look.say("table-rests"))) if is_resting else page


def notice_page(look: Look) -> Page:
    """Mention the people who may still join a lobby; the notice is deleted when the game begins."""
    title = PARTS[look.kind].words.title(look)
    lines, users = [], {guest.user_id: f"<@{guest.user_id}>" for guest in look.guests}
    invited = [users[guest.user_id] for guest in look.guests if guest.is_invited]
    told = [mention for mention in users.values() if mention not in invited]
    # The host is a plain name: only the recipients of the notice are mentioned.
    host = next((escape_markdown(p.name) for p in look.players if p.user_id == look.host_id), "")
    if invited:
        lines.append(look.say("lobby-invited", players=tuple(invited), host=host, title=title))
    if told:
        lines.append(look.say("lobby-told", players=tuple(told), host=host, title=title))
    buttons = [_lobby_button(look, Verb.JOIN, "lobby-join", Style.SUCCESS, "✋")]
    if invited:
        buttons.append(_lobby_button(look, Verb.LEAVE, "lobby-decline", Style.SECONDARY, "👋"))
    if told:
        buttons.append(alert_button(look, is_on=False))
    return Page("\n".join(lines), rows=(tuple(buttons),), notified=tuple(users))


def _lobby(look: Look) -> Page:
    part = PARTS[look.kind]
    title = look.say("lobby-title", title=part.words.title(look))
    options = look.say("lobby-options", clock=look.options.clock, options=part.words.options(look))
    seats = look.say("lobby-seats", taken=len(look.players), seats=look.options.seats)
    hint = look.say(
        "lobby-hint",
        is_full="no" if look.has_free_seat else "yes" if all(p.is_in for p in look.players) else "kept",
        seats=look.options.seats,
        time=timestamp(look.times.deadline),
    )
    casual = look.say("casual") if look.is_casual else ""
    sheets = look.say("lobby-sheets", panel=look.options.panel)
    caption = (title, options, casual, seats, *_at_the_table(look), hint, sheets)
    return Page(pictures=(part.pictures.preview(look),), caption=caption, rows=(_lobby_buttons(look),))


def _at_the_table(look: Look) -> list[str]:
    """Return a line for everyone who has joined, and for everyone with a seat kept."""
    joined = [
        look.say(
            "lobby-seat",
            player=player_name(player, look),
            is_host="yes" if player.user_id == look.host_id else "no",
        )
        for player in look.players
        if player.is_in
    ]
    kept = [player_name(player, look) for player in look.players if not player.is_in]
    kept += [f"<@{guest.user_id}>" for guest in look.guests if guest.is_invited]
    return [*joined, *(look.say("lobby-kept", player=player) for player in kept)]


def _lobby_buttons(look: Look) -> Row:
    start = _lobby_button(look, Verb.START, "lobby-start", Style.PRIMARY, "▶️")
    more = more_button(look)
    join = _lobby_button(look, Verb.JOIN, "lobby-join", Style.SUCCESS, "✋")
    if look.has_free_seat:
        return (
            join,
            start,
            _lobby_button(look, Verb.COMPUTERS, "lobby-computer", Style.SECONDARY, "🤖"),
            *_refresh(look),
            more,
        )
    first = (start,) if all(player.is_in for player in look.players) else (join, start)
    return (*first, *_refresh(look), more)


def _refresh(look: Look) -> Row:
    """Return the button that continues a table which the bot can no longer change by itself."""
    if not look.place.is_guest:
        return ()
    return (button(Control(Verb.REFRESH, look.game, look.step), look.say("table-refresh"), emoji="🔄"),)


def _lobby_button(look: Look, verb: str, key: str, style: Style, emoji: str) -> Item:
    return button(Control(verb, look.game), look.say(key), style, emoji=emoji)


def _running(look: Look, *, has_activity: bool) -> Page:
    part = PARTS[look.kind]
    news = " · ".join(each for each in (_ran_out(look), *part.words.news(look)) if each)
    is_before = look.view is not None and look.view.round == 0
    begun = part.words.throw(look) if is_before else ()
    caption = [news, *begun, _waiting(look)]
    if away := [player_name(p, look) for p in look.players if p.is_absent and not p.has_left]:
        caption.append(look.say("table-away", players=tuple(away)))
    if closed := [player_name(p, look) for p in look.players if p.panel == "closed" and not p.has_left]:
        caption.append(look.say("table-closed-dms", players=tuple(closed)))
    if look.times.closes_at is None:
        caption += _way_to_sheets(look)
    opened = (open_button(look, look),) if has_activity else ()
    row = (sheet_button(look), *opened, *_refresh(look), rules_button(look), more_button(look))
    return Page(pictures=(part.pictures.table(look),), caption=tuple(caption), rows=(row,))


def _way_to_sheets(look: Look) -> list[str]:
    """Tell the awaited players how they get to their sheet; one that came by direct message asks by itself."""
    places = {player.panel for player in look.pending}
    invitation = PARTS[look.kind].words.invitation(look) if places != {"dm"} else ""
    if "dm" in places:
        return [invitation, look.say("table-sheets", url=DIRECT_MESSAGES)]
    return [invitation or (look.say("table-open-sheet") if "channel" in places else "")]


def _ran_out(look: Look) -> str:
    """Say for whom time ran out in the last round."""
    late = tuple(player_name(player, look) for player in look.players if player.ran_out)
    return look.say("table-ran-out", players=late, count=len(late)) if late else ""


def _waiting(look: Look) -> str:
    if look.times.closes_at is not None:
        return look.say("table-closing", next=what_follows(look), time=timestamp(look.times.closes_at))
    names = tuple(player_name(player, look) for player in look.pending)
    if look.times.deadline is None:
        return look.say("table-waiting", players=names)
    return look.say("table-waiting-until", players=names, time=timestamp(look.times.deadline))


def sheet_button(look: Look) -> Item:
    """Return the button that opens the presser's own sheet."""
    control = Control(Verb.SHEET, look.game, look.step)
    return button(control, look.say("table-sheet"), Style.PRIMARY, emoji="📝")
