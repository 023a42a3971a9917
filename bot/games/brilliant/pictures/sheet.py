"""The picture of one sheet, and the sheet as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.games.brilliant.naming import area_name
from bot.games.brilliant.pictures import legend
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.fields import fields
from bot.games.brilliant.pictures.head import head
from bot.games.brilliant.pictures.layout import RIM, SIDE, SheetLayout
from bot.games.brilliant.pictures.outlines import outline_slot, outlines_of
from bot.games.brilliant.pictures.places import letters_of
from bot.games.brilliant.pictures.plates import signs, values
from bot.games.brilliant.pictures.shown import Rank, ShownSheet
from bot.games.brilliant.pictures.standings import BEYOND, COLUMNS, HEIGHT, Standings
from bot.games.brilliant.pictures.stones import left_part
from bot.games.plan import Part, Plan, Rect
from bot.render.canvas import Key
from bot.render.pen import Pen
from bot.render.prose import TEXT_LIMIT, join_parts
from bot.render.theme import BOLD, LEGIBLE, WIDTH
from engine.brilliant.level import SOLO_BOXES, Area, AreaId, Level, format_field
from engine.brilliant.state import STROKES_PER_BOX, TARGETS, Phase
from engine.brilliant.view import ValueSign, View, placements, value_signs

STROKE_BOX, BOX_GAP, BOXES_IN_ROW = 48, 6, 11
KEPT = 64
"""The plans kept: levels are unbounded."""


def sheet_plan(
    view: View, locale: str = "", *, has_legend: bool = False, has_standings: bool = True
) -> Plan[ShownSheet]:
    """Return the plan of this view's sheets; the legend, in this language, is for a lobby, where people read before they play."""
    lines = len(legend.rows(view.level, locale)) if has_legend else 0
    return _plan(view.level, view.seats, lines, has_race=has_standings or view.is_solo)


@lru_cache(KEPT)
def _plan(level: Level, seats: int, lines: int, *, has_race: bool) -> Plan[ShownSheet]:
    layout, is_solo = SheetLayout(level), seats == 1
    standings = () if is_solo or not has_race else _standings(layout, seats).parts()
    race = (_strokes(layout),) if is_solo else standings
    below = layout.bar_top + HEIGHT + 8
    words = (legend.legend(level, below, lines),) if lines else ()
    parts = (
        *head(level, is_solo=is_solo),
        fields(layout),
        values(layout),
        signs(layout),
        *race,
        _outlines(layout),
        *words,
    )
    height = max(SIDE, below + 4) if has_race else layout.bar_top
    return Plan(WIDTH, height + legend.ROW * lines, THEMES, parts)


def _standings(layout: SheetLayout, seats: int) -> Standings:
    goal, is_tall = TARGETS[seats], seats <= COLUMNS[seats]
    return Standings(seats, RIM, WIDTH - RIM, layout.bar_top, goal, goal * BEYOND, is_tall)


def _outlines(layout: SheetLayout) -> Part[ShownSheet]:
    """Return the part that shows which areas the last round completed."""
    outlines, content = outlines_of(layout.level), left_part(layout.cell)
    return Part(
        keys=lambda shown: (outline.area in shown.completed or None for outline in outlines),
        made=lambda _: (outline_slot(layout, outline, content) for outline in outlines),
    )


def _strokes(layout: SheetLayout) -> Part[ShownSheet]:
    """Return the part with the boxes of a solo game, and whether each costs a value."""
    pitch = (WIDTH - 2 * RIM + BOX_GAP) / BOXES_IN_ROW
    boxes: list[Rect] = []
    for box in range(SOLO_BOXES):
        row, column = divmod(box, BOXES_IN_ROW)
        left, right = RIM + round(column * pitch), RIM + round((column + 1) * pitch)
        top = layout.bar_top + row * (STROKE_BOX + BOX_GAP)
        boxes.append((left, top, right - left - BOX_GAP, STROKE_BOX))
    numbers = range(1, SOLO_BOXES + 1)
    of = [(number, number in layout.level.solo_boxes) for number in numbers]
    return Part(boxes, _stroke_keys, _paint_strokes, of=of)


