"""Bounds what a review leaves unexplained, for every kind of game: `python -m tests.games.review_laws --rest`.

Reviews are light here: BRILLIANT in 6 futures instead of 36, BRIKKS one throw ahead instead of two and in 2 futures
instead of 24.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from math import sqrt
from statistics import fmean
from time import process_time
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

from bot.computers.self_play import play
from bot.games.brikks.players import reviewer as brikks_reviewer
from bot.games.registry import PARTS, players
from bot.games.review import Review, SeatReview
from bot.games.reviewing import Reviewer, review
from bot.turns.finished import recorded_move
from bot.turns.game import LoadedGame
from engine.dice import Dice, player_random
from engine.game import Event, Header, Moved, OpaqueGame, Rolled, Seat, Step, format_event, format_header
from engine.games import GAMES
from tests.bench.registry import TOOLS

PEOPLE = ("random", "relaxed", "steady")
"""The players of the first seat, in turn; the next seats have the next players."""
AFTER = "steady"
"""Continues for a ghost whose record has ended."""
LIGHT = {"brilliant": 6, "brikks": 2}
"""The futures of a light review."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Games that are reviewed alike, with the bounds of rest: for any seat, and for the root of the mean
    square."""

    game: str
    seats: Sequence[int]
    """By game, one after the other; of a game against ghosts, those of the game before."""
    most: float
    spread: float
    options: Mapping[str, str] = field(default_factory=dict)
    against_ghosts: bool = False


DUEL = {"variant": "duel"}
KINDS: Mapping[str, Kind] = {
    "BRILLIANT solo": Kind("brilliant", (1,), 10, 3),
    "BRILLIANT table": Kind("brilliant", (2, 3, 4), 35, 13),
    "BRILLIANT ghosts": Kind("brilliant", (1, 2, 3), 55, 16, against_ghosts=True),
    "BRIKKS solo": Kind("brikks", (1,), 75, 26),
    "BRIKKS table": Kind("brikks", (2, 3, 4), 75, 26),
    "BRIKKS ghosts": Kind("brikks", (1, 2, 3), 75, 26, against_ghosts=True),
    "BRIKKS duel": Kind("brikks", (2,), 120, 30, DUEL),
    "BRIKKS duel ghosts": Kind("brikks", (2,), 150, 45, DUEL, against_ghosts=True),
}

COLUMNS = ("kind", "games", "seats", "mean", "SD", "at most", "greatest", "at most", "CPU s a game")

Found = tuple[Review, float]
"""A review, and its CPU time in seconds."""
Keep = Callable[[str, Callable[[], Found]], Found]
"""Returns what is kept under a key, or makes it."""


def rests(name: str, numbers: Sequence[int], seed: int, keep: Keep, *, is_light: bool) -> list[Found]:
    """The reviews of these games of a kind; each game follows from the seed and its number."""

    def made(number: int) -> Found:
        header, events = game_of(KINDS[name], number, seed)
        begin = process_time()
        found = reviewed(header, events, f"rest-{seed}-{number}", is_light=is_light)
        return found, process_time() - begin

    return [keep(f"{name} {seed} {number} {is_light}", partial(made, number)) for number in numbers]


def seats_of(found: Sequence[Found]) -> list[SeatReview]:
    return [seat for made, _ in found for seat in made.seats]


def reviewed(header: Header, events: Sequence[Event], seed: str, *, is_light: bool) -> Review:
    rules, reviewer = GAMES[header.kind], PARTS[header.kind].reviewer(header, seed)
    if not is_light:
        return review(rules, header, events, reviewer)
    with lightened(header.kind, reviewer):
        return review(rules, header, events, reviewer)


@contextmanager
def lightened(game: str, reviewer: Reviewer[Any]) -> Iterator[None]:
    """Make a reviewer look at fewer futures and less far ahead."""
    light: Any = reviewer
    if game == "brilliant":
        light._futures = tuple(futures[: LIGHT[game]] for futures in light._futures)
    else:
        light._futures = light._futures[: LIGHT[game]]
    with patch.object(brikks_reviewer, "AHEAD", 1):
        yield


def game_of(kind: Kind, number: int, seed: int) -> tuple[Header, Sequence[Event]]:
    """One game of a kind."""
    rules, game_id = GAMES[kind.game], f"rest-{seed}-{number}"
    header = TOOLS[kind.game].simulation.header(kind.options, kind.seats[number % len(kind.seats)])
    names = [PEOPLE[(number + seat) % len(PEOPLE)] for seat in range(header.seats)]
    seated = [players(header.kind)[name] for name in names]
    dice = Dice(game_id.encode(), game_id)
    events = play(rules, header, dice.seed, seated, game_id, interactions=())
    if not kind.against_ghosts:
        return header, events
    return against_ghosts(rules, header, events, dice, PEOPLE[number // len(PEOPLE) % len(PEOPLE)])


def against_ghosts(
    rules: OpaqueGame, header: Header, events: Sequence[Event], dice: Dice, person: str
) -> tuple[Header, Sequence[Event]]:
    """Play a game in the last seat, or in an additional one, against the players of a game, with its
    throws."""
    kept, thrown = kept_throws(rules, header, events)
    own, playing = Seat(max(1, header.seats - 1)), players(header.kind)
    options = PARTS[header.kind].ghost_options(header)
    against = Header(header.kind, own + 1, options)
    lines = [format_event(rules, event) for event in events]
    row = SimpleNamespace(name=header.kind, header=format_header(header))
    source = cast("LoadedGame", SimpleNamespace(row=row, events=lines))
    state, made = rules.start(against), list[Event]()
    later = count(thrown + 1)
    for step in map(Step, count()):
        if rules.result(state) is not None:
            return against, made
        event: Event
        if sizes := rules.dice(state):
            event = Rolled(kept.pop(0) if kept else dice.throw(step, next(later), sizes))
        else:
            moves = []
            for seat in sorted(rules.pending(state)):
                recorded = None if seat == own else recorded_move(source, seat, rules, state, seat)
                player = playing[person if seat == own else AFTER]
                chance = player_random(dice.seed, dice.game, step, seat)
                moves.append((seat, recorded or player(rules.view(state, seat), chance)))
            event = Moved(tuple(moves))
        state = rules.apply(state, event)
        made.append(event)
    raise AssertionError("every game ends")


def kept_throws(
    rules: OpaqueGame, header: Header, events: Sequence[Event]
) -> tuple[list[tuple[int, ...]], int]:
    """The last throw of each round, and the number of all throws."""
    state, kept, thrown = rules.start(header), dict[int, tuple[int, ...]](), 0
    for event in events:
        state = rules.apply(state, event)
        if isinstance(event, Rolled):
            kept[rules.view(state, None).round] = event.values
            thrown += 1
    return list(kept.values()), thrown


def row(name: str, found: Sequence[Found]) -> Sequence[str]:
    """Return the cells of a kind of game, as `COLUMNS` names them."""
    left = [seat.rest for seat in seats_of(found)]
    most, spread = KINDS[name].most, KINDS[name].spread
    figures = (
        f"{fmean(left):+.1f}",
        f"{deviation(left):.1f}",
        f"{spread:g}",
        f"{max(map(abs, left)):.1f}",
        f"{most:g}",
    )
    seconds = f"{fmean(of for _, of in found):.1f}"
    return name, f"{len(found)}", f"{len(left)}", *figures, seconds


def excesses(name: str, found: Sequence[Found]) -> Iterator[str]:
    """The bounds that do not hold, in words."""
    left, kind = [seat.rest for seat in seats_of(found)], KINDS[name]
    if max(map(abs, left)) > kind.most:
        yield f"{name}: a rest of {max(left, key=abs)}, more than {kind.most:g}"
    if deviation(left) > kind.spread:
        yield f"{name}: rests of {deviation(left):.1f} on average, more than {kind.spread:g}"


def deviation(values: Sequence[float]) -> float:
    """The root of the mean square: how far values are from 0."""
    return sqrt(fmean(value * value for value in values))
