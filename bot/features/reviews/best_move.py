"""The best move of a game in one picture, before and after: found with the review, and posted with one press."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.computers.workers import Progress
from bot.features.reviews.page import Reviewed, review_button
from bot.features.reviews.reviews import reviewer_of
from bot.features.reviews.verbs import ReviewVerb
from bot.games.hints import reason
from bot.games.registry import PARTS
from bot.games.review import Grade
from bot.games.side_by_side import pair_picture, side
from bot.pages.control import Control
from bot.pages.page import Button, Page, Picture, Row, Style, button
from bot.turns.look import Look
from engine.game import Moved, Seat
from engine.games import GAMES, parse_log

TRIED = 5
"""How many of the best moves are compared by what they are worth: those that differ most from a weak player's."""


@dataclass(frozen=True, slots=True)
class BestMove:
    """A decision, and what a weak player would have done instead."""

    step: int
    other: str


def best_button(look: Look) -> Button:
    """Return a button that shows the presser's best move privately."""
    return button(Control(ReviewVerb.BEST, look.game, look.step), look.say("best-open"), emoji="🌟")


def find_best(header: str, lines: Sequence[str], seat: Seat, steps: Sequence[int], _: Progress) -> str:
    """Find, among the decisions at these steps, the one that gained most over what the weakest player would have done.

    Return it as the JSON of a `BestMove`, or `null` if that player would have done the same everywhere.
    """
    log = parse_log(header, lines)
    rules, part = GAMES[log.header.kind], PARTS[log.header.kind]
    weakest = next(iter(part.strengths.players.values()))
    found = []
    for step in steps:
        event, view = log.events[step], rules.view(log.states[step], seat)
        moves = dict(event.moves) if isinstance(event, Moved) else {}
        other = weakest(view, Random(step))
        # A move that nothing simple tells from the other is no picture.
        if differences := part.controls.differing(view, moves[seat], other):
            found.append((sum(one.points for one in differences), step, other, moves))
    found.sort(key=lambda one: (-one[0], one[1]))
    reviewer, best, most = reviewer_of(log.header, log.events), None, 0.0
    for _differing, step, other, moves in found[:TRIED]:
        verdict = reviewer.verdict(log.states[step], seat, {**moves, seat: other})
        if verdict is not None and verdict.loss > most:
            best, most = (step, rules.format_move(other)), verdict.loss
    return json.dumps(best)


def best_steps(found: Reviewed, seat: Seat) -> tuple[int, ...]:
    """Return the steps of a seat's best moves."""
    return tuple(one.step for one in found.review.seats[seat].played if one.grade is Grade.BEST)


def best_page(found: Reviewed, seat: Seat, best: BestMove, *, until: str, is_here: bool) -> Page:
    """Return the best move with the button that posts it; `until` says when others may see its throw, if not yet, and
    `is_here` whether there are others."""
    post = Control(ReviewVerb.POSTBEST, found.look.game, best.step, best.other, str(seat))
    row: Row = ()
    if is_here and not until:
        row = (button(post, found.say("best-post"), Style.SUCCESS, emoji="📣"),)
    picture, lines = _told(found, seat, best)
    note = found.say("best-sealed", time=until) if until else ""
    return Page(pictures=(picture,), rows=(row,) if row else (), caption=(*lines, note))


def posted_page(found: Reviewed, seat: Seat, best: BestMove, user_id: int) -> Page:
    """Return the best move for everyone in the channel."""
    look = found.look
    title = PARTS[look.kind].words.title(look)
    headline = found.say("best-posted", player=f"<@{user_id}>", title=title, points=look.points[seat])
    picture, lines = _told(found, seat, best)
    return Page(headline, pictures=(picture,), rows=((review_button(look),),), caption=lines)


def _told(found: Reviewed, seat: Seat, best: BestMove) -> tuple[Picture, tuple[str, ...]]:
    """Return the sheet before and after the move, and the move with what it left better."""
    rules, before = GAMES[found.look.kind], found.at(seat, best.step)
    made = next(one for one in found.review.seats[seat].decisions if one.step == best.step)
    move, view = rules.parse_move(made.move), before.view
    if view is None:
        raise ValueError(f"step {best.step} is before the game")
    after = rules.view(found.states[best.step + 1], seat)
    why = reason(before, move, rules.parse_move(best.other), most=1)
    words = PARTS[found.look.kind].controls.move(before, move)
    sides = (
        side(before, view, found.say("best-side", which="before"), before=view),
        side(before, after, found.say("best-side", which="after"), before=view, is_better=True),
    )
    throws = [dice for step, dice in found.look.dice.throws if step < best.step][-1:]
    title = found.say("best-title", round=view.round)
    picture = pair_picture(before, "best", title, throws, sides, said=[f"{words}."], words=why)
    return picture, (found.say("labelled", label=f"🌟 **{words}**", what=why),)