def _stroke_keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the strokes in each box; `closed` for the boxes that a short game never reaches."""
    for box in range(SOLO_BOXES):
        done = STROKES_PER_BOX * box
        strokes = min(STROKES_PER_BOX, max(0, shown.view.round - done))
        yield strokes if done < shown.view.throws else "closed"


def _paint_strokes(pen: Pen, key: int | str, box: tuple[int, bool]) -> None:
    """Draw a box of the solo bar: its number, on red if it costs a value, and up to two strokes.

    One that a short game never reaches is an empty frame.
    """
    (number, is_costly), theme = box, pen.theme
    if isinstance(key, str):
        pen.gem((0, 0, pen.width, pen.height), 8, theme.ground, line=theme.panel, width=4)
        return
    pen.gem((0, 0, pen.width, pen.height), 8, theme.panel)
    if is_costly:
        pen.gem((2, 3, 56, pen.height - 3), 8, theme.danger)
    ink = theme.ground if is_costly else theme.soft
    pen.text((29, pen.height / 2), str(number), ink, LEGIBLE, face=BOLD)
    for stroke in range(key):
        x = pen.width - 23 + stroke * 10
        pen.line([(x, pen.height - 9), (x + 7, 9)], theme.accent, 5)


def text_sheet(shown: ShownSheet) -> str:
    """Return the whole sheet as text for screen readers, at most 1900 characters."""
    said = sheet_plan(shown.view).said(shown)
    head = " ".join(sentence for rank, sentence in said if rank <= Rank.CHOICE)
    tail = [] if shown.pencil is not None else [*_legal(shown)]
    for is_brief in (False, True):
        areas = [*_area_lines(shown, "sheet-text-area-brief" if is_brief else "sheet-text-area")]
        whole = "\n".join([head, *areas, *tail])
        if len(whole) <= TEXT_LIMIT:
            return whole
    return join_parts([head, *tail, *areas], "\n", TEXT_LIMIT)


def _legal(shown: ShownSheet) -> Iterator[str]:
    """List where each number may be written."""
    if shown.view.phase is not Phase.PLACE:
        return
    if not (found := placements(shown.view)):
        yield shown.say("sheet-text-none-legal")
        return
    letters = letters_of(found)
    by_number: dict[int, list[str]] = {}
    for choice in found:
        place = f"{format_field(choice.field)} ({letters[choice.field]})"
        by_number.setdefault(choice.number, []).append(place)
    choices = "; ".join(
        shown.say("sheet-text-number-at", number=number, fields=" ".join(places))
        for number, places in sorted(by_number.items())
    )
    yield shown.say("sheet-text-legal", count=len(found), choices=choices)


def _area_lines(shown: ShownSheet, key: str) -> Iterator[str]:
    numbers = shown.sheet.numbers
    for index, area in enumerate(shown.view.level.areas):
        written = [f"{format_field(place)} {numbers[place]}" for place in area.fields if numbers[place]]
        empty = [format_field(place) for place in area.fields if not numbers[place]]
        yield shown.say(
            key,
            area=area_name(area, shown.locale),
            rule=shown.say(f"sheet-rule-short-{area.rule}"),
            values=" ".join(_marked(area, value_signs(shown.view, AreaId(index), shown.seat), shown)),
            written=", ".join(written) or "–",
            empty=" ".join(empty) or "–",
        )


def _marked(area: Area, signs: Sequence[ValueSign], shown: ShownSheet) -> Iterable[str]:
    """Return the relevant values: the circled one, else the open ones."""
    if ValueSign.CIRCLED in signs:
        return [shown.say("sheet-text-circled", value=area.values[signs.index(ValueSign.CIRCLED)])]
    return [
        shown.say(f"sheet-text-{sign}", value=value) for value, sign in zip(area.values, signs, strict=True)
    ]
