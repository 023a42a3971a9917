"""The film of a finished game as a message, with buttons to see it round by round."""

from __future__ import annotations

from functools import partial

from bot.features.reviews.film_frames import NAME, Reel, frames
from bot.features.reviews.page import OVERVIEW, ReplayedGame, after, review_button, review_way
from bot.games.names import plain_names
from bot.games.registry import PARTS
from bot.games.review import Review
from bot.messages.ended import final_standings
from bot.pages.page import Page, Picture
from bot.render.film import END
from bot.render.prose import ALT_LIMIT, join_parts


def film_page(played: ReplayedGame, review: Review | None, arg: str = "") -> Page:
    """Return the page with the film. `arg` is the seat whose review the film replaces, if any, and perhaps the
    round that it showed."""
    look, ends = played.look, played.rounds
    part = PARTS[look.kind]
    first, *then = Reel(look, played.at, frames(ends, len(look.players), review)).draws
    points = zip(plain_names(look), part.scoring.points(look), strict=True)
    alt = [
        played.say("film-alt", first=min(ends), last=max(ends), seats=len(look.players)),
        *(played.say("film-alt-seat", player=name, points=count) for name, count in points),
    ]
    key = f"film:{look.game}:{min(ends)}:{max(ends)}"
    picture = Picture(NAME, join_parts(alt, " ", ALT_LIMIT), key, first, (*then, partial(bytes, END)))
    lines = [
        played.say("film-title", title=part.words.title(look)),
        *final_standings(look),
        played.say("film-about", marks="no" if review is None else "yes"),
    ]
    if not arg:
        return Page(pictures=(picture,), rows=((review_button(look),),), caption=tuple(lines))
    seat, _, number = arg.partition(",")
    row = (
        review_way(played, after(seat, number or "0"), "review-rounds", "📖", tag="film"),
        review_way(played, f"{OVERVIEW},{seat}", "review-overview", "📊"),
    )
    return Page(pictures=(picture,), rows=(row,), caption=tuple(lines))
