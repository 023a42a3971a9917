"""The rules: the eleven functions of the game protocol."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.game import (
    Header,
    IllegalMove,
    Left,
    MalformedText,
    Moved,
    Refusal,
    Result,
    Rolled,
    Seat,
)

ROUNDS = 3
DICE = (6, 6)
KEEPS = ("first", "second")
REFUSALS: tuple[str, ...] = ("malformed_move", "not_pending")


@dataclass(frozen=True, slots=True)
class State:
    points: tuple[int, ...]
    round: int = 0
    throw: tuple[int, ...] | None = None
    gone: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    round: int
    throw: tuple[int, ...] | None
    points: tuple[int, ...]
    result: Result | None

    @property
    def sheet(self) -> int | None:
        return None if self.seat is None else self.points[self.seat]


def new_header(seats: int, options: Mapping[str, str]) -> Header:
    return Header("third", seats, options)


def start(header: Header) -> State:
    if header.options:
        raise MalformedText(f"options {dict(header.options)}: this game has none")
    return State((0,) * header.seats)


def dice(state: State) -> tuple[int, ...]:
    return DICE if state.throw is None and result(state) is None else ()


def pending(state: State) -> frozenset[Seat]:
    if state.throw is None:
        return frozenset()
    return frozenset(map(Seat, range(len(state.points)))) - state.gone


def refusal(state: State, seat: Seat, move: str) -> Refusal | None:
    if seat not in pending(state):
        return Refusal("not_pending", {})
    return None if move in KEEPS else Refusal("malformed_move", {})


def forced(state: State, seat: Seat) -> str:
    del state, seat
    return KEEPS[0]


def apply(state: State, event: Rolled | Moved[str] | Left) -> State:
    match event:
        case Rolled(values):
            return replace(state, throw=values, round=state.round + 1)
        case Left(seat):
            return replace(state, gone=state.gone | {seat})
        case Moved(moves):
            points = list(state.points)
            for seat, move in moves:
                if (reason := refusal(state, seat, move)) or state.throw is None:
                    raise IllegalMove(reason or Refusal("not_pending", {}), move)
                points[seat] += state.throw[KEEPS.index(move)]
            return replace(state, points=tuple(points), throw=None)


def result(state: State) -> Result | None:
    if state.round < ROUNDS or state.throw is not None:
        return None
    stayed = [Seat(s) for s in range(len(state.points)) if Seat(s) not in state.gone]
    best = max(state.points[seat] for seat in stayed)
    return Result(state.points, tuple(s for s in stayed if state.points[s] == best), "rounds")


def view(state: State, seat: Seat | None) -> View:
    return View(seat, state.round, state.throw, state.points, result(state))


def known_state(view: View) -> State:
    return State(view.points, view.round, view.throw)


def parse_move(text: str) -> str:
    if text not in KEEPS:
        raise MalformedText(f"{text[:80]!r} is none of {', '.join(KEEPS)}")
    return text


def format_move(move: str) -> str:
    return move
