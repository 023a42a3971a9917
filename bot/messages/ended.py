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
from bot.render.podium import Compared, Goal
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
