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
    """Ask the opponent, by direct message or, where that is refused, in the channel (`is_here`), mentioning only them."""
    locale = row.locale
    said = text(
        locale,
        "challenge-ask",
        challenger=escaped(row.challenger_name),
        title=PARTS[look.kind].words.title(look, locale),
        channel=f"<#{row.channel_id}>",
        time=f"<t:{(row.until or 0) // SECOND}:D>",
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
    """What both have made of the throws, or who did not play."""
    locale, part = row.locale, PARTS[first.kind]
    challenger, opponent = _named(row.challenger, locale), _named(row.opponent, locale)
    if row.winner is None:
        # Of the challenges before this form, some that the opponent did not finish had no winner.
        key = "challenge-as-it-stands" if answer is None else "challenge-stopped"
        said = text(locale, key, challenger=challenger, opponent=opponent, points=_points(first, None)[0])
    elif first.status != "finished":
        said = text(locale, "challenge-given-up", winner=opponent, loser=challenger)
    elif answer is None or answer.status != "finished":
        points = _points(first, None)[0]
        said = text(locale, "challenge-not-finished", winner=challenger, loser=opponent, points=points)
    else:
        theirs, own = _points(first, answer)
        most, least = max(own, theirs), min(own, theirs)
        if row.winner == TIE:
            said = text(locale, "challenge-tie", challenger=challenger, opponent=opponent, points=most)
        else:
            names = (challenger, opponent) if theirs > own else (opponent, challenger)
            said = text(locale, "challenge-won", winner=names[0], loser=names[1], points=most, other=least)
    title = text(locale, "challenge-played", title=part.words.title(first, locale))
    rows = ((ghost_button(first, locale),),) if first.status == "finished" else ()
    # Somebody without a name may come first.
    return Page(f"{title}\n{said[:1].upper()}{said[1:]}", rows=rows)


def winner_of(row: Challenge, first: Look, answer: Look | None) -> int:
    """Whoever has more points; who did not play to the end has lost."""
    if first.status != "finished":
        return row.opponent
    if answer is None or answer.status != "finished":
        return row.challenger
    theirs, own = _points(first, answer)
    if own == theirs:
        return TIE
    return row.challenger if theirs > own else row.opponent


def _points(first: Look, answer: Look | None) -> tuple[int, int]:
    """The challenger's points and the opponent's, who has none without an answer.

    In challenges of earlier versions the opponent raced the challenger's ghost, whose points in that race counted.
    """
    points = PARTS[first.kind].scoring.points
    (theirs,) = points(first)
    if answer is None:
        return theirs, 0
    ghost = next((player.seat for player in answer.players if player.is_ghost), None)
    own = points(answer)[next(player.seat for player in answer.players if not player.is_ghost)]
    return theirs if ghost is None else points(answer)[ghost], own


def _named(user_id: int, locale: str) -> str:
    """A mention; of somebody who was deleted, a number stands in the place of the id."""
    return f"<@{user_id}>" if user_id > 0 else text(locale, "somebody")
