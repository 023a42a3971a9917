"""Search from a position: over every throw, and over the best answers to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
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
    considered: int
    """The number of answers to each throw that are searched further."""
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
    if depth == 0 or rounds + 1 >= sight.left:
        return tuple(found[0].value for found in answers(sight, position, 1))
    return tuple(
        max(
            option.value if option.is_out else forecast(sight, option.position, depth, rounds + 1)
            for option in found
        )
        for found in answers(sight, position, sight.considered)
    )


def answers(sight: Sight, position: Position, count: int) -> Iterator[list[Option]]:
    """Yield the best answers to each throw without search, in the order of the overview.

    For speed it finds the best places of each kind before subtracting the cost.
    """
    tops = [_best_places(sight, position, index, count) for index in range(len(KINDS))]
    others = _bombs(sight, position)
    if position.active >= SWAP_COST:
        swaps = (_paid(sight, option, SWAP_COST) for top in tops for option in top)
        others += nlargest(count, swaps, key=itemgetter(0))
    out = Option(_worth_out(sight, position), position, is_out=True)
    for shifts in SHIFTS:
        fits = any(price == 0 and tops[index] for index, price in shifts)
        found = [
            _paid(sight, option, price)
            for index, price in shifts
            if price <= position.active
            for option in tops[index]
        ]
        found += others if fits else [*others, out]
        yield [max(found, key=itemgetter(0))] if count == 1 else nlargest(count, found, key=itemgetter(0))


def _best_places(sight: Sight, position: Position, index: int, count: int) -> list[Option]:
    found = [placed(position, sight.level, index, place) for place in landings(position.field, index)]
    values = [sight.worth(after) for after in found]
    if count == 1 and values:
        value = max(values)
        return [Option(value, found[values.index(value)])]
    return nlargest(count, map(Option, values, found), key=itemgetter(0))


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
