"""Which computer players meet, and how one game between them is played: by the rules of the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from typing import Any

from bot.games.arena import play
from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.players import compact, judging
from bot.games.brilliant.players.hindsight import Solver
from bot.games.brilliant.players.strengths import tireless, told
from bot.games.computers import players, strengths
from bot.games.twin import HAS_NUMBA, fastest
from bot.turns.computers import MASTER
from engine import brikks, brilliant
from engine.brikks.sheet import LEVELS
from engine.brikks.state import NORMAL_LEVEL
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Start
from engine.game import Event, Header, Moved, Player, Rolled, fold
from engine.games import GAMES

BRILLIANT, BRIKKS = "brilliant", "brikks"
SOLO, TABLE, DUEL = "solo", "table", "duel"
MODES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    BRILLIANT: {SOLO: names(), TABLE: names()},
    BRIKKS: {SOLO: tuple(map(str, LEVELS)), TABLE: (str(NORMAL_LEVEL),), DUEL: (str(NORMAL_LEVEL),)},
}
"""Of each game the modes that are measured, with their levels."""
SEATS: Mapping[str, range] = {SOLO: range(1, 2), TABLE: range(2, 7), DUEL: range(2, 3)}
NAIVE, RANDOM, TIRELESS = "naive", "random", "tireless"
TOLD = {f"told-{count}": count for count in (1, 4, 16)}
"""Masters that are told so many throws beforehand."""
BEYOND_MASTER = (TIRELESS, *TOLD)
"""What these reach on BRILLIANT's hardest level shows what keeps the master from more."""
HARDEST = names()[-1]
AGAINST_NAIVE = (MASTER, NAIVE, NAIVE, NAIVE)


@dataclass(frozen=True, slots=True)
class Contest:
    """Many games between the same players."""

    game: str
    mode: str
    level: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """One game of a contest."""

    contest: Contest
    seed: int
    number: int
    width: int | None = None
    """How many sheets hindsight keeps after each throw; None for a game without hindsight."""

    @property
    def id(self) -> str:
        """The same for all contests on a level: they have the same throws."""
        return f"contest-{self.contest.level}-{self.seed}-{self.number}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game came to."""

    match: Match
    value: float
    """Solo points, or the first player's share of the win."""
    bound: int | None = None
    """What hindsight reaches with the same throws."""
    is_compiled: bool = False
    """Whether the players thought with compiled functions; the master of BRILLIANT then thinks further."""


def contests(game: str, modes: Container[str], levels: Container[str]) -> Iterator[Contest]:
    """Everybody alone; each strength against the one below it; BRILLIANT's master against three naive.

    On BRILLIANT's hardest level also those beyond the master.
    """
    for mode, measured in MODES[game].items():
        for level in measured:
            if mode in modes and level in levels:
                yield from (Contest(game, mode, level, seated) for seated in seatings(game, mode))
                if (game, mode, level) == (BRILLIANT, SOLO, HARDEST):
                    yield from (Contest(game, mode, level, (name,)) for name in BEYOND_MASTER)


def seatings(game: str, mode: str) -> tuple[tuple[str, ...], ...]:
    """The players of each contest, whoever is measured first."""
    if mode == SOLO:
        return tuple((name,) for name in players(game))
    steps = tuple((stronger, weaker) for weaker, stronger in pairwise(strengths(game)))
    return (AGAINST_NAIVE, *steps) if game == BRILLIANT else steps


def player_names(game: str) -> tuple[str, ...]:
    """Everybody who can be measured in a game."""
    return (*players(game), *(BEYOND_MASTER if game == BRILLIANT else ()))


def has_hindsight(contest: Contest) -> bool:
    return (contest.game, contest.players) == (BRILLIANT, (MASTER,))


def outcome_of(match: Match) -> Outcome:
    """The same match has the same outcome, but a master that thinks further may play otherwise."""
    contest = match.contest
    is_compiled = HAS_NUMBA and contest.game == BRILLIANT
    # The seats go round with the number of the game.
    turn = match.number % len(contest.players)
    seated = [*contest.players[turn:], *contest.players[:turn]]
    events = _events(match, seated)
    result = GAMES[contest.game].result(fold(GAMES[contest.game], _header(contest), events))
    if result is None:
        raise ValueError(f"{match.id} has no end")
    if contest.mode == SOLO:
        bound = _hindsight(contest.level, match.width, events) if match.width else None
        return Outcome(match, result.points[0], bound, is_compiled)
    seat = -turn % len(contest.players)
    return Outcome(match, (seat in result.winners) / len(result.winners), None, is_compiled)


def _events(match: Match, seated: Sequence[str]) -> tuple[Event, ...]:
    contest = match.contest
    dice = hashlib.sha256(match.id.encode()).digest()
    header = _header(contest)

    def events(*seats: Player) -> tuple[Event, ...]:
        return play(GAMES[contest.game], header, dice, seats, match.id)

    known = {**players(contest.game), TIRELESS: tireless}
    if seated[0] not in TOLD:
        return events(*(known[name] for name in seated))
    throws = _throws(events(known[RANDOM]))
    game = events(partial(told, throws, TOLD[seated[0]]))
    if _throws(game) != throws:
        raise ValueError(f"{match.id} had other throws than were told")
    return game


def _header(contest: Contest) -> Header:
    seats = len(contest.players)
    if contest.game == BRILLIANT:
        return brilliant.new_header(seats, {"level": level_text(contest.level)})
    variant = "duel" if contest.mode == DUEL else "base"
    return brikks.new_header(seats, {"variant": variant, "level": contest.level})


def _hindsight(level: str, width: int, game: Sequence[Event]) -> int:
    """What could have been reached in a solo game of BRILLIANT, from its start numbers."""
    start = game[0].moves[0][1] if isinstance(game[0], Moved) else None
    if not isinstance(start, Start):
        raise TypeError(f"a game that does not begin with start numbers: {game[0]}")
    fields = parse_level(level_text(level)).fields
    return _solver(level, width).best([fields.index(place) for place in start.fields], _throws(game)).points


def _throws(game: Sequence[Event]) -> list[int]:
    return [6 * (e.values[0] - 1) + e.values[1] - 1 for e in game if isinstance(e, Rolled)]


@cache
def _solver(level: str, width: int) -> Solver:
    return Solver(_kernels(), compact.board_of(parse_level(level_text(level))), width)


@cache
def _kernels() -> Any:
    return fastest([compact, judging])
