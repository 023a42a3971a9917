"""What each refusal says: its code has a sentence in every language, which names the values."""

from __future__ import annotations

from typing import Any

import pytest

from engine import brikks, brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.state import Struck
from engine.game import IllegalMove, Seat
from tests.engine.brikks import fields
from tests.engine.brikks.fields import BLOCKED, FREE, filled, sheet_of
from tests.engine.brilliant import states
from tests.engine.brilliant.states import ONES, PAIRS, earned, started
from tests.engine.playing import played

CHOOSING, NEW = fields.new_game(3, level="own"), fields.new_game()
LAST = fields.play(NEW, "move 1:white1=1,1")
BETWEEN = fields.table(FREE, FREE)
THROWN = fields.table(FREE, FREE, thrown="red2")
POOR = fields.table(sheet_of(bombs_used=3, energy=(4, 2)), thrown="white1")
LIDDED = sheet_of(filled(["X" * 10, "." * 10, "." * 10]))
OWING, SHUT = [
    fields.table(sheet, sheet, thrown="red2", duel=True, owed=(4, 0), is_kept=True)
    for sheet in (FREE, LIDDED)
]
OUT = fields.play(fields.table(BLOCKED, thrown="red2"), "move 0:out=red2")
BRIKKS = [
    (CHOOSING, "level=5 1:level=1 2:level=1", "level=5: no_level(level=5)"),
    (NEW, "move 1:white1=9,1", "seat 1 white1=9,1: off_field(cell=9,1)"),
    (NEW, "roll 1 1", "roll (1, 1): wrong_phase(phase=start)"),
    (NEW, "left 2", "left 2: not_pending(seat=2)"),
    (LAST, "white1=5,1", "white1=5,1: colour_taken(colour=white)"),
    (LAST, "red2=5,1", "red2=5,1: start_turned(block=red2, cell=5,1)"),
    (BETWEEN, "roll 1 5", "roll (1, 5): wrong_dice(values=(1, 5))"),
    (BETWEEN, "move 0:keep", "move: wrong_phase(phase=throw)"),
    (THROWN, "move 0:red2=5,1", "move: wrong_seats(seats=0, 1)"),
    (POOR, "bomb", "bomb: no_bomb()"),
    (POOR, "keep", "keep: wrong_phase(phase=resolve)"),
    (POOR, "out=white1", "out=white1: still_fits(block=white1)"),
    (POOR, "white4=5,1", "white4=5,1: energy_short(block=white4, cost=3, active=2)"),
    (POOR, "white1=1,1", "white1=1,1: cell_taken(cell=1,1, taken=1,1)"),
    (POOR, "white1=5,5", "white1=5,5: floating(cell=5,5)"),
    (SHUT, "minis=10,1", "minis=10,1: no_way(cell=10,1)"),
    (OWING, "minis=5,1/6,1", "minis=5,1/6,1: mini_touches(cell=6,1, other=5,1)"),
    (OWING, "minis=1,2/5,1/7,1/9,1/3,2", "minis=1,2/5,1/7,1/9,1/3,2: too_many_minis(count=5, owed=4)"),
    (OUT, "left 0", "left 0: game_over()"),
    (OUT, "move 0:bomb", "move: wrong_phase(phase=over)"),
]
FRESH = states.new_game(start="free")
STARS = "start=A1,A2,A3,A4,A5,A6"
ROLLED = states.play(started(), "roll 1 2")
STRIKES = (Struck(2, AreaId(1)), Struck(4, AreaId(1)))
STRIKING = states.play(started(seats=1, round=9, awards=earned(6), strikes=STRIKES), "roll 1 2")
WON = states.play(states.table(PAIRS, ONES, round=43), "roll 1 2", "move 0:B1=2")
BRILLIANT = [
    (FRESH, f"move 0:{STARS}", "move: wrong_seats(seats=0, 1)"),
    (FRESH, f"start=A1,A2 1:{STARS}", "start=A1,A2: start_count(count=2)"),
    (FRESH, f"start=A1,A2,A3,A4,A5,L9 1:{STARS}", "start=A1,A2,A3,A4,A5,L9: no_field(field=L9)"),
    (FRESH, "roll 1 2", "roll (1, 2): wrong_phase(phase=start)"),
    (FRESH, "left 2", "left 2: not_pending(seat=2)"),
    (started(), "roll 1 7", "roll (1, 7): wrong_dice(values=(1, 7))"),
    (started(), "move 0:pass", "move: wrong_phase(phase=throw)"),
    (ROLLED, "C1=2 1:pass", "C1=2: no_field(field=C1)"),
    (ROLLED, "A1=2 1:pass", "A1=2: field_taken(field=A1, holds=1)"),
    (ROLLED, "B1=5 1:pass", "B1=5: not_thrown(number=5, first=1, second=2)"),
    (ROLLED, "B5=2 1:pass", "B5=2: no_neighbour(field=B5, number=2, other=1)"),
    (STRIKING, "strike=1", "strike=1: strike_last_value(area=B)"),
    (STRIKING, "strike=5", "strike=5: strike_completed(area=F)"),
    (STRIKING, "strike=6", "strike=6: no_area(area=6)"),
    (STRIKING, "pass", "pass: wrong_phase(phase=strike)"),
    (WON, "left 0", "left 0: game_over()"),
]


@pytest.mark.parametrize(
    ("game", "state", "event", "told"),
    [(game, *one) for game, found in ((brikks, BRIKKS), (brilliant, BRILLIANT)) for one in found],
)
def test_a_refusal_names_what_it_is_about(game: Any, state: Any, event: str, told: str) -> None:
    """A move by itself is that of seat 0."""
    is_move = not event.startswith(("move", "roll", "left"))
    with pytest.raises(IllegalMove) as caught:
        played(game, state, [f"move 0:{event}" if is_move else event])
    assert str(caught.value) == (f"seat 0 {told}" if is_move else told)


@pytest.mark.parametrize(
    ("game", "state", "move", "told"),
    [
        (brikks, THROWN, "bomb", "not_pending(seat=7)"),
        (brilliant, ROLLED, "pass", "not_pending(seat=7)"),
        (brikks, OUT, "bomb", "game_over()"),
        (brilliant, WON, "pass", "game_over()"),
    ],
)
def test_a_move_of_somebody_who_is_not_asked_is_refused(game: Any, state: Any, move: str, told: str) -> None:
    assert str(game.refusal(state, Seat(7), game.parse_move(move))) == told
