"""The picture of a review: where each seat's points came from, and what was lost on the way.

Each seat has two strips of equal length: the upper one has the start and the gains, the lower one the points
and the losses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.games.names import drawn_names, plain_names
from bot.games.pictures import drawn
from bot.games.review import SeatReview, Unit
from bot.pages.page import Draw, Picture
from bot.pages.texts import text
from bot.render.canvas import Scene, write_once
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, fit, text_width
from bot.render.prose import ALT_LIMIT, joined
from bot.render.theme import BLACK, BOLD, EDGE, REGULAR, RGB, THEMES, WHITE, WIDTH, Theme, contrast
from bot.turns.look import Look
from engine.game import Seat

HEAD, STRIP, GAP, SPACE = 56, 48, 6, 30
"""Heights: of a seat's name, of a strip, between two strips, and below a seat."""
LETTERS = 30
PADDING = 12

Term = tuple[str, float]
"""(`start`, `luck`, `loss`, `gained`, `rest`, or the unit of what a seat had at the end; the amount)."""
Terms = Sequence[Term]
ENDS = tuple(Unit)


def terms(seat: SeatReview) -> tuple[Terms, Terms]:
    """Return the gains and the losses; both have the same sum, and no term is negative."""
    end = seat.unit.value
    changes = (("luck", seat.luck), ("loss", -seat.loss), ("gained", seat.gained), ("rest", seat.rest))
    # A negative term goes to the other strip.
    came = [("start", max(0.0, seat.start)), (end, max(0.0, -float(seat.end)))]
    went = [(end, max(0.0, float(seat.end))), ("start", max(0.0, -seat.start))]
    came += [(name, change) for name, change in changes if change > 0]
    went += [(name, -change) for name, change in changes if change < 0]
    return [term for term in came if term[1]], [term for term in went if term[1]]


def figure(points: float, locale: str, *, signed: bool = False) -> str:
    """Format points with one decimal, as the language writes them."""
    sign = "−" if points < 0 else "+" if signed else ""
    whole, tenths = f"{abs(points):.1f}".split(".")
    return text(locale, "review-figure", sign=sign, whole=whole, tenths=tenths)


def sum_words(player: str, seat: SeatReview, locale: str) -> str:
    """Return the sum in words, equal to what is shown to the last digit."""
    return text(
        locale,
        "review-sum",
        player=player,
        unit=seat.unit.value,
        end=seat.end,
        start=figure(seat.start, locale),
        luck=figure(seat.luck, locale, signed=True),
        loss=figure(0.0 - seat.loss, locale, signed=True),
        gained=figure(seat.gained, locale, signed=True),
        rest=figure(seat.rest, locale, signed=True),
    )


def bars(look: Look, seats: Sequence[SeatReview], locale: str) -> Picture:
    """Return the picture of all seats, one below another."""
    sums = [
        sum_words(name, seat, locale) for name, seat in zip(plain_names(look, locale), seats, strict=True)
    ]
    draw = Draw(render_bars, seats, names=drawn_names(look, locale), theme=look.viewer.theme, locale=locale)
    return drawn(look, locale, "review", joined(sums, " ", ALT_LIMIT), draw)


def render_bars(seats: Sequence[SeatReview], *, names: Sequence[Name], theme: str, locale: str) -> bytes:
    """Draw a PNG, 1,000 pixels wide."""
    height = 2 * EDGE - SPACE + len(seats) * _lane()
    paint = partial(_paint, seats, names, THEMES[theme], locale)
    return write_once(Scene(THEMES[theme], WIDTH, height, paint, ()))


def _lane() -> int:
    return HEAD + 2 * STRIP + GAP + SPACE


def _paint(seats: Sequence[SeatReview], names: Sequence[Name], theme: Theme, locale: str, pen: Pen) -> None:
    most = max(sum(points for _, points in terms(seat)[0]) for seat in seats)
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        lane = pen.at(EDGE, EDGE + number * _lane())
        draw_seat(lane, (HEAD / 2 - 6, HEAD / 2 - 6), HEAD / 2 - 8, theme, Seat(number))
        words, size = fit(name.words, 34, WIDTH - 2 * EDGE - HEAD, name.face)
        lane.text((HEAD, HEAD / 2 - 6), words, theme.ink, size, face=name.face, anchor="l")
        for row, part in enumerate(terms(seat)):
            strip = lane.at(0, HEAD + row * (STRIP + GAP))
            _paint_strip(strip, part, (WIDTH - 2 * EDGE) / (most or 1), _colours(theme, Seat(number)), locale)


def _paint_strip(pen: Pen, part: Terms, scale: float, colours: Mapping[str, RGB], locale: str) -> None:
    reached = 0.0
    for term in part:
        left, reached = reached, reached + term[1]
        box = (round(left * scale), 0, round(reached * scale), STRIP)
        fill = colours[term[0]]
        pen.rectangle(box, colours["edge"])
        pen.rectangle((box[0] + 2, 2, max(box[0] + 3, box[2] - 2), STRIP - 2), fill)
        room = box[2] - box[0] - PADDING
        shown = next((words for words in _labels(term, locale) if text_width(words, LETTERS) <= room), "")
        ink = max((BLACK, WHITE), key=lambda ink: contrast(ink, fill))
        face = BOLD if term[0] in ENDS else REGULAR
        pen.text(((box[0] + box[2]) / 2, STRIP / 2), shown, ink, LETTERS, face=face)


def _labels(term: Term, locale: str) -> Iterator[str]:
    """Yield the possible labels, the longest first."""
    name, points = term
    number = str(round(points)) if name in ENDS else figure(points, locale)
    yield text(locale, f"review-{name}", points=number)
    yield number


def _colours(theme: Theme, seat: Seat) -> Mapping[str, RGB]:
    return {
        "edge": theme.wall,
        "start": theme.soft,
        **dict.fromkeys(ENDS, theme.seat(seat)),
        "luck": theme.accent,
        "loss": theme.danger,
        # Only a game of two has it: the colour of the other seat.
        "gained": theme.seat(Seat(seat ^ 1)),
        "rest": theme.faint,
    }
