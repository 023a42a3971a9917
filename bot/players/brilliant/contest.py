"""How strong computer players are: many seeded games by the rules of the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from bot.arena import play
from bot.levels import level_text
from bot.players import players
from bot.players.brilliant import compact, judging
from bot.players.brilliant.hindsight import Solver
from bot.players.twin import fastest
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Start
from engine.game import Event, Header, Moved, Result, Rolled, fold
from engine.games import GAMES

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


def solo_scores(level: str, player: str, games: int, seed: int) -> Iterator[int]:
    """The points of solo games; the same game has the same throws for every player."""
    for number in range(games):
        yield _result(level, [player], _events(level, [player], seed, number)).points[0]


def hindsight_scores(level: str, player: str, games: int, seed: int, width: int) -> Iterator[int]:
    """What can be reached in the same games, from the start numbers of the player."""
    board = compact.board_of(parse_level(level_text(level)))
    solver = Solver(fastest([compact, judging]), board, width)
    fields = parse_level(level_text(level)).fields
    for number in range(games):
        events = _events(level, [player], seed, number)
        throws = [6 * (e.values[0] - 1) + e.values[1] - 1 for e in events if isinstance(e, Rolled)]
        start = events[0].moves[0][1] if isinstance(events[0], Moved) else None
        if not isinstance(start, Start):
            raise TypeError(f"a game that does not begin with start numbers: {events[0]}")
        yield solver.best([fields.index(place) for place in start.fields], throws).points


def win_shares(level: str, names: Sequence[str], games: int, seed: int) -> Iterator[float]:
    """The first player's share of the win in each game; the seats go round."""
    for number in range(games):
        turn = number % len(names)
        seated = [*names[turn:], *names[:turn]]
        seat = (len(names) - turn) % len(names)
        winners = _result(level, seated, _events(level, seated, seed, number)).winners
        yield (seat in winners) / len(winners)


def _events(level: str, names: Sequence[str], seed: int, number: int) -> tuple[Event, ...]:
    game_id = f"contest-{level}-{seed}-{number}"
    dice = hashlib.sha256(game_id.encode()).digest()
    known = players(GAME)
    return play(GAMES[GAME], _header(level, names), dice, [known[name] for name in names], game_id)


def _result(level: str, names: Sequence[str], events: Sequence[Event]) -> Result:
    result = GAMES[GAME].result(fold(GAMES[GAME], _header(level, names), events))
    if result is None:
        raise ValueError(f"a game on level {level} without an end")
    return result


def _header(level: str, names: Sequence[str]) -> Header:
    return Header(GAME, len(names), {"level": level_text(level)})
