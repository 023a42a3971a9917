"""Small pictures of legal and refused moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import PLATE_HEIGHT, PLATE_WIDTH, SheetLayout
from bot.games.brilliant.pictures.plates import (
    SIGN_AT,
    STRIP_HEIGHT,
    STRIP_TOP,
    draw_plate,
    draw_tie,
    paint_value,
    value_spans,
)
from bot.games.brilliant.pictures.signs import draw_sign, sign_width
from bot.games.brilliant.pictures.stones import Content, FieldFace, draw_grid
from bot.games.rulebook import RulePictures, draw_case
from bot.pages.texts import text
from bot.render.gems import draw_die, draw_verdict, facet_gem
from bot.render.pen import Pen
from bot.render.theme import BOLD, EDGE, WIDTH
from engine.brilliant.level import RULES, Area, Colour, Field, Level, Place, Rule, field_at
from engine.brilliant.view import ValueSign

CELL, SMALL_CELL = 88, 76
GAP = 20
DIE = 104
Examples = Sequence[tuple[str, bool]]


@dataclass(frozen=True)
class Excerpt(SheetLayout):
    """A few fields, drawn as on a sheet but without margins."""

    cell: int = CELL
    left: int = 0
    top: int = 0


def _draw_turn(pen: Pen, locale: str) -> None:
    _draw_pair(pen, locale)
    _draw_double(pen.at(0, _PAIR_HEIGHT), locale)


def _draw_pair(pen: Pen, locale: str) -> None:
    _draw_throw(pen, 2, 5)
    captions = [(5, 2, True), (2, 5, True), (2, 2, False)]
    for i, (written, new, is_allowed) in enumerate(captions):
        _draw_case(pen.at(EDGE + i * (_PANEL + GAP), 160), locale, (written, new), is_allowed=is_allowed)


def _draw_double(pen: Pen, locale: str) -> None:
    _draw_throw(pen, 4, 4)
    for i, written in enumerate((4, 1)):
        left = EDGE + (_PANEL + GAP) // 2 + i * (_PANEL + GAP)
        _draw_case(pen.at(left, 160), locale, (written, 4), is_allowed=written == 4)


def _draw_throw(pen: Pen, first: int, second: int) -> None:
    left = (WIDTH - 2 * DIE - GAP) // 2
    draw_die(pen.at(left, EDGE), DIE, first)
    draw_die(pen.at(left + DIE + GAP, EDGE), DIE, second)


_PANEL = (WIDTH - 2 * EDGE - 2 * GAP) // 3


def _draw_case(pen: Pen, locale: str, numbers: tuple[int, int], *, is_allowed: bool) -> None:
    """Draw a new number beside a written one, and whether it is legal there."""
    written, new = numbers
    words = text(locale, "rules-picture-beside", number=new, other=written)
    draw_case(pen, (_PANEL, 222), (52, 172), 92, words, letters=36, is_allowed=is_allowed)
    contents = {field_at(0, 0): Content("number", written), field_at(0, 1): Content("pencil", new)}
    _draw_fields(pen.at((_PANEL - 2 * CELL) // 2, 28), "GO", contents)


COLOUR_EXAMPLES: Mapping[Rule, Examples] = {
    Rule.ANY: (("416", True),),
    Rule.SAME: (("444", True), ("442", False)),
    Rule.DIFFERENT: (("153", True), ("155", False)),
    Rule.MAX_TWO: (("262", True), ("263", False)),
    Rule.ONE_HALF: (("132", True), ("135", False)),
}
_LINE = CELL + 34


def _draw_colours(pen: Pen, locale: str) -> None:
    for i, (rule, examples) in enumerate(COLOUR_EXAMPLES.items()):
        row = pen.at(EDGE, EDGE + i * _LINE)
        colours = [colour for colour, its in RULES.items() if its is rule]
        row.gem((0, 0, WIDTH - 2 * EDGE, _LINE - 12), 18, pen.theme.panel)
        for place, colour in enumerate(colours):
            box = (18 + place * 40, 12, 18 + place * 40 + 34, 46)
            facet_gem(row, box, 9, pen.theme.colours[colour], 4)
        draw_sign(row, (30 + len(colours) * 40 + sign_width(rule) / 2, 29), rule, pen.theme.ink)
        row.words((18, 80), text(locale, f"sheet-rule-short-{rule}"), pen.theme.soft, 32, 230, anchor="l")
        for place, (numbers, is_allowed) in enumerate(examples):
            left = 262 + place * 354
            _draw_example(row.at(left, (_LINE - 12 - CELL) // 2), colours[0], numbers)
            badge = (left + 3 * CELL + 46, (_LINE - 12) / 2)
            draw_verdict(row, badge, is_allowed=is_allowed)


def _draw_example(pen: Pen, colour: Colour, numbers: str) -> None:
    contents: dict[Field, Content] = {
        field_at(0, i): Content("pencil" if i == 2 else "number", int(number))
        for i, number in enumerate(numbers)
    }
    _draw_fields(pen, _LETTERS[colour] * 3, contents)


_ORDER = ("first", "second", "third")


def _draw_points(pen: Pen, locale: str) -> None:
    for i, key in enumerate(_ORDER):
        panel = pen.at(EDGE + i * (_PANEL + GAP), EDGE)
        panel.gem((0, 0, _PANEL, 308), 22, pen.theme.panel)
        words = text(locale, f"rules-picture-{key}")
        panel.words((_PANEL / 2, 40), words, pen.theme.ink, 36, _PANEL - 40, face=BOLD)
        contents: dict[Field, Content] = {
            field_at(row, column): Content("number", number)
            for row, column, number in ((0, 0, 2), (0, 1, 6), (1, 0, 6))
        }
        contents[field_at(1, 1)] = Content("pencil", 2)
        _draw_fields(panel.at(22, 104), "PP/PP", contents, SMALL_CELL)
        plate = (_PANEL - PLATE_WIDTH - 10, 104 + SMALL_CELL - PLATE_HEIGHT // 2)
        middle = plate[1] + PLATE_HEIGHT / 2
        draw_tie(panel, [(plate[0], middle), (22 + 2 * SMALL_CELL - 12, middle)])
        area = _area("P", Colour.PURPLE, ())
        draw_plate(panel.at(*plate), area)
        ink = pen.theme.colours[area.colour].ink
        draw_sign(panel.at(*plate), (PLATE_WIDTH / 2, SIGN_AT), area.rule, ink)
        for place, (left, width) in enumerate(value_spans(area.values)):
            state = (ValueSign.STRUCK, ValueSign.CIRCLED, ValueSign.OPEN)[min(2, max(0, place - i + 1))]
            spot = panel.at(plate[0] + left, plate[1] + STRIP_TOP).sized(width, STRIP_HEIGHT)
            paint_value(spot, (state, False), area.values[place])


_LETTERS: Mapping[Colour, str] = {
    Colour.GREEN: "G",
    Colour.BLUE: "B",
    Colour.GREY: "S",
    Colour.RED: "R",
    Colour.YELLOW: "Y",
    Colour.PURPLE: "P",
    Colour.ORANGE: "O",
}


def _draw_fields(pen: Pen, grid: str, contents: Mapping[Field, Content], cell: int = CELL) -> None:
    """Draw rows of colour letters as fields of a sheet, with their contents."""
    layout = Excerpt(_level(grid), cell)
    draw_grid(pen, layout)
    for place, content in contents.items():
        face = FieldFace(cell, pen.theme.colours[layout.level.area_of(place).colour])
        face.paint(pen.at(*layout.origin(place)), content)


@lru_cache
def _level(grid: str) -> Level:
    rows = grid.split("/")
    fields: dict[str, list[Field]] = {}
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            fields.setdefault(letter, []).append(field_at(row, column))
    colours = {letter: colour for colour, letter in _LETTERS.items()}
    areas = tuple(_area(letter, colours[letter], tuple(places)) for letter, places in fields.items())
    return Level("", len(rows), len(rows[0]), areas, (), 0, ())


def _area(key: str, colour: Colour, fields: tuple[Field, ...]) -> Area:
    # Fields without a scoring field need no line.
    return Area(key, colour, Place.CENTRE, (6, 4, 2), fields, wide=bool(fields))


_PAIR_HEIGHT = 160 + 222 + EDGE
RULE_PICTURES = RulePictures(
    "brilliant",
    THEMES,
    {
        "turn": (2 * _PAIR_HEIGHT, _draw_turn),
        "colours": (2 * EDGE + 5 * _LINE - 12, _draw_colours),
        "points": (2 * EDGE + 308, _draw_points),
    },
)
