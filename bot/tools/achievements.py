"""`achievements`: measures how rare achievements are in games of computer players, or in recorded games."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.computers.self_play import play
from bot.features.boards.achievements import IN_A_ROW, MASTERED, PAR_GAMES, PersonalOutcome, done_on
from bot.games.contests import SOLO
from bot.games.registry import PARTS, strengths
from bot.store.rows import ResultRow
from bot.tools.recorded import games as recorded_games
from bot.tools.registry import TOOLS
from engine.game import Event, Header, MalformedText, Result, Seat, states_of
from engine.games import GAMES

GAMES_EACH = 200
RAREST = 5.0
"""The share of the stand-in's games, in per cent, that must not have an achievement."""


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
    parser.add_argument("--recorded", type=Path, help="records, one a line, as `simulate --json` writes them")


def main(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise MalformedText(f"--games {args.games}: play at least 1")
    for game in [args.game] if args.game else PARTS:
        if args.recorded:
            samples = recorded(args.recorded, game)
        else:
            names = [args.strength] if args.strength else strengths(game).names
            if unknown := [name for name in names if name not in PARTS[game].players]:
                known = ", ".join(PARTS[game].players)
                raise MalformedText(f"--strength {unknown[0]}: choose from {known}")
            measured = (_shared if args.shared else _on_sheets)(game, names, args.games)
            samples = list(measured)
        if samples:
            Console().print(_report(game, samples))
    return 0


def recorded(file: Path, game: str) -> list[Rarity]:
    """Measure the recorded games of one game, by the number of players and their strength."""
    kinds: dict[str, list[tuple[Header, Sequence[Event], Sequence[int]]]] = {}
    for one in recorded_games(file):
        if one.header.kind == game:
            for name in sorted(set(one.players)):
                seats = [seat for seat, player in enumerate(one.players) if player == name]
                key = f"{name}, {one.header.seats} players"
                kinds.setdefault(key, []).append((one.header, one.events, seats))
    return [_sample(name, game, kinds[name]) for name in sorted(kinds)]


def _on_sheets(game: str, names: Iterable[str], games: int) -> Iterator[Rarity]:
    """Measure what is done on sheets, between equal players."""
    for name in names:
        for mode, contest in TOOLS[game].contests.modes.items():
            for seats in contest.seats:
                label = f"{name}, {mode}" + (f" of {seats}" if len(contest.seats) > 1 else "")
                played = [
                    (header, events, range(seats))
                    for header, events in _played(game, mode, [name] * seats, games)
                ]
                yield _sample(label, game, played)


def _played(
    game: str, mode: str, names: Sequence[str], games: int
) -> Iterator[tuple[Header, tuple[Event, ...]]]:
    """Play games on all levels in turn; the same mode and number always have the same throws."""
    contest, players = TOOLS[game].contests.modes[mode], PARTS[game].players
    for number in range(games):
        header = contest.header(contest.levels[number % len(contest.levels)], len(names))
        seed = f"{mode}{number}".encode()
        yield header, play(GAMES[game], header, seed, [players[name] for name in names], interactions=())


def _sample(name: str, game: str, played: Sequence[tuple[Header, Sequence[Event], Sequence[int]]]) -> Rarity:
    rules, found, games = GAMES[game], Counter[str](), 0
    for header, events, seats in played:
        end = states_of(rules, header, events)[-1]
        for seat in seats:
            games += 1
            found.update(done_on(rules.view(end, Seat(seat)), PARTS[game].achievements))
    return Rarity(name, games, found)


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
        pars = [_points(game, one) for one in _played(game, SOLO, [par], games)]
        own = [_points(game, one) for one in _played(game, SOLO, [name], games)]
        above = sum(mine > best for mine, best in zip(own, pars, strict=True))
        yield Rarity(f"{name}, alone", games, {"par": above / PAR_GAMES})


def _streaks(wins: Iterable[bool]) -> int:
    """Count how often a row of wins is as long as it takes."""
    now = found = 0
    for is_won in wins:
        now = now + 1 if is_won else 0
        found += now == IN_A_ROW
    return found


def _result(game: str, played: tuple[Header, tuple[Event, ...]]) -> Result:
    result = GAMES[game].result(states_of(GAMES[game], *played)[-1])
    if result is None:
        raise ValueError("the game is not over")
    return result


def _points(game: str, played: tuple[Header, tuple[Event, ...]]) -> int:
    return _result(game, played).points[0]


def _outcome(
    game: str, mode: str, played: tuple[Header, tuple[Event, ...]], computers: Sequence[str | None]
) -> PersonalOutcome:
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


def _report(game: str, samples: Sequence[Rarity]) -> Table:
    """Return the shares in per cent; what is not rare enough for the stand-in is marked."""
    names = list(dict.fromkeys(name for one in samples for name in (*PARTS[game].achievements, *one.found)))
    names = [name for name in names if any(name in one.found for one in samples)]
    table = Table("players", "games", *names, title=f"{game}: share of games, in %")
    for one in samples:
        is_usual = one.name.startswith(strengths(game).stand_in)
        shares = [100 * one.found.get(name, 0) / one.games for name in names]
        cells = [f"{share:.1f}" + (" !" if is_usual and share > RAREST else "") for share in shares]
        table.add_row(one.name, f"{one.games:,}", *cells)
    return table
