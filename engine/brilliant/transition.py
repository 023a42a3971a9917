"""The one transition: throws, closing rounds, leaving."""

from __future__ import annotations

from dataclasses import replace

from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike, set_starts, write
from engine.brilliant.state import (
    DICE,
    Award,
    GameState,
    Phase,
    Struck,
    dice,
    open_index,
    pending,
    phase,
    refusal,
)
from engine.game import IllegalMove, Left, Moved, Refusal, Rolled, Seat, cut


def apply(state: GameState, event: Rolled | Moved[Move] | Left) -> GameState:
    match event:
        case Rolled(values):
            return _roll(state, values)
        case Moved(moves):
            return _close_round(state, moves)
        case Left(seat):
            if phase(state) is Phase.OVER:
                raise IllegalMove(Refusal("game_over", {}), f"left {seat}")
            if seat not in state.seats or seat in state.gone:
                raise IllegalMove(Refusal("not_pending", {"seat": seat}), f"left {seat}")
            return replace(state, gone=state.gone | {seat})


def _roll(state: GameState, values: tuple[int, ...]) -> GameState:
    if not dice(state):
        raise IllegalMove(Refusal("wrong_phase", {"phase": phase(state)}), f"roll {values}")
    if len(values) != len(DICE) or not all(1 <= value <= 6 for value in values):  # R2
        raise IllegalMove(Refusal("wrong_dice", {"values": cut(str(values))}), f"roll {values}")
    return replace(state, round=state.round + 1, throw=(values[0], values[1]))


def _close_round(state: GameState, moves: tuple[tuple[Seat, Move], ...]) -> GameState:
    owing = sorted(pending(state))
    if not owing:
        raise IllegalMove(Refusal("wrong_phase", {"phase": phase(state)}), "move")
    if [seat for seat, _ in moves] != owing:
        raise IllegalMove(Refusal("wrong_seats", {"seats": ", ".join(map(str, owing))}), "move")
    for seat, move in moves:
        if reason := refusal(state, seat, move):
            raise IllegalMove(reason, f"seat {seat} {format_move(move)}")
    match phase(state), moves:
        case Phase.STRIKE, ((_, Strike(area)),):
            return replace(state, strikes=(*state.strikes, Struck(state.round, area)))
    sheets = list(state.sheets)
    for seat, move in moves:
        match move:
            case Start():
                sheets[seat] = set_starts(sheets[seat], move)
            case Placement():
                sheets[seat] = write(sheets[seat], move)
            case Pass():
                sheets[seat] = replace(sheets[seat], last=None)
    closed = replace(state, sheets=tuple(sheets), throw=None)
    # All completions of the round take the values that were open before it (R28, Q8).
    awards = tuple(award for seat, move in moves for award in _completions(state, closed, seat, move))
    return replace(closed, awards=state.awards + awards)


def _completions(before: GameState, after: GameState, seat: Seat, move: Move) -> list[Award]:
    if not isinstance(move, Placement):
        return []
    index = before.level.area_at[move.field]
    if index is None or not after.sheets[seat].is_full(before.level.areas[index]):
        return []
    value = before.level.areas[index].values[open_index(before, index)]
    return [Award(before.round, seat, index, value)]
