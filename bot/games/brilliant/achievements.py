"""The achievements of BRILLIANT."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.brilliant.motifs import own_view
from bot.games.contract import Achievement
from bot.render.pen import Pen, Point, gem_outline, star
from bot.render.theme import RGB
from engine import game
from engine.brilliant.level import AreaId
from engine.brilliant.view import View

# `tests.bench.achievements` measures how rare these are. Alone, no value goes to others and there are more throws.
HIGHEST, HIGHEST_OF_TWO, HIGHEST_ALONE = 5, 6, 10
"""How many areas completed at their highest value."""
MANY, MANY_ALONE = 7, 10
"""How many completed areas."""
COLOURS, COLOURS_ALONE = 3, 4
"""Colours all of whose areas are completed; alone at their highest values."""
FULLEST = 0.8
"""The share of the fields that must be filled."""


def takes_highest(view: game.View) -> bool:
    own, _ = own_view(view)
    least = {1: HIGHEST_ALONE, 2: HIGHEST_OF_TWO}.get(own.seats, HIGHEST)
    return len(_at_highest(own)) >= least


def _at_highest(own: View) -> set[AreaId]:
    """Return the areas that were completed at their highest value."""
    taken = (award for award in own.awards if award.seat == own.seat)
    return {award.area for award in taken if award.value == own.level.areas[award.area].values[0]}


def completes_many(view: game.View) -> bool:
    own, _ = own_view(view)
    least = MANY_ALONE if own.is_solo else MANY
    return sum(award.seat == own.seat for award in own.awards) >= least


def completes_colours(view: game.View) -> bool:
    """Return whether all areas of some colours with several areas are complete, alone at their highest values."""
    own, _ = own_view(view)
    complete = {award.area for award in own.awards if award.seat == own.seat}
    mine = _at_highest(own) if own.is_solo else complete
    colours: dict[str, list[bool]] = {}
    for number, area in enumerate(own.level.areas):
        if not area.wide:
            colours.setdefault(area.colour, []).append(AreaId(number) in mine)
    least = COLOURS_ALONE if own.is_solo else COLOURS
    return sum(len(areas) > 1 and all(areas) for areas in colours.values()) >= least


def fills(view: game.View) -> bool:
    """Return whether the sheet is full at a table; alone, how full it gets is a matter of its size."""
    own, sheet = own_view(view)
    return not own.is_solo and sum(map(bool, sheet.numbers)) >= FULLEST * len(own.level.fields)


def _gem(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    x, y = centre
    pen.polygon(gem_outline((x - half, y - half, x + half, y + half), half * 0.6), colour)


def _three_gems(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    x, y = centre
    for right, down in ((0, -0.55), (-0.6, 0.5), (0.6, 0.5)):
        _gem(pen, (x + right * half, y + down * half), half * 0.48, colour)


def _two_stones(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    """Draw two upright stones side by side."""
    x, y = centre
    for side in (-1, 1):
        middle = x + side * half * 0.52
        pen.polygon(
            gem_outline(
                (middle - half * 0.4, y - half * 0.9, middle + half * 0.4, y + half * 0.9), half * 0.3
            ),
            colour,
        )


def _fields(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    """Draw nine fields, of which one is empty."""
    x, y = centre
    side, pitch = half * 0.52, half * 0.66
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            if (down, right) != (1, 1):
                left, top = x + right * pitch - side / 2, y + down * pitch - side / 2
                pen.rectangle((left, top, left + side, top + side), colour)


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "highest": Achievement(takes_highest, star),
    "many": Achievement(completes_many, _three_gems),
    "colours": Achievement(completes_colours, _two_stones),
    "full": Achievement(fills, _fields),
}
