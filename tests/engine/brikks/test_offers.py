"""What a view of BRIKKS offers, and to whom."""

from __future__ import annotations

import pytest

from engine.brikks.field import Cell
from engine.brikks.moves import Placement
from engine.brikks.state import GameState
from engine.brikks.view import (
    blocks,
    may_bomb,
    may_drop_out,
    mini_places,
    outcome,
    placements,
    places,
    starts,
    view,
)
from engine.game import Seat
from tests.engine.brikks.fields import FREE, block, filled, four, new_game, play, roll, sheet_of, table

RESOLVING = {"block", "place", "placement", "outcome", "bomb"}
"""What the answer to a throw is chosen from, while there is room for a block."""
OWING = play(
    table(sheet_of(filled(["XXXXXXXXX."] * 4)), FREE, thrown="black3", duel=True),
    "move 0:black3=10,1 1:black3=10,1",
)
"""Seat 0 may send four minis, seat 1 none."""


def offers(state: GameState, seat: Seat | None) -> set[str]:
    """What a seat, or a spectator, is offered in this state."""
    shown, move = view(state, seat), Placement(block("black3"), Cell(10, 1))
    found = {
        "start": starts(shown),
        "block": blocks(shown),
        "place": places(shown, move.block),
        "placement": placements(shown),
        "outcome": outcome(shown, move),
        "bomb": may_bomb(shown),
        "out": may_drop_out(shown, move.block),
        "mini": mini_places(shown, ()),
    }
    return {name for name, offered in found.items() if offered}


@pytest.mark.parametrize(
    ("state", "offered", "others"),
    [
        pytest.param(new_game(), {1: {"start"}}, {0}, id="start"),
        pytest.param(play(four(), roll("black3")), {0: {"place"}}, {1, 2, 3}, id="decision"),
        pytest.param(
            table(FREE, FREE, FREE, thrown="black3", gone=frozenset({Seat(2)})),
            {0: RESOLVING, 1: RESOLVING},
            {2},
            id="resolution",
        ),
        pytest.param(OWING, {0: {"mini"}}, {1}, id="minis"),
    ],
)
def test_only_who_is_asked_is_offered_anything(
    state: GameState, offered: dict[int, set[str]], others: set[int]
) -> None:
    assert {seat: offers(state, Seat(seat)) for seat in offered} == offered
    for seat in (*map(Seat, others), None):
        assert offers(state, seat) == set()
