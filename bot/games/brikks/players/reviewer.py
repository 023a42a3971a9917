"""Review BRIKKS: a sheet is worth what the learned tables expect two throws later, averaged over all throws.

Sheets affect each other only in who may rethrow, so each seat is judged separately. A duel is won by lasting
longer: there, the figures of both seats make a chance to win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp, log1p
from operator import attrgetter
from random import Random
from statistics import fmean

from bot.games.brikks.players.compact import Position, bombed, paid, position_of, resolved, row_points, score
from bot.games.brikks.players.learned import expected_score
from bot.games.brikks.players.players import (
    PLAYERS,
    move_of,
    sight_of,
    started,
)
from bot.games.brikks.players.search import Option, Sight, answers, forecast, options, outlook
from bot.games.brikks.players.tables import Tables
from bot.games.review import Unit
from bot.games.reviewing import Difference, Lead, Verdict, difference
from engine.brikks.blocks import BLOCKS, cost
from engine.brikks.moves import Bomb, Keep, Move, Out, Placement, Rethrow
from engine.brikks.state import (
    NORMAL_LEVEL,
    GameState,
    Phase,
    Variant,
    opponent,
    phase,
    playing,
    points,
    result,
)
from engine.brikks.view import placements, starts, view
from engine.game import Header, Seat

AHEAD = 2
"""The number of throws searched ahead."""
CANDIDATES = (6, 2)
"""How many of the best answers are searched one throw ahead, and how many of these two."""
SKILL, SKILL_WITH_RETHROWS = 1.17, 1.3
"""The ratio of the reviewer's points to the tables' expectation at the start (see docs/review.md)."""
POINTS_IN_SHORT = 3.3
"""What good play brings in a short game for each of its throws, on any level (see docs/review.md)."""
LEAST_CHOICE, RIVALS = 3, 3
"""A lead needs this many answers to choose from; the best one is compared with this many others."""
DOUBTFUL = 1.0
"""Futures confirm what the search finds when at least this many points are at stake."""
PROMISING = 2.0
"""The lead after a search of one throw that is worth playing on, to see whether it is large."""
WIN, DRAW = 100, 50
LEAD = 8.0
"""In a duel, a sheet ahead by this many points wins with odds of e : 1 throughout the game (see
docs/review.md)."""
SOFT = 10.0
"""From about this far above the points held, a table's expectation bends towards them (see docs/review.md)."""
CLEAR = 6 * SOFT
"""An expectation this far above the points held is used unchanged."""
FUTURES = len(BLOCKS)
ROUNDS = 5
"""The length of a future; the tables judge the rest of the game."""

Throws = tuple[tuple[int, int], ...]
"""The throw of each round, and the second one if the seat rethrows."""


