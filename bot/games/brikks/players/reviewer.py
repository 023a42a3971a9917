"""Reviews BRIKKS: a sheet is worth what the learned tables expect two throws later, over all throws.

Sheets touch each other only in who may rethrow, and by minis; so each seat is judged on its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from statistics import fmean

from bot.games.brikks.players.compact import Position, bombed, paid, position_of, resolved, score
from bot.games.brikks.players.players import CONSIDERED_ALONE, DUELLING, LEARNED, PLAYERS, move_of, started
from bot.games.brikks.players.search import Option, Sight, answers, forecast, options, outlook
from bot.games.brikks.players.weights import DUEL_OUT
from bot.games.reviewing import Difference, Lead, Verdict, difference
from engine.brikks.blocks import BLOCKS, Block, cost
from engine.brikks.moves import Bomb, Keep, Move, Out, Placement, Rethrow
from engine.brikks.state import NORMAL_LEVEL, GameState, Phase, phase, playing
from engine.brikks.view import placements, starts, view
from engine.game import Header, Seat

AHEAD = 2
"""The throws that a sheet is searched ahead."""
CANDIDATES = (6, 2)
"""How many of the best answers are searched one throw ahead, and how many of these two."""
SKILL, SKILL_WITH_RETHROWS = 1.17, 1.3
"""The reviewer's points, as a multiple of what the tables expect at the start: measured, see docs/review.md."""
LEAST_CHOICE, RIVALS = 3, 3
"""A lead is one over two other answers or more; those after the first three are no rivals."""
DOUBTFUL = 1.0
"""From this many points on, futures confirm what the search finds."""
FUTURES = len(BLOCKS)
ROUNDS = 5
"""The length of a future; the tables judge how it goes on."""

Throws = tuple[tuple[int, int], ...]
"""By round, the throw, and the second one if the seat rethrows."""


class Reviewer:
    """Makes the move whose sheet is worth most two throws later."""

    def __init__(self, _: Header, seed: str, /, effort: int = 1) -> None:
        random = Random(seed)
        self._futures = tuple(throws for _ in range(effort) for throws in _drawn(random))

    def start(self, state: GameState) -> Sequence[float]:
        return [_start(state, seat) for seat in state.seats]

    def luck(self, before: GameState, after: GameState) -> Sequence[float]:
        return [_luck(before, after.throw, seat) for seat in before.seats]

    def verdict(self, state: GameState, seat: Seat, move: Move) -> Verdict | None:
        sight = _sight(state, seat)
        if isinstance(move, Keep | Rethrow):
            best, lead = _best_throw(state, seat)
            return Verdict(lead.mean, lead.error, best) if move != best else Verdict(0.0, 0.0, move)
        known = _known(state, seat)
        if len(known) < 2:
            return None
        chosen = _option(state, seat, move)
        found = _best(sight, [chosen, *_promising(sight, known.values())])
        if _is_same(found, chosen):
            return Verdict(0.0, 0.0, move)
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
        best, *others = sorted(known, key=lambda move: known[move].value, reverse=True)[: 1 + RIVALS]
        if known[best].value - known[others[0]].value < DOUBTFUL:
            return None
        sight = _sight(state, seat)
        if _ahead(sight, known[best]) - max(_ahead(sight, known[other]) for other in others) < DOUBTFUL:
            return None
        values = self._played(sight, known[best])
        leads = [difference(values, self._played(sight, known[other])) for other in others]
        least = min(leads, key=lambda lead: lead.mean)
        same = (move for move in placements(view(state, seat)) if move != best)
        alike = (move for move in same if _is_same(_option(state, seat, move), known[best]))
        return Lead((best, *alike), tuple(others), least.mean, least.error)

    def _played(self, sight: Sight, option: Option) -> list[float]:
        """By future, the value of an answer after greedy play, with the luck of every throw taken out."""
        if option.is_out:
            return [option.value] * len(self._futures)
        return [_played_on(sight, option.position, throws) for throws in self._futures]


def _drawn(random: Random) -> Iterator[Throws]:
    """Futures in which each throw comes once in a round over all of them."""
    columns = [random.sample(range(FUTURES), FUTURES) for _ in range(2 * ROUNDS)]
    for throws in zip(*columns, strict=True):
        yield tuple(zip(throws[:ROUNDS], throws[ROUNDS:], strict=True))


