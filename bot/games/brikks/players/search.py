"""Search from a position: over every throw, and the best answer to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from statistics import fmean
from typing import NamedTuple

from bot.games.brikks.players.compact import COSTS, KINDS, Position, bombed, landings, paid, placed, score
from engine.brikks.blocks import BLOCKS, SWAP_COST, Block
from engine.brikks.sheet import BOMBS

SHIFTS = tuple(
    tuple((index, price) for index, price in enumerate(COSTS[throw]) if price < SWAP_COST) for throw in BLOCKS
)
"""For each throw, the kinds that it can become without a swap, and their costs."""


ENDLESS = 1 << 10
"""More throws than any game has."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows about the coming rounds."""

    worth: Callable[[Position], float]
    """The current and expected points of a position."""
    out: float
    """What dropping out costs beyond the expected points."""
    level: int
    rethrows: tuple[bool, ...]
    """Whether the seat may rethrow, for each of the next rounds; the pattern repeats."""
    left: int = ENDLESS
    """The throws to come in a short game; none is searched beyond them."""


class Option(NamedTuple):
    """An answer to a throw, and the position after it."""

    value: float
    """The value without search."""
    position: Position
    is_out: bool = False
    kind: int | None = None
    """The kind of its block; None for a bomb or dropping out."""
    place: int = 0
    """Where its box comes to rest, as a single bit."""


def options(sight: Sight, position: Position, throw: Block) -> Iterator[Option]:
    """Yield every answer to a throw; of blocks that look alike, only the cheapest."""
    for index, price in enumerate(COSTS[throw]):
        if price <= position.active:
            start = paid(position, price)
            for place in landings(position.field, index):
                after = placed(start, sight.level, index, place)
                yield Option(sight.worth(after), after, kind=index, place=place)
    yield from _bombs(sight, position)
    if not landings(position.field, COSTS[throw].index(0)):
        yield Option(_worth_out(sight, position), position, is_out=True)


def forecast(sight: Sight, position: Position, depth: int, rounds: int = 0) -> float:
    """Return the expected value of a position `depth` throws later, after `rounds` rounds of search."""
    if rounds >= sight.left:
        return sight.worth(position)
    values = outlook(sight, position, depth - 1, rounds)
    mean = fmean(values)
    may_rethrow = sight.rethrows[rounds % len(sight.rethrows)]
    return fmean([max(value, mean) for value in values]) if may_rethrow else mean


@lru_cache(maxsize=1 << 11)
def outlook(sight: Sight, position: Position, depth: int, rounds: int = 0) -> tuple[float, ...]:
    """Return the value of the best answer to each throw after `depth` throws, in overview order."""
    found = answers(sight, position)
    if depth == 0 or rounds + 1 >= sight.left:
        return tuple(option.value for option in found)
    return tuple(
        option.value if option.is_out else forecast(sight, option.position, depth, rounds + 1)
        for option in found
    )


def answers(sight: Sight, position: Position) -> Iterator[Option]:
    """Yield the best answer to each throw without search, in the order of the overview.

    For speed it finds the best place of each kind before subtracting the cost.
    """
    tops = [_best_place(sight, position, index) for index in range(len(KINDS))]
    others = _bombs(sight, position)
    if position.active >= SWAP_COST:
        others += [_paid(sight, top, SWAP_COST) for top in tops if top is not None]
    out = Option(_worth_out(sight, position), position, is_out=True)
    for shifts in SHIFTS:
        fits = [(top, price) for index, price in shifts if (top := tops[index]) is not None]
        found = [_paid(sight, top, price) for top, price in fits if price <= position.active]
        found += others
        if all(price for _, price in fits):
            found.append(out)
        yield max(found, key=itemgetter(0))


def _best_place(sight: Sight, position: Position, index: int) -> Option | None:
    found = [placed(position, sight.level, index, place) for place in landings(position.field, index)]
    if not found:
        return None
    values = [sight.worth(after) for after in found]
    value = max(values)
    return Option(value, found[values.index(value)])


def _paid(sight: Sight, option: Option, price: int) -> Option:
    """Return the option after paying its price, which the position before it could afford."""
    if price == 0:
        return option
    after = paid(option.position, min(price, option.position.active))
    return Option(sight.worth(after), after)


def _worth_out(sight: Sight, position: Position) -> float:
    """Return the value after dropping out."""
    return score(position) - sight.out


def _bombs(sight: Sight, position: Position) -> list[Option]:
    """Return the option of using a bomb, if one is left."""
    if position.bombs_used == BOMBS:
        return []
    after = bombed(position)
    return [Option(sight.worth(after), after)]
