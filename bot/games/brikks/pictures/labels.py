"""The letters of landing places and of blocks, and what a press on them chooses: shared by a picture and its buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase

from bot.pages.control import Verb
from engine.brikks.blocks import BLOCKS, SHAPES, Block
from engine.brikks.field import Cell
from engine.brikks.gains import Gain, expected_gain
from engine.brikks.moves import Keep, Minis, Placement
from engine.brikks.notation import format_move
from engine.brikks.state import Phase
from engine.brikks.view import View, blocks, mini_places, places, starts

LETTERS = "".join(letter for letter in ascii_uppercase + ascii_lowercase if letter not in "MWmw")
"""Labels in order of use; capitals suffice except in extreme fields. M and W are too wide for their discs."""

KEEP = f"{format_move(Keep())}+"
"""Precedes the place of a throw that is kept with the same press."""


def labelled_places(view: View, block: Block) -> Mapping[str, Placement]:
    """Return where the viewer can put this block (or start block), by letter.

    The letters run from left to right, and from the bottom up within a column. The picture shows each in the
    block's foot, the leftmost of its lowest cells.
    """
    if view.phase is Phase.START:
        cells: Iterable[Cell] = (start.at for start in starts(view) if start.block == block)
    else:
        cells = places(view, block)
    return {letter: Placement(block, at) for letter, at in _labelled(cells).items()}


def labelled_minis(view: View, earlier: tuple[Cell, ...] = ()) -> Mapping[str, Cell]:
    """Return where the viewer's next mini of a duel can fall on the opponent's field after these, by
    letter."""
    return _labelled(mini_places(view, earlier))


def place_choice(view: View, placement: Placement) -> tuple[Verb, str]:
    """Return the verb and the argument of a press on a place; a throw that may be given up is kept with it."""
    move = format_move(placement)
    return (Verb.CHOOSE, f"{KEEP}{move}") if view.phase is Phase.DECIDE else (Verb.MOVE, move)


def mini_choice(view: View, cells: tuple[Cell, ...]) -> tuple[Verb, str]:
    """Return the verb and the argument of a press that adds the last of these minis: if no more may be sent, it enters
    them."""
    is_last = not mini_places(view, cells)
    return Verb.MOVE if is_last else Verb.CHOOSE, format_move(Minis(cells))


def is_good(view: View, placement: Placement) -> bool:
    """Return whether the placement earns points, energy or minis at once."""
    found = None if view.phase is Phase.START else expected_gain(view, placement)
    return found is not None and (found.points > 0 or found.energy > 0 or found.minis > 0)


@dataclass(frozen=True, slots=True)
class Offer:
    """A block that the throw can be turned or swapped into and that fits somewhere."""

    block: Block
    cost: int
    best: Gain
    """What its best place brings."""


def labelled_blocks(view: View, *, is_plain: bool = False) -> Mapping[str, Offer]:
    """Return what the viewer can turn or swap the throw into, by letter: the best first, or as in the key if plain."""
    offers = [_offer(view, block, price) for block, price in other_blocks(view)]
    return dict(zip(LETTERS, sorted(offers, key=_in_key if is_plain else _rank), strict=False))


def other_blocks(view: View) -> Iterator[tuple[Block, int]]:
    """Yield the blocks that the viewer can turn or swap the throw into and that fit somewhere, with their
    costs.

    A block that looks like a cheaper one of its colour is left out.
    """
    seen = set()
    for block, price in sorted(blocks(view), key=lambda each: each[1]):
        look = block.colour, SHAPES[block]
        if look not in seen and price and places(view, block):
            yield block, price
        seen.add(look)


def labelled_starts(view: View) -> Mapping[str, Block]:
    """Return the start blocks that the viewer can choose, by letter."""
    return dict(zip(LETTERS, dict.fromkeys(start.block for start in starts(view)), strict=False))


def _offer(view: View, block: Block, price: int) -> Offer:
    gains = (expected_gain(view, Placement(block, at)) for at in places(view, block))
    return Offer(block, price, max((found for found in gains if found is not None), key=_worth))


def _worth(brought: Gain) -> tuple[int, int, int]:
    return brought.points, brought.minis, brought.energy


def _rank(offer: Offer) -> tuple[int, ...]:
    points, minis, energy = _worth(offer.best)
    return -points, -minis, offer.cost, -energy


def _in_key(offer: Offer) -> tuple[int, ...]:
    """Return the place of the block among all blocks, which says nothing of its worth."""
    return (BLOCKS.index(offer.block),)


def _labelled(cells: Iterable[Cell]) -> Mapping[str, Cell]:
    return dict(zip(LETTERS, sorted(cells), strict=False))
