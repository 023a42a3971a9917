"""The measuring player makes legal moves."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.brikks.energy import Energy
from engine.brikks.moves import Bomb, Out
from engine.brikks.players import PLAYERS
from engine.brikks.view import view
from engine.game import Player, Seat
from tests.engine.brikks.fields import block, filled, new_game, play, roll, sheet_of, table

RANDOM: Player = PLAYERS["random"]


def test_the_same_chance_gives_the_same_move() -> None:
    state = play(new_game(), "move 1:white1=1,1", "move 0:red1=4,1", roll("blue1"), "move 0:keep")
    assert len({RANDOM(view(state, Seat(0)), Random(3)) for _ in range(5)}) == 1


def test_random_uses_energy_and_bombs_only_where_the_block_does_not_fit() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    sheet = sheet_of(filled(rows), energy=(8, 0))
    fits, buys = (view(table(sheet, thrown=thrown), Seat(0)) for thrown in ("white3", "white2"))
    poor = view(table(replace(sheet, energy=Energy(8, 8)), thrown="white2"), Seat(0))
    spent = replace(sheet, energy=Energy(8, 8), bombs_used=3)
    out = view(table(spent, thrown="white2"), Seat(0))
    for seed in range(5):
        assert RANDOM(fits, Random(seed)).block == block("white3")
        assert RANDOM(buys, Random(seed)).block != block("white2")
        assert RANDOM(poor, Random(seed)) == Bomb()
        assert RANDOM(out, Random(seed)) == Out(block("white2"))
