"""The state of a game of BRIKKS: what is due, what is legal, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.brikks.blocks import COLOURS, NUMBERS, Block, Colour, cost
from engine.brikks.energy import start_energy
from engine.brikks.field import COLUMNS, Cell
from engine.brikks.moves import (
    Bomb,
    ChooseLevel,
    Keep,
    Minis,
    Move,
    Out,
    Placement,
    Rethrow,
)
from engine.brikks.sheet import (
    LEVELS,
    Effects,
    Sheet,
    legal_placements,
    score,
    why_not,
    why_not_minis,
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

DICE = (len(COLOURS), len(NUMBERS))
MAX_SEATS = 4
SEATS = tuple(map(Seat, range(MAX_SEATS)))
OPTIONS = ("level", "variant", "rethrow", "energy", "throws")
"""What a header may set; `start` describes each."""
NORMAL_LEVEL = 2
"""The level of a seat that is not asked or does not answer: only circles of the block's colour count."""
OWN_LEVELS = "own"
YES, NO = "yes", "no"
MOST_THROWS = 60
"""No solo game lasts as long."""
STARTER = Seat(0)
"""The start player, who rolls first and chooses the last start block."""


class Phase(StrEnum):
    LEVEL = "level"
    START = "start"
    THROW = "throw"
    DECIDE = "decide"
    """The active seat keeps the throw or rolls again."""
    RESOLVE = "resolve"
    MINIS = "minis"
    OVER = "over"


class Variant(StrEnum):
    BASE = "base"
    """One to four seats; the most points win. One seat is the solo game."""
    DUEL = "duel"
    """Two seats; the one that lasts longer wins."""


class Reason(StrEnum):
    OUT = "out"
    """No seat can or will go on."""
    SURVIVED = "survived"
    """Duel: one seat can go on, the other cannot or has left."""
    THROWS = "throws"
    """Solo: the short game had all its throws."""
    ROWS = "rows"
    """Duel: neither seat can use the throw; the points of the rows decide."""


