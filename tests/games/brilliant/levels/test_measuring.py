"""Measured games follow the engine's rules; `level check` has the figures of levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.games.brilliant.generator import measuring
from bot.games.brilliant.generator.measuring import Choice, Chooser, naive_choice, shuffled_stars
from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.brilliant.players.compact import (
    ADMITTED,
    AREA_OF,
    EMPTY,
    OPEN,
    STARS,
    STATE,
    STATE_STRIDE,
    TAKES,
    Numbers,
    board_of,
    each_field,
    is_impossible,
    left_in,
    started,
)
from engine import brilliant
from engine.brilliant.level import AreaId, Level
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.game import Event, Header, Moved, Rolled, Seat, fold
from tests.bench.brilliant.acceptance import (
    Bound,
    Figure,
    focused_on,
    random_choice,
)

each_level = pytest.mark.parametrize("name", names())


@dataclass
class Log:
    """What happened in a measured game, as events of the engine."""

    level: Level
    seats: int
    starts: list[Start] = field(default_factory=list)
    throws: list[tuple[int, int]] = field(default_factory=list)
    strikes: dict[int, int] = field(default_factory=dict)
    moves: dict[int, dict[int, Move]] = field(default_factory=dict)

    def chooser(self, seat: int, choose: Chooser) -> Chooser:
        def logged(board: Numbers, sheet: Numbers, choices: list[Choice], random: Random) -> Choice:
            choice = choose(board, sheet, choices, random)
            self.moves.setdefault(len(self.throws), {})[seat] = Placement(
                self.level.fields[choice[0]], choice[1]
            )
            return choice

        return logged

    def events(self) -> list[Event]:
        events: list[Event] = [Moved(tuple((Seat(s), start) for s, start in enumerate(self.starts)))]
        for number, throw in enumerate(self.throws, 1):
            events.append(Rolled(throw))
            if number in self.strikes:
                events.append(Moved(((Seat(0), Strike(AreaId(self.strikes[number]))),)))
            made = self.moves.get(number, {})
            events.append(Moved(tuple((Seat(s), made.get(s, Pass())) for s in range(self.seats))))
        return events


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Callable[[Log], None]:
    """Log the starts, throws and strikes of measured games."""

    def watch(log: Log) -> None:
        throw, strike, stars = measuring.throw, measuring._strike, shuffled_stars

        def logged_throw(random: Random) -> tuple[int, int]:
            log.throws.append(throw(random))
            return log.throws[-1]

        def logged_strike(board: Numbers, sheet: Numbers) -> None:
            before = sheet.copy()
            strike(board, sheet)
            areas = range(len(log.level.areas))
            changed = [area for area in areas if _open(sheet, area) != _open(before, area)]
            log.strikes.update((len(log.throws), area) for area in changed)

        def logged_stars(board: Numbers, random: Random) -> list[int]:
            chosen = stars(board, random)
            log.starts.append(Start(tuple(log.level.fields[i] for i in chosen)))
            return chosen

        monkeypatch.setattr(measuring, "throw", logged_throw)
        monkeypatch.setattr(measuring, "_strike", logged_strike)
        monkeypatch.setattr(measuring, "shuffled_stars", logged_stars)

    return watch


def _open(sheet: Numbers, area: int) -> int:
    return sheet[STATE + STATE_STRIDE * area + OPEN]


def replayed(name: str, log: Log) -> Any:
    return fold(brilliant, Header("brilliant", log.seats, {"level": level_text(name)}), log.events())


@each_level
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_measured_games_end_as_in_the_engine(name: str, seats: int, watched: Callable[[Log], None]) -> None:
    level = load(name)
    log = Log(level, seats)
    watched(log)
    choosers = [log.chooser(seat, random_choice if seat == 1 else naive_choice) for seat in range(seats)]
    outcome = measuring.play(board_of(level), choosers, Random(f"{name}{seats}"))
    state = replayed(name, log)
    result = brilliant.result(state)
    assert result is not None
    assert (result.points, result.winners) == (outcome.points, outcome.winners)
    assert (result.reason, state.round) == ("target", outcome.rounds)
    untouched = 1 - len({award.area for award in state.awards}) / len(level.areas)
    assert outcome.untouched == pytest.approx(untouched)
    passes = len(log.throws) * seats - sum(map(len, log.moves.values()))
    assert sum(outcome.unusable) == passes


@each_level
@pytest.mark.parametrize("seed", range(3))
def test_measured_solo_games_end_as_in_the_engine(
    name: str, seed: int, watched: Callable[[Log], None]
) -> None:
    level = load(name)
    log = Log(level, seats=1)
    watched(log)
    outcome = measuring.play_solo(board_of(level), log.chooser(0, naive_choice), Random(seed))
    result = brilliant.result(replayed(name, log))
    assert result is not None
    assert (result.points, result.reason) == ((outcome.score,), "rolls")
    assert len(log.strikes) == len(level.solo_boxes)
    assert len(outcome.blocked) == 44 - sum(map(len, log.moves.values()))


def test_each_simple_player_chooses_by_its_own_measure_and_knows_what_is_impossible() -> None:
    board = board_of(load("1"))
    sheet, focused = started(board, board[STARS:TAKES]), focused_on(board, 0)
    field, _ = naive_choice(board, sheet, [(field, 1) for field in each_field(sheet[EMPTY])], Random(1))
    assert left_in(sheet, board[AREA_OF + field]) == min(left_in(sheet, area) for area in range(11))
    inside, near, far = (0, 1), (3, 1), (55, 1)  # blue A1 to C1; D1 is one step from it
    assert focused(board, sheet, [far, near, inside], Random(1)) == inside
    assert focused(board, sheet, [far, near], Random(1)) == near
    assert not any(is_impossible(board, sheet, area) for area in range(11))
    for number in range(1, 7):
        sheet[ADMITTED + number] &= ~0b111  # blue A1 to C1
    assert is_impossible(board, sheet, 0)


@pytest.mark.parametrize(
    ("bound", "value", "is_met", "allowed"),
    [
        (Bound(25, 38), 38, True, "25 to 38"),
        (Bound(25, 38), 24.9, False, "25 to 38"),
        (Bound(0, 0), 0, True, "0"),
        (Bound(low=20), 19, False, ">= 20"),
        (Bound(high=45), 45, True, "<= 45"),
        (Bound(high=45, open_end=True), 45, False, "< 45"),
    ],
)
def test_bounds(bound: Bound, value: float, is_met: bool, allowed: str) -> None:
    figure = Figure("rounds", (30, value) if bound.holds(30) else (value,), bound)
    assert figure.is_met is is_met
    assert figure.allowed == allowed
