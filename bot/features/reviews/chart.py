"""The picture of a review: everybody's points, round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.games.names import plain_names
from bot.games.pictures import keyed_picture
from bot.games.review import Grade
from bot.pages.page import Draw, Picture
from bot.render.canvas import Scene, write_once
from bot.render.gems import draw_grade, draw_seat
from bot.render.pen import Pen, Point, text_width
from bot.render.podium import apart
from bot.render.prose import ALT_LIMIT, join_parts
from bot.render.theme import BOLD, EDGE, LEGIBLE, THEMES, WIDTH
from bot.turns.look import Look
from engine.game import Seat

HEIGHT = 460
LEFT, RIGHT, TOP, BOTTOM = 84, 852, 44, 386
"""The edges of the lines; to the right of them stand the points of the end."""
FEET = 428
"""The middle of the numbers of rounds."""
LINE, BADGE, GAP = 7, 24, 16
STEPS = (1, 2, 5, 10, 20, 25, 50, 100)
"""How far apart the numbers on an axis are."""
FEW = 5
"""The most numbers on an axis, besides its beginning."""


@dataclass(frozen=True, slots=True)
class Course:
    """A seat's points after each round, and its mistakes."""

    seat: Seat
    points: tuple[int, ...]
    mistakes: tuple[tuple[int, Grade], ...] = ()
    """The rounds with mistakes, each with its worst grade."""


def chart(
    look: Look, points: Mapping[int, Sequence[int]], mistakes: Mapping[Seat, Mapping[int, Grade]]
) -> Picture:
    """Return the lines of all seats; `points` are those of every seat after each round, in the order of rounds, and
    `mistakes` those to be marked."""
    courses = tuple(
        Course(
            player.seat,
            tuple(of[player.seat] for of in points.values()),
            tuple(mistakes.get(player.seat, {}).items()),
        )
        for player in look.players
    )
    rounds = tuple(points)
    told = sorted({rounds[(len(rounds) - 1) * part // 4] for part in range(5)})
    alt = [look.say("review-chart", rounds=", ".join(map(str, told)))]
    for name, course in zip(plain_names(look), courses, strict=True):
        reached = ", ".join(str(points[number][course.seat]) for number in told)
        alt.append(look.say("labelled", label=name, what=f"{reached}."))
    words = look.say("review-axis")
    draw = Draw(render_chart, rounds, courses, words, theme=look.viewer.theme)
    return keyed_picture(look, "review", join_parts(alt, " ", ALT_LIMIT), draw)


def render_chart(rounds: Sequence[int], courses: Sequence[Course], words: str, *, theme: str) -> bytes:
    """Return a PNG of 1,000 pixels in width; the words stand before the numbers of rounds."""
    return write_once(Scene(THEMES[theme], WIDTH, HEIGHT, partial(_paint, rounds, courses, words), ()))


def _paint(rounds: Sequence[int], courses: Sequence[Course], words: str, pen: Pen) -> None:
    theme = pen.theme
    low = min(0, *(min(course.points) for course in courses))
    high = max(low + 1, *(max(course.points) for course in courses))
    first, last = rounds[0], max(rounds[-1], rounds[0] + 1)

    def at(number: int, points: float) -> Point:
        across = LEFT + (RIGHT - LEFT) * (number - first) / (last - first)
        return across, BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low)

    for points in _marked(low, high):
        _, height = at(first, points)
        pen.rectangle((LEFT, height - 1, RIGHT, height + 1), theme.rule)
        pen.text((LEFT - GAP, height), str(points), theme.soft, LEGIBLE, anchor="r")
    taken = EDGE + pen.words((EDGE, FEET), words, theme.soft, LEGIBLE, WIDTH / 3, anchor="l")
    for number in _marked(first, last):
        across, wide = at(number, low)[0], text_width(str(number), LEGIBLE)
        if across - wide / 2 > taken + GAP:
            pen.text((across, FEET), str(number), theme.soft, LEGIBLE)
    for course in courses:
        line = [at(*one) for one in zip(rounds, course.points, strict=True)]
        pen.line(line, theme.wall, LINE + 4)
        pen.line(line, theme.seat(course.seat), LINE)
    ends = apart([at(last, course.points[-1])[1] for course in courses], 2 * BADGE + 4, TOP, BOTTOM)
    for place, (course, end) in enumerate(zip(courses, ends, strict=True)):
        if len(courses) > 1:
            # A number on its way tells lines apart without their colours.
            middle = len(rounds) * (place + 1) // (len(courses) + 1)
            draw_seat(pen, at(rounds[middle], course.points[middle]), BADGE - 4, course.seat, least=32)
            draw_seat(pen, (RIGHT + BADGE, end), BADGE, course.seat)
        for number, grade in course.mistakes:
            draw_grade(
                pen, at(number, course.points[rounds.index(number)]), is_blunder=grade is Grade.BLUNDER
            )
        pen.text((WIDTH - EDGE, end), str(course.points[-1]), theme.ink, LEGIBLE, face=BOLD, anchor="r")


def _marked(low: int, high: int) -> Sequence[int]:
    """Return round numbers between two others, both included, at most a few."""
    step = next((step for step in STEPS if (high - low) / step <= FEW), STEPS[-1])
    return range(-(-low // step) * step, high + 1, step)
