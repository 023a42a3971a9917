"""The review of a finished game: all seats at a glance, each round of a seat, and its progress while it is
made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.features.reviews.account import account
from bot.features.reviews.chart import chart
from bot.features.reviews.film_frames import USUAL, Frame, rounds, still, worst
from bot.features.reviews.sheets import Drawn, sheet_with
from bot.features.reviews.verbs import ReviewVerb
from bot.features.reviews.words import SIGNS, YOU, counts, equation, figure, headline, share, sum_lines
from bot.games.ahead import ahead_button
from bot.games.hints import hint
from bot.games.names import plain_names, player_name
from bot.games.registry import PARTS
from bot.games.review import Decided, Review, Round, SeatReview, Thrown
from bot.messages.more_pages import share_button
from bot.pages.control import Control, Verb
from bot.pages.page import Button, Page, Picture, Row, Style, button, select
from bot.pages.texts import Speech
from bot.render.theme import badge
from bot.turns.look import Look
from engine.game import Seat, State, Step
from engine.games import GAMES, parse_log

AGAIN, OVERVIEW, SEAT, AFTER = "again", "all", "seat", "after"
"""The forms of a control's `arg`: ask again; the overview (`all,1` for seat 1); a seat, with a round or none:
`1,12` for a decision in it that had a better move, `1,12,after` for the sheet after it."""


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A finished game with everything that happened, as one person may see it."""

    look: Look
    states: Sequence[State]
    """The state at each step."""

    @property
    def locale(self) -> str:
        return self.look.locale

    @property
    def say(self) -> Callable[..., str]:
        return self.look.say

    def at(self, seat: Seat, step: int, move: str | None = None) -> Look:
        """Return what the seat saw at this step, with a move drawn on its sheet."""
        rules = GAMES[self.look.kind]
        return replace(
            self.look,
            status="running",
            step=Step(step),
            view=rules.view(self.states[step], seat),
            viewer=replace(
                self.look.viewer,
                seat=seat,
                entry=None if move is None else rules.parse_move(move),
            ),
        )

    @property
    def rounds(self) -> Mapping[int, int]:
        """Return every round with the step at its end; round 0 is before the first throw."""
        return rounds(self.at, len(self.states) - 1)


def replay_game(look: Look) -> ReplayedGame:
    """Replay a finished game; raises what its rules raise if they have changed since."""
    header, *lines = look.history
    return ReplayedGame(look, parse_log(header, lines).states)


@dataclass(frozen=True, slots=True)
class Reviewed(ReplayedGame):
    """A finished game with its review."""

    review: Review
    is_shown: bool
    """Whether it is shown to everyone, in the channel of the game."""
    trend: Sequence[int] = ()
    """The share that the viewer's decisions kept in the last games up to this one, in percent."""


def review_button(look: Look) -> Button:
    """Return a button that opens the review privately."""
    return button(Control(Verb.REVIEW, look.game, look.step), look.say("review-open"), emoji="🔍")


def film_button(look: Look, *, arg: str = "") -> Button:
    """Return a button that shows the film privately. With an `arg`, the seat of a review, it replaces that
    review."""
    return button(Control(ReviewVerb.FILM, look.game, look.step, arg), look.say("film-open"), emoji="🎬")


def making_page(asked: Control, reader: Speech, *, percent: int, ahead: int) -> Page:
    """Return the page that shows the progress of a review until what was `asked` for is made."""
    again = button(replace(asked, arg=AGAIN), reader.say("review-again"), emoji="🔄")
    return Page(reader.say("review-making", percent=percent, ahead=ahead), rows=((again,),))


