"""The private menus behind a table's and a panel's buttons: everything that is rarely pressed."""

from __future__ import annotations

from bot.games.names import plain_names, player_name, strength_name
from bot.games.registry import PARTS, strengths
from bot.messages.additions import NONE, Additions
from bot.pages.control import NO_GAME, ON_PAGE, Control, Verb
from bot.pages.page import Button, ButtonSlot, Item, Page, Style, button, in_rows, link, select
from bot.pages.texts import Speech
from bot.turns.look import Look, Seated

SHORT_SEAL = 8
"""The length of the short seal: enough to recognise it, too little to prove anything."""


def more_button(look: Look, arg: str = "") -> Item:
    """Return the button for the menu; on a panel it also carries the half-made choice that the panel shows."""
    control = Control(Verb.MORE, look.game, look.step, arg)
    return button(control, look.say("table-more"), emoji="⚙️", slot=ButtonSlot.MORE)


def back_button(game: str, reader: Speech) -> Button:
    """Return the button that leads back to the menu, on pages that took its place."""
    return button(Control(Verb.MORE, game, tag=ON_PAGE), reader.say("table-more"), emoji="◀️")


def share_button(control: Control, reader: Speech, *, is_first: bool = False) -> Button:
    """Return the button that leads to what others may see; `is_first` makes it stand out."""
    style = Style.SUCCESS if is_first else Style.SECONDARY
    return button(control, reader.say("share-open"), style, emoji="📣")


def rules_button(look: Look, *, tag: str = "") -> Item:
    return button(Control(Verb.RULES, look.game, look.step, tag=tag), look.say("table-rules"), emoji="📖")


def seal_button(look: Look) -> Button:
    return button(Control(Verb.SEAL, look.game, look.step, tag=ON_PAGE), look.say("seal-button"), emoji="🔒")


def open_button(reader: Speech, look: Look | None = None) -> Button:
    """Return the button for the Activity, which then shows this game, or otherwise the home page."""
    control = Control(Verb.LAUNCH) if look is None else Control(Verb.LAUNCH, look.game, look.step)
    return button(control, reader.say("activity-open"), emoji="👆")


def show_table_button(look: Look) -> Button:
    return button(Control(Verb.TABLE, look.game, look.step), look.say("panel-show-table"), emoji="🔁")


def alert_button(reader: Speech, game: str = NO_GAME, *, is_on: bool) -> Item:
    """Return the button that switches whether a person is told of new tables; in the menu of a game, name it."""
    control = Control(Verb.ALERT, game, arg="on" if is_on else "off", tag=ON_PAGE)
    key, emoji = ("alert-on", "🔔") if is_on else ("alert-off", "🔕")
    return button(control, reader.say(key), emoji=emoji)


def repost_button(look: Look) -> Button:
    """Return the button that shows a table where the bot is a guest in a new message."""
    return button(Control(Verb.REPOST, look.game), look.say("panel-show-table"), emoji="🔁")


def more_page(
    look: Look, table_url: str | None = None, additions: Additions = NONE, *, is_moderator: bool
) -> Page:
    """Offer what the presser may do in this lobby or game apart from playing."""
    buttons: list[Item] = [rules_button(look, tag=ON_PAGE), seal_button(look)]
    if look.own is not None and look.status == "running":
        buttons += [
            _say(look, Verb.TEXT, "more-text", "🔤"),
            *(() if look.place.is_guest else (_say(look, Verb.DM, "more-dm", "✉️"),)),
        ]
        if additions.has_activity:
            buttons.append(open_button(look, look))
        if look.place.is_hidden and not look.is_private:
            buttons.append(show_table_button(look))
    if look.place.is_guest and not look.is_private:
        buttons.append(repost_button(look))
    if look.own is not None and table_url is not None and not look.is_private:
        buttons.append(link(look.say("panel-table"), table_url))
    buttons += additions.menu(look)
    if look.place.guild_id is not None:
        buttons.append(alert_button(look, look.game, is_on=True))
    if look.own is not None:
        buttons.append(_say(look, Verb.QUIT, "more-leave", "🚪"))
    if is_moderator or (look.status == "lobby" and _is_host(look)):
        buttons.append(_say(look, Verb.END, "more-end", "❌"))
    rows = in_rows(tuple(buttons))
    if removable := _removable(look):
        names = dict(zip(look.players, plain_names(look), strict=True))
        # A computer player's name says how strong it is.
        options = ((str(p.seat), names[p] if p.is_human else player_name(p, look), "") for p in removable)
        control = Control(Verb.KICK, look.game, look.step, tag=str(look.revision), kind="s")
        rows = (*rows, (select(control, look.say("lobby-remove"), options),))
    title = look.say("lobby-title", title=PARTS[look.kind].words.title(look))
    what = look.say("more-title" if look.own is not None or is_moderator else "more-watching")
    return Page(f"{title}\n{what}", rows=rows)


def computers_page(look: Look) -> Page:
    """Offer computer players for a lobby, one button for each strength."""
    if look.status != "lobby":
        is_full = len(look.players) == look.options.seats
        return Page(look.say("computers-begun" if is_full else "refused-has-started"))
    if not look.has_free_seat:
        return Page(look.say("computers-full"))
    names = strengths(look.kind).names
    about = (
        look.say(
            "computers-one",
            strength=strength_name(name, look),
            about=look.say("strength-about", strength=name),
        )
        for name in names
    )
    # The tag changes each time, so that no client takes two presses for one.
    row = tuple(
        button(
            Control(Verb.COMPUTER, look.game, arg=name, tag=str(look.revision)),
            strength_name(name, look),
            emoji="🤖",
        )
        for name in names
    )
    seats = look.say("lobby-seats", taken=len(look.players), seats=look.options.seats)
    return Page("\n".join((*about, seats)), rows=in_rows(row))


def seal_page(look: Look, additions: Additions) -> Page:
    """Return the whole seal of a game that goes on, and its purpose."""
    usual = look.say("seal", hash=look.dice.commitment, game=look.game)
    return Page(additions.seal(look) or usual, rows=((back_button(look.game, look),),))


def _say(look: Look, verb: Verb, key: str, emoji: str) -> Item:
    style = Style.DANGER if verb in (Verb.QUIT, Verb.END) else Style.SECONDARY
    return button(Control(verb, look.game, look.step, tag=ON_PAGE), look.say(key), style, emoji=emoji)


def _is_host(look: Look) -> bool:
    return look.own is not None and look.own.user_id == look.host_id


def _removable(look: Look) -> list[Seated]:
    """Return the players whom the viewer may remove, if they are the host."""
    if not _is_host(look) or look.is_private:
        return []
    return [player for player in look.players if not player.has_left and player.user_id != look.host_id]
