"""The state of a game of BRILLIANT, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.brilliant.level import SOLO_BOXES, AreaId, Level, faults
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import (
    Move,
    Pass,
    Placement,
    Sheet,
    Start,
    Strike,
    Throw,
    blank,
    is_blocked,
    why_not,
    why_not_start,
)
from engine.game import (
    Header,
    MalformedText,
    Refusal,
    Result,
    Seat,
    leaders,
    quote,
    refuse_unknown_options,
    throws_option,
)

DICE = (6, 6)
MAX_SEATS = 6
SEATS = tuple(map(Seat, range(MAX_SEATS)))
OPTIONS = ("level", "start", "code", "throws")
"""What a header may set; `start` describes each."""
TARGETS: Mapping[int, int] = {2: 26, 3: 24, 4: 22, 5: 20, 6: 20}
STROKES_PER_BOX = 2
SOLO_ROLLS = SOLO_BOXES * STROKES_PER_BOX


class Phase(StrEnum):
    START = "start"
    THROW = "throw"
    STRIKE = "strike"
    PLACE = "place"
    OVER = "over"


class StartMode(StrEnum):
    STARS = "stars"
    FREE = "free"


class Reason(StrEnum):
    TARGET = "target"
    """A seat reached the target (R29)."""
    ROLLS = "rolls"
    """Solo: the second stroke fell in the last box (R35), or the short game had all its throws."""
    STALLED = "stalled"
    """No throw could be used by any seat that has not left (Q14)."""


@dataclass(frozen=True, slots=True)
class Award:
    """A completed area: the seat circles the value in this round (R25-R28)."""

    round: int
    seat: Seat
    area: AreaId
    value: int


@dataclass(frozen=True, slots=True)
class Struck:
    """Solo: the area lost its highest open value in this round (R34)."""

    round: int
    area: AreaId


@dataclass(frozen=True, slots=True)
class GameState:
    level: Level
    start_mode: StartMode
    sheets: tuple[Sheet, ...]
    round: int = 0
    """The number of throws so far."""
    throw: Throw | None = None
    """The throw of the open round; None between rounds."""
    awards: tuple[Award, ...] = ()
    strikes: tuple[Struck, ...] = ()
    gone: frozenset[Seat] = frozenset()
    throws: int = SOLO_ROLLS
    """Solo: the number of throws in the whole game."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.sheets)]

    @property
    def is_solo(self) -> bool:
        return len(self.sheets) == 1


def new_header(seats: int, options: Mapping[str, str]) -> Header:
    return Header("brilliant", seats, options)


def start(header: Header) -> GameState:
    """Return the state before the start numbers. Options: level (its text), start (stars or free), and throws
    (solo only: the number of throws after which a short game ends, a variant that is not in the booklet).

    A generated level's text may come with its code.
    """
    refuse_unknown_options(header, OPTIONS)
    if not 1 <= header.seats <= MAX_SEATS:  # R1
        raise MalformedText(f"header: {header.seats} seats, not 1 to {MAX_SEATS}")
    mode = header.options.get("start", StartMode.STARS)
    if mode not in list(StartMode):
        raise MalformedText(f"header: start {quote(mode)} is none of {', '.join(StartMode)}")
    if "level" not in header.options:
        raise MalformedText("header: no level")
    level = _playable(header.options["level"])
    throws = throws_option(header, SOLO_ROLLS)
    return GameState(level, StartMode(mode), (blank(level),) * header.seats, throws=throws or SOLO_ROLLS)


def dice(state: GameState) -> tuple[int, ...]:
    return DICE if phase(state) is Phase.THROW else ()


def pending(state: GameState) -> frozenset[Seat]:
    """Return the seats that owe a move: all that have not left, at the same time (R11)."""
    return _pending(state, phase(state))


def _pending(state: GameState, now: Phase) -> frozenset[Seat]:
    return frozenset() if now in (Phase.THROW, Phase.OVER) else frozenset(state.seats) - state.gone


def phase(state: GameState) -> Phase:
    """Return what the game waits for."""
    if _is_deserted(state):
        return Phase.OVER
    if not any(sheet.starts for sheet in state.sheets):
        return Phase.START
    if state.throw is not None:
        return Phase.STRIKE if is_strike_due(state) else Phase.PLACE
    return Phase.THROW if result(state) is None else Phase.OVER


def points(state: GameState, seat: Seat) -> int:
    return sum(award.value for award in state.awards if award.seat == seat)


