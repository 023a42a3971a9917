"""What proves a puzzle of BRIKKS: which moves may be the best at first sight, and what each brings in the end."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from random import Random
from statistics import fmean

from bot.games.brikks.players import reviewer
from bot.games.brikks.players.compact import Position, score
from bot.games.brikks.players.players import STRENGTHS
from bot.games.brikks.players.search import Sight, answers, options
from engine.brikks.blocks import BLOCKS
from engine.brikks.moves import Bomb, Move
from engine.brikks.state import GameState
from engine.game import Seat

SEEN = 12
"""A puzzle's move is compared with so many others."""


def rivals(state: GameState, seat: Seat) -> Sequence[Move]:
    """Return the moves that the tables value most, and the bomb."""
    known = reviewer._known(state, seat)
    best = sorted(known, key=lambda move: known[move].value, reverse=True)[:SEEN]
    return [*best, *(move for move in known if isinstance(move, Bomb) and move not in best)]


def outcomes(state: GameState, seat: Seat, move: Move, strength: str, numbers: range) -> Sequence[float]:
    """Return a solo seat's points after a move without the luck of throws, in futures that *steady* or *strong* has brought
    to the end."""
    sight, option = reviewer._sight(state, seat), reviewer._option(state, seat, move)
    searched = next(iter(STRENGTHS[strength].ahead), 0)
    if option.is_out:
        return [option.value] * len(numbers)
    return [_to_the_end(sight, option.position, searched, Random(number)) for number in numbers]


def _to_the_end(sight: Sight, position: Position, searched: int, random: Random) -> float:
    """Return the final points less the luck of all throws; so many of the best answers are searched one throw deep."""
    luck, rounds, is_out = 0.0, 0, False
    while not is_out and rounds < sight.left:
        found = tuple(answers(sight, position))
        values = [option.value for option in found]
        expected, (first, second) = fmean(values), random.choices(range(len(BLOCKS)), k=2)
        if reviewer._may_rethrow(sight, rounds):
            first = first if values[first] >= expected else second
            expected = fmean(max(value, expected) for value in values)
        luck += values[first] - expected
        chosen = found[first]
        if searched:
            best = sorted(options(sight, position, BLOCKS[first]), key=attrgetter("value"), reverse=True)[
                :searched
            ]
            chosen = max(best, key=lambda option: reviewer._ahead(sight, option))
        position, is_out, rounds = chosen.position, chosen.is_out, rounds + 1
    return score(position) - luck