@dataclass(frozen=True, slots=True)
class GameState:
    variant: Variant
    sheets: tuple[Sheet, ...]
    has_rethrow: bool = True
    """Whether the active seat may roll again, once in a round."""
    round: int = 0
    """The number of rounds begun; a rethrow does not begin one."""
    active: Seat = STARTER
    """The seat that rolls in this round."""
    throw: Block | None = None
    """The thrown block; None while dice are due and before the first throw."""
    given_up: Block | None = None
    """The first throw of the open round, if the active seat rolled again."""
    is_kept: bool = False
    """Whether the active seat has kept the first throw."""
    brought: tuple[Effects | None, ...] = ()
    """The effects of each seat's block in the last closed round; None if it placed none."""
    owed: tuple[int, ...] = ()
    """Duel: how many minis each seat may send before the round ends; otherwise empty."""
    gone: frozenset[Seat] = frozenset()
    throws: int | None = None
    """Solo: the number of rounds in a short game; None for a game without an end of its own."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.sheets)]

    @property
    def is_duel(self) -> bool:
        return self.variant is Variant.DUEL


def new_header(seats: int, options: Mapping[str, str]) -> Header:
    """Return the header of a new game; in solo the first throw counts (facts 8.2)."""
    return Header("brikks", seats, {**options, "rethrow": NO} if seats == 1 else options)


def start(header: Header) -> GameState:
    """Return the state before the start blocks.

    Options: variant (base or duel); level (1 to 4 for all, one for each seat with commas, or own:
    every seat chooses); rethrow (yes, or no: then every first throw counts; older solo games lack this
    option, and there the player may roll again); energy (the number of seats with whose energy all begin,
    by default that of the game); throws (solo only: the number of rounds after which a short game ends, a
    variant that is not in the booklet).
    """
    refuse_unknown_options(header, OPTIONS)
    variant = header.options.get("variant", Variant.BASE)
    if variant not in list(Variant):
        raise MalformedText(f"header: variant {quote(variant)} is none of {', '.join(Variant)}")
    allowed = (2,) if variant == Variant.DUEL else range(1, MAX_SEATS + 1)
    if header.seats not in allowed:
        raise MalformedText(f"header: {header.seats} seats, not {allowed[0]} to {allowed[-1]}")
    levels = _levels(header.options.get("level", str(NORMAL_LEVEL)), header.seats)
    rethrow = header.options.get("rethrow", YES)
    if rethrow not in (YES, NO):
        raise MalformedText(f"header: rethrow {quote(rethrow)} is neither {YES} nor {NO}")
    filled = header.options.get("energy", str(header.seats))
    if filled not in map(str, range(1, MAX_SEATS + 1)):
        raise MalformedText(f"header: energy {quote(filled)} is not 1 to {MAX_SEATS}")
    energy = start_energy(int(filled))
    sheets = tuple(Sheet(energy, level=level) for level in levels)
    throws = throws_option(header, MOST_THROWS)
    return GameState(Variant(variant), sheets, has_rethrow=rethrow == YES, throws=throws)


def dice(state: GameState) -> tuple[int, ...]:
    return DICE if phase(state) is Phase.THROW else ()


def playing(state: GameState) -> tuple[Seat, ...]:
    """Return the seats that have neither dropped out nor left."""
    return tuple(s for s in state.seats if s not in state.gone and not state.sheets[s].is_out)


def pending(state: GameState) -> frozenset[Seat]:
    """Return the seats that owe a move: all choose levels and blocks at the same time, but start blocks in
    turn."""
    return _pending(state, phase(state))


def _pending(state: GameState, now: Phase) -> frozenset[Seat]:
    seats = playing(state)
    match now:
        case Phase.LEVEL | Phase.RESOLVE:
            return frozenset(seats)
        case Phase.START:
            # From the start player's right-hand neighbour around to the start player.
            return frozenset({max(seat for seat in seats if not state.sheets[seat].blocks)})
        case Phase.DECIDE:
            return frozenset({state.active})
        case Phase.MINIS:
            return frozenset(seat for seat in seats if state.owed[seat])
    return frozenset()


def phase(state: GameState) -> Phase:
    """Return what the game waits for."""
    seats = playing(state)
    if not seats or (state.is_duel and len(seats) == 1) or _has_all_throws(state):
        return Phase.OVER
    if not all(state.sheets[seat].level for seat in seats):
        return Phase.LEVEL
    if not all(state.sheets[seat].blocks for seat in seats):
        return Phase.START
    if any(state.owed):
        return Phase.MINIS
    if state.throw is None:
        return Phase.THROW
    # If the seat that rolled has left, its throw counts.
    is_open = state.has_rethrow and state.given_up is None and not state.is_kept
    return Phase.DECIDE if is_open and state.active in seats else Phase.RESOLVE


def points(state: GameState, seat: Seat) -> int:
    """Return the score so far; in the duel only rows count."""
    counted = score(state.sheets[seat])
    return sum(counted.rows) if state.is_duel else counted.total


def taken_colours(state: GameState) -> tuple[Colour, ...]:
    """Return the colours of the start blocks chosen so far."""
    return tuple(sheet.blocks[0].block.colour for sheet in state.sheets if sheet.blocks)


def opponent(seat: Seat) -> Seat:
    """Return the other seat of a duel."""
    return Seat(1 - seat)


def refusal(state: GameState, seat: Seat, move: Move) -> Refusal | None:
    now = phase(state)
    if now is Phase.OVER:
        return Refusal("game_over", {})
    if seat not in _pending(state, now):
        return Refusal("not_pending", {"seat": seat})
    match now, move:
        case Phase.LEVEL, ChooseLevel(level):
            return None if level in LEVELS else Refusal("no_level", {"level": level})
        case Phase.START, Placement():
            return why_not_start(taken_colours(state), move)
        case Phase.DECIDE, Keep() | Rethrow():
            return None
        case Phase.RESOLVE, Placement() | Bomb() | Out() if state.throw is not None:
            return why_not(state.sheets[seat], state.throw, move)
        case Phase.MINIS, Minis(cells):
            return why_not_minis(state.sheets[opponent(seat)].filled, state.owed[seat], cells)
    return Refusal("wrong_phase", {"phase": now})


def forced(state: GameState, seat: Seat) -> Move:
    """Return the least committing move: keeps the throw, and keeps the seat in the game at the least cost."""
    match phase(state):
        case Phase.LEVEL:
            return ChooseLevel(NORMAL_LEVEL)
        case Phase.START:
            colour = next(colour for colour in COLOURS if colour not in taken_colours(state))
            return Placement(Block(colour, 1), Cell(COLUMNS[0], 1))
        case Phase.DECIDE:
            return Keep()
        case Phase.MINIS:
            return Minis(())
    return _forced_resolution(state.sheets[seat], state.throw)


def _levels(text: str, seats: int) -> tuple[int, ...]:
    """Return the level of each seat; 0 if not yet chosen."""
    if text == OWN_LEVELS:
        return (0,) * seats
    words = text.split(",")
    if len(words) not in (1, seats) or not set(words) <= set(map(str, LEVELS)):
        choices = f"{', '.join(map(str, LEVELS))}, {OWN_LEVELS}"
        raise MalformedText(
            f"header: level {quote(text)} is none of {choices}, and not one of 1 to 4 for each seat"
        )
    return tuple(map(int, words)) if len(words) == seats else (int(text),) * seats


def _forced_resolution(sheet: Sheet, throw: Block | None) -> Move:
    if throw is None:
        raise ValueError("a seat that owes no move is not forced")
    placements = legal_placements(sheet, throw)
    cheapest = min(placements, key=lambda p: (cost(throw, p.block), p.at.row, p.at.column), default=None)
    if cheapest is not None:
        return cheapest
    return Bomb() if why_not(sheet, throw, Bomb()) is None else Out(throw)


def result(state: GameState) -> Result | None:
    """Return the result once all seats are out; in the duel, as soon as one is."""
    if phase(state) is not Phase.OVER:
        return None
    totals = tuple(points(state, seat) for seat in state.seats)
    if state.is_duel and (alone := playing(state)):
        return Result(totals, alone, Reason.SURVIVED)
    reason = Reason.ROWS if state.is_duel else Reason.THROWS if playing(state) else Reason.OUT
    return Result(totals, leaders(totals, state.gone), reason)


def _has_all_throws(state: GameState) -> bool:
    """Return whether the last round of a short game is closed; a rethrow does not begin one."""
    is_between = state.throw is None and state.given_up is None
    return state.throws is not None and is_between and state.round >= state.throws
