"""Search for a BRILLIANT player's move: evaluate candidates, with or without rollouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from random import Random
from typing import Any

from bot.computers.kernels import Kernels
from bot.games.brilliant.players.compact import BESIDE, STRIKE_DUE, THROWS, board_of, sheet_of
from bot.games.brilliant.players.evaluation import MOST_CANDIDATES, RIVALRY, parameters
from engine.brilliant.level import NUMBERS, AreaId, Level
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import Phase, StartMode
from engine.brilliant.view import View

# Tuned by evolution strategies on solo games, with a program that no longer reproduces them; rules as in
# `compact.RULES`: slope, bias, per field, per number, base, room
# fmt: off
WEIGHTS = (
    2.016, 0.6541, -0.02741, 0.14, 0.247, 0.09066,  # any
    1.751, -0.2656, 0.2676, 0.3542, 0.02276, 0.01631,  # same
    1.46, 1.82, 0.4624, -0.3063, 0.285, 0.02384,  # different
    1.404, -0.09992, 0.5646, 0.2042, 0.06349, 0.008396,  # max_two
    0.8763, -0.5063, 0.4996, -0.01436, 0.02, 0.03064,  # one_half
)
# fmt: on


USUAL_ROUNDS = 24
"""Roughly the rounds that good players need in a game of two; a shorter horizon won more games."""
LEAST_ROUNDS = 2
RIVALRY_OF_ONE = 0.15
COMPLETIONS = 0.2
"""The number of areas that one opponent completes in a round."""
DROP_ERRORS = 1.5
"""Drop candidates this many standard errors behind the leader."""
TIE = 0.03
"""Differences below this many points are ties."""
STARTS = 60
"""The number of start positions to evaluate."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How far the strongest player searches; the same on every machine, so that games are repeatable."""

    candidates: int
    """The number of candidates that enter the rollouts, the best by evaluation."""
    rollouts: int
    """Rollouts for each candidate in a batch."""
    depth: int
    """Throws in a rollout."""
    batches: int = 1
    """The most batches; after each, candidates that have fallen behind are dropped."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, the sheet after it, the points it earns, and the evaluation of both."""

    move: Move
    sheet: Any
    points: int
    evaluation: float


@dataclass(frozen=True, slots=True)
class Position:
    """A view in compact form; `roll` is the last throw of `end`, in multiplayer counted from now on."""

    view: View
    board: Any
    sheet: Any
    model: Any
    roll: int
    end: int

    @property
    def left(self) -> int:
        """Return the number of remaining throws."""
        return self.end - self.roll


@dataclass(slots=True)
class Arm:
    """A candidate with its rollouts: an arm of a bandit."""

    candidate: Candidate
    values: Any
    """The points of each rollout so far, without those of the candidate."""
    total: float = 0.0
    rollouts: int = 0

    @property
    def mean(self) -> float:
        return self.candidate.points + self.total / self.rollouts