def overview_page(found: Reviewed, seat: Seat) -> Page:
    """Return all seats in one picture, then the throws and decisions of one seat that mattered most."""
    own, sums = found.review.seats[seat], account(found.review, seat)
    player = YOU if seat == found.look.viewer.seat else player_of(found, seat)
    lines = [f"## {headline(sums, player, found)}", _title(found), counts(sums, found)]
    if seat == found.look.viewer.seat and len(found.trend) > 1:
        *before, last = found.trend
        lines.append(found.say("review-trend", before=", ".join(map(str, before)), last=last))
    lines += [*sum_lines(sums, player, found), share(sums, player, found)]
    lines += [*_throws(found, own), *_mattered(found, own, seat)]
    rows = (_mistakes(found, own, seat), _ways(found, own, seat), _seats(found))
    return Page(pictures=(_lines(found, seat),), rows=tuple(row for row in rows if row), caption=tuple(lines))


def public_page(found: Reviewed) -> Page:
    """Return the headlines and sums of all seats, for everyone."""
    lines = [_title(found)]
    for seat in map(Seat, range(len(found.review.seats))):
        sums = account(found.review, seat)
        lines += [headline(sums, player_of(found, seat), found), f"-# {equation(sums, found)}"]
    rows = ((review_button(found.look),),)
    return Page(pictures=(_lines(found),), rows=rows, caption=tuple(lines))


def round_page(found: Reviewed, seat: Seat, number: int, *, is_after: bool = False) -> Page:
    """Return one round of a seat: its throws, its decisions with their grades, and a sheet.

    That is the sheet with a better move beside the one made, or the one after the round if no decision had a
    better move or `is_after` is true. An unknown round becomes the first one after it, or the last.
    """
    rounds = found.review.seats[seat].rounds
    if not rounds:
        return overview_page(found, seat)
    shown = next((one for one in rounds if one.number >= number), rounds[-1])
    is_after = is_after or not _has_better(shown)
    lines = [
        found.say("review-round", player=player_of(found, seat), round=shown.number),
        *(_thrown(found, one, "review-throw") for one in shown.throws),
        *(
            line
            for one in shown.decisions
            for line in _decision(found, seat, one, with_better=not is_after or not _has_better(shown))
        ),
    ]
    if not shown.decisions:
        lines.append(found.say("review-no-choice"))
    picture, about = (_after if is_after else _sheet)(found, seat, shown)
    stops = [stop for one in rounds for stop in _stops(seat, one)]
    place = stops.index(after(seat, shown.number) if is_after else f"{seat},{shown.number}")
    before, beyond = (mistake_button(found, seat, shown.number, is_next=is_next) for is_next in (False, True))
    # One button stands out: the way on, or at the end the way back.
    style = Style.PRIMARY if beyond is None else Style.SECONDARY
    beside = (("back", "◀️", place - 1), ("on", "▶️", place + 1))
    steps = (
        *(
            review_way(found, stops[to], f"review-{tag}", emoji, tag=tag)
            for tag, emoji, to in beside
            if 0 <= to < len(stops)
        ),
        replace(film_button(found.look, arg=f"{seat},{shown.number}"), label=found.say("film-play")),
        review_way(found, f"{OVERVIEW},{seat}", "review-overview", "📊", style=style),
    )
    again = retry_button(found, seat, shown_decision(shown)) if shown.decisions else None
    ahead = () if is_after else lookahead_button(found, seat, shown_decision(shown))
    rows = (steps, (*(item for item in (before, beyond, again) if item is not None), *ahead))
    caption = (*lines, about) if about else tuple(lines)
    return Page(pictures=(picture,), rows=tuple(row for row in rows if row), caption=caption)


def _has_better(shown: Round) -> bool:
    """Return whether a decision of the round had a surely better move."""
    return any(one.better is not None for one in shown.decisions)


def _stops(seat: Seat, shown: Round) -> Sequence[str]:
    """Return the `arg`s of the places in a round where the buttons stop: at a decision that had a better move, and
    after the round."""
    end = after(seat, shown.number)
    return (f"{seat},{shown.number}", end) if _has_better(shown) else (end,)


def after(seat: object, number: object) -> str:
    """Return the `arg` of a control that shows a seat's sheet after a round."""
    return f"{seat},{number},{AFTER}"


def _title(found: Reviewed) -> str:
    look = found.look
    return found.say("review-title", title=PARTS[look.kind].words.title(look))


