"""The film of a finished game as a message: moving or stopped at a round, and shown to everyone."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from bot.features.reviews.film_frames import NAME, Frame, Reel, frames
from bot.features.reviews.page import OVERVIEW, ReplayedGame, after, film_button, review_button, review_way
from bot.features.reviews.verbs import ReviewVerb
from bot.games.names import plain_names
from bot.games.registry import PARTS
from bot.games.review import Review
from bot.messages.ended import final_standings
from bot.messages.more_pages import back_button
from bot.pages.control import Control, base36
from bot.pages.page import Button, Page, Picture, Row, button
from bot.render.film import END
from bot.render.prose import ALT_LIMIT, join_parts
from engine.game import Seat

MENU = "more"
"""The page before, if that was the menu of the game; for a review it is the seat, perhaps with the round."""
DRAWN = "p"
"""Begins the time at which the film was drawn, in the control that stops it."""
STILL = "film.png"
ARRIVAL = 1500
"""About how long (ms) a film takes until it moves on somebody's screen."""


def film_page(played: ReplayedGame, review: Review | None) -> Page:
    """Return the page for everyone."""
    look = played.look
    every = frames(played.rounds, len(look.players), review)
    rows = ((review_button(look), film_button(look)),)
    return Page(pictures=(_film(played, every),), rows=rows, caption=_lines(played, review))


def own_film_page(
    played: ReplayedGame, review: Review | None, arg: str, now: int, *, is_on_server: bool
) -> Page:
    """Return the page for one person. `arg` is the page that it replaces, if any, and after a slash the
    number of the frame at which the film stands, or the time (ms UTC) at which the film to stop was drawn."""
    back, _, shown = arg.partition("/")
    every = frames(played.rounds, len(played.look.players), review)
    share = [
        button(
            _control(played, ReviewVerb.FILMSHOW),
            played.say("review-publish", mode=played.look.mode),
            emoji="📣",
        )
    ]
    ways = (*(share if is_on_server and played.look.own is not None else ()), *_ways(played, back))
    if not shown:
        pause = _step(played, f"{back}/{DRAWN}{base36(now)}", "film-pause", "⏸️")
        picture, rows = _film(played, every), ((pause, *ways),)
        return Page(pictures=(picture,), rows=rows, caption=_lines(played, review))
    number = _number(every, shown, now)
    steps = [_step(played, f"{back}/", "film-play", "🎬")]
    if number > 0:
        steps.insert(0, _step(played, f"{back}/{number - 1}", "review-back", "◀️"))
    if number < len(every) - 1:
        steps.append(_step(played, f"{back}/{number + 1}", "review-on", "▶️"))
    picture = _still(played, every[number], every)
    return Page(pictures=(picture,), rows=(tuple(steps), ways), caption=_lines(played, review))


def _number(every: Sequence[Frame], shown: str, now: int) -> int:
    """Return the number of the frame to show; for a film drawn at that time, roughly the one on the screen now."""
    if shown.startswith(DRAWN):
        ends = [*accumulate(frame.milliseconds for frame in every)]
        return bisect_right(ends, max(0, now - int(shown[1:], 36) - ARRIVAL) % ends[-1])
    return min(int(shown), len(every) - 1) if shown.isdecimal() else 0


def _film(played: ReplayedGame, every: Sequence[Frame]) -> Picture:
    look = played.look
    first, *then = Reel(look, played.at, every).draws
    ends = every[0].round, every[-1].round
    points = zip(plain_names(look), look.points, strict=True)
    alt = [
        played.say("film-alt", first=ends[0], last=ends[1], seats=len(look.players)),
        *(played.say("film-alt-seat", player=name, points=count) for name, count in points),
    ]
    key = f"film:{look.game}:{ends[0]}:{ends[1]}"
    return Picture(NAME, join_parts(alt, " ", ALT_LIMIT), key, first, (*then, partial(bytes, END)))


def _still(played: ReplayedGame, frame: Frame, every: Sequence[Frame]) -> Picture:
    look = played.look
    points = played.at(Seat(0), frame.step).points
    alt = [
        f"{played.say('film-round', round=frame.round)}.",
        *(
            played.say("film-still-alt", player=name, points=count)
            for name, count in zip(plain_names(look), points, strict=True)
        ),
    ]
    draw = partial(Reel(look, played.at, every).still, frame)
    return Picture(STILL, join_parts(alt, " ", ALT_LIMIT), f"film:{look.game}:at:{frame.step}", draw)


def _lines(played: ReplayedGame, review: Review | None) -> tuple[str, ...]:
    look = played.look
    return (
        played.say("film-title", title=PARTS[look.kind].words.title(look)),
        *final_standings(look),
        played.say("film-about", marks="no" if review is None else "yes"),
    )


def _ways(played: ReplayedGame, back: str) -> Row:
    """Return the buttons to the page before, and to the review."""
    look = played.look
    if not back:
        return (review_button(look),)
    if back == MENU:
        return (review_button(look), back_button(look.game, look))
    seat, _, number = back.partition(",")
    return (
        review_way(played, after(seat, number or "0"), "review-rounds", "📖", tag="film"),
        review_way(played, f"{OVERVIEW},{seat}", "review-overview", "📊"),
    )


def _control(played: ReplayedGame, verb: str, arg: str = "") -> Control:
    return Control(verb, played.look.game, played.look.step, arg)


def _step(played: ReplayedGame, arg: str, label: str, emoji: str) -> Button:
    return button(_control(played, ReviewVerb.FILM, arg), played.say(label), emoji=emoji)
