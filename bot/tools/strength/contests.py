"""Which computer players meet, and how a match between them is played with the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterator, Mapping, Sequence

from bot.games.arena import play
from bot.games.computers import players
from bot.games.contests import SOLO, Contests
from bot.games.figures import Contest, Match, Outcome
from bot.games.twin import HAS_NUMBA
from bot.tools.registry import TOOLS
from bot.turns.computers import MASTER
from engine.game import Event, Header, Player, Rolled, fold
from engine.games import GAMES

RANDOM = "random"


def measured() -> Mapping[str, Contests]:
    """The contests of each game."""
    return {game: tools.contests for game, tools in TOOLS.items()}


def contests(game: str, modes: Container[str], levels: Container[str]) -> Iterator[Contest]:
    """A game's contests in these modes and on these levels, including probes of its master."""
    probes = TOOLS[game].contests.probes
    for name, mode in TOOLS[game].contests.modes.items():
        for level in mode.levels:
            if name in modes and level in levels:
                yield from (Contest(game, name, level, seated) for seated in mode.seatings)
                if probes and (name, level) == (SOLO, probes.level):
                    yield from (Contest(game, name, level, (player,)) for player in probes.players)


def probe_names(game: str) -> tuple[str, ...]:
    probes = TOOLS[game].contests.probes
    return tuple(probes.players) if probes else ()


def has_hindsight(contest: Contest) -> bool:
    return contest.players == (MASTER,) and TOOLS[contest.game].contests.hindsight is not None


def outcome_of(match: Match) -> Outcome:
    """The same match has the same outcome, unless a master thinks further and plays differently."""
    contest = match.contest
    declared = TOOLS[contest.game].contests
    header = declared.modes[contest.mode].header(contest.level, len(contest.players))
    # Seats rotate with the match number.
    turn = match.number % len(contest.players)
    events = _events(match, header, [*contest.players[turn:], *contest.players[:turn]])
    result = GAMES[contest.game].result(fold(GAMES[contest.game], header, events))
    if result is None:
        raise ValueError(f"{match.id} has no end")
    bound = None
    if match.width and declared.hindsight:
        bound = declared.hindsight(contest.level, match.width, events)
    seat = -turn % len(contest.players)
    won = (seat in result.winners) / len(result.winners) if result.winners else 0.0
    value = result.points[0] if contest.mode == SOLO else won
    return Outcome(match, value, bound, HAS_NUMBA and declared.is_compiled)


def _events(match: Match, header: Header, seated: Sequence[str]) -> tuple[Event, ...]:
    game = match.contest.game
    dice = hashlib.sha256(match.id.encode()).digest()
    known, probes = players(game), TOOLS[game].contests.probes

    def events(*seats: Player) -> tuple[Event, ...]:
        return play(GAMES[game], header, dice, seats, match.id)

    if probes is None or seated[0] not in probes.players:
        return events(*(known[name] for name in seated))
    other = events(known[RANDOM])
    found = events(probes.players[seated[0]](other))
    if _throws(found) != _throws(other):
        raise ValueError(f"{match.id} had other throws than a random player's game")
    return found


def _throws(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, Rolled)]