class Reviewer:
    """Chooses the move whose sheet is worth most two throws later."""

    def __init__(self, header: Header, seed: str, /, effort: int = 1) -> None:
        random = Random(seed)
        self._futures = tuple(throws for _ in range(effort) for throws in _drawn(random))
        self.unit = Unit.CHANCE if header.options.get("variant") == Variant.DUEL else Unit.POINTS

    def end(self, state: GameState) -> Sequence[int]:
        if not state.is_duel:
            return [points(state, seat) for seat in state.seats]
        ended = result(state)
        winners = () if ended is None else ended.winners
        return [(WIN if len(winners) == 1 else DRAW) * (seat in winners) for seat in state.seats]

    def start(self, state: GameState) -> Sequence[float]:
        return [float(DRAW) if state.is_duel else _start(state, seat) for seat in state.seats]

    def luck(self, before: GameState, after: GameState) -> Sequence[float]:
        if after.throw is None:
            raise ValueError("nothing was thrown")
        values, thrown = _values(before), BLOCKS.index(after.throw)
        # The active seat should give up some first throws: they count as what the second throw may bring.
        given_up = _given_up(before, values) if before.given_up is None else frozenset[int]()
        luck = [0.0] * len(before.sheets)
        for seat, by_throw in values.items():
            mean = fmean(by_throw)
            counted = [mean if throw in given_up else value for throw, value in enumerate(by_throw)]
            luck[seat] = counted[thrown] - fmean(counted)
        return luck

    def verdict(self, state: GameState, seat: Seat, moves: Mapping[Seat, Move]) -> Verdict | None:
        sight, move = _sight(state, seat), moves[seat]
        if isinstance(move, Keep | Rethrow):
            best, lead = _best_throw(state, seat)
            return Verdict(lead.mean, lead.error, best) if move != best else Verdict(0.0, 0.0, move)
        known = _known(state, seat)
        if len(known) < 2:
            return None
        chosen, found = _chosen_and_best(state, seat, moves)
        if _is_same(found, chosen):
            return Verdict(0.0, 0.0, move)
        if state.is_duel:
            others = _chosen_and_best(state, opponent(seat), moves)
            loss = difference(*(_mean_chances(state, seat, option, others) for option in (found, chosen)))
        else:
            loss = difference(_next(sight, found), _next(sight, chosen))
            if loss.mean >= DOUBTFUL:
                loss = difference(self._played(sight, found), self._played(sight, chosen))
        return Verdict(loss.mean, loss.error, next(one for one in known if _is_same(known[one], found)))

    def choose(self, state: GameState, seat: Seat) -> Move:
        if phase(state) is Phase.DECIDE:
            return _best_throw(state, seat)[0]
        known, sight = _known(state, seat), _sight(state, seat)
        if not known:
            move: Move = PLAYERS["master"](view(state, seat), Random(0))
            return move
        best = _best(sight, _promising(sight, known.values()))
        return next(move for move, option in known.items() if option is best)

    def lead(self, state: GameState, seat: Seat) -> Lead | None:
        known = _known(state, seat) if phase(state) is Phase.RESOLVE else {}
        if len(known) < LEAST_CHOICE:
            return None
        sight = _sight(state, seat)
        seen = sorted(known, key=lambda move: known[move].value, reverse=True)[: CANDIDATES[0]]
        ahead = {move: _ahead(sight, known[move]) for move in seen}
        # The tables need not rank it first.
        best, *others = sorted(seen, key=ahead.__getitem__, reverse=True)[: 1 + RIVALS]
        if ahead[best] - ahead[others[0]] < PROMISING:
            return None
        values = self._played(sight, known[best])
        leads = [difference(values, self._played(sight, known[other])) for other in others]
        least = min(leads, key=lambda lead: lead.mean)
        same = (move for move in placements(view(state, seat)) if move != best)
        alike = (move for move in same if _is_same(_option(state, seat, move), known[best]))
        behind = tuple(lead.mean for lead in leads)
        return Lead((best, *alike), tuple(others), least.mean, least.error, behind)

    def _played(self, sight: Sight, option: Option) -> list[float]:
        """Return the value of an answer after greedy play in each future, with the luck of every throw taken out."""
        if option.is_out or not sight.left:
            return [option.value] * len(self._futures)
        return [_played_on(sight, option.position, throws) for throws in self._futures]


def _drawn(random: Random) -> Iterator[Throws]:
    """Draw futures in which each throw occurs once per round."""
    columns = [random.sample(range(FUTURES), FUTURES) for _ in range(2 * ROUNDS)]
    for throws in zip(*columns, strict=True):
        yield tuple(zip(throws[:ROUNDS], throws[ROUNDS:], strict=True))


def _played_on(sight: Sight, position: Position, throws: Throws) -> float:
    """Sum everything that changes the expected points, except the throws themselves."""
    total = before = 0.0
    for rounds, (first, second) in enumerate(throws[: sight.left]):
        found = _greedy(sight, position)
        values = [option.value for option in found]
        expected, chosen = fmean(values), found[first]
        if _may_rethrow(sight, rounds):
            chosen = chosen if chosen.value >= expected else found[second]
            expected = fmean(max(value, expected) for value in values)
        total += expected - before
        if chosen.is_out:
            break
        position, before = chosen.position, chosen.value
    return total


