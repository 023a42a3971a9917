"""The public messages of a running game: lobby, invitation and table."""

from __future__ import annotations

from bot.games.names import player_name, strength_name
from bot.games.registry import PARTS, strengths
from bot.messages.additions import NONE, Additions
from bot.messages.closing import ended_page
from bot.messages.seal import seal_button
from bot.messages.standings import standings_line
from bot.pages.control import Control, Verb
from bot.pages.layouts import escaped
from bot.pages.page import MAX_CONTENT, Item, Page, Row, Style, button, select
from bot.pages.texts import text
from bot.turns.look import Look, Seated


def table_page(look: Look, closing_url: str | None = None, additions: Additions = NONE) -> Page:
    """Return the table message in the server's language; when it is over, it links to the closing message."""
    if look.status == "lobby":
        return _lobby(look)
    return ended_page(look, closing_url, additions) if look.is_over else _running(look)


def notice_page(look: Look) -> Page:
    """Mention those who may still join a lobby; the notice is deleted when the game begins."""
    locale, title = look.place.locale, PARTS[look.kind].words.title(look, look.place.locale)
    lines, users = [], {guest.user_id: f"<@{guest.user_id}>" for guest in look.guests}
    invited = [users[guest.user_id] for guest in look.guests if guest.is_invited]
    told = [mention for mention in users.values() if mention not in invited]
    # The host is a plain name: only the recipients of the notice are mentioned.
    host = next((escaped(p.name) for p in look.players if p.user_id == look.host_id), "")
    if invited:
        lines.append(text(locale, "lobby-invited", players=", ".join(invited), host=host, title=title))
    if told:
        lines.append(text(locale, "lobby-told", players=", ".join(told), host=host, title=title))
    buttons = [_lobby_button(look, Verb.JOIN, "lobby-join", Style.SUCCESS, "✋")]
    if invited:
        buttons.append(_lobby_button(look, Verb.LEAVE, "lobby-decline", Style.SECONDARY, "👋"))
    if told:
        buttons.append(alert_button(locale, is_on=False))
    return Page("\n".join(lines), rows=(tuple(buttons),), notified=tuple(users))


def alert_button(locale: str, *, is_on: bool) -> Item:
    """Return the button for whether a person is told of new tables."""
    control = Control(Verb.ALERT, arg="on" if is_on else "off")
    key, emoji = ("alert-on", "🔔") if is_on else ("alert-off", "🔕")
    return button(control, text(locale, key), emoji=emoji)


def is_notice_due(look: Look) -> bool:
    return look.status == "lobby" and bool(look.guests)


def timestamp(milliseconds: int | None) -> str:
    """Format a time that each client shows as `in 2 minutes`, in its own language."""
    return "" if milliseconds is None else f"<t:{milliseconds // 1000}:R>"


def _lobby(look: Look) -> Page:
    locale, part = look.place.locale, PARTS[look.kind]
    lines = [
        text(locale, "lobby-title", title=part.words.title(look, locale)),
        text(locale, "lobby-options", clock=look.options.clock, options=part.words.options(look, locale)),
        text(locale, "casual") if look.is_casual else "",
        text(locale, "lobby-seats", taken=len(look.players), seats=look.options.seats),
        *(
            text(
                locale,
                "lobby-seat",
                player=player_name(player, locale),
                is_host="yes" if player.user_id == look.host_id else "no",
            )
            for player in look.players
        ),
        *(
            text(locale, "lobby-kept", player=f"<@{guest.user_id}>")
            for guest in look.guests
            if guest.is_invited
        ),
        text(
            locale,
            "lobby-hint",
            is_full="yes" if _is_full(look) else "no",
            seats=look.options.seats,
            time=timestamp(look.times.deadline),
        ),
    ]
    rows = [_lobby_buttons(look)]
    if not _is_full(look):
        rows.append((_computer_select(look),))
    if len(look.players) > 1:
        rows.append((_remove_select(look),))
    # The seal is shown before any press is mixed into the dice.
    rows.append((_rules_button(look), seal_button(look)))
    return Page(_joined(lines), (part.pictures.preview(look, locale),), tuple(rows))


def _is_full(look: Look) -> bool:
    return len(look.players) == look.options.seats


def _lobby_buttons(look: Look) -> Row:
    grey = Style.SECONDARY
    join = _lobby_button(look, Verb.JOIN, "lobby-join", Style.SUCCESS, "✋")
    return (
        *(() if _is_full(look) else (join,)),
        _lobby_button(look, Verb.START, "lobby-start", Style.PRIMARY, "▶️"),
        _lobby_button(look, Verb.LEAVE, "lobby-leave", grey, "🚪"),
        _lobby_button(look, Verb.CANCEL, "lobby-cancel", grey, "❌"),
    )


def _lobby_button(look: Look, verb: str, key: str, style: Style, emoji: str) -> Item:
    return button(Control(verb, look.game), text(look.place.locale, key), style, emoji=emoji)


