"""The one transition: throws, closing rounds, leaving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.brikks.blocks import COLOURS, MINI, Block
from engine.brikks.field import landings
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.notation import format_move
from engine.brikks.sheet import Effects, effects, resolve, set_start, take_minis
from engine.brikks.state import DICE, GameState, Phase, dice, opponent, pending, phase, playing, refusal
from engine.game import IllegalMove, Left, Moved, Refusal, Rolled, Seat, cut


def apply(state: GameState, event: Rolled | Moved[Move] | Left) -> GameState:
    match event:
        case Rolled(values):
            return _roll(state, values)
        case Moved(moves):
            return _close(state, moves)
        case Left(seat):
            return _leave(state, seat)


def _roll(state: GameState, values: tuple[int, ...]) -> GameState:
    if not dice(state):
        raise IllegalMove(Refusal("wrong_phase", {"phase": phase(state)}), f"roll {values}")
    fits = len(values) == len(DICE) and all(1 <= v <= size for v, size in zip(values, DICE, strict=True))
    if not fits:
        raise IllegalMove(Refusal("wrong_dice", {"values": cut(str(values))}), f"roll {values}")
    thrown = Block(COLOURS[values[0] - 1], values[1])
    return replace(state, throw=thrown, round=state.round + (state.given_up is None))


def _leave(state: GameState, seat: Seat) -> GameState:
    if phase(state) is Phase.OVER:
        raise IllegalMove(Refusal("game_over", {}), f"left {seat}")
    if seat not in state.seats or seat in state.gone:
        raise IllegalMove(Refusal("not_pending", {"seat": seat}), f"left {seat}")
    left = replace(state, gone=state.gone | {seat})
    if seat == state.active and state.throw is None:
        return replace(left, active=_next_active(left))
    return left


def _close(state: GameState, moves: Sequence[tuple[Seat, Move]]) -> GameState:
    if not pending(state):
        raise IllegalMove(Refusal("wrong_phase", {"phase": phase(state)}), "move")
    if tuple(seat for seat, _ in moves) != tuple(sorted(pending(state))):
        seats = ", ".join(str(seat) for seat in sorted(pending(state)))
        raise IllegalMove(Refusal("wrong_seats", {"seats": seats}), "move")
    for seat, move in moves:
        if reason := refusal(state, seat, move):
            raise IllegalMove(reason, f"seat {seat} {format_move(move)}")
    match moves[0][1]:
        case Keep():
            return replace(state, is_kept=True)
        case Rethrow():
            return replace(state, throw=None, given_up=state.throw)
    closed = _with_moves(state, moves)
    match phase(state):
        case Phase.RESOLVE:
            closed = replace(closed, brought=_brought(state, moves))
            return _end_round(closed, _minis_owed(closed))
        case Phase.MINIS:
            return _end_round(closed, ())
    return closed


def _with_moves(state: GameState, moves: Sequence[tuple[Seat, Move]]) -> GameState:
    """Return the state with all these moves on the sheets and nothing else changed."""
    sheets = list(state.sheets)
    for seat, move in moves:
        match move:
            case ChooseLevel(level):
                sheets[seat] = replace(sheets[seat], level=level)
            case Minis(cells):
                sheets[opponent(seat)] = take_minis(sheets[opponent(seat)], cells)
            case Placement() | Bomb() | Out() if state.throw is not None:
                sheets[seat] = resolve(sheets[seat], state.throw, move, has_special=not state.is_duel)
            case Placement():
                sheets[seat] = set_start(sheets[seat], move)
    return replace(state, sheets=tuple(sheets))


def _brought(state: GameState, moves: Sequence[tuple[Seat, Move]]) -> tuple[Effects | None, ...]:
    """Return the effects of each seat's block."""
    brought: list[Effects | None] = [None] * len(state.sheets)
    for seat, move in moves:
        if isinstance(move, Placement) and state.throw is not None:
            brought[seat] = effects(state.sheets[seat], state.throw, move)
    return tuple(brought)


def _minis_owed(closed: GameState) -> tuple[int, ...]:
    """Return, for a duel, the minis that each seat has earned and that fit the opponent's field."""
    if not closed.is_duel or len(playing(closed)) < 2:
        return ()
    has_room = (landings(closed.sheets[opponent(seat)].filled, MINI) for seat in closed.seats)
    return tuple(
        brought.crosses if brought is not None and is_open else 0
        for brought, is_open in zip(closed.brought, has_room, strict=True)
    )


def _end_round(state: GameState, owed: tuple[int, ...]) -> GameState:
    """Pass the dice on, once any owed minis have fallen."""
    if any(owed):
        return replace(state, owed=owed)
    ended = replace(state, throw=None, given_up=None, is_kept=False, owed=())
    return replace(ended, active=_next_active(ended))


def _next_active(state: GameState) -> Seat:
    """Return the next seat in turn order still in the game; this one if there is no other."""
    count = len(state.sheets)
    order = (Seat((state.active + step) % count) for step in range(1, count + 1))
    seats = playing(state)
    return next((seat for seat in order if seat in seats), state.active)