@lru_cache(maxsize=1 << 10)
def _greedy(sight: Sight, position: Position) -> tuple[Option, ...]:
    """Return the best answer to each throw without search; all futures of a move begin with the same."""
    return tuple(answers(sight, position))


def held_at_least(tables: Tables, position: Position) -> float:
    """Return what a position is worth, which is never less than the points that it holds.

    The tables were learned from good play, and expect far too little of a sheet that is full of holes.
    """
    value, held = expected_score(tables, position)
    ahead = value - held
    if ahead > CLEAR:
        return value
    if ahead > 0:
        return value + SOFT * log1p(exp(-ahead / SOFT))
    return held + SOFT * log1p(exp(ahead / SOFT))


def _start(state: GameState, seat: Seat) -> float:
    if state.throws is not None:
        return POINTS_IN_SHORT * state.throws
    level = state.sheets[seat].level or NORMAL_LEVEL
    sight, position = _sight(state, seat), position_of(replace(state.sheets[seat], level=level))
    skill = SKILL_WITH_RETHROWS if state.has_rethrow else SKILL
    return skill * forecast(sight, position, AHEAD)


def _values(state: GameState) -> Mapping[Seat, Sequence[float]]:
    """Return what each throw is worth to each seat that plays, in the order of the overview."""
    if not state.is_duel:
        return {
            seat: outlook(_sight(state, seat), position_of(state.sheets[seat]), AHEAD - 1)
            for seat in playing(state)
        }
    ours, theirs = (_greedy(_sight(state, seat), position_of(state.sheets[seat])) for seat in state.seats)
    chances = [_chance(state, Seat(0), one, other) for one, other in zip(ours, theirs, strict=True)]
    return {Seat(0): chances, Seat(1): [WIN - chance for chance in chances]}


def _given_up(state: GameState, values: Mapping[Seat, Sequence[float]]) -> frozenset[int]:
    """Return the throws that the active seat should roll again, if it may."""
    if not state.has_rethrow or state.active not in values:
        return frozenset()
    mean = fmean(values[state.active])
    return frozenset(throw for throw, value in enumerate(values[state.active]) if value < mean)


def _chance(state: GameState, seat: Seat, ours: Option, theirs: Option) -> float:
    """Return a seat's chance to win the duel after these answers, over the next throw, which may be rolled
    again."""
    chances = _chances(state, seat, ours, theirs)
    mean = fmean(chances)
    if _may_rethrow(_sight(state, seat), 1):
        return fmean(max(chance, mean) for chance in chances)
    if _may_rethrow(_sight(state, opponent(seat)), 1):
        return fmean(min(chance, mean) for chance in chances)
    return mean


def _mean_chances(state: GameState, seat: Seat, ours: Option, others: Sequence[Option]) -> Sequence[float]:
    """Return a seat's mean chances over the other seat's possible answers.

    Both seats answer at once. A joint loss is shared by judging each seat half by what the other did, and
    half by the other's best answer.
    """
    return [
        fmean(chances) for chances in zip(*(_chances(state, seat, ours, one) for one in others), strict=True)
    ]


def _chances(state: GameState, seat: Seat, ours: Option, theirs: Option) -> Sequence[float]:
    """Return the seat's chance to win the duel after these answers, for each next throw."""
    if ours.is_out or theirs.is_out:
        return [_decided(ours, theirs)] * len(BLOCKS)
    pairs = zip(_next_answers(state, seat, ours), _next_answers(state, opponent(seat), theirs), strict=True)
    return [_decided(one, other) for one, other in pairs]


def _next_answers(state: GameState, seat: Seat, option: Option) -> Sequence[Option]:
    """Predict a seat's response to each throw that may follow its answer."""
    return _greedy(_sight(state, seat), option.position)


