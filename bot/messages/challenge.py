"""The messages of a challenge: the one to whoever is challenged, and the result."""

from __future__ import annotations

from dataclasses import replace

from bot.games.registry import PARTS
from bot.messages.review import ghost_button
from bot.pages.control import Control, Verb
from bot.pages.layouts import escaped
from bot.pages.page import Page, Style, button
from bot.pages.texts import text
from bot.store.challenges import Challenge
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
        title=PARTS[look.name].presenter.title(look, locale),
        time=f"<t:{(row.until or 0) // SECOND}:R>",
    )
    yes = button(Control(Verb.ACCEPT, arg=row.id), text(locale, "challenge-accept"), Style.SUCCESS, emoji="⚔️")
    no = button(Control(Verb.REFUSE, arg=row.id), text(locale, "challenge-refuse"))
    page = Page(said, rows=((yes, no),))
    if not is_here:
        return page
    said = text(locale, "challenge-ask-here", player=f"<@{row.opponent}>", ask=said)
    return replace(page, content=said, notified=(row.opponent,))


def result_page(row: Challenge, first: Look, answer: Look | None) -> Page:
    """What both have made of the throws, or the challenger alone."""
    locale, presenter = row.locale, PARTS[first.name].presenter
    challenger, opponent = f"<@{row.challenger}>", f"<@{row.opponent}>"
    lines = [text(locale, "challenge-played", title=presenter.title(first, locale))]
    shown = first
    if row.winner is not None and answer is not None:
        shown = answer
        own, theirs = (points(answer, seat) for seat in seats_of(row, answer))
        if row.winner == TIE:
            lines.append(text(locale, "challenge-tie", challenger=challenger, opponent=opponent, points=own))
        else:
            is_challenger = row.winner == row.challenger
            names = (challenger, opponent) if is_challenger else (opponent, challenger)
            most, least = (own, theirs) if is_challenger else (theirs, own)
            lines.append(
                text(locale, "challenge-won", winner=names[0], loser=names[1], points=most, other=least)
            )
    else:
        key = "challenge-as-it-stands" if answer is None else "challenge-stopped"
        reached = points(first, own_seat(row, first))
        lines.append(text(locale, key, challenger=challenger, opponent=opponent, points=reached))
    return Page("\n".join(lines), rows=((ghost_button(shown, locale),),))


def winner_of(row: Challenge, answer: Look) -> int | None:
    """Whoever is ahead in the opponent's game: they, or the challenger's ghost; None if it was stopped."""
    if answer.status != "finished":
        return None
    # In a duel the points decide only if neither has won.
    ranks = [(seat in answer.winners, points(answer, seat)) for seat in seats_of(row, answer)]
    if ranks[0] == ranks[1]:
        return TIE
    return row.challenger if ranks[0] > ranks[1] else row.opponent


def own_seat(row: Challenge, first: Look) -> int:
    """The challenger's in their own game."""
    return next((p.seat for p in first.players if p.user_id == row.challenger), 0)


def seats_of(row: Challenge, answer: Look) -> tuple[int, int]:
    """The challenger's ghost and the opponent."""
    ghost = next(p.seat for p in answer.players if p.ghost_user == row.challenger)
    return ghost, next(p.seat for p in answer.players if not p.is_ghost)


def points(look: Look, seat: int) -> int:
    """Of a finished game."""
    return PARTS[look.name].presenter.points(look)[seat]
