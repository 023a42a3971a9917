"""The kinds of move, one for each decision of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brikks.blocks import Block
from engine.brikks.field import Cell


@dataclass(frozen=True, slots=True)
class ChooseLevel:
    """The level of the seat's own sheet."""

    level: int


@dataclass(frozen=True, slots=True)
class Keep:
    """The active seat keeps the throw."""


@dataclass(frozen=True, slots=True)
class Rethrow:
    """The active seat rolls both dice again, once."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A block and where the bottom left of its box comes to rest; also the choice of a start block.

    Any other block than the thrown one is reached by shifts or a swap, at the least cost.
    """

    block: Block
    at: Cell


@dataclass(frozen=True, slots=True)
class Bomb:
    """A bomb instead of a block."""


@dataclass(frozen=True, slots=True)
class Out:
    """The seat drops out because this block, thrown or paid for, fits nowhere."""

    block: Block


@dataclass(frozen=True, slots=True)
class Minis:
    """Duel: cells of the opponent's field, in the order the minis fall; fewer than owed are allowed."""

    cells: tuple[Cell, ...]


Move = ChooseLevel | Keep | Rethrow | Placement | Bomb | Out | Minis
Resolution = Placement | Bomb | Out
"""What a seat may do with a throw."""