def _decided(ours: Option, theirs: Option) -> float:
    """Return the chance to win, in percent, given two sheets; it is certain once a seat is
    out."""
    if ours.is_out != theirs.is_out:
        return float(WIN * theirs.is_out)
    if ours.is_out:
        lead = row_points(ours.position.field) - row_points(theirs.position.field)
        return float(DRAW * (1 + (lead > 0) - (lead < 0)))
    return WIN / (1 + exp((theirs.value - ours.value) / LEAD))


def _sight(state: GameState, seat: Seat) -> Sight:
    return sight_of(state, seat, phase(state), playing(state), held_at_least)


def _may_rethrow(sight: Sight, rounds: int) -> bool:
    return sight.rethrows[rounds % len(sight.rethrows)]


def _known(state: GameState, seat: Seat) -> dict[Move, Option]:
    """Return the seat's legal moves on its own sheet, without moves of equal effect."""
    sight, sheet, throw = _sight(state, seat), state.sheets[seat], state.throw
    match phase(state):
        case Phase.START:
            return {start: started(sight, sheet, start) for start in starts(view(state, seat))}
        case Phase.RESOLVE if throw is not None:
            return {move_of(option, throw): option for option in options(sight, position_of(sheet), throw)}
    return {}


def _option(state: GameState, seat: Seat, move: Move) -> Option:
    """Return a legal move of the seat as the search sees it."""
    sight, sheet, throw = _sight(state, seat), state.sheets[seat], state.throw
    position = position_of(sheet)
    match move:
        case Placement() if throw is None:
            return started(sight, sheet, move)
        case Placement() if throw is not None:
            after = resolved(position, sight.level, throw, move)
            return Option(sight.worth(after), after)
        case Bomb():
            after = bombed(position)
            return Option(sight.worth(after), after)
        case Out(block) if throw is not None:
            after = paid(position, cost(throw, block))
            return Option(score(after) - sight.out, after, is_out=True)
    raise TypeError(f"{move} changes no sheet")


def _best_throw(state: GameState, seat: Seat) -> tuple[Move, Difference]:
    """Decide whether to keep the throw, and return the lead of that decision."""
    values = _values(state)[seat]
    if state.throw is None:
        raise ValueError("there is no throw to keep")
    kept = [values[BLOCKS.index(state.throw)]] * len(values)
    if kept[0] >= fmean(values):
        return Keep(), difference(kept, values)
    return Rethrow(), difference(values, kept)


def _promising(sight: Sight, found: Iterable[Option]) -> list[Option]:
    """Return the best answers after a search of one throw."""
    first, second = CANDIDATES
    best = sorted(found, key=attrgetter("value"), reverse=True)[:first]
    values = {option: _ahead(sight, option) for option in best}
    return sorted(best, key=values.__getitem__, reverse=True)[:second]


def _chosen_and_best(state: GameState, seat: Seat, moves: Mapping[Seat, Move]) -> tuple[Option, Option]:
    """Return what a seat did in a round and its best answer, or its unchanged sheet if it owed no move."""
    sight = _sight(state, seat)
    if seat not in moves:
        position = position_of(state.sheets[seat])
        stays = Option(sight.worth(position), position)
        return stays, stays
    chosen = _option(state, seat, moves[seat])
    return chosen, _best(sight, [chosen, *_promising(sight, _known(state, seat).values())])


def _best(sight: Sight, found: Iterable[Option]) -> Option:
    """Return the best option, the first among equals."""
    return max(found, key=lambda option: _worth(sight, option))


def _worth(sight: Sight, option: Option) -> float:
    return option.value if option.is_out else forecast(sight, option.position, AHEAD)


def _next(sight: Sight, option: Option) -> Sequence[float]:
    """Return the value after each next throw."""
    is_last = option.is_out or not sight.left
    return [option.value] * len(BLOCKS) if is_last else outlook(sight, option.position, AHEAD - 1)


def _ahead(sight: Sight, option: Option) -> float:
    """Return what an answer is worth after a search of one throw."""
    return option.value if option.is_out else forecast(sight, option.position, 1)


def _is_same(one: Option, other: Option) -> bool:
    return one.position == other.position and one.is_out == other.is_out
