"""A finished game: its picture and buttons on every message, the messages that close it, and the page behind More."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.registry import PARTS
from bot.messages.additions import NONE, Additions
from bot.messages.more_pages import more_button, rules_button
from bot.messages.seal import seal_button, short
from bot.messages.standings import (
    final_standings,
    headline,
    own_rating,
    ratings_line,
    solo_lines,
    standings_line,
    winners_line,
)
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_CONTENT, Item, Page, Picture, Row, Style, button, even_rows, in_rows, shorten
from bot.render.podium import Compared, Goal
from bot.render.theme import WON
from bot.store.rows import MessageRow
from bot.turns.look import Look


def end_picture(look: Look, additions: Additions) -> Picture:
    """Return the final picture; a solo score is beside par and the scores that features compare it with."""
    goals = []
    if look.is_solo:
        if look.par is not None:
            goals.append(Goal(look.par, look.say("ending-par")))
        goals += [Goal(rival.points, rival.label) for rival in additions.rivals(look)]
    compared = Compared(tuple(goals), additions.spread(look) if look.is_solo else None)
    return PARTS[look.kind].pictures.reveal(look, compared)


def end_buttons(look: Look, additions: Additions, *also: Item, is_panel: bool = False) -> Row:
    """Return the few buttons below the picture; the rest is behind More."""
    usual = look.say("panel-again" if is_panel and look.is_private else "table-rematch")
    label = (additions.again(look) if is_panel else "") or usual
    rematch = Control(Verb.REMATCH, look.game, look.step)
    before = additions.before(look) if is_panel else ()
    return (
        *before,
        # One button stands out: what a feature puts first, or else another game.
        button(rematch, label, Style.SECONDARY if before else Style.PRIMARY, emoji="🔁"),
        *additions.after(look),
        *also,
        more_button(look),
    )


def details_page(look: Look, additions: Additions = NONE) -> Page:
    """Return the page behind More: how the game ended in words, ratings, the dice, and further buttons."""
    lines = [line for line in _details(look, additions) if line]
    buttons = (*additions.menu(look), rules_button(look), seal_button(look))
    return Page(shorten(lines, MAX_CONTENT), rows=in_rows(buttons))


def _details(look: Look, additions: Additions) -> Iterable[str]:
    part = PARTS[look.kind]
    yield look.say("closing-why", title=part.words.title(look), why=part.words.ending(look))
    if look.is_solo:
        yield from solo_lines(look, additions.rivals(look))
    else:
        yield from part.words.news(look)
        yield from final_standings(look)
    yield ratings_line(look)
    yield own_rating(look)
    yield look.say("casual") if look.is_casual else ""
    # Nobody expects a solo game to be rated.
    if look.rating.unrated and not look.is_solo:
        yield look.say("closing-unrated", reason=look.rating.unrated)
    # At a table against ghosts, the throws are another game's, and the feature says whose.
    if look.dice.throws_of is None or look.is_solo:
        yield look.say("closing-dice", seal=short(look.dice.commitment), game=look.game)


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
