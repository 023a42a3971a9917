"""A seat's private messages: its panel and answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.games.ahead import ahead_button
from bot.games.hints import button_for, hint
from bot.games.names import short_name
from bot.games.registry import PARTS
from bot.messages.additions import NONE, Additions
from bot.messages.ended import end_buttons, end_picture, is_won, own_rating, own_result, solo_result
from bot.messages.more_pages import more_button, open_button, show_table_button
from bot.pages.control import Control, Verb
from bot.pages.layouts import timestamp
from bot.pages.page import (
    MAX_BUTTONS,
    MAX_ROWS,
    ButtonSlot,
    Item,
    Page,
    Row,
    Style,
    button,
    even_rows,
    link,
    with_buttons,
)
from bot.pages.texts import Speech
from bot.render.theme import LOST, SEATS, WON, badge
from bot.store.rows import GHOSTS
from bot.turns.clocks import HOUR, SECOND
from bot.turns.look import Hints, Look, Refused, Seated
from engine.game import Step
from engine.games import GAMES

NEXT = " · "
LINES = 3
"""The most lines of words below the sheet on a phone in an ordinary turn; the picture and the table have all news."""
TWO_ROWS = 10
"""The most choices beside which the top of the sheet stays in view with a legend."""
LINE = 37
"""Characters that fit into a line of a caption on a phone 360 px wide."""
PERSON, OTHER = re.compile(r"<@[^>]+>"), re.compile(r"<[^>]+>")
"""Mentions, and the sample text whose width stands in for them."""
PERSON_WRITTEN, OTHER_WRITTEN = "@Alexander", "in 87 seconds"
HINTS_AGREED = "sure"
"""The `arg` of the press that agrees to hints."""


def panel_page(
    look: Look,
    table_url: str | None = None,
    additions: Additions = NONE,
    *,
    arg: str = "",
    remark: str = "",
    answers: Row = (),
    ahead: Row = (),
) -> Page:
    """Return the viewer's panel.

    `remark` says why a press changed nothing, or what else it did; `answers` to a question replace the usual
    buttons, and `ahead` the one for a hint.
    """
    if look.own is None:
        return Page(look.say("panel-left"))
    if look.is_over:
        return _over(look, table_url, additions)
    part = PARTS[look.kind]
    choices, buttons = part.controls.rows(look, arg), answers or _buttons(look, arg, ahead)
    rows = with_buttons(choices, buttons)
    if additions.has_activity and not answers and look.view is not None and look.view.round <= 1:
        opened = with_buttons(choices, (open_button(look, look), *buttons))
        # A further row would take room from the picture, and the button is also behind More.
        rows = opened if len(opened) == len(rows) else rows
    if len(rows) < MAX_ROWS and (more := additions.row(look)):
        rows = (*rows, more)
    return Page(
        _notification(look),
        (additions.sheet(look, part.pictures.sheet(look, arg)),),
        rows,
        caption=_caption(look, additions, arg, remark, has_room=sum(map(len, choices)) <= TWO_ROWS),
        colour=SEATS[look.own.seat % len(SEATS)],
        # If turns are announced, the notice makes the sound.
        is_silent=look.clock.warning > 0 and not look.is_solo,
        targets=partial(part.pictures.targets, look, arg),
    )


def _caption(look: Look, additions: Additions, arg: str, remark: str, *, has_room: bool) -> tuple[str, ...]:
    """Return the words below the sheet: the news or a remark, what to do, and until when; rarely more. A newcomer's
    legend needs room beside the buttons."""
    part = PARTS[look.kind]
    asked = " ".join(filter(None, (part.controls.status(look, arg), _time(look))))
    news, kind, more = "", "", tuple(additions.lines(look))
    if look.viewer.entry is None:
        news = _news(look, LINES - _lines(asked))
        if look.is_private:
            # The kind of game is in small print, apart from the question; solo needs no words.
            kind = additions.kind(look) if look.is_solo else _kind(look, additions)
            # A feature that says something at length does not repeat it in small print.
            kind = "" if more else kind
            kind = _small(look, kind) if _lines(asked) + _lines(news) < LINES else ""
        elif look.own is not None and look.own.panel in {"dm", "closed"}:
            placed = NEXT.join(filter(None, (asked, f"<#{look.place.channel_id}>")))
            asked = placed if _lines(placed) + _lines(news) <= LINES else asked
    told = NEXT.join(filter(None, (_ran_out(look), news)))
    is_new = look.own is not None and look.own.is_new
    tip, legend = (
        part.words.tip(look) if is_new else "",
        part.words.legend(look) if has_room and is_new else "",
    )
    lines = [remark or told or tip, asked, kind, _small(look, legend), _hidden(look)]
    others_take_long = look.viewer.entry is not None and (look.clock.is_slow or look.clock.turn is None)
    if look.own is not None and look.own.panel == "channel" and not look.is_alone and others_take_long:
        # It cannot be edited for so long.
        lines.append(look.say("panel-stands-still"))
    return (*lines, *more)


def _news(look: Look, lines: int) -> str:
    """Return what the last round brought, as far as it fits into these lines: everything, or everybody's points alone,
    or the viewer's own first."""
    news = [each for one in PARTS[look.kind].words.news(look) for each in one.split(NEXT)]
    shorter = (NEXT.join(news[:count]) for count in range(len(news) - 1, 0, -1))
    points = (_points_of_round(look, name) for name in (short_name, lambda player, _: badge(player.seat)))
    candidates = (NEXT.join(news), *points, *shorter)
    return next((told for told in candidates if told and _lines(told) <= lines), "")