def _computer_select(look: Look) -> Item:
    """Return the menu of strengths for a new computer player."""
    options = (
        (
            strength,
            strength_name(strength, look.place.locale),
            text(look.place.locale, "strength-about", strength=strength),
        )
        for strength in strengths(look.kind).names
    )
    # The tag changes each time, so that the same strength can be chosen again.
    control = Control(Verb.COMPUTER, look.game, tag=str(look.revision), kind="s")
    return select(control, text(look.place.locale, "lobby-computer"), options)


def _remove_select(look: Look) -> Item:
    options = (
        (str(player.seat), _plain_name(player, look.place.locale), "")
        for player in look.players
        if player.user_id != look.host_id
    )
    control = Control(Verb.REMOVE, look.game, tag=str(look.revision), kind="s")
    return select(control, text(look.place.locale, "lobby-remove"), options)


def _running(look: Look) -> Page:
    locale, part = look.place.locale, PARTS[look.kind]
    lines = [
        text(locale, "table-title", title=part.words.title(look, locale)),
        _ran_out(look),
        *part.words.news(look, locale),
        standings_line(look, locale),
        *part.words.throw(look, locale),
        _waiting(look),
    ]
    if closed := [player_name(p, locale) for p in look.players if p.panel == "closed" and not p.has_left]:
        lines.append(text(locale, "table-closed-dms", players=", ".join(closed)))
    if look.times.closes_at is None:
        lines.append(part.words.invitation(look, locale) or _open_sheet(look))
    buttons = (sheet_button(look), _rules_button(look), _more_button(look), seal_button(look))
    return Page(_joined(lines), (part.pictures.table(look, locale),), (buttons,))


def _ran_out(look: Look) -> str:
    """Say for whom time ran out in the last round."""
    late = [player_name(player, look.place.locale) for player in look.players if player.ran_out]
    names = ", ".join(late)
    return text(look.place.locale, "table-ran-out", players=names, count=len(late)) if late else ""


def _open_sheet(look: Look) -> str:
    """Say how to see one's sheet, for those who get it in the channel."""
    is_here = any(player.panel == "channel" for player in look.pending)
    return text(look.place.locale, "table-open-sheet") if is_here else ""


def what_follows(look: Look) -> str:
    """Return `throw` once rounds have begun; before, `step`: perhaps only the next player's start block."""
    return "throw" if look.view is not None and look.view.round > 0 else "step"


def _waiting(look: Look) -> str:
    if look.times.closes_at is not None:
        return text(
            look.place.locale, "table-closing", next=what_follows(look), time=timestamp(look.times.closes_at)
        )
    names = ", ".join(player_name(player, look.place.locale) for player in look.pending)
    if look.times.deadline is None:
        return text(look.place.locale, "table-waiting", players=names)
    return text(look.place.locale, "table-waiting-until", players=names, time=timestamp(look.times.deadline))


def sheet_button(look: Look) -> Item:
    """Return the button that opens the presser's own sheet."""
    control = Control(Verb.SHEET, look.game, look.step)
    return button(control, text(look.place.locale, "table-sheet"), Style.PRIMARY, emoji="📝")


def _rules_button(look: Look) -> Item:
    return button(
        Control(Verb.RULES, look.game, look.step), text(look.place.locale, "table-rules"), emoji="📖"
    )


def _more_button(look: Look) -> Item:
    return button(Control(Verb.MORE, look.game, look.step), text(look.place.locale, "table-more"), emoji="⚙️")


def more_page(look: Look, locale: str, *, is_moderator: bool) -> Page:
    """Offer rarely used actions: move the sheet, leave, remove, end."""

    def say(verb: str, key: str, style: Style) -> Item:
        return button(Control(verb, look.game, look.step), text(locale, key), style)

    buttons: list[Item] = []
    rows: list[Row] = []
    if look.own is not None:
        buttons.append(say(Verb.DM, "more-dm", Style.SECONDARY))
        buttons.append(say(Verb.TEXT, "more-text", Style.SECONDARY))
        buttons.append(say(Verb.QUIT, "more-leave", Style.DANGER))
    if is_moderator:
        buttons.append(say(Verb.END, "more-end", Style.DANGER))
    rows.append((*buttons, seal_button(look)))
    others = [p for p in look.players if not p.has_left and p.user_id != look.host_id]
    if look.own is not None and look.own.user_id == look.host_id and others and not look.is_private:
        options = ((str(p.seat), _plain_name(p, locale), "") for p in others)
        control = Control(Verb.KICK, look.game, look.step, kind="s")
        rows.append((select(control, text(locale, "lobby-remove"), options),))
    if look.place.guild_id is not None:
        rows.append((alert_button(locale, is_on=True),))
    return Page(text(locale, "more-title" if buttons else "more-nothing"), rows=tuple(rows))


def _plain_name(player: Seated, locale: str) -> str:
    """Return a name for places that cannot show mentions."""
    return player_name(player, locale) if player.user_id is None else player.name


def _joined(lines: list[str]) -> str:
    content = "\n".join(line for line in lines if line)
    return content if len(content) <= MAX_CONTENT else content[: MAX_CONTENT - 1] + "…"
