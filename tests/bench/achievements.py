"""Measure how rare achievements are in games of computer players."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.computers.self_play import play
from bot.features.boards.achievements import IN_A_ROW, MASTERED, PAR_GAMES, PersonalOutcome, done_on
from bot.games.registry import PARTS, strengths
from bot.store.rows import ResultRow
from engine.game import Event, Header, Result, Seat, states_of
from engine.games import GAMES
from tests.bench.command import run
from tests.bench.registry import TOOLS
from tests.bench.report import show
from tests.bench.strength.contests import SOLO

GAMES_EACH = 200
RAREST = 5.0
"""The share of the stand-in's games, in per cent, that must not have an achievement."""
Played = tuple[Header, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class Rarity:
    """Games of one kind."""

    name: str
    games: int
    """Counted once for each player who is measured."""
    found: Mapping[str, float]
    """How many of them brought each achievement; a share of one where several games bring it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=list(PARTS), help="all games if you name none")
    parser.add_argument("--strength", help="all strengths if you name none")
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="of each kind")
    parser.add_argument("--shared", action="store_true", help="those of all games, which take longer")


def main(args: argparse.Namespace) -> int:
    for game in [args.game] if args.game else PARTS:
        names = [args.strength] if args.strength else strengths(game).names
        measured = (_shared if args.shared else _on_sheets)(game, names, args.games)
        _show(game, list(measured))
    return 0


def _on_sheets(game: str, names: Iterable[str], games: int) -> Iterator[Rarity]:
    """Measure what is done on sheets, between equal players."""
    for name in names:
        for mode, contest in TOOLS[game].contests.modes.items():
            for seats in contest.seats:
                found = Counter[str]()
                for header, events in _played(game, mode, [name] * seats, games):
                    end = states_of(GAMES[game], header, events)[-1]
                    for seat in range(seats):
                        found.update(done_on(GAMES[game].view(end, Seat(seat)), PARTS[game].achievements))
                label = f"{name}, {mode}" + (f" of {seats}" if len(contest.seats) > 1 else "")
                yield Rarity(label, games * seats, found)


def _played(game: str, mode: str, names: Sequence[str], games: int) -> Iterator[Played]:
    """Play games on all levels in turn; the same mode and number always have the same throws."""
    contest, players = TOOLS[game].contests.modes[mode], PARTS[game].players
    for number in range(games):
        header = contest.header(contest.levels[number % len(contest.levels)], len(names))
        seed = f"{mode}{number}".encode()
        yield header, play(GAMES[game], header, seed, [players[name] for name in names], interactions=())


def _shared(game: str, names: Iterable[str], games: int) -> Iterator[Rarity]:
    """Measure the achievements of all games: between equals at the smallest table, against the strongest, and alone
    against par."""
    strongest, par = strengths(game).strongest, strengths(game).par
    for name in names:
        for mode, contest in TOOLS[game].contests.modes.items():
            if mode == SOLO:
                continue
            seats = contest.seats[0]
            equal = [
                _outcome(game, mode, one, [None] * seats)
                for one in _played(game, mode, [name] * seats, games)
            ]
            close = sum(one.is_close for one in equal)
            found = {"close": close, "row": _streaks([one.is_won for one in equal])}
            yield Rarity(f"{name}, {mode} of {seats}", games, found)
            against = [name, *[strongest] * (seats - 1)]
            beaten = [
                _outcome(game, mode, one, [None, *against[1:]]) for one in _played(game, mode, against, games)
            ]
            wins = sum(one.is_past_the_master for one in beaten)
            yield Rarity(f"{name}, {mode} against {strongest}", games, {"master": wins / MASTERED})
        pars = [_result(game, one).points[0] for one in _played(game, SOLO, [par], games)]
        own = [_result(game, one).points[0] for one in _played(game, SOLO, [name], games)]
        above = sum(mine > best for mine, best in zip(own, pars, strict=True))
        yield Rarity(f"{name}, alone", games, {"par": above / PAR_GAMES})


def _streaks(wins: Iterable[bool]) -> int:
    """Count how often a row of wins is as long as it takes."""
    now = found = 0
    for is_won in wins:
        now = now + 1 if is_won else 0
        found += now == IN_A_ROW
    return found


def _result(game: str, played: Played) -> Result:
    result = GAMES[game].result(states_of(GAMES[game], *played)[-1])
    if result is None:
        raise ValueError("the game is not over")
    return result


def _outcome(game: str, mode: str, played: Played, computers: Sequence[str | None]) -> PersonalOutcome:
    """Return how the game ended for the first seat; those without a computer are people."""
    result = _result(game, played)
    rows = [
        ResultRow(
            game="",
            seat=seat,
            user_id=None if computer else seat,
            computer=computer,
            guild_id=None,
            game_kind=game,
            variant="",
            mode=mode,
            seats=len(computers),
            points=result.points[seat],
            is_winner=Seat(seat) in result.winners,
            reason="",
            ended_at=0,
        )
        for seat, computer in enumerate(computers)
    ]
    return PersonalOutcome(rows[0], rows)


def _show(game: str, samples: Sequence[Rarity]) -> None:
    """Print the shares in per cent; what is not rare enough for the stand-in is marked."""
    known = dict.fromkeys(name for one in samples for name in (*PARTS[game].achievements, *one.found))
    names = [name for name in known if any(name in one.found for one in samples)]
    rows = []
    for one in samples:
        is_usual = one.name.startswith(strengths(game).stand_in)
        shares = [100 * one.found.get(name, 0) / one.games for name in names]
        cells = [f"{share:.1f}" + (" !" if is_usual and share > RAREST else "") for share in shares]
        rows.append((one.name, f"{one.games:,}", *cells))
    show(f"{game}: share of games, in %", ("players", "games", *names), rows)


if __name__ == "__main__":
    sys.exit(run("achievements"))
