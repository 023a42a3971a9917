"""Sheets, dice and the race, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bot.games.brilliant.pictures.words import area_name
from bot.pages.texts import text
from engine.brilliant.level import COLUMN_LETTERS, Area, AreaId, Colour, Field, Rule, field_at
from engine.brilliant.sheet import Throw
from engine.brilliant.state import SOLO_ROLLS, STROKES_PER_BOX
from engine.brilliant.view import Mark, View, marks, placements

INK, PAPER = "#0b0c0e", "#ffffff"
COLOURS: Mapping[Colour, str] = {
    Colour.GREEN: "#6cc070",
    Colour.BLUE: "#6fa8ea",
    Colour.GREY: "#a9adb5",
    Colour.RED: "#ee7f78",
    Colour.YELLOW: "#f0d25a",
    Colour.PURPLE: "#c08be0",
    Colour.ORANGE: "#f2a455",
}
SIGNS: Mapping[Rule, str] = {
    Rule.ANY: "*",
    Rule.SAME: "=",
    Rule.DIFFERENT: "≠",
    Rule.MAX_TWO: "≤2",
    Rule.ONE_HALF: "½",
}
STAR = "★"
OFFER = Style(bold=True, color=INK, bgcolor=PAPER)
PENCIL = Style(bold=True, italic=True, color=PAPER, bgcolor=INK)
SPOTS: Mapping[int, str] = {
    1: "    ●    ",
    2: "●       ●",
    3: "●   ●   ●",
    4: "● ●   ● ●",
    5: "● ● ● ● ●",
    6: "● ●● ●● ●",
}
"""Nine places of a die, row by row."""


def draw_sheet(view: View, locale: str, pencil: Mapping[Field, int]) -> RenderableType:
    """The view's own sheet with its scoring fields; pencilled numbers are not yet written."""
    sheet = Table.grid(padding=(0, 3))
    sheet.add_row(_grid(view, pencil), _scoring(view, locale))
    used = {area.rule for area in view.level.areas}
    signs = (
        f"{sign} {text(locale, f'sheet-rule-short-{rule}')}" for rule, sign in SIGNS.items() if rule in used
    )
    return Group(sheet, Text("   " + " · ".join(signs), style="dim"))


def draw_throw(throw: Throw, words: Iterable[str]) -> RenderableType:
    """Two dice with lines of text beside them."""
    first, second = (_die(value) for value in throw)
    beside = ["", *words]
    rows = zip_longest(first, second, beside, fillvalue="")
    return Text("\n").join(
        Text(f"{left}  {right}   ", style="bold") + Text(line, style="not bold") for left, right, line in rows
    )


def draw_race(view: View, names: Sequence[str], locale: str) -> RenderableType:
    """The points of all players on the way to the target; in solo the rolls that are left."""
    if view.target is None:
        left, points = SOLO_ROLLS - view.round, view.points[0]
        return Text(text(locale, "play-solo-race", points=points, rolls=left, strike=next_strike(view)))
    table = Table.grid(padding=(0, 2))
    for name, points in zip(names, view.points, strict=True):
        done = min(points, view.target)
        bar = Text("█" * done, style="green") + Text("░" * (view.target - done), style="dim")
        table.add_row(name, bar, Text(f"{points}/{view.target}", style="bold"))
    return table


def next_strike(view: View) -> int:
    """The next roll that fills a box with the strike symbol, or 0."""
    rolls = (box * STROKES_PER_BOX for box in view.level.solo_boxes)
    return next((roll for roll in rolls if roll > view.round), 0)


def _die(value: int) -> list[str]:
    spots = SPOTS[value]
    rows = [f"│ {' '.join(spots[row : row + 3])} │" for row in (0, 3, 6)]
    return ["╭───────╮", *rows, "╰───────╯"]


def _grid(view: View, pencil: Mapping[Field, int]) -> Text:
    level = view.level
    offers: dict[Field, list[int]] = {}
    for choice in placements(view):
        offers.setdefault(choice.field, []).append(choice.number)
    letters = "".join(f" {letter}  " for letter in COLUMN_LETTERS[: level.columns])
    lines = [Text(f"   {letters}", style="bold")]
    for row in range(level.rows):
        places = [field_at(row, column) for column in range(level.columns)]
        upper = [_upper_half(view, place, offers.get(place, []), pencil) for place in places]
        lower = [_lower_half(view, place, is_offered=place in offers) for place in places]
        lines += [Text.assemble((f"{row + 1:>2} ", "bold"), *upper), Text.assemble("   ", *lower)]
    return Text("\n").join(lines)


def _upper_half(view: View, place: Field, offers: list[int], pencil: Mapping[Field, int]) -> Text:
    index = view.level.area_at[place]
    if index is None or view.sheet is None:
        return Text("    ")
    ground = Style(bold=True, color=INK, bgcolor=COLOURS[view.level.areas[index].colour])
    if number := view.sheet.numbers[place]:
        is_start = place in view.sheet.starts
        return Text.assemble(" ", (str(number), Style(underline=is_start)), "  ", style=ground)
    if place in pencil:
        return Text(f" {pencil[place]}  ", style=PENCIL)
    if offers:
        return Text(f" {'/'.join(map(str, sorted(offers)))}?".ljust(4)[-4:], style=OFFER)
    return Text(f" {STAR}  " if place in view.level.stars else "    ", style=ground)


def _lower_half(view: View, place: Field, *, is_offered: bool) -> Text:
    index = view.level.area_at[place]
    if index is None:
        return Text("    ")
    area = view.level.areas[index]
    words = f" {area.key}{SIGNS[area.rule]}".ljust(4)
    # The area's colour stays visible below a field that is offered.
    return Text(words, style=Style(color=INK, bgcolor=COLOURS[area.colour], bold=is_offered))


def _scoring(view: View, locale: str) -> Table:
    table = Table.grid(padding=(0, 1))
    for index, area in enumerate(view.level.areas):
        table.add_row(
            Text(f" {area.key} ", style=Style(color=INK, bgcolor=COLOURS[area.colour], bold=True)),
            area_name(area, locale),
            SIGNS[area.rule],
            _values(view, AreaId(index)),
            _filled(view, area),
        )
    return table


def _values(view: View, area: AreaId) -> Text:
    """Circled in brackets, struck as a cross, open as they are."""
    shown = Text()
    values = view.level.areas[area].values
    for value, mark in zip(values, marks(view, area, view.seat), strict=True):
        match mark:
            case Mark.CIRCLED:
                shown.append(f"({value})", style="bold green")
            case Mark.STRUCK:
                shown.append(" × ", style="dim")
            case Mark.OPEN:
                shown.append(f" {value} ")
    return shown


def _filled(view: View, area: Area) -> str:
    held = 0 if view.sheet is None else len(view.sheet.held(area))
    return f"{held}/{len(area.fields)}"
