"""What a player can achieve in a game of BRILLIANT."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import game
from engine.brilliant.view import View

# At most a tenth of the games between good players achieve this.
HIGHEST, MANY, COLOURS = 5, 6, 2
"""Areas completed at their highest value, areas completed, and colours all of whose areas are completed."""
FULLEST = 0.7
"""The share of the fields that are written."""


def _own(view: game.View) -> View:
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRILLIANT")
    return view


def takes_highest(view: game.View) -> bool:
    own = _own(view)
    taken = [award for award in own.awards if award.seat == own.seat]
    return sum(award.value == own.level.areas[award.area].values[0] for award in taken) >= HIGHEST


def completes_many(view: game.View) -> bool:
    own = _own(view)
    return sum(award.seat == own.seat for award in own.awards) >= MANY


def completes_colours(view: game.View) -> bool:
    """Return whether all areas of some colours with several areas are complete."""
    own = _own(view)
    mine = {award.area for award in own.awards if award.seat == own.seat}
    colours: dict[str, list[bool]] = {}
    for number, area in enumerate(own.level.areas):
        if not area.wide:
            colours.setdefault(area.colour, []).append(number in mine)
    return sum(len(areas) > 1 and all(areas) for areas in colours.values()) >= COLOURS


def fills(view: game.View) -> bool:
    own = _own(view)
    sheet = own.sheet
    return sheet is not None and sum(map(bool, sheet.numbers)) >= FULLEST * len(own.level.fields)


ACHIEVEMENTS: Mapping[str, Callable[[game.View], bool]] = {
    "highest": takes_highest,
    "many": completes_many,
    "colours": completes_colours,
    "full": fills,
}