def _points_of_round(look: Look, name: Callable[[Seated, Look], str]) -> str:
    """Return the points that the last round brought, the viewer's own first; empty unless several have some."""
    gains = {seat: points for seat, points in enumerate(PARTS[look.kind].words.gains(look)) if points > 0}
    own_first = sorted(gains, key=lambda seat: seat != look.viewer.seat)
    told = (
        look.say(
            "panel-gain",
            is_own="yes" if seat == look.viewer.seat else "no",
            player=name(look.players[seat], look),
            points=gains[seat],
        )
        for seat in own_first
    )
    return look.say("panel-gains", gains=NEXT.join(told)) if len(gains) > 1 else ""


def _small(look: Look, words: str) -> str:
    return look.say("panel-small", words=words) if words else ""


def _lines(words: str) -> int:
    """Return how many lines words take on a phone."""
    written = OTHER.sub(OTHER_WRITTEN, PERSON.sub(PERSON_WRITTEN, words)).replace("**", "")
    return -(-len(written) // LINE)


def _notification(look: Look) -> str:
    """Return the line above the sheet, all that a notification shows; only for messages that notify."""
    is_told = look.own is not None and look.own.panel == "dm" and look.own.is_awaited
    is_news = look.clock.is_slow or (look.view is not None and look.view.round <= 1)
    if look.is_private or not is_told or look.clock.warning or not is_news:
        return ""
    title = PARTS[look.kind].words.title(look)
    return look.say("panel-turn", title=title, channel=f"<#{look.place.channel_id}>")


def hints_question(look: Look, table_url: str | None = None, additions: Additions = NONE) -> Page:
    """Ask before the first hint of a solo game, and say what a hint costs."""
    yes = Control(Verb.HINT, look.game, look.step, HINTS_AGREED)
    no = Control(Verb.CHOOSE, look.game, look.step, tag="hint")
    answers = (
        button(yes, look.say("hint-yes"), emoji="💡", slot=ButtonSlot.GO),
        button(no, look.say("hint-no"), slot=ButtonSlot.BACK),
    )
    return panel_page(look, table_url, additions, remark=look.say("hint-ask"), answers=answers)


def hint_page(
    look: Look,
    table_url: str | None = None,
    additions: Additions = NONE,
    *,
    step: Step,
    move: Any,
) -> Page:
    """Draw the move found for this step, with its reason; raises Refused if it is too late."""
    if look.step != step or look.own is None or not look.own.is_awaited:
        raise Refused("hint_late", is_late=True)
    said, arg = hint(look, move, label=button_for(look, move)), GAMES[look.kind].format_move(move)
    ahead = ahead_button(look, move, Control(Verb.AHEAD, look.game, look.step, arg))
    return panel_page(look, table_url, additions, arg=arg, remark=said, ahead=ahead)


def sent_page(game: str, reader: Speech, *, is_dm: bool) -> Page:
    """Say that the panel was sent by direct message; in a channel, add a button to open it there."""
    sentence = reader.say("more-dm-sent")
    if is_dm:
        return Page(sentence)
    return Page(sentence, rows=((button(Control(Verb.SHEET, game), reader.say("more-here"), emoji="📝"),),))


def moved_page(look: Look, seat: int) -> Page | None:
    """Return what is left of the panel of somebody who plays in the Activity; None for anybody else."""
    player = next((player for player in look.players if player.seat == seat), None)
    if player is None or player.panel != "activity":
        return None
    look = look.read_in(player.locale)
    sentence = look.say("activity-elsewhere", title=PARTS[look.kind].words.title(look))
    here = button(Control(Verb.SHEET, look.game), look.say("activity-here"), emoji="📝")
    return Page(sentence, rows=((open_button(look, look), here),))


def text_page(look: Look) -> Page:
    """Return the sheet for screen readers."""
    if look.own is None or look.view is None or look.view.sheet is None:
        return Page(look.say("refused-not-playing"))
    return Page(PARTS[look.kind].pictures.sheet_text(look))


def _ran_out(look: Look) -> str:
    """Say what the clock did for the viewer when time ran out, and what they can do; empty if it did not."""
    if look.own is not None and look.own.is_absent and not look.is_over:
        return look.say("panel-away")
    if look.viewer.forced is None:
        return ""
    what = PARTS[look.kind].controls.forced(look, look.viewer.forced)
    sentence = look.say("panel-ran-out", what=what)
    if look.is_over:
        return sentence
    is_asked = "yes" if look.own is not None and look.own.is_awaited else "no"
    following = look.say("panel-ran-out-next", is_asked=is_asked, left=look.viewer.misses_left)
    return f"{sentence} {following}"


def _kind(look: Look, additions: Additions) -> str:
    return additions.kind(look) or look.say("panel-solo" if look.is_solo else "panel-ghosts")


def _time(look: Look) -> str:
    if look.countdown is not None:
        entered = "no" if look.viewer.entry is None else "yes"
        time, follows = timestamp(look.countdown), what_follows(look)
        if look.is_alone:
            return look.say("panel-goes-on", next=follows, time=time)
        return look.say("panel-closes", entered=entered, next=follows, time=time)
    if look.viewer.entry is not None:
        if look.times.closes_at is not None:
            return look.say("panel-saved", state="closing")
        state = "ready" if look.viewer.is_ready else "alone" if look.is_alone else "open"
        return look.say("panel-saved", state=state)
    if look.times.deadline is not None and look.own is not None and look.own.is_awaited:
        if look.clock.is_slow and look.own.panel == "channel":
            # A message in the channel cannot be edited for long, and must not keep counting after the
            # deadline.
            style = "f" if look.clock.turn is not None and look.clock.turn > 12 * HOUR else "t"
            return look.say("panel-until", time=f"<t:{look.times.deadline // SECOND}:{style}>")
        return look.say("panel-deadline", time=timestamp(look.times.deadline))
    return ""


def what_follows(look: Look) -> str:
    """Return `throw` once rounds have begun; before that `step`, which may be only the next player's start
    block."""
    return "throw" if look.view is not None and look.view.round > 0 else "step"


def _buttons(look: Look, arg: str, ahead: Row) -> Row:
    """Return the one row of buttons that place nothing, with `ahead` in place of the hint; what it has no room for is
    behind More."""
    row: list[Item] = []
    if look.viewer.entry is not None:
        if not look.viewer.is_ready and (look.is_alone or look.viewer.has_ready):
            key, emoji = ("panel-next", "🎲") if look.is_alone else ("panel-ready", "✅")
            ready = Control(Verb.READY, look.game, look.step)
            row.append(button(ready, look.say(key), Style.SUCCESS, emoji=emoji, slot=ButtonSlot.GO))
        undo = Control(Verb.RETRACT, look.game, look.step, PARTS[look.kind].controls.before(look))
        row.append(button(undo, look.say("panel-undo"), emoji="↩️", slot=ButtonSlot.BACK))
    row.extend(PARTS[look.kind].controls.buttons(look, arg))
    if look.own is not None and look.own.is_awaited and look.hints is not Hints.OFF:
        hint = Control(Verb.HINT, look.game, look.step)
        asking = button(hint, look.say("panel-hint"), emoji="💡", slot=ButtonSlot.HINT)
        row.extend(ahead or (asking,))
    if look.place.is_hidden and not look.is_private and len(row) < MAX_BUTTONS - 1:
        row.append(show_table_button(look))
    row.append(more_button(look, arg))
    return tuple(row)


def _over(look: Look, table_url: str | None, additions: Additions) -> Page:
    part = PARTS[look.kind]
    if look.view is None:
        table = NEXT.join(filter(None, (f"**{part.words.title(look)}**", _channel(look))))
        return Page("\n".join((table, look.say("lobby-cancelled"))))
    if look.status == "cancelled":
        place = _kind(look, additions) if look.is_private else _channel(look)
        headline = filter(None, (f"**{part.words.title(look)}**", place, part.words.progress(look)))
        why = look.say("table-cancelled", why="untouched" if look.is_untouched else "stopped")
        return Page(
            pictures=(part.pictures.sheet(look, ""),),
            rows=_to_table(look, table_url),
            caption=(NEXT.join(headline), why, *additions.ended(look), _hidden(look)),
            colour=LOST,
        )
    rivals = additions.rivals(look)
    result = solo_result(look, rivals) if look.is_solo else own_result(look)
    rating = own_rating(look) if look.viewer.shows_rating else ""
    links = () if look.is_solo else tuple(item for row in _to_table(look, table_url) for item in row)
    # The picture of a table is in its channel, for all; people who see it there need no copy.
    is_elsewhere = not look.is_private and not look.place.is_hidden
    news = _news(look, LINES) if is_elsewhere else ""
    return Page(
        pictures=() if is_elsewhere else (end_picture(look, additions),),
        rows=even_rows(end_buttons(look, additions, *links, is_panel=True)),
        caption=(news, result, rating, _ran_out(look), *additions.ended(look), _hidden(look)),
        colour=WON if is_won(look, rivals) else LOST,
    )


def _channel(look: Look) -> str:
    """Return the channel of the table, if it has a name."""
    return "" if look.place.guest_of == 0 else f"<#{look.place.channel_id}>"


def _hidden(look: Look) -> str:
    """Explain why the table is not shown in its channel, and what to do."""
    if not look.place.is_hidden:
        return ""
    if look.times.ends_at is not None:
        return look.say("panel-channel-gone", time=timestamp(look.times.ends_at))
    return look.say("panel-channel-closed", channel=f"<#{look.place.channel_id}>")


def _to_table(look: Look, table_url: str | None) -> tuple[Row, ...]:
    """Return a link to the table or the result, or a button that shows the table again."""
    if look.mode == GHOSTS:
        return ()
    if look.place.is_hidden:
        return ((show_table_button(look),),)
    key = "panel-result" if look.status == "finished" else "panel-table"
    return () if table_url is None else ((link(look.say(key), table_url),),)
