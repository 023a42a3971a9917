"""The contests of the report: which games are played, kept line by line so that a long run can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.players.brilliant.contest import hindsight, points, solo, win_share
from bot.players.brilliant.strengths import PLAYERS

NAIVE = "naive"
SOLOISTS = (NAIVE, *PLAYERS)
MASTER = "master"
STEPS = tuple(zip(tuple(PLAYERS)[1:], PLAYERS, strict=False))
"""Each strength with the one below it."""
TABLES = ((MASTER, NAIVE, NAIVE, NAIVE), *STEPS)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game: solo points with what hindsight reaches, or the first player's share of the win."""

    level: str
    players: tuple[str, ...]
    number: int
    value: float
    bound: int | None = None


def outcomes(path: Path) -> list[Outcome]:
    """Those that are kept in a file, if there is one."""
    if not path.exists():
        return []
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return [Outcome(**{**line, "players": tuple(line["players"])}) for line in lines]


def play_all(path: Path, levels: Sequence[str], games: int, seed: int, width: int) -> Iterator[Outcome]:
    """Play whatever is missing, game by game in turn, and add it to the file."""
    known = {(outcome.level, outcome.players, outcome.number) for outcome in outcomes(path)}
    bounds = {level: hindsight(level, width) for level in levels}
    wanted = [(name,) for name in SOLOISTS] + list(TABLES)
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            for level in levels:
                for players in wanted:
                    if (level, players, number) in known:
                        continue
                    if len(players) > 1:
                        outcome = Outcome(level, players, number, win_share(level, players, seed, number))
                    else:
                        game = solo(level, players[0], seed, number)
                        bound = bounds[level](game) if players == (MASTER,) else None
                        outcome = Outcome(level, players, number, points(level, game), bound)
                    file.write(json.dumps(asdict(outcome)) + "\n")
                    file.flush()
                    yield outcome
