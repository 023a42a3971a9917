"""Computer players of four strengths, which see a view, as people do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from statistics import fmean
from typing import TypeVar

from bot.games.brikks.players import learned, tables
from bot.games.brikks.players.compact import KINDS, Position, block_of, cell_at, field_of, position_of, score
from bot.games.brikks.players.search import Option, Sight, forecast, options, outlook
from bot.games.brikks.players.weights import BASE, DUEL, DUEL_OUT
from bot.games.brikks.players.worth import promise, worth
from engine.brikks.blocks import BLOCKS, SHAPES, Block
from engine.brikks.field import Cell, Filled, cells
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.sheet import LEVELS, Sheet
from engine.brikks.state import Phase, opponent
from engine.brikks.view import View, mini_places, starts
from engine.game import Player, Seat

T = TypeVar("T")

EASIEST = 1
"""The level that computer players choose in multiplayer, where no points are adjusted; in solo a harder level
costs more than the 5 points it adds."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How far a computer player searches, and how careless it is."""

    ahead: tuple[int, ...] = ()
    """How many of the best answers it searches one throw deep, then how many two throws deep, and so on."""
    careless: int = 1
    """It picks at random among this many best answers."""


STRENGTHS: Mapping[str, Strength] = {
    "relaxed": Strength(careless=2),
    "steady": Strength(),
    "strong": Strength(ahead=(6,)),
    "master": Strength(ahead=(12, 3)),
}
"""Ordered from the weakest to the strongest."""
ALONE: Mapping[str, Strength] = {
    **STRENGTHS,
    "strong": Strength(ahead=(4,)),
    "master": Strength(ahead=(6, 2)),
}
"""The strengths in modes without rerolls, where the learned tables already rank the answers well."""

Judge = Callable[[Position], float]
COMPANY, DUELLING = partial(worth, BASE), partial(worth, DUEL)
KNOWN = tables.parse(tables.FILE.read_text(encoding="utf-8"))
TABLES = {level: tables.tables_of(KNOWN, level) for level in LEVELS}
LEARNED: Mapping[int, Judge] = {level: partial(learned.worth, TABLES[level]) for level in LEVELS}
"""The values for each level, in modes without rerolls."""
USUAL_ROUNDS = 13
"""The length of a solo game, from which the tables are learned."""
CONSIDERED, CONSIDERED_ALONE = 2, 1
"""The number of answers to each throw that are searched further."""


def play(name: str, view: View, random: Random) -> Move:
    """Return the move of a seat that owes one, at a given strength."""
    strength = (STRENGTHS if view.has_rethrow else ALONE)[name]
    sheet = view.sheet
    if view.phase is Phase.LEVEL or view.seat is None or sheet is None:
        return ChooseLevel(EASIEST)
    if view.phase is Phase.MINIS:
        return _minis(strength, view, view.seat, random)
    sight = _sight(view, view.seat, sheet)
    if view.phase is Phase.START:
        return _start(strength, sight, view, sheet, random)
    if view.throw is None:
        raise ValueError("nothing to decide")
    if view.phase is Phase.DECIDE:
        return _keep_or_rethrow(strength, sight, sheet, view.throw)
    position = position_of(sheet)
    found = list(options(sight, position, view.throw))
    return move_of(_chosen(strength, sight, found, random), view.throw)


@cache
def hurried(level: int, left: int) -> Judge:
    """Return what a position is worth with so many throws to come: the share of the rest that fits into them."""
    return partial(_worth_within, TABLES[level], min(1.0, left / USUAL_ROUNDS))


def _worth_within(of_level: tables.Tables, share: float, position: Position) -> float:
    held = score(position)
    return held + share * (learned.worth(of_level, position) - held)


def _sight(view: View, seat: Seat, sheet: Sheet) -> Sight:
    """Return what a seat can foresee: seats that still play take turns, beginning after the active seat,
    except before its first throw."""
    first = view.active + (view.phase is not Phase.START)
    order = [Seat((first + step) % view.seats) for step in range(view.seats)]
    rethrows = tuple(view.has_rethrow and thrower == seat for thrower in order if thrower in view.playing)
    if view.throws is not None:
        left = view.throws - view.round
        return Sight(hurried(sheet.level, left), 0.0, CONSIDERED_ALONE, sheet.level, rethrows, left)
    if not view.has_rethrow:
        return Sight(LEARNED[sheet.level], 0.0, CONSIDERED_ALONE, sheet.level, rethrows)
    judge, out = (DUELLING, DUEL_OUT) if view.is_duel else (COMPANY, 0.0)
    return Sight(judge, out, CONSIDERED, sheet.level, rethrows)


def _chosen(strength: Strength, sight: Sight, found: Sequence[Option], random: Random) -> Option:
    """Pick one of the best answers, ties at random; each deeper search looks at fewer of them."""
    shuffled = random.sample(found, len(found))
    values = {option: option.value for option in shuffled}
    for depth, count in enumerate(strength.ahead, 1):
        best = _best(values, count)
        values = {
            option: option.value if option.is_out else forecast(sight, option.position, depth)
            for option in best
        }
    first, *others = _best(values, strength.careless)
    # A careless player never drops out by accident.
    return random.choice([first, *(option for option in others if not option.is_out)])


def _best(values: Mapping[T, float], count: int) -> list[T]:
    return sorted(values, key=values.__getitem__, reverse=True)[:count]


def move_of(option: Option, throw: Block) -> Move:
    """Return the cheapest move that gives this answer to a throw."""
    if option.kind is not None:
        return Placement(block_of(KINDS[option.kind], throw), cell_at(option.place))
    return Out(throw) if option.is_out else Bomb()


def _keep_or_rethrow(strength: Strength, sight: Sight, sheet: Sheet, throw: Block) -> Move:
    """Rethrow if the mean over all throws is higher."""
    values = outlook(sight, position_of(sheet), max(len(strength.ahead) - 1, 0))
    return Keep() if values[BLOCKS.index(throw)] >= fmean(values) else Rethrow()


def _start(strength: Strength, sight: Sight, view: View, sheet: Sheet, random: Random) -> Move:
    choices = {started(sight, sheet, start): start for start in starts(view)}
    return choices[_chosen(strength, sight, list(choices), random)]


def started(sight: Sight, sheet: Sheet, start: Placement) -> Option:
    """Return a start block as if it answered a throw."""
    field = field_of(cells(SHAPES[start.block], start.at))
    position = position_of(sheet)._replace(field=field)
    return Option(sight.worth(position), position)


def _minis(strength: Strength, view: View, seat: Seat, random: Random) -> Minis:
    """Return as many minis as there is room for, one after another, each where it hurts most."""
    filled = view.sheets[opponent(seat)].filled
    chosen: tuple[Cell, ...] = ()
    while found := mini_places(view, chosen):
        harm = {
            cell: -_field_worth(filled.union({*chosen, cell})) for cell in random.sample(found, len(found))
        }
        chosen = (*chosen, random.choice(_best(harm, strength.careless)))
    return Minis(chosen)


def _field_worth(filled: Filled) -> float:
    part = promise(DUEL, field_of(filled))
    return part.points + part.share * part.to_come


PLAYERS: Mapping[str, Player] = {name: partial(play, name) for name in STRENGTHS}
"""Ordered from the weakest to the strongest."""
