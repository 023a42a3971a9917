"""The picture of a review: where each seat's points came from, and what was lost on the way.

Each seat has two strips of one length: above, what the best moves make and what came to it; below, the points and
what went.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.features.reviews.account import Account, Term
from bot.features.reviews.words import equation, figure
from bot.games.names import drawn_names, plain_names
from bot.games.pictures import keyed_picture
from bot.games.review import Unit
from bot.pages.page import Draw, Picture
from bot.pages.texts import Language, Speech
from bot.render.canvas import Scene, write_once
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, text_width
from bot.render.prose import ALT_LIMIT, join_parts
from bot.render.theme import BLACK, BOLD, EDGE, REGULAR, RGB, THEMES, WHITE, WIDTH, Theme, contrast
from bot.turns.look import Look
from engine.game import Seat

HEAD, STRIP, GAP, SPACE = 56, 48, 6, 30
"""Heights: of a seat's name, of a strip, between two strips, and below a seat."""
LANE = HEAD + 2 * STRIP + GAP + SPACE
LETTERS = 30
PADDING = 12

Terms = Sequence[Term]
ENDS = tuple(Unit)


def terms(found: Account) -> tuple[Terms, Terms]:
    """Return what came and what went, the end included; both have the same sum, and nothing is negative."""
    end, seat = found.seat.unit.value, found.seat
    # What is below 0 stands in the other strip.
    came = [(name, change) for name, change in found.terms if change > 0]
    went = [(name, -change) for name, change in found.terms if change < 0]
    came += [(end, -float(seat.end))] if seat.end < 0 else []
    went[:0] = [(end, float(seat.end))] if seat.end > 0 else []
    return came, went


def bars(look: Look, seats: Sequence[Account]) -> Picture:
    """Return the picture of all seats, one below the other."""
    sums = [
        look.say("labelled", label=name, what=equation(seat, look).replace("**", ""))
        for name, seat in zip(plain_names(look), seats, strict=True)
    ]
    draw = Draw(
        render_bars, tuple(seats), names=drawn_names(look), theme=look.viewer.theme, locale=look.locale
    )
    return keyed_picture(look, "review", join_parts(sums, " ", ALT_LIMIT), draw)


def render_bars(seats: Sequence[Account], *, names: Sequence[Name], theme: str, locale: str) -> bytes:
    """Return a PNG of 1,000 pixels in width."""
    height = 2 * EDGE - SPACE + len(seats) * LANE
    paint = partial(_paint, seats, names, Language(locale))
    return write_once(Scene(THEMES[theme], WIDTH, height, paint, ()))


def _paint(seats: Sequence[Account], names: Sequence[Name], reader: Speech, pen: Pen) -> None:
    most = max(sum(points for _, points in terms(seat)[0]) for seat in seats)
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        lane = pen.at(EDGE, EDGE + number * LANE)
        draw_seat(lane, (HEAD / 2 - 6, HEAD / 2 - 6), HEAD / 2 - 8, Seat(number))
        words, size = name.fit(34, WIDTH - 2 * EDGE - HEAD)
        lane.text((HEAD, HEAD / 2 - 6), words, pen.theme.ink, size, face=name.face, anchor="l")
        for row, part in enumerate(terms(seat)):
            strip = lane.at(0, HEAD + row * (STRIP + GAP))
            scale, colours = (WIDTH - 2 * EDGE) / (most or 1), _colours(pen.theme, Seat(number))
            _paint_strip(strip, part, scale, colours, reader, sign="−" if row else "+")


def _paint_strip(
    pen: Pen, part: Terms, scale: float, colours: Mapping[str, RGB], reader: Speech, *, sign: str
) -> None:
    reached = 0.0
    for term in part:
        left, reached = reached, reached + term[1]
        box = (round(left * scale), 0, round(reached * scale), STRIP)
        fill = colours[term[0]]
        pen.rectangle(box, colours["edge"])
        pen.rectangle((box[0] + 2, 2, max(box[0] + 3, box[2] - 2), STRIP - 2), fill)
        room = box[2] - box[0] - PADDING
        shown = next(
            (words for words in _labels(term, reader, sign) if text_width(words, LETTERS) <= room), ""
        )
        ink = max((BLACK, WHITE), key=lambda ink: contrast(ink, fill))
        face = BOLD if term[0] in ENDS else REGULAR
        pen.text(((box[0] + box[2]) / 2, STRIP / 2), shown, ink, LETTERS, face=face)


def _labels(term: Term, reader: Speech, sign: str) -> Iterator[str]:
    """Yield the possible labels, the longest first; what came or went has its sign."""
    name, points = term
    number = str(round(points)) if name in ENDS else figure(points, reader)
    number = number if name in (*ENDS, "ideal", "start") else f"{sign}{number}"
    yield reader.say(f"review-{name}", points=number)
    yield number


def _colours(theme: Theme, seat: Seat) -> Mapping[str, RGB]:
    return {
        "edge": theme.wall,
        "ideal": theme.soft,
        "start": theme.faint,
        **dict.fromkeys(ENDS, theme.seat(seat)),
        "luck": theme.accent,
        "loss": theme.danger,
        # Only a game of two has it: the colour of the other seat.
        "gained": theme.seat(Seat(seat ^ 1)),
        "rest": theme.faint,
    }
