"""The messages of a challenge: the one to whoever is challenged, and the result."""

from __future__ import annotations

from dataclasses import replace

from bot.features.ghosts.challenges import Challenge
from bot.features.ghosts.ghost import ghost_button
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.pages.layouts import escaped
from bot.pages.page import Page, Style, button
from bot.pages.texts import text
from bot.turns.clocks import SECOND
from bot.turns.look import Look

TIE = 0
"""Stands for the winner of a tie."""


def asking_page(row: Challenge, look: Look, *, is_here: bool) -> Page:
    """By direct message or, where that is refused, in the channel, `is_here`: then it mentions the opponent alone."""
    locale = row.locale
    said = text(
        locale,
        "challenge-ask",
        challenger=escaped(row.challenger_name),
        title=PARTS[look.name].words.title(look, locale),
        time=f"<t:{(row.until or 0) // SECOND}:R>",
    )
    yes = button(
        Control(ChallengeVerb.ACCEPT, arg=row.id), text(locale, "challenge-accept"), Style.SUCCESS, emoji="⚔️"
    )
    no = button(Control(ChallengeVerb.REFUSE, arg=row.id), text(locale, "challenge-refuse"))
    page = Page(said, rows=((yes, no),))
    if not is_here:
        return page
    said = text(locale, "challenge-ask-here", player=f"<@{row.opponent}>", ask=said)
    return replace(page, content=said, notified=(row.opponent,))


def result_page(row: Challenge, first: Look, answer: Look | None) -> Page:
    """What both have made of the throws, or the challenger alone."""
    locale, part = row.locale, PARTS[first.name]
    challenger, opponent = _named(row.challenger, locale), _named(row.opponent, locale)
    if row.winner is None or answer is None:
        key = "challenge-as-it-stands" if answer is None else "challenge-stopped"
        (reached,) = part.scoring.points(first)
        said = text(locale, key, challenger=challenger, opponent=opponent, points=reached)
    else:
        own, theirs = _points(answer)
        names = (challenger, opponent) if own > theirs else (opponent, challenger)
        most, least = max(own, theirs), min(own, theirs)
        if row.winner == TIE:
            said = text(locale, "challenge-tie", challenger=challenger, opponent=opponent, points=most)
        else:
            said = text(locale, "challenge-won", winner=names[0], loser=names[1], points=most, other=least)
    title = text(locale, "challenge-played", title=part.words.title(first, locale))
    # Somebody without a name may come first.
    return Page(f"{title}\n{said[:1].upper()}{said[1:]}", rows=((ghost_button(first, locale),),))


def winner_of(row: Challenge, answer: Look) -> int | None:
    """Whoever has more points in the opponent's game: they, or the challenger's ghost; None if it was stopped."""
    if answer.status != "finished":
        return None
    own, theirs = _points(answer)
    if own == theirs:
        return TIE
    return row.challenger if own > theirs else row.opponent


def _points(answer: Look) -> tuple[int, int]:
    """Of the challenger's ghost and of the opponent."""
    points = PARTS[answer.name].scoring.points(answer)
    ghost, own = (next(p.seat for p in answer.players if p.is_ghost is wanted) for wanted in (True, False))
    return points[ghost], points[own]


def _named(user_id: int, locale: str) -> str:
    """A mention; of somebody who was deleted, a number stands in the place of the id."""
    return f"<@{user_id}>" if user_id > 0 else text(locale, "somebody")