def _lines(found: Reviewed, *marked: Seat) -> Picture:
    """Return everybody's points round by round, with the mistakes of some seats."""
    reached = {number: found.at(Seat(0), step).points for number, step in found.rounds.items()}
    mistakes = {
        seat: {
            number: grade for number in reached if (grade := worst(found.review, seat, number)) is not None
        }
        for seat in marked
    }
    return chart(found.look, reached, mistakes)


def player_of(found: Reviewed, seat: Seat) -> str:
    name = player_name(found.look.players[seat], found)
    return name if found.look.is_solo else f"{badge(seat)} {name}"


def _throws(found: Reviewed, own: SeatReview) -> Iterator[str]:
    for key, thrown in (("review-luckiest", own.luckiest), ("review-unluckiest", own.unluckiest)):
        if thrown is not None:
            yield _thrown(found, thrown, key)


def _thrown(found: Reviewed, thrown: Thrown, key: str) -> str:
    dice = next((values for step, values in found.look.dice.throws if step == thrown.step), ())
    words = PARTS[found.look.kind].words.thrown(dice, found)
    return found.say(key, throw=words, round=thrown.round, luck=figure(thrown.luck, found, signed=True))


def _mattered(found: Reviewed, own: SeatReview, seat: Seat) -> Iterator[str]:
    if not own.turning_points:
        return
    yield found.say("review-mattered", count=len(own.turning_points))
    for one in own.turning_points:
        yield from _decision(found, seat, one, is_brief=True)


def _decision(
    found: Reviewed,
    seat: Seat,
    one: Decided,
    *,
    is_brief: bool = False,
    with_better: bool = True,
) -> Iterator[str]:
    """Yield the move with its grade, then a clearly better move, if any, with its reason.

    In brief, the round is named and the reason left out: the page of the round has it.
    """
    look, part = found.at(seat, one.step), PARTS[found.look.kind]
    rules = GAMES[found.look.kind]
    yield found.say(
        "review-decision",
        sign=SIGNS[one.grade],
        grade=one.grade.value,
        move=part.controls.move(look, rules.parse_move(one.move)),
        loss=figure(max(0.0, one.loss), found),
        error=figure(one.error, found),
        round=one.round if is_brief else "none",
    )
    if one.better is None or not with_better:
        return
    better = rules.parse_move(one.better)
    if is_brief:
        yield found.say("review-better-short", move=part.controls.move(look, better))
    else:
        yield found.say("review-better", hint=hint(look, better, rules.parse_move(one.move)))


def _sheet(found: Reviewed, seat: Seat, shown: Round) -> tuple[Picture, str]:
    """Return the sheet before the decision of the round that matters most, and what it shows in words: the better
    move with the one made in dashes.

    Of two decisions in a round, the first is whether to roll again, which shows on no sheet.
    """
    one = shown_decision(shown)
    picture, drawn = sheet_with(found.at(seat, one.step), one.better or one.move, one.move)
    if drawn is Drawn.NEITHER:
        return picture, ""
    who = "you" if seat == found.look.viewer.seat else "other"
    return picture, found.say("review-drawn", shows=drawn.value, who=who)


def _after(found: Reviewed, seat: Seat, shown: Round) -> tuple[Picture, str]:
    """Return the sheet after the round, as in the film, and what it shows in words."""
    step = found.rounds[shown.number]
    look, pictures = found.at(seat, step), PARTS[found.look.kind].pictures
    sheet = pictures.lies(look)
    frame = Frame(step, shown.number, (worst(found.review, seat, shown.number),), USUAL)
    picture = replace(
        sheet,
        name="round.png",
        key=f"{sheet.key}:after:{step}",
        draw=partial(still, found.look, found.at, seat, frame),
        is_scalable=False,  # a film has one size
    )
    return picture, found.say("review-after", round=shown.number)


def shown_decision(shown: Round) -> Decided:
    """Return the mistake of the round, or else a decision with a better move, or else any; the last of several."""
    return max(shown.decisions, key=lambda one: (one.is_mistake, one.better is not None, one.step))


