"""Compares compact sheets with the engine in random BRILLIANT games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Any

from bot.computers.kernels import Kernels
from bot.games.brilliant.players import compact
from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.players import random_player
from engine.brilliant.sheet import Move, Placement, Start, Strike
from engine.brilliant.state import Phase, StartMode, empty_fields
from engine.brilliant.view import View, placements
from engine.game import Header, Moved, Rolled, Seat

REBUILT_EVERY = 16
"""A sheet is also rebuilt from the engine's once in this many times."""


class Mismatch(AssertionError):
    """The compact form differs from the engine; the message says where and how to reproduce it."""


def compare(levels: Sequence[str], positions: int, seed: int, kernels: Kernels, first: int = 0) -> int:
    """Check this many decisions in random games, starting at game `first`; returns the number checked.

    Alternates between levels, and between solo and group games. Raises Mismatch.
    """
    looked_at = (number for number in count(first) for _ in _one(levels, seed, number, kernels))
    return sum(1 for _ in islice(looked_at, positions))


def _one(levels: Sequence[str], seed: int, number: int, kernels: Kernels) -> Iterator[None]:
    turn, place = divmod(number, len(levels))
    options = {"level": levels[place], "start": tuple(StartMode)[turn // 2 % 2]}
    header = Header("brilliant", 1 + turn % 2, options)
    try:
        yield from _Game(header, Random(f"{seed}:{number}"), kernels).play()
    except Mismatch as error:
        raise Mismatch(f"{error} (--seed {seed} --first {number})") from error


class _Game:
    def __init__(self, header: Header, random: Random, kernels: Kernels) -> None:
        self._random = random
        self._kernels = kernels
        self._state = brilliant.start(header)
        self._level = self._state.level
        self._plain = compact.board_of(self._level)
        self._board = kernels.whole(self._plain)
        self._sheets = [kernels.whole(compact.blank(self._plain)) for _ in self._state.sheets]
        self._points = [0] * header.seats
        self._seen = 0

    def play(self) -> Iterator[None]:
        """Random moves until the game is over; yields a position for each seat that owes a move."""
        while brilliant.result(self._state) is None:
            if sizes := brilliant.dice(self._state):
                throw = tuple(self._random.randint(1, size) for size in sizes)
                self._state = brilliant.apply(self._state, Rolled(throw))
            else:
                moves = []
                for seat in sorted(brilliant.pending(self._state)):
                    view = brilliant.view(self._state, seat)
                    self._check(view, seat)
                    yield
                    moves.append((seat, self._chosen(view)))
                self._move(tuple(moves))

    def _chosen(self, view: View) -> Move:
        if view.phase is Phase.START and view.start_mode is StartMode.FREE:
            areas = self._random.sample(self._level.areas, 6)
            return Start(tuple(self._random.choice(area.fields) for area in areas))
        return random_player(view, self._random)

    def _move(self, moves: tuple[tuple[Seat, Move], ...]) -> None:
        """Carry out the moves of a round in both forms."""
        completed = {area for seat, move in moves if (area := self._carry_out(seat, move)) is not None}
        if len(self._sheets) > 1:
            for area in completed:  # R28: a round uses up one value
                for sheet in self._sheets:
                    self._kernels.strike(sheet, area)
        self._state = brilliant.apply(self._state, Moved(moves))

    def _carry_out(self, seat: Seat, move: Move) -> int | None:
        """One move on a compact sheet; returns the area that it completes."""
        sheet, fields = self._sheets[seat], self._level.fields
        match move:
            case Start(places):
                for number, place in enumerate(places, 1):
                    self._kernels.write(self._board, sheet, fields.index(place), number)
            case Strike(area):
                self._kernels.strike(sheet, area)
            case Placement(place, number):
                field = fields.index(place)
                if earned := int(self._kernels.write(self._board, sheet, field, number)):
                    self._points[seat] += earned
                    return self._plain[compact.AREA_OF + field]
        return None

    def _check(self, view: View, seat: Seat) -> None:
        """Compare legal numbers, areas to strike, points, and everything the sheet says of its areas."""
        if view.sheet is None:
            raise ValueError("a seat sees its sheet")
        areas = [AreaId(area) for area in range(len(self._level.areas))]
        sheet = [int(number) for number in self._sheets[seat]]
        self._same("points", view, view.points[seat], self._points[seat])
        opened = [sheet[compact.STATE + compact.STATE_STRIDE * area + compact.OPEN] for area in areas]
        self._same("open values", view, list(view.open_values), opened)
        left = [empty_fields(self._level, view.sheet, area) for area in areas]
        self._same("empty fields", view, left, [compact.left_in(sheet, area) for area in areas])
        if view.phase is Phase.STRIKE:
            able = [area for area in areas if self._kernels.is_strikable(self._sheets[seat], area)]
            self._same("areas to strike", view, list(view.strikable), able)
        if view.phase is Phase.PLACE and view.throw is not None:
            self._same("legal numbers", view, set(placements(view)), self._legal(seat, view.throw))
        self._seen += 1
        if self._seen % REBUILT_EVERY == 0:
            again = compact.sheet_of(self._plain, self._level, view.sheet, view.open_values)
            differing = [
                place for place, (a, b) in enumerate(zip(again, _signless(sheet), strict=True)) if a != b
            ]
            self._same("places of the list", view, [], differing)

    def _legal(self, seat: Seat, throw: tuple[int, int]) -> set[Placement]:
        everywhere = (1 << len(self._level.fields)) - 1
        legal: Any = self._kernels.legal
        return {
            Placement(self._level.fields[field], number)
            for number, other in (throw, throw[::-1])
            # An array's numbers are signed; masks of fields are not.
            for field in compact.each_field(int(legal(self._sheets[seat], number, other)) & everywhere)
        }

    def _same(self, what: str, view: View, engine: object, found: object) -> None:
        if engine != found:
            numbers = None if view.sheet is None else view.sheet.numbers
            where = f"{self._level.name}, throw {view.round} {view.throw}, {numbers}"
            raise Mismatch(f"{what}: the engine says {engine}, the compact form {found}; {where}")


def _signless(sheet: Sequence[int]) -> list[int]:
    """An array's masks of up to 64 fields, as unsigned numbers."""
    return [number % (1 << 64) for number in sheet]
