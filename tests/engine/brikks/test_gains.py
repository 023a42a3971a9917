"""What a block brings: the same before it is placed and after, and equal to the difference in points."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import brikks
from engine.brikks.blocks import Block, Colour
from engine.brikks.energy import Energy
from engine.brikks.field import Cell
from engine.brikks.gains import Gain, expected_gain, last_gain
from engine.brikks.moves import Minis, Placement
from engine.brikks.notation import parse_block, parse_sheet
from engine.brikks.players import random_player
from engine.brikks.sheet import SPECIAL, Sheet, score
from engine.brikks.state import GameState, Phase, Variant, new_header
from engine.brikks.view import mini_places, view
from engine.game import Moved, Rolled, Seat

OWN = Seat(0)
T3 = (
    "2 12-0 2 0 yellow2=1,1/red3=3,1/green4=6,1/black3=9,1/black3=10,1/blue1=1,2/white1=5,2/white4=2,3/"
    "green1=4,3/yellow4=5,3/yellow3=8,3/black1=1,5/blue3=6,5/white4=9,5/green1=3,6 - 0 -"
)
START = Placement(Block(Colour.WHITE, 1), Cell(1, 1))


def resolving(sheet: Sheet, throw: str, variant: Variant = Variant.BASE) -> GameState:
    return GameState(variant, (sheet, sheet), round=9, throw=parse_block(throw), is_kept=True)


def placed(state: GameState, placement: Placement) -> GameState:
    moves = tuple((Seat(seat), placement) for seat in range(len(state.sheets)))
    return brikks.apply(state, Moved(moves))


def test_t3_two_rows_a_pink_x_and_energy() -> None:
    state = resolving(parse_sheet(T3), "red4")
    placement = Placement(Block(Colour.RED, 2), Cell(5, 5))
    # Row 5 had 9 crosses and row 6 had 8; the special track goes from 2 crosses to 4.
    expected = Gain((0, 0, 0, 0, 3, 8, 0, 0, 0, 0, 0), special=10 - 3, energy=0, minis=0)
    assert expected_gain(view(state, OWN), placement) == expected
    assert last_gain(view(placed(state, placement), OWN), OWN) == expected
    assert expected.points == 18


def test_in_a_duel_minis_are_earned_and_no_special_crosses() -> None:
    state = resolving(parse_sheet(T3), "red2", Variant.DUEL)
    placement = Placement(Block(Colour.RED, 2), Cell(5, 5))
    after = placed(state, placement)
    found = last_gain(view(after, OWN), OWN)
    assert found is not None
    assert (found.special, found.minis) == (0, 2)
    # Minis that arrive afterwards are nobody's gain.
    sent = brikks.apply(
        after, Moved(((Seat(0), Minis(mini_places(view(after, OWN), ())[:1])), (Seat(1), Minis(()))))
    )
    assert last_gain(view(sent, OWN), OWN) == found
    assert last_gain(view(sent, OWN), Seat(1)) == found


def test_crosses_beyond_the_end_of_the_track_bring_nothing() -> None:
    floor = tuple(Cell(c, r) for r in (1, 2) for c in range(4, 11) if c not in (5, 6))
    sheet = Sheet(Energy(28, 0), level=2, blocks=(START,), minis=floor, crosses=len(SPECIAL) - 1)
    state = resolving(sheet, "black1")
    full = replace(state, sheets=(sheet, sheet))
    placement = Placement(Block(Colour.BLACK, 1), Cell(5, 1))
    # Row 1 is full, and row 2 has 8 crosses.
    found = expected_gain(view(full, OWN), placement)
    assert found == Gain((4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), special=0, energy=0, minis=0)


def test_a_block_that_ends_the_track_brings_what_was_left_of_it_and_the_next_one_nothing() -> None:
    bars = tuple(
        Placement(Block(Colour.BLACK, 3), Cell(column, row)) for row in (1, 5) for column in range(1, 11)
    )
    # Four rows at once bring four crosses, and the energy has passed all eight pink ones.
    sheet = Sheet(Energy(28, 0), level=2, blocks=bars[:-1], crosses=12)
    after = placed(resolving(sheet, "black3"), bars[-1])
    found = last_gain(view(after, OWN), OWN)
    assert found is not None
    assert (found.special, after.sheets[OWN].crosses) == (75 - 64, 14)
    again = Placement(Block(Colour.WHITE, 1), Cell(1, 9))
    found = last_gain(view(placed(resolving(after.sheets[OWN], "white1"), again), OWN), OWN)
    assert found is not None
    assert found.special == 0


def test_a_bomb_and_a_start_block_bring_nothing() -> None:
    state = brikks.start(new_header(1, {}))
    assert last_gain(view(state, OWN), OWN) is None
    begun = brikks.apply(state, Moved(((OWN, START),)))
    assert last_gain(view(begun, OWN), OWN) is None
    assert expected_gain(view(begun, OWN), START) is None


@pytest.mark.parametrize(("variant", "seats"), [("base", 1), ("base", 3), ("duel", 2)])
def test_through_random_games_the_gain_is_the_difference_in_points(variant: str, seats: int) -> None:
    random, met = Random(seats), 0
    for _ in range(5):
        state = brikks.start(new_header(seats, {"variant": variant, "level": "1"}))
        while brikks.result(state) is None:
            if sizes := brikks.dice(state):
                state = brikks.apply(state, Rolled(tuple(random.randint(1, size) for size in sizes)))
            before, resolves = state, view(state, None).phase is Phase.RESOLVE
            moves = {seat: random_player(view(state, seat), random) for seat in sorted(brikks.pending(state))}
            state = brikks.apply(state, Moved(tuple(moves.items())))
            for seat, move in moves.items() if resolves else ():
                found = last_gain(view(state, None), seat)
                if not isinstance(move, Placement):
                    assert found is None
                    continue
                assert found is not None
                assert found == expected_gain(view(before, seat), move)
                old, new = score(before.sheets[seat]), score(state.sheets[seat])
                assert found.points == sum(new.rows) + new.special - sum(old.rows) - old.special
                assert found.energy == state.sheets[seat].energy.active - before.sheets[seat].energy.active
                met += 1
    assert met > 50