def _played_on(sight: Sight, position: Position, throws: Throws) -> float:
    """The sum of all that changes the expected points, except the throws themselves."""
    total = before = 0.0
    for rounds, (first, second) in enumerate(throws):
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


@lru_cache(maxsize=1 << 8)
def _greedy(sight: Sight, position: Position) -> tuple[Option, ...]:
    """The best answer to each throw without search; all futures of a move begin with the same."""
    return tuple(best for (best,) in answers(sight, position, 1))


def _start(state: GameState, seat: Seat) -> float:
    level = state.sheets[seat].level or NORMAL_LEVEL
    sight, position = _sight(state, seat), position_of(replace(state.sheets[seat], level=level))
    skill = 1.0 if state.is_duel else SKILL_WITH_RETHROWS if state.has_rethrow else SKILL
    return skill * forecast(sight, position, AHEAD)


def _luck(before: GameState, throw: Block | None, seat: Seat) -> float:
    """What the throw is worth to a seat beyond the mean, of throws and not of blocks kept."""
    if throw is None or seat not in playing(before):
        return 0.0
    sight = _sight(before, seat)
    values = outlook(sight, position_of(before.sheets[seat]), AHEAD - 1)
    mean = fmean(values)
    if before.given_up is None and _may_rethrow(sight, 0):
        values = tuple(max(value, mean) for value in values)
    return values[BLOCKS.index(throw)] - fmean(values)


def _sight(state: GameState, seat: Seat) -> Sight:
    """What the seat knows of the throws to come: the next one is rolled by the active seat, or the one after."""
    is_open = phase(state) is Phase.RESOLVE
    order = [Seat((state.active + is_open + step) % len(state.sheets)) for step in range(len(state.sheets))]
    present = playing(state)
    rethrows = tuple(state.has_rethrow and thrower == seat for thrower in order if thrower in present)
    level = state.sheets[seat].level or NORMAL_LEVEL
    judge, out = (DUELLING, DUEL_OUT) if state.is_duel else (LEARNED[level], 0.0)
    return Sight(judge, out, CONSIDERED_ALONE, level, rethrows)


def _may_rethrow(sight: Sight, rounds: int) -> bool:
    return sight.rethrows[rounds % len(sight.rethrows)]


def _known(state: GameState, seat: Seat) -> dict[Move, Option]:
    """What the seat may do with its own sheet now, without moves that do the same."""
    sight, sheet, throw = _sight(state, seat), state.sheets[seat], state.throw
    match phase(state):
        case Phase.START:
            return {start: started(sight, sheet, start) for start in starts(view(state, seat))}
        case Phase.RESOLVE if throw is not None:
            return {move_of(option, throw): option for option in options(sight, position_of(sheet), throw)}
    return {}


def _option(state: GameState, seat: Seat, move: Move) -> Option:
    """A legal move of the seat as the search sees it."""
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
    """Whether to keep the throw, and the lead of that."""
    values = outlook(_sight(state, seat), position_of(state.sheets[seat]), AHEAD - 1)
    if state.throw is None:
        raise ValueError("there is no throw to keep")
    kept = [values[BLOCKS.index(state.throw)]] * len(values)
    if kept[0] >= fmean(values):
        return Keep(), difference(kept, values)
    return Rethrow(), difference(values, kept)


def _promising(sight: Sight, found: Iterable[Option]) -> list[Option]:
    """The best answers after a search of one throw."""
    first, second = CANDIDATES
    best = sorted(found, key=_value, reverse=True)[:first]
    values = {option: _ahead(sight, option) for option in best}
    return sorted(best, key=values.__getitem__, reverse=True)[:second]


def _best(sight: Sight, found: Iterable[Option]) -> Option:
    """The first of equals."""
    return max(found, key=lambda option: _worth(sight, option))


def _worth(sight: Sight, option: Option) -> float:
    return option.value if option.is_out else forecast(sight, option.position, AHEAD)


def _next(sight: Sight, option: Option) -> Sequence[float]:
    """The value after each next throw."""
    return [option.value] * len(BLOCKS) if option.is_out else outlook(sight, option.position, AHEAD - 1)


def _ahead(sight: Sight, option: Option) -> float:
    """What an answer is worth after a search of one throw."""
    return option.value if option.is_out else forecast(sight, option.position, 1)


def _is_same(one: Option, other: Option) -> bool:
    return one.position == other.position and one.is_out == other.is_out


def _value(option: Option) -> float:
    return option.value
