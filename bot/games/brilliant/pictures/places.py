"""Where the own seat may write now, the most valuable first: the letters of the sheet and of the list."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from engine.brilliant.level import Field
from engine.brilliant.sheet import Placement
from engine.brilliant.view import View, completes, placements
from engine.kept import keeps_answers


@keeps_answers
def ranked_placements(view: View) -> tuple[Placement, ...]:
    """Every legal placement: first what completes an area, by its points; then what comes closest to that.

    Of two areas as full, the one that is worth more comes first.
    """

    def worth(placement: Placement) -> tuple[int, float]:
        index = view.level.area_at[placement.field]
        if view.sheet is None or index is None:
            return 0, 0.0
        area = view.level.areas[index]
        filled = sum(bool(view.sheet.numbers[place]) for place in area.fields) + 1
        return completes(view, placement) or 0, area.values[view.open_values[index]] * filled / len(
            area.fields
        )

    return tuple(sorted(placements(view), key=worth, reverse=True))


def letters_of(ranked: tuple[Placement, ...]) -> Mapping[Field, str]:
    """The letter of every field that one may write in: A to Z, then AA, AB and so on."""
    places = dict.fromkeys(placement.field for placement in ranked)
    return {place: _letter(number) for number, place in enumerate(places)}


def _letter(number: int) -> str:
    round_, letter = divmod(number, len(ascii_uppercase))
    return (ascii_uppercase[round_ - 1] if round_ else "") + ascii_uppercase[letter]
