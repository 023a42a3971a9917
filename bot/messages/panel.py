"""A seat's private messages: its panel and answers."""

from __future__ import annotations

from typing import Any

from bot.games.registry import PARTS
from bot.messages.table import standings, timestamp
from bot.pages.control import Control, Verb
from bot.pages.page import Item, Page, Row, Style, button, link
from bot.pages.texts import text
from bot.turns.look import Hints, Look, Refused
from engine.game import Step
from engine.games import GAMES

HINTS_AGREED = "sure"
"""The `arg` of the press that agrees to hints."""


def panel_page(
    look: Look,
    locale: str,
    table_url: str | None = None,
    *,
    arg: str = "",
    remark: str = "",
    answers: Row = (),
) -> Page:
    """The viewer's panel.

    `remark` says why a press changed nothing, or what else it did; `answers` to a question replace the
    usual buttons.
    """
    if look.own is None:
        return Page(text(locale, "panel-left"))
    if look.status == "lobby":
        lines = [text(locale, "panel-lobby", channel=f"<#{look.channel_id}>"), _hidden(look, locale)]
        return Page("\n".join(line for line in lines if line), rows=_to_table(look, locale, table_url))
    if look.is_over:
        return _over(look, locale, table_url)
    presenter = PARTS[look.name].presenter
    lines = [remark, _headline(look, locale), presenter.status(look, locale, arg), _time(look, locale)]
    lines.append(_hidden(look, locale))
    if look.own.is_new:
        lines.append(presenter.tip(look, locale))
    if look.mark is not None:
        lines.append(text(locale, "panel-mark", points=look.mark))
    if look.is_solo and look.view is not None and look.view.round == 0:
        lines.append(text(locale, "table-commitment", hash=look.commitment, game=look.game))
    rows = (*presenter.controls(look, locale, arg), answers or _buttons(look, locale, table_url))
    picture = presenter.sheet(look, locale, arg)
    return Page("\n".join(line for line in lines if line), (picture,), rows)


def hints_question(look: Look, locale: str, table_url: str | None = None) -> Page:
    """The question before the first hint of a solo game, with what a hint costs."""
    yes = Control(Verb.HINT, look.game, look.step, HINTS_AGREED)
    no = Control(Verb.CHOOSE, look.game, look.step, tag="hint")
    answers = (
        button(yes, text(locale, "hint-yes"), Style.PRIMARY, emoji="💡"),
        button(no, text(locale, "hint-no")),
    )
    return panel_page(look, locale, table_url, remark=text(locale, "hint-ask"), answers=answers)


def hint_page(look: Look, locale: str, table_url: str | None = None, *, step: Step, move: Any) -> Page:
    """The move found for this step, drawn and with its reason; raises Refused if it is too late."""
    if look.step != step or look.own not in look.pending:
        raise Refused("hint_late", is_late=True)
    hint, arg = PARTS[look.name].presenter.hint(look, locale, move), GAMES[look.name].format_move(move)
    return panel_page(look, locale, table_url, arg=arg, remark=hint)


def _mark_over(look: Look, locale: str) -> str:
    """How a finished solo game compares with the mark."""
    mark, points = look.mark or 0, PARTS[look.name].presenter.points(look)[0]
    ahead = "yes" if points > mark else "no"
    return text(locale, "panel-mark-over", mark=mark, lead=abs(points - mark), ahead=ahead)


def sent_page(game: str, locale: str, *, is_dm: bool) -> Page:
    """Says that the panel was sent by direct message; in a channel, with a button to open it there."""
    sentence = text(locale, "more-dm-sent")
    if is_dm:
        return Page(sentence)
    return Page(sentence, rows=((button(Control(Verb.SHEET, game), text(locale, "more-here"), emoji="📝"),),))


def text_page(look: Look, locale: str) -> Page:
    """The sheet for screen readers."""
    if look.own is None or look.view is None or look.view.sheet is None:
        return Page(text(locale, "refused-not-playing"))
    return Page(PARTS[look.name].presenter.sheet_text(look, locale))


