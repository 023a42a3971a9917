"""Scoring fields, and the lines that tie them to their areas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from itertools import pairwise

from bot.games.brilliant.naming import name_move
from bot.games.brilliant.pictures.layout import PLATE_HEIGHT, PLATE_WIDTH, SheetLayout
from bot.games.brilliant.pictures.news import fresh_awards
from bot.games.brilliant.pictures.places import strike_letters
from bot.games.brilliant.pictures.shown import Rank, ShownSheet
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign
from bot.games.brilliant.pictures.spots import DOT, TIE
from bot.games.brilliant.pictures.stones import draw_key
from bot.games.plan import Part, Press, on_panel
from bot.pages.control import Verb
from bot.render.canvas import Key
from bot.render.gems import facet_gem
from bot.render.pen import Pen, Point
from bot.render.theme import BOLD, LEGIBLE, PRESSED, RGB, SMALLEST, Theme, mix
from engine.answer_cache import keeps_answers
from engine.brilliant.level import Area, AreaId, Rule
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import ValueSign, View, value_signs
from engine.game import Seat

STRIP_TOP, STRIP_HEIGHT = 50, 44
VALUE_LEFT = 5
SIGN_AT = 27
"""The middle of the signs, from the top."""
SIGN_TOP, SIGN_WIDTH, SIGN_HEIGHT = 11, 46, 37


class ValueState(StrEnum):
    """The states of a value in solo, in addition to the signs of the view."""

    AIM = "aim"
    """The value may be struck out now."""
    PENCIL = "pencil"
    """The value will be struck out."""
    MISSED = "missed"
    """Another move than the pencilled one would strike it out."""


def draw_ties(pen: Pen, layout: SheetLayout) -> None:
    for index in layout.routes.ties:
        draw_tie(pen, layout.tie_path(index))


def draw_tie(pen: Pen, path: Sequence[Point]) -> None:
    """Draw the line from a scoring field to a dot on its area."""
    pen.line(path, pen.theme.wall, TIE)
    pen.line(path, pen.theme.tie, 4)
    pen.disc(path[-1], DOT, pen.theme.wall)
    pen.disc(path[-1], DOT - 2.5, pen.theme.paper)


def draw_plate(pen: Pen, area: Area) -> None:
    """Draw an empty scoring field, without the sign of its rule."""
    shades = pen.theme.colours[area.colour]
    if pen.theme.has_outlines:
        pen.gem((-3, -3, PLATE_WIDTH + 3, PLATE_HEIGHT + 3), 13, pen.theme.wall)
    facet_gem(pen, (0, 0, PLATE_WIDTH, PLATE_HEIGHT), 12, shades)
    if area.wide:
        draw_everywhere(pen, (27, SIGN_AT), shades.ink)
    strip = (VALUE_LEFT, STRIP_TOP, PLATE_WIDTH - VALUE_LEFT, STRIP_TOP + STRIP_HEIGHT)
    pen.rectangle(strip, pen.theme.panel)


def _sign_middle(area: Area) -> int:
    """Return where the sign of the rule stands, from the left of a scoring field."""
    return 70 if area.wide else PLATE_WIDTH // 2


def value_spans(values: Sequence[int]) -> list[tuple[int, int]]:
    """Return the left edge and width of every value on its scoring field; long numbers get more space."""
    room = PLATE_WIDTH - 2 * VALUE_LEFT
    weights = [1 + len(str(value)) for value in values]
    edges = [VALUE_LEFT + room * sum(weights[:i]) // sum(weights) for i in range(len(values) + 1)]
    return [(left, right - left) for left, right in pairwise(edges)]


def values(layout: SheetLayout) -> Part[ShownSheet]:
    """Return the part with the scoring fields."""
    boxes, constants = [], []
    for index, area in enumerate(layout.level.areas):
        x, y = layout.plates[AreaId(index)]
        for value, (left, width) in zip(area.values, value_spans(area.values), strict=True):
            boxes.append((x + left, y + STRIP_TOP, width, STRIP_HEIGHT))
            constants.append(value)
    return Part(
        boxes,
        _keys,
        paint_value,
        on_panel,
        of=constants,
        still=partial(_draw_plates, layout),
        say=_say,
        press=partial(_press, layout),
    )


def signs(layout: SheetLayout) -> Part[ShownSheet]:
    """Return the part with the sign of each scoring field's rule; while a value of it can be struck out, the button's letter
    stands there, as the area itself has the sign too."""
    boxes = []
    for index, area in enumerate(layout.level.areas):
        x, y = layout.plates[AreaId(index)]
        boxes.append((x + _sign_middle(area) - SIGN_WIDTH // 2, y + SIGN_TOP, SIGN_WIDTH, SIGN_HEIGHT))
    of = [(area.colour, area.rule) for area in layout.level.areas]
    return Part(boxes, _sign_keys, _paint_sign, _sign_ground, of=of, say=_say_letters)


def _sign_ground(theme: Theme, sign: tuple[str, Rule]) -> RGB:
    return theme.colours[sign[0]].base


def _sign_keys(shown: ShownSheet) -> Iterator[Key]:
    letters = _letters(shown)
    for index in range(len(shown.view.level.areas)):
        yield letters.get(AreaId(index), "")


def _letters(shown: ShownSheet) -> Mapping[AreaId, str]:
    return strike_letters(shown.view) if shown.has_letters and shown.seat == shown.view.seat else {}


def _say_letters(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    if letters := _letters(shown):
        areas = (
            shown.say("labelled", label=letter, what=shown.name(area)) for area, letter in letters.items()
        )
        yield Rank.CHOICE, f"{'; '.join(areas)}."


def _paint_sign(pen: Pen, letter: str, sign: tuple[str, Rule]) -> None:
    colour, rule = sign
    if not letter:
        draw_sign(pen, (pen.width / 2, SIGN_AT - SIGN_TOP), rule, pen.theme.colours[colour].ink)
        return
    # Less cut than in a field, where the key is higher: the corners of a letter would touch it.
    draw_key(pen, (0, 0, pen.width, pen.height), letter, PRESSED, 0.5)


def _draw_plates(layout: SheetLayout, pen: Pen) -> None:
    for index, corner in layout.plates.items():
        draw_plate(pen.at(*corner), layout.level.areas[index])


def _keys(shown: ShownSheet) -> tuple[Key, ...]:
    strikes = (move if isinstance(move, Strike) else None for move in (shown.pencil, shown.missed))
    return _value_keys(shown.view, shown.seat, *strikes)


@keeps_answers
def _value_keys(view: View, /, seat: Seat, pencil: Strike | None, missed: Strike | None) -> tuple[Key, ...]:
    fresh = {(award.area, award.value) for award in fresh_awards(view)}
    return tuple(
        (state, (index, value) in fresh)
        for index, area in enumerate(view.level.areas)
        for value, state in zip(area.values, _states(view, seat, AreaId(index), pencil, missed), strict=True)
    )


def _states(
    view: View, seat: Seat, area: AreaId, pencil: Strike | None, missed: Strike | None
) -> tuple[ValueSign | ValueState, ...]:
    states: tuple[ValueSign | ValueState, ...] = value_signs(view, area, seat)
    if view.phase is Phase.STRIKE and area in view.strikable:
        state: ValueSign | ValueState = states[view.open_values[area]]
        if pencil is None:
            state = ValueState.AIM
        elif pencil.area == area:
            state = ValueState.PENCIL
        elif missed is not None and missed.area == area:
            state = ValueState.MISSED
        top = view.open_values[area]
        return *states[:top], state, *states[top + 1 :]
    return states


def paint_value(pen: Pen, key: tuple[ValueSign | ValueState, bool], value: int) -> None:
    """Draw a value in its place on the strip; a new one glows."""
    (state, is_fresh), theme, (width, height) = key, pen.theme, (pen.width, pen.height)
    words, ink, frame = str(value), theme.ink, (0, 2, width, height - 2)
    # Beside a long number all values are small, or they would touch.
    is_alone = len(words) == 1 and width >= (PLATE_WIDTH - 2 * VALUE_LEFT) // 3
    size = LEGIBLE if is_alone else SMALLEST
    if state is ValueSign.CIRCLED:
        if is_fresh:
            pen.gem(frame, 9, theme.accent, line=theme.ink, width=3)
        else:
            pen.gem(frame, 9, theme.accent)
        ink = theme.accent_ink
    elif state is ValueState.MISSED:
        # A dashed line through a number this small would hide it.
        pen.dashed((2, 3, width - 2, height - 3), 7, 3, 5, edge=theme.panel)
    elif isinstance(state, ValueState):
        pen.gem(frame, 9, theme.panel, line=theme.danger, width=3)
    elif state is ValueSign.STRUCK:
        ink = theme.faint
        if is_fresh:
            pen.gem(frame, 9, mix(theme.panel, theme.accent, 0.5))
            ink = theme.ink
    pen.text(pen.middle, words, ink, size, face=BOLD)
    if state in (ValueSign.STRUCK, ValueState.PENCIL):
        line = theme.danger if state is ValueState.PENCIL else theme.ink if is_fresh else theme.soft
        pen.line([(5, height - 10), (width - 5, 10)], line, 4)


def _say(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    own = [award for award in shown.view.awards if award.seat == shown.seat]
    if own:
        areas = ", ".join(f"{shown.name(award.area)} ({award.value})" for award in own)
        yield Rank.COMPLETED, shown.say("sheet-alt-completed", areas=areas)


def _press(layout: SheetLayout, shown: ShownSheet) -> Iterator[Press]:
    """Yield the areas that can lose a value."""
    if shown.view.phase is not Phase.STRIKE:
        return
    for area in shown.view.strikable:
        move, box = Strike(area), (*layout.plates[area], PLATE_WIDTH, PLATE_HEIGHT)
        name = name_move(shown.view, move, shown)
        if shown.is_entered and move == shown.pencil:
            yield Press(box, None, name, is_entry=True)
        else:
            yield Press(box, (Verb.MOVE, format_move(move)), name, mark="×")
