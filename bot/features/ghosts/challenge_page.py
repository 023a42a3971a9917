"""The messages of a challenge: the one to the person who is challenged, and the result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.features.ghosts.challenges import Challenge
from bot.features.ghosts.panels import duel_button
from bot.features.ghosts.verbs import ChallengeVerb
from bot.games.names import plain_names
from bot.games.pictures import Ending, both_endings
from bot.games.registry import PARTS
from bot.messages.more_pages import share_button
from bot.pages.control import Control, Verb
from bot.pages.layouts import escape_markdown
from bot.pages.page import Button, Page, Picture, Style, button
from bot.pages.texts import Speech
from bot.render.podium import Compared
from bot.turns.clocks import SECOND
from bot.turns.look import Look

TIE = 0
"""The winner's id in a tie."""


def asking_page(row: Challenge, look: Look, challenger: str, *, is_here: bool) -> Page:
    """Ask the opponent, by direct message or, if that is refused, in the channel (`is_here`), mentioning only
    them.

    `challenger` is the name of the person who asks.
    """
    said = look.say(
        "challenge-ask",
        challenger=escape_markdown(challenger),
        title=PARTS[look.kind].words.title(look),
        channel=f"<#{row.channel_id}>",
        time=f"<t:{(row.until or 0) // SECOND}:f>",
    )
    yes = button(
        Control(ChallengeVerb.ACCEPT, arg=row.id), look.say("challenge-accept"), Style.SUCCESS, emoji="⚔️"
    )
    no = button(Control(ChallengeVerb.REFUSE, arg=row.id), look.say("challenge-refuse"))
    page = Page(said, rows=((yes, no),))
    if not is_here:
        return page
    said = look.say("challenge-ask-here", player=f"<@{row.opponent}>", ask=said)
    return replace(page, content=said, notified=(row.opponent,))


def result_page(row: Challenge, first: Look, answer: Look | None) -> Page:
    """Return both results and where their points came from, or who did not play."""
    first, answer = first.read_in(row.locale), None if answer is None else answer.read_in(row.locale)
    title = first.say("challenge-played", title=PARTS[first.kind].words.title(first))
    said = _said(row, first, answer)
    # Somebody without a name may come first.
    lines = [title, f"{said[:1].upper()}{said[1:]}"]
    pictures: tuple[Picture, ...] = ()
    if answer is not None and answer.status == first.status == "finished" and answer.is_solo:
        pictures = tuple(_picture(first, answer))
    return Page("\n".join(lines), pictures=pictures, rows=(tuple(_buttons(row, first, answer)),))


def _said(row: Challenge, first: Look, answer: Look | None) -> str:
    challenger, opponent = _named(row.challenger, first), _named(row.opponent, first)
    if first.status != "finished":
        return first.say("challenge-given-up", winner=opponent, loser=challenger)
    theirs, own = _points(first, answer)
    if row.winner is None:
        how = "stopped" if answer is not None else _unanswered(row)
        return first.say(
            "challenge-unanswered", challenger=challenger, opponent=opponent, points=theirs, how=how
        )
    if answer is None or answer.status != "finished":
        # Before half of the throws, the other's win does not count; the standings look at the same steps.
        early = "yes" if answer is None or 2 * answer.step < first.step else "no"
        return first.say(
            "challenge-not-finished", winner=challenger, loser=opponent, points=theirs, is_early=early
        )
    most, least = max(own, theirs), min(own, theirs)
    if row.winner == TIE:
        return first.say("challenge-tie", challenger=challenger, opponent=opponent, points=most)
    names = (challenger, opponent) if theirs > own else (opponent, challenger)
    return first.say("challenge-won", winner=names[0], loser=names[1], points=most, other=least)


def _unanswered(row: Challenge) -> str:
    """Return why the opponent never played: either person's data was deleted, or the opponent declined or
    was late."""
    if row.opponent <= 0 or row.challenger <= 0:
        return "gone"
    is_late = row.until is None or row.ended_at is None or row.ended_at >= row.until
    return "late" if is_late else "declined"


def _picture(first: Look, answer: Look) -> Iterable[Picture]:
    """Yield both sheets in one picture with what made their points, the winner's large."""
    ends = [PARTS[look.kind].pictures.reveal(look, Compared()) for look in (first, answer)]
    names = [name for look in (first, answer) for name in plain_names(look)]
    one, other = ends
    if isinstance(one, Ending) and isinstance(other, Ending):
        yield both_endings(one, other, names, first.locale)


def _buttons(row: Challenge, first: Look, answer: Look | None) -> Iterable[Button]:
    """Yield another challenge between the two, the review of the winner's game, and what each may share of theirs."""
    people = [one for one in row.people if one > 0]
    yield duel_button(first, "table-rematch", *people)
    best = answer if answer is not None and row.winner == row.opponent else first
    if best.status == "finished":
        yield button(Control(Verb.REVIEW, best.game, best.step), first.say("review-open"), emoji="🔍")
        yield share_button(Control(Verb.SHARE, best.game), first)


def winner_of(row: Challenge, first: Look, answer: Look | None) -> int:
    """Return who has more points; a person who did not play to the end has lost."""
    if first.status != "finished":
        return row.opponent
    if answer is None or answer.status != "finished":
        return row.challenger
    theirs, own = _points(first, answer)
    if own == theirs:
        return TIE
    return row.challenger if theirs > own else row.opponent


def _points(first: Look, answer: Look | None) -> tuple[int, int]:
    """Return the challenger's points and the opponent's, who has none without an answer.

    In challenges of earlier versions the opponent raced the challenger's ghost, whose points in that race counted.
    """
    (theirs,) = first.points
    if answer is None:
        return theirs, 0
    ghost = next((player.seat for player in answer.players if player.is_ghost), None)
    own = answer.points[next(player.seat for player in answer.players if not player.is_ghost)]
    return theirs if ghost is None else answer.points[ghost], own


def _named(user_id: int, reader: Speech) -> str:
    """Return a mention; for a deleted person, a number stands in place of the id."""
    return f"<@{user_id}>" if user_id > 0 else reader.say("somebody")
