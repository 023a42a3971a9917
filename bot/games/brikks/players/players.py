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
from engine.brikks.blocks import BLOCKS, SHAPES, Block
from engine.brikks.field import Cell, cells
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.sheet import LEVELS, Sheet
from engine.brikks.state import NORMAL_LEVEL, GameState, Phase, opponent
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
    "strong": Strength(ahead=(4,)),
    "master": Strength(ahead=(6, 2)),
}
"""Ordered from the weakest to the strongest."""

Judge = Callable[[Position], float]
Worth = Callable[[tables.Tables, Position], float]
"""How tables are read: as they are, or as a review reads them."""
KNOWN = tables.parse(tables.FILE.read_text(encoding="utf-8"))
TABLES = {level: tables.tables_of(KNOWN, level) for level in LEVELS}
DUEL_OUT = 40.0
"""The cost of dropping out of a duel beyond the expected points: only survival counts."""
USUAL_ROUNDS = 13
"""The length of a solo game, from which the tables are learned."""


def play(name: str, view: View, random: Random) -> Move:
    """Return the move of a seat that owes one, at a given strength."""
    strength = STRENGTHS[name]
    sheet = view.sheet
    if view.phase is Phase.LEVEL or view.seat is None or sheet is None:
        return ChooseLevel(EASIEST)
    if view.phase is Phase.MINIS:
        return _minis(strength, view, view.seat, random)
    sight = sight_of(view, view.seat, view.phase, view.playing, learned.worth)
    if view.phase is Phase.START:
        choices = {started(sight, sheet, start): start for start in starts(view)}
        return choices[_chosen(strength, sight, list(choices), random)]
    if view.throw is None:
        raise ValueError("nothing to decide")
    if view.phase is Phase.DECIDE:
        # A rethrow is worth the mean over all throws.
        values = outlook(sight, position_of(sheet), max(len(strength.ahead) - 1, 0))
        return Keep() if values[BLOCKS.index(view.throw)] >= fmean(values) else Rethrow()
    found = list(options(sight, position_of(sheet), view.throw))
    return move_of(_chosen(strength, sight, found, random), view.throw)


@cache
def judge(worth: Worth, level: int, *, is_duel: bool = False) -> Judge:
    """Return the tables' judgement of positions on a level; the same one each time, for the caches."""
    return partial(worth, tables.for_duel(TABLES[level]) if is_duel else TABLES[level])


@cache
def hurried(level: int, left: int) -> Judge:
    """Return what a position is worth with so many throws to come: the share of the rest that fits into them."""
    return partial(_worth_within, TABLES[level], min(1.0, left / USUAL_ROUNDS))


def _worth_within(of_level: tables.Tables, share: float, position: Position) -> float:
    held = score(position)
    return held + share * (learned.worth(of_level, position) - held)


def sight_of(
    game: View | GameState,
    seat: Seat,
    phase: Phase,
    playing: Sequence[Seat],
    worth: Worth,
) -> Sight:
    """Return what a seat can foresee: seats that still play take turns, beginning with the next to throw."""
    seats, level = len(game.sheets), game.sheets[seat].level or NORMAL_LEVEL
    first = game.active + (phase is Phase.RESOLVE)
    order = [Seat((first + step) % seats) for step in range(seats)]
    rethrows = tuple(game.has_rethrow and thrower == seat for thrower in order if thrower in playing)
    if game.throws is not None:
        left = game.throws - game.round
        return Sight(hurried(level, left), 0.0, level, rethrows, left)
    out = DUEL_OUT if game.is_duel else 0.0
    return Sight(judge(worth, level, is_duel=game.is_duel), out, level, rethrows)


def _chosen(strength: Strength, sight: Sight, found: Sequence[Option], random: Random) -> Option:
    """Pick one of the best answers, ties at random; each deeper search looks at fewer of them."""
    values = {option: option.value for option in random.sample(found, len(found))}
    for depth, count in enumerate(strength.ahead, 1):
        values = {
            option: option.value if option.is_out else forecast(sight, option.position, depth)
            for option in _best(values, count)
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


def started(sight: Sight, sheet: Sheet, start: Placement) -> Option:
    """Return a start block as if it answered a throw."""
    position = position_of(sheet)._replace(field=field_of(cells(SHAPES[start.block], start.at)))
    return Option(sight.worth(position), position)


def _minis(strength: Strength, view: View, seat: Seat, random: Random) -> Minis:
    """Return as many minis as there is room for, one after another, each where it hurts most."""
    hurt = view.sheets[opponent(seat)]
    chosen: tuple[Cell, ...] = ()
    while found := mini_places(view, chosen):
        fields = {
            cell: field_of(hurt.filled.union({*chosen, cell})) for cell in random.sample(found, len(found))
        }
        harm = {cell: -learned.outline(TABLES[hurt.level], field).value for cell, field in fields.items()}
        chosen = (*chosen, random.choice(_best(harm, strength.careless)))
    return Minis(chosen)


PLAYERS: Mapping[str, Player] = {name: partial(play, name) for name in STRENGTHS}
"""Ordered from the weakest to the strongest."""