class Searcher:
    def __init__(self, kernels: Kernels, budget: Budget) -> None:
        self._kernels = kernels
        self._budget = budget
        self._boards = lru_cache(maxsize=32)(_board)
        self._models = lru_cache(maxsize=8)(lambda seats: kernels.real(_model(seats)))

    def greedy(self, view: View, random: Random) -> Move:
        """Return the move with the best evaluation."""
        return max(self.candidates(self.position(view), random), key=attrgetter("evaluation")).move

    def look_ahead(self, view: View, random: Random) -> Move:
        """Return the move with the best mean over rollouts; close candidates get more of them."""
        position = self.position(view)
        candidates = sorted(self.candidates(position, random), key=attrgetter("evaluation"), reverse=True)
        rolls = min(position.left, self._budget.depth)
        if len(candidates) == 1 or not rolls:
            return candidates[0].move
        room = [0.0] * self._budget.rollouts * self._budget.batches
        arms = [
            Arm(candidate, self._kernels.real(room)) for candidate in candidates[: self._budget.candidates]
        ]
        for _ in range(self._budget.batches):
            self._run(arms, position, rolls, random)
            arms.sort(key=attrgetter("mean"), reverse=True)
            arms = [arms[0], *(arm for arm in arms[1:] if self._is_close(arms[0], arm))]
            if len(arms) == 1:
                break
        return arms[0].candidate.move

    def points_in(
        self, board: Any, sheet: Any, model: Any, futures: Sequence[Sequence[int]], first: int
    ) -> list[int]:
        """Return what greedy play from roll `first` to the end adds to a solo sheet, for each future's throws."""
        values = self._kernels.real([0.0] * len(futures))
        throws = self._kernels.whole(throw for future in futures for throw in future)
        rivals = self._kernels.whole([-1] * len(throws))
        end = first + len(futures[0]) - 1
        self._kernels.roll_out(
            self._kernels.whole(board),
            self._kernels.whole(sheet),
            self._kernels.real(model),
            throws,
            rivals,
            first,
            end,
            end,
            values,
            0,
        )
        return [round(value) for value in values]

    def _run(self, arms: list[Arm], position: Position, rolls: int, random: Random) -> None:
        """Run one batch: all candidates face the same throws and opponents."""
        rollouts = self._budget.rollouts
        throws = self._kernels.whole(random.randrange(THROWS) for _ in range(rolls * rollouts))
        rivals = self._kernels.whole(_rival(position.view, random) for _ in range(rolls * rollouts))
        coming = (throws, rivals, position.roll + 1, position.roll + rolls, position.end)
        for arm in arms:
            into = (arm.values, arm.rollouts)
            sheet = arm.candidate.sheet
            arm.total += self._kernels.roll_out(position.board, sheet, position.model, *coming, *into)
            arm.rollouts += rollouts

    def _is_close(self, leader: Arm, arm: Arm) -> bool:
        """Return whether the arm may be ahead by more than a tie."""
        error: float = self._kernels.standard_error(leader.values, arm.values, arm.rollouts)
        return leader.mean - arm.mean + TIE < DROP_ERRORS * error

    def position(self, view: View) -> Position:
        """Return the view of a seat in compact form."""
        if view.sheet is None:
            raise ValueError("a spectator has nothing to decide")
        board = self._boards(view.level, view.is_solo)
        return Position(
            view=view,
            board=self._kernels.whole(board),
            sheet=self._kernels.whole(sheet_of(board, view.level, view.sheet, view.open_values)),
            model=self._models(view.seats),
            roll=view.round if view.is_solo else 0,
            end=view.throws if view.is_solo else rounds_left(view.round, max(view.points), view.target),
        )

    def candidates(self, position: Position, random: Random) -> list[Candidate]:
        """List every move; of start numbers, only a random sample."""
        match position.view.phase:
            case Phase.START:
                return [self.started(position, starts) for starts in _some_starts(position.view, random)]
            case Phase.STRIKE:
                return [self._struck(position, area) for area in position.view.strikable]
        return self._numbers(position, position.sheet)

    def started(self, position: Position, starts: Start) -> Candidate:
        """Return the candidate with these start numbers."""
        sheet = position.sheet.copy()
        fields = position.view.level.fields
        for number, place in enumerate(starts.fields, 1):
            self._kernels.write(position.board, sheet, fields.index(place), number)
        return Candidate(starts, sheet, 0, self._worth(position, sheet))

    def _struck(self, position: Position, area: AreaId) -> Candidate:
        """Return a strike, with the best number after it."""
        sheet = position.sheet.copy()
        self._kernels.strike(sheet, area)
        return replace(max(self._numbers(position, sheet), key=attrgetter("evaluation")), move=Strike(area))

    def _numbers(self, position: Position, sheet: Any) -> list[Candidate]:
        """List a pass and every number that the throw allows."""
        board, throw = position.board, position.view.throw
        if throw is None:
            raise ValueError("numbers are written after a throw")
        moves, gains = board[:MOST_CANDIDATES].copy(), position.model[:MOST_CANDIDATES].copy()
        rooms = (self._room(position), moves, gains)
        thrown = 6 * (throw[0] - 1) + throw[1] - 1
        found = self._kernels.candidates(board, sheet, position.model, thrown, position.left, *rooms)
        worth = self._worth(position, sheet)
        candidates = [Candidate(Pass(), sheet, 0, worth)]
        for move, gain in zip(moves[:found], gains[:found], strict=True):
            field, number = divmod(int(move), 8)
            after = sheet.copy()
            points = int(self._kernels.write(board, after, field, number))
            placement = Placement(position.view.level.fields[field], number)
            candidates.append(Candidate(placement, after, points, worth + float(gain)))
        return candidates

    def _worth(self, position: Position, sheet: Any) -> float:
        judged = (position.model, position.left, self._room(position))
        return float(self._kernels.evaluate(position.board, sheet, *judged))

    @staticmethod
    def _room(position: Position) -> Any:
        """Return scratch space for the expected points of each area."""
        return position.model[: len(position.view.level.areas)].copy()


def rounds_left(thrown: int, lead: int, target: int | None) -> int:
    """Estimate how many throws a multiplayer game still has, from its throws and the most points so far."""
    share = lead / (target or 1)
    return max(LEAST_ROUNDS, round(0.6 * (USUAL_ROUNDS - thrown) + 0.4 * USUAL_ROUNDS * (1 - share)))


def _board(level: Level, is_solo: bool) -> list[int]:
    board = board_of(level)
    if not is_solo:
        board[STRIKE_DUE:BESIDE] = [0] * (BESIDE - STRIKE_DUE)
    return board


def _model(seats: int) -> list[float]:
    model = parameters(WEIGHTS)
    model[RIVALRY] = min(1.0, RIVALRY_OF_ONE * (seats - 1))
    return model


def _rival(view: View, random: Random) -> int:
    """Return an area that an opponent completes in a coming round, or -1."""
    others = view.seats - 1 - len(view.gone)
    return random.randrange(len(view.level.areas)) if random.random() < COMPLETIONS * others else -1


def _some_starts(view: View, random: Random) -> Iterator[Start]:
    """Yield start numbers on the stars in random orders, or anywhere in six areas."""
    for _ in range(STARTS):
        if view.start_mode is StartMode.STARS:
            yield Start(tuple(random.sample(view.level.stars, len(NUMBERS))))
        else:
            areas = random.sample(view.level.areas, len(NUMBERS))
            yield Start(tuple(random.choice(area.fields) for area in areas))
