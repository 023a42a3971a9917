"""The letters of the places where the viewer may write and of the values to strike out, on the sheet and on buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from engine.brilliant.level import AreaId, Field
from engine.brilliant.sheet import Placement
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements


def letters_of(choices: Sequence[Placement]) -> Mapping[Field, str]:
    """Return a letter for every field that can be written in, in this order: A to Z, then AA, AB and so on.

    The order is reading order, because an order by worth would give puzzles away.
    """
    places = dict.fromkeys(choice.field for choice in choices)
    return {place: _letter(number) for number, place in enumerate(places)}


def place_labels(view: View) -> Mapping[Placement, str]:
    """Return the labels of all placements, in the order of their buttons: the letter of the place, and the number if two
    different ones were thrown. An arrow keeps them from being read as a field, such as C3."""
    in_order = sorted(placements(view), key=lambda one: (one.field, one.number))
    letters, is_double = letters_of(in_order), len(set(view.throw or ())) == 1
    return {one: letters[one.field] + ("" if is_double else f"→{one.number}") for one in in_order}


def strike_letters(view: View) -> Mapping[AreaId, str]:
    """Return a letter for every area that can lose a value now, in their order."""
    areas = view.strikable if view.phase is Phase.STRIKE else ()
    return {area: _letter(number) for number, area in enumerate(areas)}


def _letter(number: int) -> str:
    round_, letter = divmod(number, len(ascii_uppercase))
    return (ascii_uppercase[round_ - 1] if round_ else "") + ascii_uppercase[letter]
