"""The letters of landing places, the same in a picture and in the list that goes with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import ascii_lowercase, ascii_uppercase

from engine.brikks.blocks import Block
from engine.brikks.field import Cell
from engine.brikks.moves import Placement
from engine.brikks.state import Phase
from engine.brikks.view import View, mini_places, outcome, places, starts

LETTERS = ascii_uppercase + ascii_lowercase
"""Capitals are enough in all but freak fields."""


def labelled_places(view: View, block: Block) -> Mapping[str, Cell]:
    """Where the own seat may put this block (a start block, too), each place by its letter.

    From left to right, in one column from the bottom up. The picture shows the letter in the block's
    foot: its lowest cell, the leftmost of those.
    """
    if view.phase is Phase.START:
        return _labelled(start.at for start in starts(view) if start.block == block)
    return _labelled(places(view, block))


def labelled_minis(view: View, earlier: tuple[Cell, ...] = ()) -> Mapping[str, Cell]:
    """Duel: where the own seat's next mini may fall on the opponent's field after these, by letter."""
    return _labelled(mini_places(view, earlier))


def is_good(view: View, placement: Placement) -> bool:
    """Whether the placement brings energy or finishes a row."""
    brought = outcome(view, placement)
    return brought is not None and bool(brought.gained or brought.rows)


def _labelled(cells: Iterable[Cell]) -> Mapping[str, Cell]:
    return dict(zip(LETTERS, sorted(cells), strict=False))
