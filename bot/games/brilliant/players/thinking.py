"""How a computer player of BRILLIANT finds its move: it judges every choice, or looks ahead as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

from bot.games.brilliant.players.compact import BESIDE, STRIKE_DUE, THROWS, board_of, sheet_of
from bot.games.brilliant.players.judging import MOST_OPTIONS, RIVALRY, judgement
from bot.games.brilliant.players.weights import WEIGHTS
from bot.games.twin import Kernels
from engine.brilliant.level import NUMBERS, AreaId, Level
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import SOLO_ROLLS, Phase, StartMode
from engine.brilliant.view import View

USUAL_ROUNDS = 24
"""Good players end a game of two after about so many rounds; measured, a short view wins more."""
LEAST_ROUNDS = 2
RIVALRY_OF_ONE = 0.15
COMPLETIONS = 0.2
"""How many areas one of the others completes in a round."""
DOUBT = 1.5
"""So many standard errors behind the leader a choice is out of the race."""
TRIFLE = 0.03
"""So few points are not worth another heat."""
STARTS = 60
"""So many start numbers are judged."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How far the strongest player looks ahead; the same on every machine, so that games repeat."""

    choices: int
    """Only the best choices, as judged, are looked at."""
    futures: int
    """Of each heat of the race between the choices."""
    rolls: int
    heats: int = 1
    """At most: after each, those that have fallen behind are out."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, the sheet after it, the points it brings and how it was judged."""

    move: Move
    sheet: Any
    points: int
    judged: float


@dataclass(frozen=True, slots=True)
class Position:
    """A view in compact form; `roll` is the last throw of `end`, counted from now on in a game of several."""

    view: View
    board: Any
    sheet: Any
    judge: Any
    roll: int
    end: int

    @property
    def left(self) -> int:
        """How many throws are to come."""
        return self.end - self.roll


@dataclass(slots=True)
class Runner:
    """A choice in the race for the move."""

    choice: Choice
    values: Any
    """What it brought in each future so far, without the points of the choice."""
    total: float = 0.0
    futures: int = 0

    @property
    def outlook(self) -> float:
        return self.choice.points + self.total / self.futures


