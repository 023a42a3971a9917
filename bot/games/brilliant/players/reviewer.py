"""Review BRILLIANT: a position is worth what all seats make of it by greedy play, over many futures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean

from bot.computers.kernels import BITS
from bot.games.brilliant.players.compact import FIELDS, THROWS, Numbers
from bot.games.brilliant.players.futures import MOST_ROUNDS, Line, Table, draw_futures, follow, play_on
from bot.games.brilliant.players.search import Candidate
from bot.games.brilliant.players.strengths import compiled_already, plain
from bot.games.review import Unit
from bot.games.reviewing import Difference, Lead, Verdict, difference
from engine.brilliant.sheet import Move, Start
from engine.brilliant.state import GameState, Phase, phase, points, target
from engine.brilliant.transition import apply
from engine.brilliant.view import view
from engine.game import Header, Moved, Seat

CANDIDATES, CLOSE = 3, 1.0
"""How many moves are compared as candidates for the best, and how close in points to the first they must
be."""
LEAST_CHOICE, TRIED = 3, 7
"""A lead needs this many moves to choose from; so many are played on, the best by evaluation."""
PROMISING = 0.5
"""The lead in the first futures that is worth a look at others."""
FIND, CONFIRM = 0, 1
"""A move that looks better in the first futures must prove better in others: the best of several is
overrated."""

Outcomes = Sequence[int]
"""A seat's final points in each future."""


class Reviewer:
    """Chooses the greedy move unless another is surely better, and plays on greedily in every future."""

    unit = Unit.POINTS

    def __init__(self, _: Header, seed: str, /, effort: int = 1) -> None:
        random = Random(seed)
        self._futures = tuple(draw_futures(THROWS * effort, random) for _ in (FIND, CONFIRM))
        self._starts = random.random()
        self._state: GameState | None = None
        self._first = 0
        self._lines: dict[int, list[Line]] = {}
        self._outcomes: dict[tuple[object, ...], Outcomes] = {}

    def end(self, state: GameState) -> Sequence[int]:
        return [points(state, seat) for seat in state.seats]

    def start(self, state: GameState) -> Sequence[float]:
        return self._values(state)

    def luck(self, before: GameState, after: GameState) -> Sequence[float]:
        return [then - now for now, then in zip(self._values(before), self._values(after), strict=True)]

    def verdict(self, state: GameState, seat: Seat, moves: Mapping[Seat, Move]) -> Verdict | None:
        known, move = self._candidates(state, seat), moves[seat]
        if len(known) == 1:
            return None
        chosen = next((one for one in known if one.move == move), None) or _started(state, seat, move)
        best, which = self._best(state, seat, [*_close(known), chosen])
        if best.move == move:
            return Verdict(0.0, 0.0, move)
        loss = self._difference(state, seat, best, chosen, which)
        return Verdict(loss.mean, loss.error, best.move)

    def choose(self, state: GameState, seat: Seat) -> Move:
        return self._best(state, seat, _close(self._candidates(state, seat)))[0].move

    def lead(self, state: GameState, seat: Seat) -> Lead | None:
        known = self._candidates(state, seat)[:TRIED] if phase(state) is Phase.PLACE else []
        if len(known) < LEAST_CHOICE:
            return None
        means = {one.move: fmean(self._reached(state, seat, one, FIND)) for one in known}
        best, *others = sorted(known, key=lambda one: means[one.move], reverse=True)
        if means[best.move] - means[others[0].move] < PROMISING:
            return None
        # The evaluation need not rank it first. The best of several is overrated, so other futures measure its lead.
        leads = [self._difference(state, seat, best, other, CONFIRM) for other in others]
        least = min(leads, key=lambda lead: lead.mean)
        behind = tuple(lead.mean for lead in leads)
        return Lead((best.move,), tuple(other.move for other in others), least.mean, least.error, behind)

    def _best(self, state: GameState, seat: Seat, found: Sequence[Candidate]) -> tuple[Candidate, int]:
        """Return the best move, and the futures that measure its lead."""
        best, which = found[0], FIND
        for other in found[1:]:
            sets = (FIND, CONFIRM) if other.move != best.move else ()
            if sets and all(self._difference(state, seat, other, best, one).is_sure for one in sets):
                best, which = other, CONFIRM
        return best, which

    def _difference(
        self, state: GameState, seat: Seat, one: Candidate, other: Candidate, which: int
    ) -> Difference:
        return difference(*(self._reached(state, seat, candidate, which) for candidate in (one, other)))

    def _candidates(self, state: GameState, seat: Seat) -> list[Candidate]:
        """Return the candidates by falling evaluation; of start numbers, only a sample."""
        found = plain().candidates(plain().position(view(state, seat)), Random(self._starts))
        return sorted(found, key=lambda candidate: candidate.evaluation, reverse=True)

    def _values(self, state: GameState) -> list[float]:
        """Return each seat's mean final points."""
        if phase(state) is Phase.OVER:
            return [float(points(state, seat)) for seat in state.seats]
        if not state.is_solo:
            lines = self._played(state, FIND)
            return [fmean(line.points[seat] for line in lines) for seat in state.seats]
        begun = self._with_starts(state) if phase(state) is Phase.START else state
        table, sheets = _table(begun)
        # The same policy plays on before and after a throw, strikes included, so that luck has no bias.
        more = self._alone(table, sheets[0], _first_round(begun), FIND, _open_throw(begun))
        return [points(begun, begun.seats[0]) + fmean(more)]

    def _reached(self, state: GameState, seat: Seat, candidate: Candidate, which: int) -> Outcomes:
        """Return the seat's outcomes after a move; in these futures the others do not react to it."""
        table, _ = _table(state)
        already = points(state, seat) + candidate.points
        if state.is_solo:
            more = self._alone(table, candidate.sheet, state.round + 1, which)
            return [already + points for points in more]
        lines, passed = self._played(state, which), phase(state) is not Phase.START
        key = (which, seat, candidate.move)
        if key not in self._outcomes:
            self._outcomes[key] = [
                follow(table, seat, candidate.sheet, already, throws, max(state.round, 1), line, int(passed))
                for throws, line in zip(self._throws(state, which), lines, strict=True)
            ]
        return self._outcomes[key]

    def _alone(
        self, table: Table, sheet: Numbers, first: int, which: int, now: Sequence[int] = ()
    ) -> Outcomes:
        """Return a solo sheet's points from a round on, with its open throw if any; cached until the next
        throw."""
        key = (which, first, tuple(now), tuple(sheet))
        if key not in self._outcomes:
            if first != self._first:
                self._first, self._outcomes = first, {}
            futures = [
                [*now, *future[first - 1 + len(now) : table.throws]] for future in self._futures[which]
            ]
            self._outcomes[key] = _alone_in(table, sheet, futures, first)
        return self._outcomes[key]

    def _played(self, state: GameState, which: int) -> list[Line]:
        """Return the futures of all seats from a state in multiplayer; those of the last state are kept."""
        if state is not self._state:
            self._state, self._lines, self._outcomes = state, {}, {}
        if which not in self._lines:
            begun = self._with_starts(state) if phase(state) is Phase.START else state
            table, sheets = _table(begun)
            totals = [points(begun, seat) for seat in begun.seats]
            self._lines[which] = [
                play_on(table, sheets, totals, throws, _first_round(begun))
                for throws in self._throws(begun, which)
            ]
        return self._lines[which]

    def _with_starts(self, state: GameState) -> GameState:
        seats = [seat for seat in state.seats if seat not in state.gone]
        return apply(state, Moved(tuple((seat, self._candidates(state, seat)[0].move) for seat in seats)))

    def _throws(self, state: GameState, which: int) -> list[Sequence[int]]:
        """Return, for each future of a multiplayer game, the open throw if there is one and then those to
        come."""
        now = _open_throw(state)
        return [[*now, *future[state.round : MOST_ROUNDS]] for future in self._futures[which]]


