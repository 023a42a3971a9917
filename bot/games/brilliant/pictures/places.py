"""The letters of the places where the viewer may write, on the sheet and in the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from engine.brilliant.level import Field
from engine.brilliant.sheet import Placement


def letters_of(placements: Sequence[Placement]) -> Mapping[Field, str]:
    """Return a letter for every field that can be written in, in this order: A to Z, then AA, AB and so on.

    The order is reading order, because an order by worth would give puzzles away.
    """
    places = dict.fromkeys(placement.field for placement in placements)
    return {place: _letter(number) for number, place in enumerate(places)}


def _letter(number: int) -> str:
    round_, letter = divmod(number, len(ascii_uppercase))
    return (ascii_uppercase[round_ - 1] if round_ else "") + ascii_uppercase[letter]
