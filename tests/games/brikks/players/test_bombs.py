"""Computer players at tables: none throws bombs away, and the stronger one plays better by the bot's own review."""

from __future__ import annotations

from random import Random

import pytest

from bot.computers.self_play import play_on
from bot.games.brikks.players.players import PLAYERS
from bot.games.registry import strengths
from engine import brikks
from engine.brikks.moves import Bomb, Placement
from engine.brikks.state import new_header
from engine.brikks.view import view
from engine.game import Moved, Seat
from tests.games.brikks.players.test_strengths import field_of_rows, table

EARLY = 6
"""The rounds in which nearly every block still has a good place."""
TASKS = strengths("brikks")


@pytest.mark.parametrize(
    ("name", "seeds"), [("steady", 4), ("strong", 1), pytest.param("master", 3, marks=pytest.mark.slow)]
)
def test_at_a_table_nobody_bombs_in_the_first_rounds(name: str, seeds: int) -> None:
    for seed in range(seeds):
        seated = [PLAYERS[name], PLAYERS["steady"]]
        for event, state in play_on(brikks, new_header(2, {"level": "2"}), bytes([seed]), seated):
            if state.round > EARLY:
                break
            moves = dict(event.moves) if isinstance(event, Moved) else {}
            assert Bomb() not in moves.values(), f"seed {seed}, round {state.round}"


@pytest.mark.parametrize("name", [TASKS.strongest, TASKS.stand_in])
@pytest.mark.parametrize(
    ("rows", "thrown"),
    [([0b11, 0b11], "yellow3"), ([0b10011, 0b11011, 0b10000], "red3")],
)
def test_a_hint_and_a_stand_in_place_a_block_where_any_place_makes_a_hole(
    name: str, rows: list[int], thrown: str
) -> None:
    field = field_of_rows(rows)
    current = view(table(field, field, thrown=thrown, energy=(4, 2)), Seat(0))
    assert isinstance(PLAYERS[name](current, Random(1)), Placement)