def _alone_in(table: Table, sheet: Numbers, futures: Sequence[Sequence[int]], first: int) -> Outcomes:
    """Return the points of a solo sheet in each future; rollouts to the end are the same, and may be compiled."""
    searcher, rounds = compiled_already(), len(futures[0])
    if searcher is None or table.board[FIELDS] > BITS or not rounds:
        return [follow(table, 0, sheet, 0, future, first, None, 0) for future in futures]
    return searcher.points_in(table.board, sheet, table.model, futures, first)


def _close(known: Sequence[Candidate]) -> list[Candidate]:
    return [one for one in known[:CANDIDATES] if one.evaluation > known[0].evaluation - CLOSE]


def _open_throw(state: GameState) -> Sequence[int]:
    return [6 * (state.throw[0] - 1) + state.throw[1] - 1] if state.throw else []


def _first_round(state: GameState) -> int:
    """Return the round of the open throw, or else the next."""
    return state.round if state.throw else state.round + 1


def _table(state: GameState) -> tuple[Table, list[Numbers]]:
    """Return the game in compact form, with the sheet of each seat."""
    positions = [plain().position(view(state, seat)) for seat in state.seats]
    present = tuple(seat for seat in state.seats if seat not in state.gone)
    table = Table(positions[0].board, positions[0].model, present, target(state), state.throws)
    return table, [position.sheet for position in positions]


def _started(state: GameState, seat: Seat, move: Move) -> Candidate:
    """Return the candidate for start numbers that were not among those drawn."""
    if not isinstance(move, Start):
        raise TypeError(f"{move} is no candidate")
    return plain().started(plain().position(view(state, seat)), move)