def _headline(look: Look, locale: str) -> str:
    presenter = PARTS[look.name].presenter
    place = text(locale, "panel-solo") if look.is_solo else f"<#{look.channel_id}>"
    parts = (f"**{presenter.title(look, locale)}**", place, presenter.progress(look, locale))
    return " · ".join(part for part in parts if part)


def _time(look: Look, locale: str) -> str:
    if look.closes_at is not None:
        return text(locale, "panel-closes", time=timestamp(look.closes_at))
    if look.entry is not None and not look.is_solo:
        return text(locale, "panel-saved", ready="yes" if look.is_ready else "no")
    if look.entry is None and look.deadline is not None and look.own in look.pending:
        return text(locale, "panel-deadline", time=timestamp(look.deadline))
    return ""


def _buttons(look: Look, locale: str, table_url: str | None) -> Row:
    row: list[Item] = []
    if look.entry is not None and not look.is_ready:
        key = "panel-roll" if look.is_solo else "panel-ready"
        control = Control(Verb.READY, look.game, look.step)
        row.append(button(control, text(locale, key), Style.SUCCESS, emoji="🎲" if look.is_solo else "✅"))
    if look.entry is not None:
        row.append(button(Control(Verb.RETRACT, look.game, look.step), text(locale, "panel-undo"), emoji="↩️"))
    row.extend(PARTS[look.name].presenter.buttons(look, locale))
    if look.hints is not Hints.OFF and look.own in look.pending:
        row.append(button(Control(Verb.HINT, look.game, look.step), text(locale, "panel-hint"), emoji="💡"))
    row.append(button(Control(Verb.TEXT, look.game, look.step), text(locale, "panel-text"), emoji="🔤"))
    if look.is_solo:
        row.append(button(Control(Verb.MORE, look.game, look.step), text(locale, "table-more"), emoji="⚙️"))
    else:
        row.extend(item for items in _to_table(look, locale, table_url) for item in items)
    return tuple(row[:5])


def _over(look: Look, locale: str, table_url: str | None) -> Page:
    presenter = PARTS[look.name].presenter
    if look.view is None:
        return Page(text(locale, "lobby-cancelled"))
    lines = [_headline(look, locale)]
    lines.append(
        presenter.ending(look, locale) if look.status == "finished" else text(locale, "table-cancelled")
    )
    lines += standings(look, locale)
    if look.is_casual:
        lines.append(text(locale, "casual"))
    if look.mark is not None and look.status == "finished":
        lines.append(_mark_over(look, locale))
    if look.is_solo:
        lines.append(text(locale, "table-seed", seed=look.seed or "", hash=look.commitment, game=look.game))
        again = button(
            Control(Verb.REMATCH, look.game, look.step),
            text(locale, "panel-again"),
            Style.PRIMARY,
            emoji="🔁",
        )
        rows: tuple[Row, ...] = ((again,),)
    else:
        lines.append(_hidden(look, locale))
        rows = _to_table(look, locale, table_url)
    return Page("\n".join(line for line in lines if line), (presenter.sheet(look, locale, ""),), rows)


def _hidden(look: Look, locale: str) -> str:
    """Why the table is not shown in its channel, and what to do."""
    if not look.is_hidden:
        return ""
    if look.ends_at is not None:
        return text(locale, "panel-channel-gone", time=timestamp(look.ends_at))
    return text(locale, "panel-channel-closed", channel=f"<#{look.channel_id}>")


def _to_table(look: Look, locale: str, table_url: str | None) -> tuple[Row, ...]:
    """A link to the table, or a button to show it again."""
    if look.is_hidden:
        control = Control(Verb.TABLE, look.game, look.step)
        return ((button(control, text(locale, "panel-show-table"), emoji="🔁"),),)
    return () if table_url is None else ((link(text(locale, "panel-table"), table_url),),)
