"""How strong computer players are: many seeded games by the rules of the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from bot.arena import play
from bot.levels import level_text
from bot.players.brilliant import compact, judging
from bot.players.brilliant.hindsight import Solver
from bot.players.registry import players
from bot.players.twin import fastest
from engine import brilliant
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Start
from engine.game import Event, Header, Moved, Result, Rolled, fold

GAME = "brilliant"
CONFIDENCE = 1.96
"""So many standard errors on both sides hold 95 % of the means."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with half the width of its 95 % confidence interval."""

    value: float
    margin: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ± {self.margin:.3f}"


def mean(values: Sequence[float]) -> Mean:
    return Mean(fmean(values), CONFIDENCE * stdev(values) / sqrt(len(values)))


def ratio(values: Sequence[float], bases: Sequence[float]) -> Mean:
    """The mean of the values as a share of the mean of the bases; both belong to the same games."""
    share = fmean(values) / fmean(bases)
    rests = [value - share * base for value, base in zip(values, bases, strict=True)]
    return Mean(share, CONFIDENCE * stdev(rests) / sqrt(len(rests)) / fmean(bases))


def solo(level: str, player: str, seed: int, number: int) -> tuple[Event, ...]:
    """One solo game; the same game has the same throws for every player."""
    return _events(level, [player], seed, number)


def points(level: str, game: Sequence[Event]) -> int:
    return _result(level, 1, game).points[0]


def hindsight(level: str, width: int) -> Callable[[Sequence[Event]], int]:
    """A function that finds what could have been reached in a solo game, from its start numbers."""
    fields = parse_level(level_text(level)).fields
    solver = Solver(fastest([compact, judging]), compact.board_of(parse_level(level_text(level))), width)

    def reached(game: Sequence[Event]) -> int:
        throws = [6 * (e.values[0] - 1) + e.values[1] - 1 for e in game if isinstance(e, Rolled)]
        start = game[0].moves[0][1] if isinstance(game[0], Moved) else None
        if not isinstance(start, Start):
            raise TypeError(f"a game that does not begin with start numbers: {game[0]}")
        return solver.best([fields.index(place) for place in start.fields], throws).points

    return reached


def win_share(level: str, names: Sequence[str], seed: int, number: int) -> float:
    """The first player's share of the win; the seats go round with the number of the game."""
    turn = number % len(names)
    seated = [*names[turn:], *names[:turn]]
    seat = (len(names) - turn) % len(names)
    winners = _result(level, len(names), _events(level, seated, seed, number)).winners
    return (seat in winners) / len(winners)


def _events(level: str, names: Sequence[str], seed: int, number: int) -> tuple[Event, ...]:
    game_id = f"contest-{level}-{seed}-{number}"
    dice = hashlib.sha256(game_id.encode()).digest()
    known = players(GAME)
    return play(brilliant, _header(level, len(names)), dice, [known[name] for name in names], game_id)


def _result(level: str, seats: int, events: Sequence[Event]) -> Result:
    result = brilliant.result(fold(brilliant, _header(level, seats), events))
    if result is None:
        raise ValueError(f"a game on level {level} without an end")
    return result


def _header(level: str, seats: int) -> Header:
    return Header(GAME, seats, {"level": level_text(level)})