def target(state: GameState) -> int | None:
    """Return the points that end the game; depends on the number of seats at the start (R31, Q15); none in
    solo."""
    return TARGETS.get(len(state.sheets))


def open_index(state: GameState, area: AreaId) -> int:
    """Return the place (0 to 2) of an area's highest open value; the third stays open (R27)."""
    rounds = {award.round for award in state.awards if award.area == area}  # R28: one a round
    lost = sum(struck.area == area for struck in state.strikes)
    return min(2, (0 if state.is_solo else len(rounds)) + lost)


def is_strike_due(state: GameState) -> bool:
    """Return whether, in solo, the roll's stroke fell in a box with the symbol and a value can be struck
    (R34, Q6)."""
    box, rest = divmod(state.round, STROKES_PER_BOX)
    return (
        state.is_solo
        and state.throw is not None
        and rest == 0
        and box in state.level.solo_boxes
        and not any(struck.round == state.round for struck in state.strikes)
        and bool(strikable(state))
    )


def strikable(state: GameState) -> tuple[AreaId, ...]:
    """Return the uncompleted areas with at least two open values (Q4)."""
    areas = (AreaId(index) for index in range(len(state.level.areas)))
    return tuple(area for area in areas if _why_not_strike(state, area) is None)


def refusal(state: GameState, seat: Seat, move: Move) -> Refusal | None:
    now = phase(state)
    if now is Phase.OVER:
        return Refusal("game_over", {})
    if seat not in _pending(state, now):
        return Refusal("not_pending", {"seat": seat})
    sheet = state.sheets[seat]
    match now, move:
        case Phase.START, Start():
            return why_not_start(state.level, move, stars_only=state.start_mode is StartMode.STARS)
        case Phase.STRIKE, Strike(area):
            return _why_not_strike(state, area)
        case Phase.PLACE, Placement() if state.throw is not None:
            return why_not(state.level, sheet, state.throw, move)
        case Phase.PLACE, Pass():  # Q3
            return None
    return Refusal("wrong_phase", {"phase": now})


def forced(state: GameState, seat: Seat) -> Move:
    """Return the forced move: start numbers on the stars in order, a strike of the emptiest area, otherwise a
    pass."""
    match phase(state):
        case Phase.START:
            return Start(state.level.stars)
        case Phase.STRIKE:
            sheet = state.sheets[seat]
            return Strike(max(strikable(state), key=lambda area: empty_fields(state.level, sheet, area)))
    return Pass()


def empty_fields(level: Level, sheet: Sheet, area: AreaId) -> int:
    """Return the number of empty fields in an area."""
    return sum(not sheet.numbers[place] for place in level.areas[area].fields)


def result(state: GameState) -> Result | None:
    """Return the result. It is checked only when a round closes, for all seats at once (Q7), or when everyone
    has left."""
    if state.throw is not None and not _is_deserted(state):
        return None
    if (reason := _reason(state)) is None:
        return None
    totals = tuple(points(state, seat) for seat in state.seats)
    return Result(totals, leaders(totals, state.gone), reason)  # R30, Q15


def _is_deserted(state: GameState) -> bool:
    return len(state.gone) == len(state.sheets)


@lru_cache(maxsize=64)
def _playable(text: str) -> Level:
    level = parse_level(text)
    if fault := next(faults(level), None):
        raise MalformedText(f"level {quote(level.name)}: {fault}")
    return level


def _reason(state: GameState) -> Reason | None:
    goal = target(state)
    if goal is not None and any(points(state, seat) >= goal for seat in state.seats):  # R29
        return Reason.TARGET
    if state.is_solo and state.round >= state.throws:  # R35, Q5
        return Reason.ROLLS
    present = [seat for seat in state.seats if seat not in state.gone]
    if present and not any(sheet.starts for sheet in state.sheets):
        return None
    if all(is_blocked(state.level, state.sheets[seat]) for seat in present):  # Q14
        return Reason.STALLED
    return None


def _why_not_strike(state: GameState, area: AreaId) -> Refusal | None:
    if not 0 <= area < len(state.level.areas):
        return Refusal("no_area", {"area": int(area)})
    key = state.level.areas[area].key
    if any(award.area == area for award in state.awards):  # Q4
        return Refusal("strike_completed", {"area": key})
    if open_index(state, area) == 2:  # R27
        return Refusal("strike_last_value", {"area": key})
    return None
