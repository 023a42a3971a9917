"""Which computer players meet, and how a match between them is played with the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterator, Mapping

from bot.computers.kernels import HAS_NUMBA
from bot.computers.self_play import play
from bot.games.registry import players
from engine.game import fold
from engine.games import GAMES
from tests.bench.registry import TOOLS
from tests.bench.strength.contests import SOLO, Contests
from tests.bench.strength.figures import Contest, Match, Outcome


def measured() -> Mapping[str, Contests]:
    """Return the contests of each game."""
    return {game: tools.contests for game, tools in TOOLS.items()}


def contests(game: str, modes: Container[str], levels: Container[str]) -> Iterator[Contest]:
    """Yield a game's contests in these modes and on these levels."""
    for name, mode in TOOLS[game].contests.modes.items():
        for level in mode.levels:
            if name in modes and level in levels:
                yield from (Contest(game, name, level, seated) for seated in mode.seatings)


def has_hindsight(contest: Contest) -> bool:
    declared = TOOLS[contest.game].contests
    return contest.players == (declared.strongest,) and declared.hindsight is not None


def outcome_of(match: Match) -> Outcome:
    """Play a match. Its outcome is repeatable, unless a master thinks further and plays differently."""
    contest = match.contest
    declared = TOOLS[contest.game].contests
    header = declared.modes[contest.mode].header(contest.level, len(contest.players))
    # Seats rotate with the match number.
    turn = match.number % len(contest.players)
    known = players(contest.game)
    seats = [known[name] for name in (*contest.players[turn:], *contest.players[:turn])]
    dice = hashlib.sha256(match.id.encode()).digest()
    events = play(GAMES[contest.game], header, dice, seats, match.id)
    result = GAMES[contest.game].result(fold(GAMES[contest.game], header, events))
    if result is None:
        raise ValueError(f"{match.id} has no end")
    bound = None
    if match.width and declared.hindsight:
        bound = declared.hindsight(contest.level, match.width, events)
    seat = -turn % len(contest.players)
    won = (seat in result.winners) / len(result.winners) if result.winners else 0.0
    points = (*result.points[seat:], *result.points[:seat])
    value = points[0] if contest.mode == SOLO else won
    return Outcome(match, value, bound, HAS_NUMBA and declared.is_compiled, points)
