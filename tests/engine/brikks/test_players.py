"""Computer players make legal and sensible moves."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games.arena import play as play_game
from engine import brikks
from engine.brikks.energy import Energy
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Out, Placement, Rethrow
from engine.brikks.players import PLAYERS, greedy_player
from engine.brikks.state import GameState
from engine.brikks.view import placements, view
from engine.game import Player, Seat, fold
from tests.engine.brikks.fields import NO_ROOM, block, filled, new_game, play, roll, sheet_of, table

RANDOM, GREEDY = PLAYERS["random"], PLAYERS["greedy"]


def answer(state: GameState, seat: int = 0) -> object:
    return greedy_player(view(state, Seat(seat)), Random(1))


def winners(players: list[Player], seed: int, **options: str) -> tuple[Seat, ...]:
    header = brikks.new_header(len(players), options)
    state = fold(brikks, header, play_game(brikks, header, bytes([seed]), players))
    result = brikks.result(state)
    assert result is not None
    return result.winners


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(seed: int) -> None:
    assert winners([RANDOM, GREEDY], seed) == (1,)
    assert winners([GREEDY, RANDOM], seed) == (0,)
    assert winners([GREEDY, RANDOM], seed, variant="duel") == (0,)


def test_the_same_chance_gives_the_same_move() -> None:
    state = play(new_game(), "move 1:white1=1,1", "move 0:red1=4,1", roll("blue1"), "move 0:keep")
    for player in PLAYERS.values():
        assert len({player(view(state, Seat(0)), Random(3)) for _ in range(5)}) == 1


def test_greedy_finishes_four_rows_at_once() -> None:
    ready = sheet_of(filled(["XXXXXXXXX."] * 4))
    state = table(ready, thrown="black3")
    assert brikks.format_move(answer(state)) == "black3=10,1"  # type: ignore[arg-type]


def test_greedy_makes_no_hole_where_it_need_not() -> None:
    state = table(sheet_of(filled(["XXXXXX...."]), energy=(4, 4)), thrown="black4")
    assert brikks.format_move(answer(state)) == "black4=7,1"  # type: ignore[arg-type]


def test_greedy_rethrows_what_it_cannot_use() -> None:
    rows = ["X" * 9 + ".", "X" * 9 + ".", "X" * 9 + ".", "X" * 9 + ".", *["X" * 10] * 7]
    ready = sheet_of(filled(rows), energy=(4, 4), bombs_used=3)
    assert answer(play(table(ready), roll("white1"))) == Rethrow()
    assert answer(play(table(ready), roll("black3"))) == Keep()


def test_greedy_drops_out_when_nothing_can_be_won() -> None:
    poor = sheet_of(NO_ROOM, energy=(4, 4))
    assert answer(table(poor, thrown="white1")) == Out(block("white1"))
    assert answer(table(poor, poor, thrown="white1", duel=True)) == Bomb()


def test_greedy_buys_a_place_before_it_is_out() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    rich = sheet_of(filled(rows), energy=(8, 0), bombs_used=3)
    move = answer(table(rich, thrown="white1"))
    assert isinstance(move, Placement)
    assert move in placements(view(table(rich, thrown="white1"), Seat(0)))


def test_greedy_sends_every_mini_it_may() -> None:
    ready = sheet_of(filled(["XXXXXXXXX."] * 4))
    state = play(table(ready, sheet_of(), thrown="black3", duel=True), "move 0:black3=10,1 1:black3=10,1")
    move = answer(state)
    assert isinstance(move, Minis)
    assert len(move.cells) == 4


def test_greedy_plays_at_the_normal_level() -> None:
    assert answer(new_game(level="own")) == ChooseLevel(2)


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
