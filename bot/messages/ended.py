"""A finished game: its picture and buttons on every message, and the page behind More."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.registry import PARTS
from bot.messages.additions import NONE, Additions
from bot.messages.more_pages import more_button, rules_button
from bot.messages.seal import seal_button, short
from bot.messages.standings import final_standings, own_rating, ratings_line, solo_lines
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_CONTENT, Item, Page, Picture, Row, Style, button, in_rows, shorten
from bot.pages.texts import text
from bot.render.podium import Compared, Goal
from bot.turns.look import Look


def end_picture(look: Look, locale: str, additions: Additions) -> Picture:
    """Return the final picture; a solo score is beside par and the scores that features compare it with."""
    goals = []
    if look.is_solo:
        if look.par is not None:
            goals.append(Goal(look.par, text(locale, "ending-par")))
        goals += [Goal(rival.points, rival.label) for rival in additions.rivals(look, locale)]
    compared = Compared(tuple(goals), additions.spread(look, locale) if look.is_solo else None)
    return PARTS[look.kind].pictures.reveal(look, locale, compared)


def end_buttons(look: Look, locale: str, additions: Additions, *also: Item, is_panel: bool = False) -> Row:
    """Return the few buttons below the picture; the rest is behind More."""
    usual = text(locale, "panel-again" if is_panel and look.is_private else "table-rematch")
    label = (additions.again(look, locale) if is_panel else "") or usual
    rematch = Control(Verb.REMATCH, look.game, look.step)
    before = additions.before(look, locale) if is_panel else ()
    return (
        *before,
        # One button stands out: what a feature puts first, or else another game.
        button(rematch, label, Style.SECONDARY if before else Style.PRIMARY, emoji="🔁"),
        *additions.after(look, locale),
        *also,
        more_button(look, locale),
    )


def details_page(look: Look, locale: str, additions: Additions = NONE) -> Page:
    """Return the page behind More: how the game ended in words, ratings, the dice, and further buttons."""
    lines = [line for line in _details(look, locale, additions) if line]
    buttons = (*additions.menu(look, locale), rules_button(look, locale), seal_button(look, locale))
    return Page(shorten(lines, MAX_CONTENT), rows=in_rows(buttons))


def _details(look: Look, locale: str, additions: Additions) -> Iterable[str]:
    part = PARTS[look.kind]
    yield text(
        locale, "closing-why", title=part.words.title(look, locale), why=part.words.ending(look, locale)
    )
    if look.is_solo:
        yield from solo_lines(look, locale, additions.rivals(look, locale))
    else:
        yield from part.words.news(look, locale)
        yield from final_standings(look, locale)
    yield ratings_line(look, locale)
    yield own_rating(look, locale)
    yield text(locale, "casual") if look.is_casual else ""
    # Nobody expects a solo game to be rated.
    if look.rating.unrated and not look.is_solo:
        yield text(locale, "closing-unrated", reason=look.rating.unrated)
    # At a table against ghosts, the throws are another game's, and the feature says whose.
    if look.dice.throws_of is None or look.is_solo:
        yield text(locale, "closing-dice", seal=short(look.dice.commitment), game=look.game)
