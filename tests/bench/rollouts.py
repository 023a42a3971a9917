"""Full rollouts that confirm puzzles: whichever strength plays on, the best move brings most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from bot.features.puzzles.store import PuzzleRow
from bot.games.registry import PARTS
from bot.games.reviewing import difference
from bot.store.record import log_of
from engine.game import Moved, OpaqueGame, Player, Rolled, Seat, State
from engine.games import GAMES
from tests.bench.registry import TOOLS

ROLLOUTS = {8: 5.0, 20: 3.5, 60: 3.0, 150: 3.0, 300: 3.0}
"""The numbers of rollouts after which moves are dropped that are so many standard errors behind: after few of them the
error itself is uncertain."""
STRENGTHS = ("steady", "strong")
CLEAR = 2.0
"""The lead, in standard errors, that is needed in the end."""


def is_proved(puzzle: PuzzleRow) -> bool:
    """Return whether it holds twice, in different futures."""
    return holds(puzzle) and holds(puzzle, first=max(ROLLOUTS))


def holds(puzzle: PuzzleRow, first: int = 0) -> bool:
    """Return whether the best move of a solo game's puzzle leads in rollouts of both strengths, from this
    future on."""
    state = log_of(puzzle.record).end
    return all(_leads(puzzle, state, strength, first) for strength in STRENGTHS)


def _leads(puzzle: PuzzleRow, state: State, strength: str, first: int) -> bool:
    best, *alike = map(GAMES[puzzle.game_kind].parse_move, puzzle.moves.split())
    rivals = [
        move
        for move in TOOLS[puzzle.game_kind].rollouts.rivals(state, Seat(puzzle.seat))
        if move not in (best, *alike)
    ]
    reached: dict[Any, list[float]] = {move: [] for move in (best, *rivals)}
    for done, upto in pairwise((0, *ROLLOUTS)):
        if not rivals:
            return True
        for move in (best, *rivals):
            reached[move] += _outcomes(puzzle, state, move, strength, range(first + done, first + upto))
        leads = {move: difference(reached[best], reached[move]) for move in rivals}
        if any(lead.mean < -CLEAR * lead.error for lead in leads.values()):
            return False
        rivals = [move for move, lead in leads.items() if lead.mean <= ROLLOUTS[upto] * lead.error]
    return all(leads[move].mean > CLEAR * leads[move].error for move in rivals)


def _outcomes(puzzle: PuzzleRow, state: State, move: Any, strength: str, futures: range) -> Sequence[float]:
    """Return the points that a strength reaches after a move in each future; a future has the same throws
    after all moves."""
    seat = Seat(puzzle.seat)
    quick = TOOLS[puzzle.game_kind].rollouts.outcomes(state, seat, move, strength, futures)
    if quick is not None:
        return quick
    rules = GAMES[puzzle.game_kind]
    player = PARTS[puzzle.game_kind].strengths.players[strength]
    after = rules.apply(state, Moved(((seat, move),)))
    return [_played_on(rules, after, seat, player, number) for number in futures]


def _played_on(rules: OpaqueGame, state: State, seat: Seat, player: Player, number: int) -> float:
    throws, own = Random(f"throws {number}"), Random(number)
    while (result := rules.result(state)) is None:
        if sizes := rules.dice(state):
            state = rules.apply(state, Rolled(tuple(throws.randint(1, size) for size in sizes)))
        else:
            state = rules.apply(state, Moved(((seat, player(rules.view(state, seat), own)),)))
    return float(result.points[seat])
