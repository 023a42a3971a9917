"""The letters of landing places, shared by a picture and its list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import ascii_lowercase, ascii_uppercase

from engine.brikks.blocks import Block
from engine.brikks.field import Cell
from engine.brikks.moves import Placement
from engine.brikks.state import Phase
from engine.brikks.view import View, mini_places, outcome, places, starts

LETTERS = ascii_uppercase + ascii_lowercase
"""Labels in order of use: capitals suffice except in freak fields."""


def labelled_places(view: View, block: Block) -> Mapping[str, Cell]:
    """Return where the own seat can put this block (or start block), by letter.

    The letters run from left to right, and from the bottom up within a column. The picture shows each in the
    block's foot, the leftmost of its lowest cells.
    """
    if view.phase is Phase.START:
        return _labelled(start.at for start in starts(view) if start.block == block)
    return _labelled(places(view, block))


def labelled_minis(view: View, earlier: tuple[Cell, ...] = ()) -> Mapping[str, Cell]:
    """Return where the own seat's next mini of a duel can fall on the opponent's field after these, by
    letter."""
    return _labelled(mini_places(view, earlier))


def is_good(view: View, placement: Placement) -> bool:
    """Return whether the placement earns energy or completes a row."""
    brought = outcome(view, placement)
    return brought is not None and bool(brought.gained or brought.rows)


def _labelled(cells: Iterable[Cell]) -> Mapping[str, Cell]:
    return dict(zip(LETTERS, sorted(cells), strict=False))
