"""A second try: the moment of a mistake with the controls of a panel, then what the chosen move brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.features.reviews.page import (
    Reviewed,
    lookahead_button,
    mistake_button,
    player_of,
    retry_button,
    review_way,
)
from bot.features.reviews.sheets import Drawn, sheet_with
from bot.features.reviews.verbs import ReviewVerb
from bot.features.reviews.words import figure
from bot.games.hints import hint
from bot.games.registry import PARTS
from bot.games.review import Decided, Grade
from bot.pages.control import Verb
from bot.pages.numbers import countable
from bot.pages.other_verbs import targets_with_other_verbs, with_other_verbs
from bot.pages.page import MAX_ROWS, Button, Page, with_buttons
from bot.pages.targets import AsGame
from bot.pages.texts import Speech
from bot.render.theme import LOST, WON
from bot.store.rows import GameTimes
from bot.turns.look import Look, ShownDice
from engine.game import Seat
from engine.games import GAMES

VERBS: Mapping[str, ReviewVerb] = {
    Verb.MOVE: ReviewVerb.RETRYMOVE,
    Verb.DECIDE: ReviewVerb.RETRYMOVE,
    Verb.CHOOSE: ReviewVerb.RETRY,
    Verb.RETRACT: ReviewVerb.RETRY,
}
"""The verbs that replace those of a panel on a second try."""


@dataclass(frozen=True, slots=True)
class SecondTry:
    """The move that a person would make now."""

    move: str
    judged: Decided | None
    """The decision as if this move had been made; None if that is not known."""
    is_underway: bool = False
    """Whether it is being judged."""

    def result(self, best: str) -> str:
        """Return `best`, `equal`, `fine`, `slip` or `blunder`, or else `waiting` or `unknown`."""
        if self.move == best:
            return Grade.BEST.value
        if self.judged is None:
            return "waiting" if self.is_underway else "unknown"
        return "equal" if self.judged.loss <= 0 else self.judged.grade.value


def known_try(one: Decided, move: str) -> SecondTry | None:
    """Return the try with its judgement if the review of the decision has one; None for other moves."""
    if move == one.move:
        return SecondTry(move, one)
    return (
        SecondTry(move, replace(one, move=move, loss=0.0, error=0.0, better=None))
        if move == one.better
        else None
    )


def decision_look(found: Reviewed, seat: Seat, step: int) -> Look:
    """Return the seat's look at a decision, as a panel shows it, without anything that happened later."""
    look = found.at(seat, step)
    asked = GAMES[look.kind].pending(found.states[step])
    players = tuple(
        replace(one, is_asked=one.seat in asked, has_moved=False, is_ready=False, is_new=False)
        for one in look.players
    )
    throws = tuple(one for one in look.dice.throws if one[0] < step)
    return replace(
        look,
        options=replace(look.options, clock="none"),
        times=GameTimes(),
        players=players,
        dice=ShownDice("", None, throws),
        history=(),
        is_plain=True,
    )


def second_try_page(found: Reviewed, seat: Seat, one: Decided, arg: str = "") -> Page:
    """Return the decision with the controls of a panel; `arg` is a half-made choice."""
    look, part = decision_look(found, seat, one.step), PARTS[found.look.kind]
    lines = [
        found.say("review-again-ask", player=player_of(found, seat), round=one.round),
        part.controls.status(look, arg),
    ]
    rows = with_buttons(part.controls.rows(look, arg), part.controls.buttons(look, arg))
    rows = with_other_verbs(rows, VERBS, str(seat))
    if len(rows) < MAX_ROWS:
        rows = (*rows, (_to_round(found, seat, one, "review-again-answer"),))
    picture = part.pictures.sheet(look, arg)
    # Readers of other moments, and those who have chosen something else, get other pictures.
    picture = replace(picture, key=f"{picture.key}:again:{one.step}:{arg}")
    return Page(
        pictures=(picture,),
        rows=rows,
        caption=tuple(lines),
        targets=lambda: targets_with_other_verbs(part.pictures.targets(look, arg), VERBS, str(seat)),
        as_game=_as_game(look),
    )


def _as_game(look: Look) -> AsGame:
    title = look.say("review-again-title", game=look.say(f"game-{look.kind}"))
    return AsGame(title, dice=PARTS[look.kind].pictures.dice(look))


def judged_page(found: Reviewed, seat: Seat, one: Decided, second: SecondTry) -> Page:
    """Return what the chosen move brings beside the best one, both on one sheet; `one` is the decision as it
    was made."""
    look, part, rules = found.at(seat, one.step), PARTS[found.look.kind], GAMES[found.look.kind]
    move, best = second.move, one.better or one.move
    picture, drawn = sheet_with(look, best, None if move == best else move)
    other = None if move == best else rules.parse_move(move)
    said, result = hint(look, rules.parse_move(best), other), second.result(best)
    lines = [
        found.say(
            "review-again-result",
            result=result,
            move=part.controls.move(look, rules.parse_move(move)),
        ),
        *_behind(second, found),
        found.say(
            "review-again-game",
            is_same="yes" if move == one.move else "no",
            move=part.controls.move(look, rules.parse_move(one.move)),
            unit=one.unit.value,
            loss=figure(one.loss, found),
        ),
        f"> {said}" if move == best else found.say("review-better", hint=said),
        found.say("review-again-drawn") if drawn is Drawn.BOTH else "",
    ]
    items = (
        retry_button(found, seat, one),
        mistake_button(found, seat, one.round, is_next=True),
        _to_round(found, seat, one, "review-again-back"),
    )
    row = (*(item for item in items if item is not None), *lookahead_button(found, seat, one, move))
    colour = WON if result in ("best", "equal") else LOST if result in ("slip", "blunder") else None
    caption = tuple(filter(None, lines))
    return Page(pictures=(picture,), rows=(row,), caption=caption, colour=colour, as_game=_as_game(look))


def _behind(second: SecondTry, reader: Speech) -> Iterator[str]:
    judged = second.judged
    if judged is not None and judged.loss > 0:
        yield reader.say(
            "review-again-behind",
            unit=judged.unit.value,
            loss=countable(judged.loss),
            error=countable(judged.error),
        )


def _to_round(found: Reviewed, seat: Seat, one: Decided, key: str) -> Button:
    """Return the way back to the round, which shows the better move."""
    return review_way(found, f"{seat},{one.round}", key, "↩️", tag="answer")