class Thinker:
    def __init__(self, kernels: Kernels, effort: Effort) -> None:
        self._kernels = kernels
        self._effort = effort
        self._boards = lru_cache(maxsize=32)(_board)
        self._judges = lru_cache(maxsize=8)(lambda seats: kernels.real(_judgement(seats)))

    def judge(self, view: View, random: Random) -> Move:
        """The choice that is judged best."""
        return max(self._choices(self._position(view), random), key=_judged).move

    def look_ahead(self, view: View, random: Random, told: Sequence[int] = ()) -> Move:
        """The choice that turns out best in the futures that are looked at, in more where it is close.

        Each begins with the throws that the player is told, 6 times the first die plus the second, both
        from 0: for measuring what it is worth to know them.
        """
        position = self._position(view)
        choices = sorted(self._choices(position, random), key=_judged, reverse=True)[: self._effort.choices]
        rolls = min(position.left, self._effort.rolls)
        if len(choices) == 1 or not rolls:
            return choices[0].move
        room = [0.0] * self._effort.futures * self._effort.heats
        race = [Runner(choice, self._kernels.real(room)) for choice in choices]
        for _ in range(self._effort.heats):
            self._run(race, position, rolls, told[:rolls], random)
            race.sort(key=_outlook, reverse=True)
            race = [race[0], *(runner for runner in race[1:] if self._is_close(race[0], runner))]
            if len(race) == 1:
                break
        return race[0].choice.move

    def _run(
        self, race: list[Runner], position: Position, rolls: int, told: Sequence[int], random: Random
    ) -> None:
        """One heat: all meet the same futures."""
        futures = self._effort.futures
        throws = self._kernels.whole(_throws(told, rolls, futures, random))
        rivals = self._kernels.whole(_rival(position.view, random) for _ in range(rolls * futures))
        coming = (throws, rivals, position.roll + 1, position.roll + rolls, position.end)
        for runner in race:
            into = (runner.values, runner.futures)
            sheet = runner.choice.sheet
            runner.total += self._kernels.outlook(position.board, sheet, position.judge, *coming, *into)
            runner.futures += futures

    def _is_close(self, leader: Runner, runner: Runner) -> bool:
        """Whether it may well be ahead by more than a trifle."""
        error: float = self._kernels.standard_error(leader.values, runner.values, runner.futures)
        return leader.outlook - runner.outlook + TRIFLE < DOUBT * error

    def _position(self, view: View) -> Position:
        if view.sheet is None:
            raise ValueError("a spectator has nothing to decide")
        board = self._boards(view.level, view.is_solo)
        return Position(
            view=view,
            board=self._kernels.whole(board),
            sheet=self._kernels.whole(sheet_of(board, view.level, view.sheet, view.open_values)),
            judge=self._judges(view.seats),
            roll=view.round if view.is_solo else 0,
            end=SOLO_ROLLS if view.is_solo else rounds_left(view),
        )

    def _choices(self, position: Position, random: Random) -> list[Choice]:
        match position.view.phase:
            case Phase.START:
                return [self._started(position, starts) for starts in _some_starts(position.view, random)]
            case Phase.STRIKE:
                return [self._struck(position, area) for area in position.view.strikable]
        return self._numbers(position, position.sheet)

    def _started(self, position: Position, starts: Start) -> Choice:
        sheet = position.sheet.copy()
        fields = position.view.level.fields
        for number, place in enumerate(starts.fields, 1):
            self._kernels.write(position.board, sheet, fields.index(place), number)
        return Choice(starts, sheet, 0, self._worth(position, sheet))

    def _struck(self, position: Position, area: AreaId) -> Choice:
        """A strike and the best number after it."""
        sheet = position.sheet.copy()
        self._kernels.strike(sheet, area)
        return replace(max(self._numbers(position, sheet), key=_judged), move=Strike(area))

    def _numbers(self, position: Position, sheet: Any) -> list[Choice]:
        """To pass, and every number that the throw allows."""
        board, throw = position.board, position.view.throw
        if throw is None:
            raise ValueError("numbers are written after a throw")
        worths = self._room(position)
        moves, gains = board[:MOST_OPTIONS].copy(), position.judge[:MOST_OPTIONS].copy()
        rooms = (worths, moves, gains)
        thrown = 6 * (throw[0] - 1) + throw[1] - 1
        found = self._kernels.options(board, sheet, position.judge, thrown, position.left, *rooms)
        worth = self._worth(position, sheet)
        choices = [Choice(Pass(), sheet, 0, worth)]
        for move, gain in zip(moves[:found], gains[:found], strict=True):
            field, number = divmod(int(move), 8)
            after = sheet.copy()
            points = int(self._kernels.write(board, after, field, number))
            placement = Placement(position.view.level.fields[field], number)
            choices.append(Choice(placement, after, points, worth + float(gain)))
        return choices

    def _worth(self, position: Position, sheet: Any) -> float:
        judged = (position.judge, position.left, self._room(position))
        return float(self._kernels.all_worths(position.board, sheet, *judged))

    @staticmethod
    def _room(position: Position) -> Any:
        """Where the worth of each area can be written down."""
        return position.judge[: len(position.view.level.areas)].copy()


def rounds_left(view: View) -> int:
    """How many throws a game of several will still have, by the throws and the points so far."""
    lead = max(view.points) / (view.target or 1)
    return max(LEAST_ROUNDS, round(0.6 * (USUAL_ROUNDS - view.round) + 0.4 * USUAL_ROUNDS * (1 - lead)))


def _board(level: Level, is_solo: bool) -> list[int]:
    board = board_of(level)
    if not is_solo:
        board[STRIKE_DUE:BESIDE] = [0] * (BESIDE - STRIKE_DUE)
    return board


def _judgement(seats: int) -> list[float]:
    judge = judgement(WEIGHTS)
    judge[RIVALRY] = min(1.0, RIVALRY_OF_ONE * (seats - 1))
    return judge


def _judged(choice: Choice) -> float:
    return choice.judged


def _outlook(runner: Runner) -> float:
    return runner.outlook


def _throws(told: Sequence[int], rolls: int, futures: int, random: Random) -> Iterator[int]:
    for _ in range(futures):
        yield from told
        yield from (random.randrange(THROWS) for _ in range(rolls - len(told)))


def _rival(view: View, random: Random) -> int:
    """The area that somebody else completes in a round to come, or -1."""
    others = view.seats - 1 - len(view.gone)
    return random.randrange(len(view.level.areas)) if random.random() < COMPLETIONS * others else -1


def _some_starts(view: View, random: Random) -> Iterator[Start]:
    """Start numbers on the stars in random orders, or anywhere in six areas."""
    for _ in range(STARTS):
        if view.start_mode is StartMode.STARS:
            yield Start(tuple(random.sample(view.level.stars, len(NUMBERS))))
        else:
            areas = random.sample(view.level.areas, len(NUMBERS))
            yield Start(tuple(random.choice(area.fields) for area in areas))
