"""The closing message of a game, and the short lines that replace its other messages."""

from __future__ import annotations

from bot.games.registry import PARTS
from bot.messages.additions import NONE, Additions
from bot.messages.ended import end_buttons, end_picture
from bot.messages.more_pages import rules_button
from bot.messages.standings import headline, standings_line, winners_line
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_CONTENT, Page, Style, button, even_rows
from bot.render.theme import WON
from bot.store.rows import MessageRow
from bot.turns.look import Look


def closing_page(look: Look, additions: Additions = NONE) -> Page:
    """Return the last message of a finished game: its end in one picture, one sentence, and what features add."""
    return Page(
        pictures=(end_picture(look, additions),),
        rows=even_rows(end_buttons(look, additions)),
        caption=(headline(look), *additions.closing(look)),
        colour=WON,
    )


def ended_page(look: Look, closing_url: str | None) -> Page:
    """Return what the table message shrinks to when its game is over."""
    if look.view is None:
        return Page(look.say("lobby-cancelled"))
    title = PARTS[look.kind].words.title(look)
    if look.status == "finished":
        winners = winners_line(look)
        return Page(look.say("table-over", title=title, winners=winners, url=closing_url or "none"))
    why = "untouched" if look.is_untouched else "stopped"
    lines = (look.say("table-stopped", title=title, why=why), standings_line(look))
    rematch = Control(Verb.REMATCH, look.game, look.step)
    again = button(rematch, look.say("table-rematch"), Style.PRIMARY, emoji="🔁")
    return Page("\n".join(line for line in lines if line), rows=((again, rules_button(look)),))


def round_page(look: Look, row: MessageRow) -> Page | None:
    """Return what a message for one round shrinks to once the round is closed; None if it is deleted."""
    if row.kind != "table" or row.failures:
        # Later, another round would count as the last one.
        return None
    part = PARTS[look.kind]
    before = len(look.dice.throws) - (2 if part.words.is_thrown_again(look) else 1)
    if look.view is None or look.view.round < 2 or before < 1:
        return None
    throw = part.words.thrown(look.dice.throws[before - 1][1], look)
    first = look.say("table-round", round=look.view.round - 1, throw=throw)
    parts = (first, *part.words.news(look), standings_line(look))
    return Page(" · ".join(each for each in parts if each)[:MAX_CONTENT])
