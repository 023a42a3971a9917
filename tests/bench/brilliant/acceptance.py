"""The acceptance figures of a level: what its measured games must show, by difficulty."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import fmean, median, quantiles

from bot.games.brilliant.generator.measuring import (
    Choice,
    Chooser,
    Outcome,
    Solo,
    cheapest,
    legal_choices,
    naive_choice,
    play,
    play_solo,
    shuffled_stars,
    throw,
)
from bot.games.brilliant.players.compact import (
    AREAS,
    BESIDE,
    EMPTY,
    FIELDS,
    Numbers,
    board_of,
    each_field,
    fields_of,
    left_in,
    started,
    write,
)
from engine.brilliant.level import Level
from engine.brilliant.state import SOLO_ROLLS

COUNTS = (2, 3, 4, 5, 6)
EARLY_ROUNDS = 10


@dataclass(frozen=True, slots=True)
class Bound:
    """The range that a figure must stay in; `open_end` excludes the upper end."""

    low: float = float("-inf")
    high: float = float("inf")
    open_end: bool = False

    def holds(self, value: float) -> bool:
        return self.low <= value and (value < self.high if self.open_end else value <= self.high)


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure; several values are those for 2 to 6 players."""

    name: str
    values: tuple[float, ...]
    bound: Bound
    is_share: bool = False

    @property
    def is_met(self) -> bool:
        return all(self.bound.holds(value) for value in self.values)

    @property
    def measured(self) -> str:
        return " ".join(self._text(value) for value in self.values)

    @property
    def allowed(self) -> str:
        low, high = self.bound.low, self.bound.high
        if low == high:
            return self._text(low)
        if high == float("inf"):
            return f">= {self._text(low)}"
        if low == float("-inf"):
            return f"{'<' if self.bound.open_end else '<='} {self._text(high)}"
        return f"{self._text(low)} to {self._text(high)}"

    def _text(self, value: float) -> str:
        return f"{round(value * 100, 1):g}%" if self.is_share else f"{value:.3g}"


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of a level, with the two that determine the order of levels."""

    figures: tuple[Figure, ...]
    solo_share: float
    mean_rounds: float


def _most(*highs: float) -> tuple[Bound, ...]:
    return tuple(Bound(high=high) for high in highs)


def _least(*lows: float) -> tuple[Bound, ...]:
    return tuple(Bound(low=low) for low in lows)


def _between(*ranges: tuple[float, float]) -> tuple[Bound, ...]:
    return tuple(Bound(low, high) for low, high in ranges)


BOUNDS: Mapping[str, tuple[Bound, ...]] = {
    "median rounds": _between((25, 38), (25, 38), (26, 40), (26, 42)),
    "10th percentile of rounds": _least(20, 20, 20, 20),
    "90th percentile of rounds": _most(45, 45, 46, 48),
    "games that miss the target": _between((0, 0), (0, 0), (0, 0), (0, 0)),
    "rolls without a legal number": _most(0.03, 0.03, 0.03, 0.04),
    "the same, first 10 rounds": _most(0.04, 0.04, 0.04, 0.05),
    "areas strictly impossible": _between((0, 0), (0, 0), (0, 0), (0, 0)),
    "worst area, focused player": _least(0.6, 0.5, 0.4, 0.3),
    "areas nobody completed, 4 players": _between((0.15, 0.38), (0.20, 0.42), (0.25, 0.46), (0.28, 0.50)),
    "winner's lead, 4 players": _between((3, 6.5), (3, 6.5), (3, 7), (3, 7.5)),
    "shared wins": _most(0.12, 0.12, 0.12, 0.12),
    "naive wins against random": _least(0.88, 0.88, 0.88, 0.88),
    "solo score / first values": _between((0.55, 0.72), (0.50, 0.65), (0.44, 0.60), (0.38, 0.55)),
    "solo rolls without a legal number": _most(0.08, 0.06, 0.06, 0.06),
    "solo games with all areas finished": tuple(
        Bound(high=h, open_end=True) for h in (0.02, 0.01, 0.01, 0.01)
    ),
}
PLAIN = {
    "median rounds",
    "10th percentile of rounds",
    "90th percentile of rounds",
    "games that miss the target",
    "areas strictly impossible",
    "winner's lead, 4 players",
    "solo score / first values",
}
MOST_ROUNDS_LOST = 1.5
"""The most by which the mean number of rounds may drop from one level to the next."""


def measure(
    level: Level, difficulty: int, games: int, seed: int, tick: Callable[[], None] = lambda: None
) -> Report:
    """Measure every acceptance figure; calls `tick` once for each of `parts_of` pieces of work."""
    board = board_of(level)
    tables = {count: _tables(board, count, games, seed, tick) for count in COUNTS}
    duels = _duels(board, games, Random(f"{seed}:duel"))
    tick()
    random = Random(f"{seed}:solo")
    solos = [play_solo(board, naive_choice, random) for _ in range(games)]
    tick()
    values = {
        **dict(_table_figures(tables)),
        **dict(_solo_figures(solos, best=sum(area.values[0] for area in level.areas))),
        "worst area, focused player": (min(_filled(board, games, seed, tick)),),
        "naive wins against random": (duels,),
    }
    figures = tuple(
        Figure(name, values[name], bounds[difficulty - 1], name not in PLAIN)
        for name, bounds in BOUNDS.items()
    )
    every_round = [game.rounds for outcomes in tables.values() for game in outcomes]
    return Report(figures, values["solo score / first values"][0], fmean(every_round))


def parts_of(level: Level) -> int:
    """Return how many times `measure` calls `tick`."""
    return len(COUNTS) + 2 + len(level.areas)


def ordering_faults(reports: Sequence[Report]) -> Iterator[str]:
    """Yield everything wrong with the order of levels, given easiest first."""
    for number, (easy, hard) in enumerate(pairwise(reports), 1):
        if hard.solo_share >= easy.solo_share:
            shares = f"{easy.solo_share:.3f} to {hard.solo_share:.3f}"
            yield f"solo share does not fall from file {number} to {number + 1}: {shares}"
        if hard.mean_rounds < easy.mean_rounds - MOST_ROUNDS_LOST:
            means = f"{easy.mean_rounds:.1f} to {hard.mean_rounds:.1f}"
            yield f"mean of rounds falls by more than {MOST_ROUNDS_LOST} from file {number}: {means}"


def _tables(board: Numbers, count: int, games: int, seed: int, tick: Callable[[], None]) -> list[Outcome]:
    random = Random(f"{seed}:{count}")
    outcomes = [play(board, [naive_choice] * count, random) for _ in range(games)]
    tick()
    return outcomes


def _filled(board: Numbers, games: int, seed: int, tick: Callable[[], None]) -> Iterator[float]:
    """Yield, for each area, the share of games in which a player focused on it completes it."""
    for area in range(board[AREAS]):
        random, focused = Random(f"{seed}:focused:{area}"), focused_on(board, area)
        yield fmean(fills_area(board, area, focused, random) for _ in range(games))
        tick()


def fills_area(board: Numbers, area: int, focused: Chooser, random: Random) -> bool:
    """Return whether a player focused on this area completes it within the rolls of a solo game."""
    sheet = started(board, shuffled_stars(board, random))
    for _ in range(SOLO_ROLLS):
        if choices := legal_choices(sheet, *throw(random)):
            write(board, sheet, *focused(board, sheet, choices, random))
        if not left_in(sheet, area):
            return True
    return False


def random_choice(_board: Numbers, _sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
    """Return any of the legal choices."""
    return choices[int(random.random() * len(choices))]


def focused_on(board: Numbers, area: int) -> Chooser:
    """Return a player who wants one area only: it plays there at random, else in the field nearest to its
    empty ones."""
    steps = [_steps(board, field) for field in range(board[FIELDS])]

    def choose(board: Numbers, sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
        wanted = list(each_field(fields_of(board, area) & sheet[EMPTY]))
        return cheapest([min(steps[field][w] for w in wanted) for field, _ in choices], choices, random)

    return choose


def _steps(board: Numbers, start: int) -> list[int]:
    """Count the grid steps from one field to each of the others."""
    steps, reached, distance = [0] * board[FIELDS], 1 << start, 0
    edge = reached
    while edge:
        distance += 1
        nearby = 0
        for field in each_field(edge):
            nearby |= board[BESIDE + field]
        edge = nearby & ~reached
        reached |= edge
        for field in each_field(edge):
            steps[field] = distance
    return steps


def _duels(board: Numbers, games: int, random: Random) -> float:
    """Return the share of games that naive wins against random; ties count as half."""
    outcomes = (play(board, [naive_choice, random_choice], random) for _ in range(games))
    return fmean((0 in game.winners) / len(game.winners) for game in outcomes)


def _table_figures(tables: Mapping[int, list[Outcome]]) -> Iterator[tuple[str, tuple[float, ...]]]:
    def every_count(figure: Callable[[list[Outcome]], float]) -> tuple[float, ...]:
        return tuple(figure(games) for games in tables.values())

    yield "median rounds", every_count(lambda games: median(game.rounds for game in games))
    yield "10th percentile of rounds", every_count(lambda games: _tenth(games, 1))
    yield "90th percentile of rounds", every_count(lambda games: _tenth(games, 9))
    yield "games that miss the target", every_count(lambda games: sum(not g.reached for g in games))
    yield "rolls without a legal number", every_count(lambda games: _unusable(games, 10**9))
    yield "the same, first 10 rounds", every_count(lambda games: _unusable(games, EARLY_ROUNDS))
    yield "areas strictly impossible", every_count(lambda games: sum(g.impossible for g in games))
    yield "shared wins", every_count(lambda games: fmean(len(game.winners) > 1 for game in games))
    yield "areas nobody completed, 4 players", (fmean(game.untouched for game in tables[4]),)
    yield "winner's lead, 4 players", (fmean(game.lead for game in tables[4]),)


def _solo_figures(solos: list[Solo], best: int) -> Iterator[tuple[str, tuple[float, ...]]]:
    yield "solo score / first values", (fmean(game.score for game in solos) / best,)
    yield "solo rolls without a legal number", (fmean(len(game.blocked) / SOLO_ROLLS for game in solos),)
    yield "solo games with all areas finished", (fmean(game.all_finished for game in solos),)


def _tenth(games: list[Outcome], number: int) -> float:
    return quantiles((game.rounds for game in games), n=10, method="inclusive")[number - 1]


def _unusable(games: list[Outcome], rounds: int) -> float:
    """Return the share of player-rolls without a legal number, up to a given round."""
    rolls = sum(min(game.rounds, rounds) * len(game.points) for game in games)
    return sum(sum(game.unusable[:rounds]) for game in games) / rolls