def mistake_button(found: Reviewed, seat: Seat, number: int, *, is_next: bool) -> Button | None:
    """Return a button to the next mistake, which a person is asked about first, or to the round of the last one before;
    None if there is none."""
    mistakes = found.review.seats[seat].mistakes
    beyond = [one for one in mistakes if (one.round > number if is_next else one.round < number)]
    if not beyond:
        return None
    if not is_next:
        return review_way(found, f"{seat},{beyond[-1].round}", "review-previous-mistake", "⏮️", tag="previous")
    following = [one for one in beyond if one.round == beyond[0].round][-1]
    asking = retry_button(found, seat, following, key="review-next-mistake", emoji="⏭️", style=Style.PRIMARY)
    arg = f"{seat},{following.round}"
    return asking or review_way(found, arg, "review-next-mistake", "⏭️", tag="next", style=Style.PRIMARY)


def retry_button(
    found: Reviewed,
    seat: Seat,
    one: Decided,
    *,
    key: str = "review-again-open",
    emoji: str = "🧩",
    style: Style = Style.SECONDARY,
) -> Button | None:
    """Return a button that asks for another move at a person's mistake; None for other decisions."""
    if not one.is_mistake or not found.look.players[seat].is_human:
        return None
    control = Control(ReviewVerb.RETRY, found.look.game, one.step, tag=str(seat))
    return button(control, found.say(key), style, emoji=emoji)


def lookahead_button(found: Reviewed, seat: Seat, one: Decided, move: str = "") -> Row:
    """Return the button that shows how it may go on after the better move and another, by default the one
    made, if compared."""
    if one.better is None or move == one.better:
        return ()
    control = Control(ReviewVerb.LOOKAHEAD, found.look.game, one.step, move or one.move, str(seat))
    return ahead_button(found.at(seat, one.step), GAMES[found.look.kind].parse_move(one.better), control)


def _mistakes(found: Reviewed, own: SeatReview, seat: Seat) -> Row:
    """Return buttons to the first mistake, and to the rounds of those that mattered most; two may be in one round."""
    first = mistake_button(found, seat, 0, is_next=True)
    return (() if first is None else (first,)) + tuple(
        review_way(
            found,
            f"{seat},{one.round}",
            "review-to-round",
            SIGNS[one.grade],
            tag=f"m{number}",
            round=one.round,
        )
        for number, one in enumerate(own.turning_points)
    )


def _ways(found: Reviewed, own: SeatReview, seat: Seat) -> Row:
    items = [film_button(found.look, arg=str(seat))]
    if own.rounds:
        first = f"{seat},{own.rounds[0].number}"
        items.insert(0, review_way(found, first, "review-rounds", "📖", tag="first"))
    if found.look.own is not None and found.look.place.guild_id is not None and not found.is_shown:
        label = found.say("review-publish", mode=found.look.mode)
        items.append(button(Control(ReviewVerb.PUBLISH, found.look.game, arg=str(seat)), label, emoji="📰"))
    if found.look.own is not None:
        items.append(share_button(Control(Verb.SHARE, found.look.game), found))
    return tuple(items)


def _seats(found: Reviewed) -> Row:
    """Return buttons to the other seats."""
    names = plain_names(found.look)
    if len(names) == 1:
        return ()
    options = [(str(seat), f"{badge(Seat(seat))} {name}", "") for seat, name in enumerate(names)]
    control = Control(Verb.REVIEW, found.look.game, arg=SEAT, kind="s")
    return (select(control, found.say("review-choose"), options),)


def review_way(
    found: ReplayedGame,
    arg: str,
    key: str,
    emoji: str,
    *,
    tag: str = "",
    style: Style = Style.SECONDARY,
    **values: Any,
) -> Button:
    """Return a button to another page of the review."""
    control = Control(Verb.REVIEW, found.look.game, arg=arg, tag=tag)
    return button(control, found.say(key, **values), style, emoji=emoji)
